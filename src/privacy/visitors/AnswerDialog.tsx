/** Carries out a visitor's request, or refuses it with a reason that they read. */
import { Textarea } from '@mantine/core'
import { useAct } from '../../web/calls/act.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { type VisitorRequest, visitorRights } from './visitorRights.contract.ts'
import { visitorDeskTexts } from './visitorRights.messages.ts'
import { mostSaid } from './visitorRights.rules.ts'

interface AnswerDialogProps {
  request: VisitorRequest
  applies: boolean
  onClose: () => void
}

export function AnswerDialog({ applies, ...dialog }: AnswerDialogProps) {
  return applies ? <Apply {...dialog} /> : <Refuse {...dialog} />
}

const named = ({ id, condominium }: VisitorRequest) => ({ id, condominium_id: condominium.id })

function Apply({ request, onClose }: Omit<AnswerDialogProps, 'applies'>) {
  const text = useText(visitorDeskTexts)
  const act = useAct(visitorRights.answer)
  const correction = request.kind === 'correction'
  return (
    <ConfirmDialog
      title={correction ? text.correct_title : text.delete_title}
      confirm={correction ? text.correct : text.delete}
      danger={!correction}
      pending={act.pending}
      onConfirm={() =>
        act.run(
          { ...named(request), applies: true },
          { done: correction ? text.done_correction : text.done_deletion, failed: text.answer_failed },
          { ended: onClose },
        )
      }
      onClose={onClose}
    >
      <p>{correction ? text.correct_text : text.delete_text}</p>
      <p>{text.forwarded}</p>
    </ConfirmDialog>
  )
}

function Refuse({ request, onClose }: Omit<AnswerDialogProps, 'applies'>) {
  const text = useText(visitorDeskTexts)
  const saving = useCallForm(visitorRights.answer, {
    initial: { ...named(request), applies: false, reason: '' },
    done: () => {
      toastSuccess(text.done_refused)
      onClose()
    },
  })
  return (
    <FormDialog against of={saving} title={text.refuse_title} submit={text.refuse} onClose={onClose}>
      <Textarea label={text.why} withAsterisk rows={3} maxLength={mostSaid} {...saving.form.getInputProps('reason')} />
    </FormDialog>
  )
}
