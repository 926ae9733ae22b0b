import { Textarea } from '@mantine/core'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { type Alarm, alarms } from './alarms.contract.ts'
import { alarmTexts } from './alarms.messages.ts'
import { mostNote } from './alarms.rules.ts'

export function EndAlarm({ alarm, onClose }: { alarm: Alarm; onClose: () => void }) {
  const text = useText(alarmTexts)
  const ending = useCallForm(alarms.end, {
    initial: { note: '' },
    input: ({ note }) => ({ condominium_id: alarm.condominium.id, id: alarm.id, note }),
    done: () => {
      toastSuccess(text.ended)
      onClose()
    },
  })
  return (
    <FormDialog of={ending} title={text.end_title} submit={text.end} onClose={onClose}>
      <Textarea label={text.what} withAsterisk rows={3} maxLength={mostNote} {...ending.form.getInputProps('note')} />
    </FormDialog>
  )
}
