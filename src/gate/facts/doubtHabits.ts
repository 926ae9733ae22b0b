/** Why a verdict was amber where only a setting of the condominium or a habit at its gate makes it so: these can be changed. */
import { type ReasonCode, reasonCodes, reasonRules } from './reasons.ts'

export const doubtHabits = [
  'stay_open',
  'snapshot_old',
  'clock_doubtful',
  'younger_than_snapshot',
  'dates_changed',
  'back_soon',
  'several',
  'unit_needed',
  'numbers_paused',
  'day_code_needed',
  'not_at_reader',
] as const
export type DoubtHabit = (typeof doubtHabits)[number]

/** Red with a snapshot of today and a right clock: amber says that the station had neither. */
export const doubtedRefusals: readonly ReasonCode[] = reasonCodes.filter(
  (code) => reasonRules[code].rests_on.length > 0,
)

/** More than this and guards press on without reading. */
const calmShare = 0.05

interface Doubted {
  checked: number
  amber: number
  habits: readonly { count: number }[]
}

/** What is no habit waited for a home. */
export function doubtsIn({ checked, amber, habits }: Doubted): { waiting: number; often: boolean } {
  const changeable = habits.reduce((all, { count }) => all + count, 0)
  return { waiting: amber - changeable, often: changeable > checked * calmShare }
}
