/** Converts a filled-in reason into the call's input. */
import { instantOf } from '../../shared/time.ts'
import { chosenReasons } from '../disclosures.rules.ts'

interface Filled {
  reason: string
  said: string
  /** The day from which the homes are informed. */
  later: string
}

export const reasonGiven = ({ reason, said, later }: Filled, zone: string) => ({
  said,
  reason: chosenReasons.find((one) => one === reason) ?? ('other' as const),
  told_from: later ? new Date(instantOf(later, 0, zone)).toISOString() : null,
})
