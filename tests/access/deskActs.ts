/** Records an act of a guard at a desk; `done` is false for an id that does not exist there. */
import { newId } from '../../src/shared/ids.ts'

const act = '$2::jsonb || jsonb_build_object($$agent_id$$, access.caller_id())'
export const recordAtDesk = `select access.record_at_desk($1, ${act}) is not null as done`

interface DeskEvent {
  id?: string
  kind: string
  [field: string]: unknown
}

/** Makes the second value of the statement. */
export const eventOf = ({ id = newId(), ...event }: DeskEvent) => JSON.stringify({ id, ...event })

export const registrationOf = (visit: string, unit = '101', more: object = {}) =>
  eventOf({ kind: 'unannounced', authorization_id: visit, unit_number: unit, name: 'Luis', ...more })
