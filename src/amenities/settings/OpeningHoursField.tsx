/** Opening hours per weekday: closed, or from one half hour to another, possibly past midnight. */
import { Button, Checkbox, Group, Input, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconArrowsDown, IconChevronDown, IconClock } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Amenity } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { timeOf } from '../bookingRules/amenities.rules.ts'
import { settingTexts } from '../desk/amenityDesk.messages.ts'
import { endText, hoursText } from '../reservationWords.ts'
import styles from './OpeningHoursField.module.css'

type Week = Amenity['hours']

const halfHours = Array.from({ length: 48 }, (_, at) => timeOf(at * 30))
const usual = { from: '09:00', until: '21:00' }

/** With more lines than this, the week itself is shorter. */
const mostLines = 3

interface Run {
  first: number
  last: number
  opening: Week[number]
}

/** Groups consecutive days with the same hours. */
function equalDays(week: Week): Run[] {
  const runs: Run[] = []
  for (const [day, opening] of week.entries()) {
    const run = runs.at(-1)
    if (run && run.opening?.from === opening?.from && run.opening?.until === opening?.until) run.last = day
    else runs.push({ first: day, last: day, opening })
  }
  return runs
}

/** The pressed line disappears, so the first day of the week gets the focus. */
const startAtFirstDay = (week: HTMLFieldSetElement | null) => week?.querySelector('input')?.focus()

interface OpeningHoursFieldProps {
  value?: Week
  onChange: (week: Week) => void
  error?: ReactNode
  'data-path'?: string
}

export function OpeningHoursField({ value = [], onChange, error, ...rest }: OpeningHoursFieldProps) {
  const text = useText(settingTexts)
  const facts = useText(reservationFactTexts)
  const dates = useDates()
  const named = useId()
  const runs = equalDays(value)
  // A week with many different days is clearer as seven rows. Once open it stays open: it must not fold during a change.
  const [week, setWeek] = useState<'folded' | 'open' | 'unfolded'>(runs.length > mostLines ? 'open' : 'folded')
  if (error && week === 'folded') setWeek('open')
  const setDay = (day: number, opening: Week[number]) => onChange(value.map((one, at) => (at === day ? opening : one)))
  const untilLabel = (from: string, time: string) => {
    const end = endText({ start_time: from, end_time: time }, facts.next_day)
    return from === '00:00' && time === '00:00' ? `${end} · ${text.whole_day}` : end
  }
  const shortDays = (first: number, last: number) =>
    [...new Set([first, last])].map((day) => dates.weekday(day + 1, 'short')).join('–')
  const hoursTextOf = (opening: Week[number]) => {
    if (!opening) return text.closed
    const { from, until } = opening
    const wholeDay = from === '00:00' && until === '00:00'
    return wholeDay ? text.whole_day : hoursText({ start_time: from, end_time: until }, facts.next_day)
  }
  if (week === 'folded') {
    return (
      <Input.Wrapper label={text.hours} labelElement="div" labelProps={{ id: named }} {...rest}>
        <UnstyledButton
          className={styles.folded}
          data-hovers
          {...{ w: '100%', mih: '3rem', px: 'sm', py: 'xs', bd: '1px solid var(--garita-edge)', bdrs: 'md' }}
          aria-expanded="false"
          onClick={() => setWeek('unfolded')}
        >
          <Group component="span" gap="0.25rem 0.75rem">
            <IconClock size={20} stroke={1.75} aria-hidden />
            <Group component="span" gap="0.125rem 1.25rem" flex="1 1 min(12rem, 100%)">
              {runs.map(({ first, last, opening }) => (
                <span key={first}>
                  {shortDays(first, last)} <strong>{hoursTextOf(opening)}</strong>
                </span>
              ))}
            </Group>
            <Group component="span" gap="0.25rem" c="var(--garita-link)">
              {text.change_hours} <IconChevronDown size={18} aria-hidden />
            </Group>
          </Group>
        </UnstyledButton>
      </Input.Wrapper>
    )
  }
  return (
    <Input.Wrapper label={text.hours} labelElement="div" labelProps={{ id: named }} error={error} {...rest}>
      <fieldset className={styles.week} aria-labelledby={named} ref={week === 'unfolded' ? startAtFirstDay : undefined}>
        {value.map((opening, at) => {
          const day = dates.weekday(at + 1)
          return (
            <div key={day}>
              <Checkbox
                label={day}
                checked={opening !== null}
                onChange={(event) =>
                  setDay(at, event.currentTarget.checked ? (value.slice(0, at).findLast(Boolean) ?? usual) : null)
                }
              />
              {opening ? (
                <>
                  <NativeSelect
                    aria-label={text.hours_from(day)}
                    data={halfHours}
                    value={opening.from}
                    onChange={(event) => setDay(at, { ...opening, from: event.currentTarget.value })}
                  />
                  <span>{text.to}</span>
                  <NativeSelect
                    aria-label={text.hours_until(day)}
                    data={halfHours.map((time) => ({ value: time, label: untilLabel(opening.from, time) }))}
                    value={opening.until}
                    onChange={(event) => setDay(at, { ...opening, until: event.currentTarget.value })}
                  />
                </>
              ) : (
                <span className="garita-second">{text.closed}</span>
              )}
            </div>
          )
        })}
      </fieldset>
      <Button
        variant="subtle"
        leftSection={<IconArrowsDown size={20} aria-hidden />}
        onClick={() => onChange(value.map(() => value[0] ?? null))}
      >
        {text.copy_down}
      </Button>
    </Input.Wrapper>
  )
}
