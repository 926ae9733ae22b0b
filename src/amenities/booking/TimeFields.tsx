/** Start and end time. Offers only free times, plus the chosen one. */
import { Select } from '@mantine/core'
import { Note } from '../../web/cards/Note.tsx'
import { Row } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { amenityRefusals } from '../amenities.refusals.ts'
import { minutesOf, type WishProblem } from '../rules/amenities.rules.ts'
import { bookingMessages, ruleTexts } from './booking.messages.ts'
import { useReservationText } from './reservationText.tsx'
import { lengthOf } from './ruleLines.ts'
import type { useBookingChoices } from './useBookingChoices.web.ts'
import type { useBookingForm } from './useBookingForm.web.ts'

interface TimeFieldsProps {
  form: ReturnType<typeof useBookingForm>['form']
  choices: ReturnType<typeof useBookingChoices>
  /** An error about the hours, unless it is shown elsewhere. */
  problem: WishProblem | null
}

const dayMinutes = 24 * 60

export function TimeFields({ form, choices, problem }: TimeFieldsProps) {
  const { form: text } = useText(bookingMessages)
  const refusals = useText(amenityRefusals)
  const lengths = useText(ruleTexts)
  const { end: endText } = useReservationText()
  const { start_time, end_time, reservation_date } = form.values
  const { starts, ends, chooseStart, known } = choices

  const offered = (times: readonly string[], chosen: string, label: (time: string) => string) => [
    // Keep showing the chosen time when it is no longer free.
    ...(chosen && known && !times.includes(chosen) ? [{ value: chosen, label: text.taken(chosen) }] : []),
    ...times.map((value) => ({ value, label: label(value) })),
  ]
  const untilText = (endTime: string) => {
    const stay = (minutesOf(endTime) - minutesOf(start_time) + dayMinutes) % dayMinutes || dayMinutes
    return `${endText({ start_time, end_time: endTime })} · ${lengthOf(stay, lengths)}`
  }

  return (
    <>
      <Row>
        <Select
          {...form.getInputProps('start_time')}
          label={text.start}
          withAsterisk
          placeholder={reservation_date ? text.choose : text.day_first}
          disabled={!reservation_date}
          allowDeselect={false}
          data={offered(starts, start_time, (time) => time)}
          value={start_time || null}
          onChange={(chosen) => chosen && chooseStart(chosen)}
        />
        <Select
          {...form.getInputProps('end_time')}
          label={text.end}
          withAsterisk
          placeholder={start_time ? text.choose : text.start_first}
          disabled={!start_time}
          allowDeselect={false}
          data={offered(ends, end_time, untilText)}
          value={end_time || null}
          onChange={(chosen) => chosen && form.setFieldValue('end_time', chosen)}
        />
      </Row>
      {problem ? <Note tone="bad">{refusals[problem]}</Note> : null}
    </>
  )
}
