/** A follow-up of the administration, which may close the incident or reopen it. */
import { Textarea } from '@mantine/core'
import { newId } from '../shared/ids.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { incidents, type WholeIncident } from './incidents.contract.ts'
import { incidentMessages } from './incidents.messages.ts'
import { mostText } from './incidents.rules.ts'

export type NoteFor = 'note' | 'closed' | 'open'

interface NoteDialogProps {
  incident: Pick<WholeIncident, 'id' | 'condominium'>
  about: NoteFor
  onClose: () => void
}

export function NoteDialog({ incident, about, onClose }: NoteDialogProps) {
  const { one: text } = useText(incidentMessages)
  const words = {
    note: { act: text.add, label: text.said, done: text.added },
    closed: { act: text.close, label: text.why_close, done: text.closed },
    open: { act: text.reopen, label: text.why_reopen, done: text.reopened },
  }[about]
  const saving = useCallForm(incidents.note, {
    initial: { id: newId(), said: '' },
    input: ({ id, said }) => ({
      condominium_id: incident.condominium.id,
      incident_id: incident.id,
      id,
      said,
      state: about === 'note' ? null : about,
    }),
    done: () => {
      toastSuccess(words.done)
      onClose()
    },
  })
  return (
    <FormDialog
      of={saving}
      title={words.act}
      submit={words.act}
      note={<p className="garita-second">{text.keeps}</p>}
      onClose={onClose}
    >
      <Textarea label={words.label} withAsterisk rows={4} maxLength={mostText} {...saving.form.getInputProps('said')} />
    </FormDialog>
  )
}
