import { z } from 'zod'
import { contract, read, write } from '../../shared/contract.ts'
import { calendarDay, id, moment, unitNumber } from '../../shared/fields.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'moment')
const home = z.strictObject({ condominium_id: id, unit_number: unitNumber })

const current = z.strictObject({
  id: z.uuid(),
  made_by_name: z.string(),
  /** Registrations so far. */
  uses: z.int(),
  created_at: moment,
  expires_at: moment,
  /** Null unless the stay is temporary. */
  stays_until: moment.nullable(),
  time_zone: z.string(),
})
export type UnitCode = z.infer<typeof current>

export const unitCodes = contract(
  { name: 'unitCodes', topic: 'units' },
  {
    currentCode: read(
      'What is known of the code with which people ask to join a unit, while it works; never the code itself',
      home,
      z.strictObject({ code: current.nullable() }),
      ['people', 'condominiums'],
    ),
    mayInvite: read(
      'Whether the reader may make a code for the home that they live in, and give short stays there',
      z.strictObject({}),
      z.strictObject({ may_invite: z.boolean(), may_give_stays: z.boolean() }),
      ['people', 'condominiums', 'session'],
    ),
    makeCode: write(
      'Make a code with which people ask to join a unit; it ends the one before',
      home.extend({
        /** A deputy or a short-term tenant stays until this day. */
        last_day: calendarDay.nullable().optional(),
        /** The hour of that day; without it, the stay ends with the day. */
        last_hour: clockTime.nullable().optional(),
      }),
      z.strictObject({
        /** Is never shown again. */
        code: z.string(),
        /** Null unless the stay is temporary. */
        stays_until: moment.nullable(),
        time_zone: z.string(),
      }),
    ),
    endCode: write('End the code of a unit', z.strictObject({ id })),
  },
)
