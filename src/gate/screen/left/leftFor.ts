/** For whom something is left, from the arrival that brought it. */
import { nobodyNamed } from '../../../visits/arrivals/arrivals.ts'
import type { LeftFor } from '../../../visits/left/left.ts'
import type { Entry } from '../../facts/gate.snapshot.ts'

/** Where no name was asked, the company stands in its place. */
export const leftFor = ({ authorization_id, unit, name, last_name }: Entry): LeftFor => ({
  unit_number: unit,
  company: last_name || name === nobodyNamed ? null : name,
  authorization_id,
})
