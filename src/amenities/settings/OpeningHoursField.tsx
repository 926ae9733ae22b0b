/** Opening hours per weekday: closed, or from one half hour to another, possibly past midnight. */
import { Button, Checkbox, Input, NativeSelect } from '@mantine/core'
import { IconArrowsDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Amenity } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { settingTexts } from '../desk/amenityDesk.messages.ts'
import { endText } from '../reservationWords.ts'
import { timeOf } from '../rules/amenities.rules.ts'
import './OpeningHoursField.css'

type Week = Amenity['hours']

const halfHours = Array.from({ length: 48 }, (_, at) => timeOf(at * 30))
const usual = { from: '09:00', until: '21:00' }

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
  const setDay = (day: number, opening: Week[number]) => onChange(value.map((one, at) => (at === day ? opening : one)))
  const untilLabel = (from: string, time: string) => {
    const end = endText({ start_time: from, end_time: time }, facts.next_day)
    return from === '00:00' && time === '00:00' ? `${end} · ${text.whole_day}` : end
  }
  return (
    <Input.Wrapper label={text.hours} labelElement="div" labelProps={{ id: named }} error={error} {...rest}>
      <fieldset className="garita-opening-week" aria-labelledby={named}>
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
