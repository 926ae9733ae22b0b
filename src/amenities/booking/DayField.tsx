/** Chooses a day in the month calendar; shows the chosen day, or why a day is not available. */
import { Input, Text } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { dayAfter, wallClock } from '../../shared/time.ts'
import { daysOf, longDay, monthAfter, monthOf, weeksAhead } from '../../shared/wallDays.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { readersZone } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { type DayShape, MonthCalendar } from '../../web/pieces/calendar/MonthCalendar.tsx'
import { amenities } from '../amenities.contract.ts'
import { amenityRefusals } from '../amenities.refusals.ts'
import { type DayState, dayState, fullProblem } from '../bookingRules/amenities.rules.ts'
import { bookingMessages } from './booking.messages.ts'
import { capital } from './ruleLines.ts'
import type { useBookingChoices } from './useBookingChoices.web.ts'

const circle = 'M11 6A5 5 0 1 1 1 6A5 5 0 1 1 11 6Z'

/** Each state has its own shape: an empty circle, a half-filled one, a cross, a tick, a dash. */
const shapes: Partial<Record<DayState, DayShape>> = {
  free: { tone: 'good', path: circle, open: true },
  partly: { tone: 'wait', path: circle, filled: 'M6 1A5 5 0 0 1 6 11Z', open: true },
  full: { tone: 'bad', path: 'M2 2L10 10M10 2L2 10' },
  week_used: { tone: 'idle', path: 'M2 6L5 9L10 3' },
  closed: { tone: 'idle', path: 'M2 6H10' },
}

interface DayFieldProps {
  choices: ReturnType<typeof useBookingChoices>
  chosen: string
  guest_count: number
  error?: React.ReactNode
}

export function DayField({ choices, chosen, guest_count, error }: DayFieldProps) {
  const { form: text, month: words } = useText(bookingMessages)
  const refusals = useText(amenityRefusals)
  const { language } = useLanguage()
  const named = useId()
  const [pressedDay, setPressedDay] = useState('')
  const { month, turn, shown, chooseDay } = choices
  const known = shown.data
  const now = useServerNow()
  const today = known && wallClock(Date.parse(known.now), known.time_zone).day
  const from = today ?? wallClock(now, readersZone()).day
  const next = monthAfter(month, 1)
  // At the end of a month the beginning of the next is also shown.
  const both = weeksAhead(month, from)
    .flat()
    .some((day) => day !== null && monthOf(day) === next)
  const after = useRead(amenities.availability, { ...choices.asked, month: next }, { enabled: both }).data
  const knownOf = (day: string) => (monthOf(day) === month ? known : after)
  const states = useMemo(() => {
    if (!known) return undefined
    const stated = (of: string, by: typeof known) =>
      daysOf(of).map((day) => [day, dayState(day, guest_count, by)] as const)
    return new Map([...stated(month, known), ...(both && after ? stated(next, after) : [])])
  }, [known, after, both, month, next, guest_count])
  const pressed = knownOf(pressedDay)
  const reason = pressed && states?.has(pressedDay) ? fullProblem(pressedDay, guest_count, pressed) : null

  function choose(day: string): void {
    setPressedDay(day)
    const state = states?.get(day)
    if (state === 'free' || state === 'partly') chooseDay(day, knownOf(day))
  }

  const failed = failureOf(shown)
  if (failed) return <Failed title={words.failed} {...failed} />
  return (
    <Input.Wrapper label={text.date} labelElement="div" labelProps={{ id: named }} withAsterisk error={error}>
      <MonthCalendar
        month={month}
        states={states}
        chosen={chosen}
        today={today}
        from={from}
        last={today && known && dayAfter(today, known.amenity.days_ahead)}
        onPress={choose}
        onTurn={turn}
        words={words}
        shapes={shapes}
        first={today}
        data-path="reservation_date"
      />
      <Text mih="1.5rem" role="status">
        {reason ? (
          <span>{text.day_refused(capital(longDay(pressedDay, language)), refusals[reason])}</span>
        ) : chosen ? (
          <strong>{capital(longDay(chosen, language))}</strong>
        ) : null}
      </Text>
    </Input.Wrapper>
  )
}
