/** The hours of a reservation and the length of a stay, as everyone writes them. */

interface Hours {
  start_time: string
  end_time: string
}

/** What ends the next day says so: from 22:00 until 02:00 is not backwards. */
export const hoursText = ({ start_time, end_time }: Hours, nextDay: (time: string) => string) =>
  `${start_time}–${end_time > start_time ? end_time : nextDay(end_time)}`

/** The same in both languages: `1 h 30 min`. */
export function stayText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
