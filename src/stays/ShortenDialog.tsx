import { SimpleGrid, TextInput } from '@mantine/core'
import { wallClock } from '../shared/time.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { type ShortStay, stays } from './stays.contract.ts'
import { stayMessages } from './stays.messages.ts'
import { departureDay } from './stays.rules.ts'

/** `9:05` and `09:05` are the same; a field of a browser takes the second. */
const hourOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function ShortenDialog({ stay, onClose }: { stay: ShortStay; onClose: () => void }) {
  const text = useText(stayMessages)
  const saving = useCallForm(stays.shorten, {
    initial: {
      ...{ condominium_id: stay.condominium_id, id: stay.id, last_day: departureDay(stay) },
      last_hour: hourOf(wallClock(Date.parse(stay.ends_at), stay.time_zone).minutes),
    },
    about: stay.id,
    done: () => {
      toastSuccess(text.shortened)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.shorten_title} submit={text.shorten} onClose={onClose}>
      <p>{text.shorten_text}</p>
      <SimpleGrid cols={2}>
        <TextInput
          type="date"
          label={text.form.last_day}
          max={departureDay(stay)}
          {...saving.form.getInputProps('last_day')}
        />
        <TextInput type="time" label={text.form.last_hour} {...saving.form.getInputProps('last_hour')} />
      </SimpleGrid>
    </FormDialog>
  )
}
