/** A visitor's requests: a correction of values, or a deletion. */
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { kinds } from '../../authorizations/kinds.ts'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { type KeptData, visitorRights } from './visitorRights.contract.ts'
import { ownDataTexts, visitorFieldTexts } from './visitorRights.messages.ts'
import { mostSaid, wantedFields } from './visitorRights.rules.ts'

interface AskCorrectionProps {
  link: string
  kept: KeptData
  onClose: () => void
}

export function AskCorrection({ link, kept, onClose }: AskCorrectionProps) {
  const { ask: text } = useText(ownDataTexts)
  const fields = useText(visitorFieldTexts)
  const asking = useCallForm(visitorRights.ask, {
    initial: {
      kind: 'correction' as const,
      link,
      id: newId(),
      name: '',
      last_name: '',
      id_document: '',
      vehicle_plate: '',
      said: '',
    },
    done: () => {
      toastSuccess(text.sent)
      onClose()
    },
  })
  return (
    <FormDialog of={asking} title={text.correct_title} submit={text.send} onClose={onClose}>
      <p>{text.correct_help}</p>
      {wantedFields
        .filter((field) => field in kinds[kept.auth_type].fields)
        .map((field) => {
          const now = kept[field === 'id_document' ? 'document' : field]
          return (
            <TextInput
              key={field}
              label={fields[field]}
              description={now ? text.now(now) : undefined}
              autoComplete="off"
              {...asking.form.getInputProps(field)}
            />
          )
        })}
      <Textarea label={text.said} rows={2} maxLength={mostSaid} {...asking.form.getInputProps('said')} />
    </FormDialog>
  )
}

export function AskDeletion({ link, onClose }: Omit<AskCorrectionProps, 'kept'>) {
  const { ask: text, delete: confirm } = useText(ownDataTexts)
  const act = useAct(visitorRights.ask)
  const [id] = useState(newId)
  const [said, setSaid] = useState('')
  return (
    <ConfirmDialog
      title={text.delete_title}
      confirm={confirm}
      pending={act.pending}
      fields={
        <Textarea
          label={text.said}
          rows={2}
          maxLength={mostSaid}
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
        />
      }
      onConfirm={() =>
        act.run({ kind: 'deletion', link, id, said }, { done: text.sent, failed: text.failed }, { ended: onClose })
      }
      onClose={onClose}
    >
      <p>{text.delete_text}</p>
    </ConfirmDialog>
  )
}
