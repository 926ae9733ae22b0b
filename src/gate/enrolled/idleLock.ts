/** When a tablet of a gate locks by itself: after so long alone, if the condominium chose so, and when the day of a relief is over. */
export const warningMs = 10_000

interface Facts {
  /** Null: never. */
  minutes: number | null
  /** For how long nobody has touched it; 0 while an act is being written or an alarm rings. */
  idleMs: number
  /** Of a relief. */
  endsAt: string | null
  now: number
}

export interface LockDue {
  ms: number
  why: 'idle' | 'day_over'
}

/** Null where nothing locks it. */
export function lockDue({ minutes, idleMs, endsAt, now }: Facts): LockDue | null {
  const idle = minutes === null ? null : ({ ms: minutes * 60_000 - idleMs, why: 'idle' } as const)
  const over = endsAt === null ? null : ({ ms: Date.parse(endsAt) - now, why: 'day_over' } as const)
  if (!idle || !over) return idle ?? over
  return over.ms < idle.ms ? over : idle
}
