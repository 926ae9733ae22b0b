import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import {
  dayByKey,
  longDay,
  monthAfter,
  monthNames,
  monthOf,
  monthShort,
  weekdayNames,
  weeksAhead,
} from '../../../shared/wallDays.ts'
import { useLanguage } from '../../language/language.tsx'
import styles from './MonthCalendar.module.css'

export interface DayShape {
  /** Each state has a shape beside its color. */
  tone: 'good' | 'wait' | 'bad' | 'idle' | 'info'
  path: string
  /** Fills this part of the shape. */
  filled?: string
  /** A day in this state can be chosen. */
  open?: boolean
}

interface CalendarWords {
  before: string
  after: string
  today: string
  legend: string
  keys: string
}

export interface MonthCalendarProps<State extends string> {
  month: string
  /** Undefined while the states are loading. */
  states: ReadonlyMap<string, State> | undefined
  chosen: string
  today: string | undefined
  words: CalendarWords & { states: Readonly<Record<State, string>> }
  /** A state without a shape is said, but not drawn. */
  shapes: Readonly<Partial<Record<State, DayShape>>>
  /** The calendar turns back to the month of this day. */
  first?: string | undefined
  /** The calendar begins with this day. */
  from: string
  /** The last day that can be booked. */
  last: string | undefined
  /** Called for any pressed day, also an unavailable one. */
  onPress: (day: string) => void
  onTurn: (month: string) => void
  'data-path'?: string
}

export function MonthCalendar<State extends string>({
  month,
  states,
  chosen,
  today,
  words: text,
  shapes,
  first,
  from,
  last,
  onPress,
  onTurn,
  ...rest
}: MonthCalendarProps<State>) {
  const { language } = useLanguage()
  const named = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [focusedDay, setFocusedDay] = useState('')
  const walking = useRef(false)
  const weeks = weeksAhead(month, from)
  const days = weeks.flat().filter((day) => day !== null)
  const shapeOf = (day: string) => {
    const state = states?.get(day)
    return state && shapes[state]
  }
  const shown = Object.keys(shapes).filter((state): state is State => days.some((day) => states?.get(day) === state))
  // One day is reachable with Tab, the others with the arrow keys.
  const reached =
    [focusedDay, chosen].find((day) => days.includes(day)) ?? days.find((day) => shapeOf(day)?.open) ?? days[0]
  const within = (one: string) => (!first || one >= monthOf(first)) && (!last || one <= monthOf(last))

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
        <Text
          component="strong"
          inherit
          id={named}
          fz="min(var(--mantine-font-size-md), 5.5vw)"
          aria-live="polite"
          data-capital
        >
          {monthNames(month, monthOf(days.at(-1) ?? month), language)}
        </Text>
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
                      data-hovers
                      data-day={day}
                      {...(day === reached ? rest : {})}
                      tabIndex={day === reached ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={day === chosen}
                      data-state={states?.get(day)}
                      data-open={shapeOf(day)?.open}
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
                      <Group
                        component="span"
                        className={styles.sign}
                        gap="0.25rem"
                        wrap="nowrap"
                        mih="min(0.75rem, 3.5vw)"
                        fz="min(var(--mantine-font-size-xs), 3.7vw)"
                        fw={400}
                        aria-hidden="true"
                      >
                        <Shape of={shapeOf(day)} />
                        {shapeOf(day) ? <span>{wordOf(day)}</span> : null}
                      </Group>
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
            <Shape of={shapes[state]} />
            {text.states[state]}
          </Group>
        ))}
      </Group>
      <p id={`${named}-keys`} className="garita-hidden">
        {text.keys}
      </p>
    </div>
  )

  function wordOf(day: string): string | undefined {
    const state = states?.get(day)
    return state && text.states[state]
  }

  function labelOf(day: string): string {
    const word = wordOf(day)
    return [longDay(day, language), ...(day === today ? [text.today] : []), ...(word ? [word] : [])].join(', ')
  }
}

const shapeSize = 'min(0.75rem, 3.5vw)'

function Shape({ of: shape }: { of: DayShape | undefined }) {
  return (
    <svg
      data-tone={shape?.tone}
      viewBox="0 0 12 12"
      width={shapeSize}
      height={shapeSize}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      color="var(--tone, currentColor)"
      aria-hidden="true"
    >
      {shape ? <path d={shape.path} /> : null}
      {shape?.filled ? <path d={shape.filled} fill="currentColor" /> : null}
    </svg>
  )
}
