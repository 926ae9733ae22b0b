/** A tablet of a gate locks after the chosen minutes without a touch, and when the day of a substitute guard is over. */
export const warningMs = 10_000

interface Facts {
  /** Null means never. */
  minutes: number | null
  /** The time since the last touch; 0 while the guard writes an act or an alarm rings. */
  idleMs: number
  /** Only the work of a substitute guard ends at a fixed time. */
  endsAt: string | null
  now: number
}

export interface LockDue {
  ms: number
  why: 'idle' | 'day_over'
}

/** Null while nothing locks the tablet. */
export function lockDue({ minutes, idleMs, endsAt, now }: Facts): LockDue | null {
  const idle = minutes === null ? null : ({ ms: minutes * 60_000 - idleMs, why: 'idle' } as const)
  const over = endsAt === null ? null : ({ ms: Date.parse(endsAt) - now, why: 'day_over' } as const)
  if (!idle || !over) return idle ?? over
  return over.ms < idle.ms ? over : idle
}
