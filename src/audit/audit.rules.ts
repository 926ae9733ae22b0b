/** How a change is read: which days of a week's hours differ, and whether only the fact of it is kept. */
import { z } from 'zod'

const week = z.array(z.strictObject({ from: z.string(), until: z.string() }).nullable()).length(7)
type Week = z.infer<typeof week>

export interface DayChange {
  /** 0 is Monday. */
  day: number
  before: Week[number]
  after: Week[number]
}

/** Null for what is no change of a whole week's hours. */
export function changedDays(before: unknown, after: unknown): DayChange[] | null {
  const [was, is] = [week.safeParse(before), week.safeParse(after)]
  if (!was.success || !is.success) return null
  return was.data
    .map((hours, day) => ({ day, before: hours, after: is.data[day] ?? null }))
    .filter((one) => one.before?.from !== one.after?.from || one.before?.until !== one.after?.until)
}

export const isCovert = ([before, after]: readonly [unknown, unknown]) => before === null && after === null
