import { z } from 'zod'

const week = z.array(z.strictObject({ from: z.string(), until: z.string() }).nullable()).length(7)
type Week = z.infer<typeof week>

export interface DaysChange {
  /** Consecutive days with the same change; 0 is Monday. */
  first: number
  last: number
  before: Week[number]
  after: Week[number]
}

/** Null if it is not a change of weekly hours. */
export function changedDays(before: unknown, after: unknown): DaysChange[] | null {
  const [was, is] = [week.safeParse(before), week.safeParse(after)]
  if (!was.success || !is.success) return null
  const changes: DaysChange[] = []
  for (const [day, hours] of was.data.entries()) {
    const change = { before: hours, after: is.data[day] ?? null }
    const former = changes.at(-1)
    if (alike(change.before, change.after)) continue
    if (former?.last === day - 1 && alike(former.before, change.before) && alike(former.after, change.after)) {
      former.last = day
    } else changes.push({ first: day, last: day, ...change })
  }
  return changes
}

const alike = (one: Week[number], other: Week[number]) => one?.from === other?.from && one?.until === other?.until

export const isCovert = ([before, after]: readonly [unknown, unknown]) => before === null && after === null
