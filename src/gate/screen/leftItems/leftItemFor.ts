/** Takes the recipient of an item from the arrival that brought it. */
import { nobodyNamed } from '../../arrivals/arrivals.ts'
import type { LeftItemFor } from '../../arrivals/leftItems/leftItems.ts'
import type { Entry } from '../../station/facts/gate.snapshot.ts'

/** If the guard asked for no name, the name field holds the company. */
export const leftItemFor = ({ authorization_id, unit, name, last_name }: Entry): LeftItemFor => ({
  unit_number: unit,
  company: last_name || name === nobodyNamed ? null : name,
  authorization_id,
})
