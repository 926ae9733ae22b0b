/** Offers only free times, plus the chosen one: the start as buttons, the end as a list. */
import { Checkbox, Input, Select } from '@mantine/core'
import { useId, useState } from 'react'
import { Note } from '../../web/cards/Note.tsx'
import styles from '../../web/form/fields/tiles.module.css'
import { useText } from '../../web/language/language.tsx'
import { amenityRefusals } from '../amenities.refusals.ts'
import { minutesOf, type WishProblem, wholeHours } from '../bookingRules/amenities.rules.ts'
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

  const untilText = (endTime: string) => {
    const stay = (minutesOf(endTime) - minutesOf(start_time) + dayMinutes) % dayMinutes || dayMinutes
    return `${endText({ start_time, end_time: endTime })} · ${lengthOf(stay, lengths)}`
  }

  const offeredEnds = [
    // The chosen time stays in the list when it is no longer free.
    ...(end_time && known && !ends.includes(end_time) ? [{ value: end_time, label: text.taken(end_time) }] : []),
    ...ends.map((value) => ({ value, label: untilText(value) })),
  ]

  return (
    <>
      <StartField
        chosen={start_time}
        starts={starts}
        taken={start_time !== '' && known !== undefined && !starts.includes(start_time)}
        hint={reservation_date ? null : text.day_first}
        error={form.errors.start_time}
        onChoose={chooseStart}
      />
      <Select
        {...form.getInputProps('end_time')}
        label={text.end}
        withAsterisk
        placeholder={start_time ? text.choose : text.start_first}
        disabled={!start_time}
        allowDeselect={false}
        data={offeredEnds}
        value={end_time || null}
        onChange={(chosen) => chosen && form.setFieldValue('end_time', chosen)}
      />
      {problem ? <Note tone="bad">{refusals[problem]}</Note> : null}
    </>
  )
}

interface StartFieldProps {
  chosen: string
  starts: readonly string[]
  /** The chosen time is no longer free. */
  taken: boolean
  /** This hint is shown in place of the times. */
  hint: string | null
  error: React.ReactNode
  onChoose: (start: string) => void
}

/** Whole hours as buttons; half hours on request, because a day has twice as many. */
function StartField({ chosen, starts, taken, hint, error, onChoose }: StartFieldProps) {
  const { form: text } = useText(bookingMessages)
  const named = useId()
  const whole = wholeHours(starts)
  const [asked, setAsked] = useState(false)
  const halves = asked || (!taken && chosen !== '' && !whole.includes(chosen))
  const shown = [...(taken ? [chosen] : []), ...(halves ? starts : whole)]
  const reached = shown.includes(chosen) ? chosen : shown[0]
  return (
    <Input.Wrapper label={text.start} labelElement="div" labelProps={{ id: named }} withAsterisk error={error}>
      {hint ? <p className="garita-second">{hint}</p> : null}
      <div className={`${styles.tiles} ${styles.times}`} role="radiogroup" aria-labelledby={named}>
        {shown.map((time) => (
          <label data-hovers key={time}>
            <input
              data-cover
              type="radio"
              name={named}
              {...(time === reached ? { 'data-path': 'start_time' } : {})}
              checked={time === chosen}
              onChange={() => onChoose(time)}
            />
            <span>{taken && time === chosen ? text.taken(time) : time}</span>
          </label>
        ))}
      </div>
      {whole.length < starts.length ? (
        <Checkbox
          mt="xs"
          label={text.halves}
          checked={halves}
          onChange={(event) => setAsked(event.currentTarget.checked)}
        />
      ) : null}
    </Input.Wrapper>
  )
}
