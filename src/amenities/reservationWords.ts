interface Hours {
  start_time: string
  end_time: string
}

export const endsNextDay = ({ start_time, end_time }: Hours) => end_time <= start_time && end_time !== '00:00'

/** Midnight ends a day; a later end is marked as the next day. */
export const endText = (hours: Hours, nextDay: (time: string) => string) =>
  hours.end_time === '00:00' ? '24:00' : endsNextDay(hours) ? nextDay(hours.end_time) : hours.end_time

export const hoursText = (hours: Hours, nextDay: (time: string) => string) =>
  `${hours.start_time}–${endText(hours, nextDay)}`

/** Writes `1 h 30 min` in both languages. */
export function stayText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
