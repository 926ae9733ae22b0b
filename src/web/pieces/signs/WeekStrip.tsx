/** The days of a week, with the selected ones filled; screen readers read their names. */
import { useDates } from '../../cards/dates.tsx'
import styles from './signs.module.css'

const week = [1, 2, 3, 4, 5, 6, 7]

export function WeekStrip({ days }: { days: readonly number[] }) {
  const { weekday } = useDates()
  return (
    <>
      <span className="garita-hidden">{days.map((day) => weekday(day, 'short')).join(', ')}</span>
      <span className={styles.week} data-week aria-hidden="true">
        {week.map((day) => (
          <span key={day} data-on={days.includes(day) || undefined}>
            {weekday(day, 'narrow')}
          </span>
        ))}
      </span>
    </>
  )
}
