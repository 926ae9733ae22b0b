import { ActionIcon, Group, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../../web/language/language.tsx'
import type { DayState } from '../bookingRules/amenities.rules.ts'
import {
  dayByKey,
  longDay,
  monthAfter,
  monthNames,
  monthOf,
  monthShort,
  weekdayNames,
  weeksAhead,
} from '../bookingRules/wallDays.ts'
import { bookingMessages } from './booking.messages.ts'
import styles from './MonthCalendar.module.css'

export interface MonthCalendarProps {
  month: string
  /** Undefined while the states are loading. */
  states: ReadonlyMap<string, DayState> | undefined
  chosen: string
  today: string | undefined
  /** The calendar begins with this day. */
  from: string
  /** The last day that can be booked. */
  last: string | undefined
  /** Called for any pressed day, also an unavailable one. */
  onPress: (day: string) => void
  onTurn: (month: string) => void
  'data-path': string
}

export function MonthCalendar({
  month,
  states,
  chosen,
  today,
  from,
  last,
  onPress,
  onTurn,
  ...rest
}: MonthCalendarProps) {
  const { month: text } = useText(bookingMessages)
  const { language } = useLanguage()
  const named = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [focusedDay, setFocusedDay] = useState('')
  const walking = useRef(false)
  const weeks = weeksAhead(month, from)
  const days = weeks.flat().filter((day) => day !== null)
  const shown = shapedStates.filter((state) => days.some((day) => states?.get(day) === state))
  // One day is reachable with Tab, the others with the arrow keys.
  const reached =
    [focusedDay, chosen].find((day) => days.includes(day)) ??
    days.find((day) => states?.get(day) === 'free' || states?.get(day) === 'partly') ??
    days[0]
  const within = (one: string) => (!today || one >= monthOf(today)) && (!last || one <= monthOf(last))

  useEffect(() => {
    if (!walking.current) return
    walking.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus()
  }, [focusedDay])

  function walk(event: React.KeyboardEvent, day: string): void {
    const next = dayByKey(day, event.key)
    if (!next) return
    event.preventDefault()
    const isShown = days.includes(next)
    if (!within(monthOf(next)) || (monthOf(next) === month && !isShown)) return
    walking.current = true
    setFocusedDay(next)
    if (!isShown) onTurn(monthOf(next))
  }

  const names = weekdayNames(language, 'long')
  return (
    <div className={styles.month}>
      <Group wrap="nowrap" justify="space-between" ta="center">
        <ActionIcon
          aria-label={text.before}
          disabled={!within(monthAfter(month, -1))}
          onClick={() => onTurn(monthAfter(month, -1))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <strong id={named} aria-live="polite" data-capital>
          {monthNames(month, monthOf(days.at(-1) ?? month), language)}
        </strong>
        <ActionIcon
          aria-label={text.after}
          disabled={!within(monthAfter(month, 1))}
          onClick={() => onTurn(monthAfter(month, 1))}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that arrow keys walk through is a grid. */}
      <table ref={grid} role="grid" aria-labelledby={named} aria-describedby={`${named}-keys`} aria-busy={!states}>
        <thead>
          <tr>
            {weekdayNames(language, 'short').map((name, at) => (
              <th key={name} scope="col" abbr={names[at]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no other name than its place.
                  <td key={at} />
                ) : (
                  <td key={day}>
                    <UnstyledButton
                      className={styles.day}
                      data-day={day}
                      {...(day === reached ? rest : {})}
                      tabIndex={day === reached ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={day === chosen}
                      data-state={states?.get(day)}
                      onKeyDown={(event) => walk(event, day)}
                      onClick={() => {
                        setFocusedDay(day)
                        onPress(day)
                      }}
                    >
                      <span className="garita-hidden">{labelOf(day)}</span>
                      <span aria-hidden="true">
                        {Number(day.slice(8))}
                        {day.endsWith('-01') && monthOf(day) !== month ? ` ${monthShort(day, language)}` : null}
                      </span>
                      <Sign state={states?.get(day)} />
                    </UnstyledButton>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Group
        component="ul"
        gap="0.25rem 1rem"
        p={0}
        fz="sm"
        c="dimmed"
        className={styles.legend}
        aria-label={text.legend}
      >
        {shown.map((state) => (
          <Group component="li" gap="0.375rem" key={state}>
            <DayShape state={state} />
            {text.states[state]}
          </Group>
        ))}
      </Group>
      <p id={`${named}-keys`} className="garita-hidden">
        {text.keys}
      </p>
    </div>
  )

  function labelOf(day: string): string {
    const state = states?.get(day)
    return [
      longDay(day, language),
      ...(day === today ? [text.today] : []),
      ...(state ? [text.states[state]] : []),
    ].join(', ')
  }
}

function Sign({ state }: { state: DayState | undefined }) {
  const { month: text } = useText(bookingMessages)
  return (
    <span className={styles.sign} aria-hidden="true">
      <DayShape state={state} />
      {shapedStates.some((one) => one === state) && state ? <span>{text.states[state]}</span> : null}
    </span>
  )
}

const shapes = {
  free: { tone: 'good', path: 'M11 6A5 5 0 1 1 1 6A5 5 0 1 1 11 6Z' },
  partly: { tone: 'wait', path: 'M11 6A5 5 0 1 1 1 6A5 5 0 1 1 11 6Z' },
  full: { tone: 'bad', path: 'M2 2L10 10M10 2L2 10' },
  week_used: { tone: 'idle', path: 'M2 6L5 9L10 3' },
  closed: { tone: 'idle', path: 'M2 6H10' },
} as const

type ShapedState = keyof typeof shapes
/** Each state also has a shape: an empty circle, a half-filled one, a cross, a tick, a dash. */
const shapedStates: readonly ShapedState[] = ['free', 'partly', 'full', 'week_used', 'closed']

function DayShape({ state }: { state: DayState | undefined }) {
  const shape = shapedStates.find((one) => one === state)
  return (
    <svg className={styles.shape} data-tone={shape && shapes[shape].tone} viewBox="0 0 12 12" aria-hidden="true">
      {shape ? <path d={shapes[shape].path} /> : null}
      {shape === 'partly' ? <path d="M6 1A5 5 0 0 1 6 11Z" fill="currentColor" /> : null}
    </svg>
  )
}
