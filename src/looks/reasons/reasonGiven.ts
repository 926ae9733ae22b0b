/** A reason as it was filled in, in the words of the call. */
import { instantOf } from '../../shared/time.ts'
import { chosenReasons } from '../looks.rules.ts'

interface Filled {
  reason: string
  said: string
  /** The day from which the homes may know. */
  later: string
}

export const reasonGiven = ({ reason, said, later }: Filled, zone: string) => ({
  said,
  reason: chosenReasons.find((one) => one === reason) ?? ('other' as const),
  told_from: later ? new Date(instantOf(later, 0, zone)).toISOString() : null,
})
