/** Lists the reasons of amber verdicts that a setting of the condominium or a habit at its gate can change. */
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

/** With a fresh snapshot and a right clock these would be red; amber means that the station had neither. */
export const doubtedRefusals: readonly ReasonCode[] = reasonCodes.filter(
  (code) => reasonRules[code].rests_on.length > 0,
)

/** Above this share guards confirm amber verdicts without reading them. */
const calmShare = 0.05

interface Doubted {
  checked: number
  amber: number
  habits: readonly { count: number }[]
}

/** An amber verdict without one of these reasons waited for the answer of a home. */
export function doubtsIn({ checked, amber, habits }: Doubted): { waiting: number; often: boolean } {
  const changeable = habits.reduce((all, { count }) => all + count, 0)
  return { waiting: amber - changeable, often: changeable > checked * calmShare }
}
