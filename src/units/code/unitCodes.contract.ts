/** The calls about the code of a unit. */
import { z } from 'zod'
import { contract, read, write } from '../../shared/contract.ts'
import { calendarDay, id, moment, unitNumber } from '../../shared/fields.ts'

const home = z.strictObject({ condominium_id: id, unit_number: unitNumber })

const current = z.strictObject({
  id: z.uuid(),
  made_by_name: z.string(),
  /** Registrations so far. */
  uses: z.int(),
  created_at: moment,
  expires_at: moment,
  /** Until when who joins with it stays; null for those who live there. */
  stays_until: moment.nullable(),
  time_zone: z.string(),
})
export type UnitCode = z.infer<typeof current>

export const unitCodes = contract('units', {
  currentCode: read(
    'What is known of the code with which people ask to join a unit, while it works; never the code itself',
    home,
    z.strictObject({ code: current.nullable() }),
    ['people', 'condominiums'],
  ),
  mayInvite: read(
    'Whether the reader may make a code for the home that they live in',
    z.strictObject({}),
    z.strictObject({ may_invite: z.boolean() }),
    ['people', 'condominiums', 'session'],
  ),
  makeCode: write(
    'Make a code with which people ask to join a unit; it ends the one before',
    home.extend({
      /** The last day there of who joins with it: a deputy, or somebody who rents for some days. */
      last_day: calendarDay.nullable().optional(),
    }),
    /** Shown now and never again. */
    z.strictObject({ code: z.string() }),
  ),
  endCode: write('End the code of a unit', z.strictObject({ id })),
})
