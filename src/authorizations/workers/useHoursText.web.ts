/** Writes the days and hours of an engagement, such as "lun, mié 08:00–13:00"; empty if none are agreed. */
import { useDates } from '../../web/cards/dates.tsx'

interface Agreed {
  weekdays: readonly number[]
  hours_from: string | null
  hours_until: string | null
}

export function useHoursText() {
  const { weekday } = useDates()
  return ({ weekdays, hours_from, hours_until }: Agreed) => {
    const days = (weekdays.length === 7 ? [] : [...weekdays]).sort().map((day) => weekday(day, 'short'))
    const hours = hours_from && hours_until ? `${hours_from}–${hours_until}` : ''
    return [days.join(', '), hours].filter(Boolean).join(' ')
  }
}
