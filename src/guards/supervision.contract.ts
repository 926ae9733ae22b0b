/** The calls of the guards' supervisor. No answer contains a visitor, home, document or phone. */
import { z } from 'zod'
import { alarmRaisers } from '../alarms/alarms.rules.ts'
import { stationCheck } from '../gate/station/facts/stationCheck.ts'
import { invitation } from '../people/invite/invitations.contract.ts'
import { optionalEmail } from '../shared/accountNames.ts'
import { contract, read, write } from '../shared/contract.ts'
import { condominiumThere, fullName, id, language, moment } from '../shared/fields.ts'
import { approvalStatus } from '../shared/roles.ts'

const place = z.strictObject({ id: z.uuid(), name: z.string() })

const guard = z.strictObject({
  id: z.uuid(),
  full_name: z.string(),
  /** The sign beside the name in the guard's log lines. */
  sign: z.string(),
  /** An e-mail or user name; null for a guard without e-mail who has not begun. */
  signs_in_as: z.string().nullable(),
  has_email: z.boolean(),
  approval_status: approvalStatus,
  started: z.boolean(),
  invited_at: moment.nullable(),
  /** Set for a substitute guard who works for a day with a tablet's code. */
  relief_until: moment.nullable(),
  /** Only the reader's condominiums. */
  places: z.array(condominiumThere),
  /**
   * False for a substitute guard, and for a guard who also works elsewhere, lives here or owns a unit: the change would affect more than
   * the work here.
   */
  may_change: z.boolean(),
  /** Whether a supervisor suspended them. */
  may_reinstate: z.boolean(),
})
export type SupervisedGuard = z.infer<typeof guard>

const gateAtWork = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  condominium: condominiumThere,
  line: z.enum(['alive', 'silent', 'none']),
  seen_at: moment.nullable(),
  /** Counts the last day. */
  silent_minutes: z.number(),
  on_duty: z.array(z.strictObject({ full_name: z.string(), since: moment })),
  /** Each station of the last thirty days has its latest check at the start of a shift. */
  checks: z.array(stationCheck.extend({ station_id: z.uuid() })),
  devices: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), last_used_at: moment.nullable(), silent: z.boolean() }),
  ),
  /** Tablets of the gate that are not lost. */
  tablets: z.array(place),
})
export type GateAtWork = z.infer<typeof gateAtWork>

const alarm = z.strictObject({
  id: z.uuid(),
  at: moment,
  raised_as: z.enum(alarmRaisers),
  gate_name: z.string().nullable(),
  condominium: condominiumThere,
  is_test: z.boolean(),
  taken_at: moment.nullable(),
  taken_by: z.string().nullable(),
  ended_at: moment.nullable(),
})
export type SeenAlarm = z.infer<typeof alarm>

const override = z.strictObject({
  id: z.uuid(),
  at: moment,
  condominium: condominiumThere,
  gate_name: z.string().nullable(),
  guard: z.string().nullable(),
  /** The verdict on the screen; null if the station did not send it. */
  verdict: z.enum(['green', 'amber', 'red']).nullable(),
  /** One of the product's own texts. */
  reason: z.string().nullable(),
  by_phone: z.boolean(),
})
export type SeenOverride = z.infer<typeof override>

const urgent = z.strictObject({
  id: z.uuid(),
  at: moment,
  kind: z.enum(['emergency', 'authority']),
  condominium: condominiumThere,
  gate_name: z.string().nullable(),
  guard: z.string().nullable(),
  outcome: z.enum(['entry_noted', 'authority_admitted', 'authority_turned_away']).nullable(),
  ended_at: moment.nullable(),
})
export type SeenUrgent = z.infer<typeof urgent>

const shift = z.strictObject({
  id: z.uuid(),
  from: moment,
  /** Null while it lasts. */
  until: moment.nullable(),
  condominium: condominiumThere,
  gate_name: z.string().nullable(),
  full_name: z.string().nullable(),
})
export type SeenShift = z.infer<typeof shift>

export const supervision = contract('supervision', {
  guards: read('The guards of the condominiums that the reader supervises', z.strictObject({}), z.array(guard), [
    'people',
  ]),
  gates: read(
    'The gates that the reader supervises: who is on duty, their line and their devices',
    z.strictObject({}),
    z.array(gateAtWork),
    ['gate', 'people'],
  ),
  alarms: read(
    'The alarms of the gates that the reader supervises: the open ones, and the newest twenty of thirty days',
    z.strictObject({}),
    z.array(alarm),
    ['alarms'],
  ),
  overrides: read(
    'Entries that were let in although the screen did not say so: the newest hundred of thirty days',
    z.strictObject({}),
    z.array(override),
    ['access_logs'],
  ),
  urgent: read(
    'Emergencies and authorities at the gates that the reader supervises: the newest fifty of thirty days',
    z.strictObject({}),
    z.array(urgent),
    ['access_logs'],
  ),
  shifts: read(
    'Who was on duty at the gates that the reader supervises in the last seven days',
    z.strictObject({}),
    z.array(shift),
    ['gate', 'people'],
  ),
  makeGuard: write(
    'Make a guard, approved, for some of the condominiums that the reader supervises',
    z.strictObject({
      id,
      full_name: fullName,
      email: optionalEmail,
      language,
      condominium_ids: z.array(id).min(1, 'required').max(100),
    }),
  ),
  makeCode: write(
    'Make a start code for a guard who has not begun, or who has no e-mail to get back in by; it ends the one before',
    z.strictObject({ id }),
    invitation,
  ),
  writeInvitation: write('Send a guard who has not begun their invitation by e-mail', z.strictObject({ id })),
  suspend: write('Suspend a guard: their sessions and the keys of their stations end at once', z.strictObject({ id })),
  reinstate: write('Let a guard work again whom a supervisor suspended', z.strictObject({ id })),
  relieve: write('Take a condominium from a guard', z.strictObject({ id, condominium_id: id })),
})
