/** The calls about tablets that belong to a gate: `stations` for people, `station` for the tablet itself, by its own token. */
import { z } from 'zod'
import { contract, forAnyone, read, write } from '../../shared/contract.ts'
import { calendarDay, condominiumThere, id, moment, requiredLine } from '../../shared/fields.ts'

const place = z.strictObject({ id: z.uuid(), name: z.string() })
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`), 'invalid')
const sealed = z.string().regex(/^([0-9a-f]{2}){49,20000}$/, 'invalid')

const sealedDay = z.strictObject({
  ...{ day: calendarDay, mark: z.string(), salt: z.string(), rounds: z.int(), sealed: z.string(), storage: z.string() },
  ...{ opens_at: moment, closes_at: moment, ends_at: moment },
})

/** A code that no tablet has used yet is `waiting` until it ends, then `unused`. */
const states = ['waiting', 'unused', 'enrolled', 'lost', 'wiped'] as const

const tablet = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  gate: place,
  condominium: condominiumThere,
  state: z.enum(states),
  seen_at: moment.nullable(),
  /** Null while no guard is on duty. */
  guard: z.string().nullable(),
})
export type Tablet = z.infer<typeof tablet>

export const stations = contract('stations', {
  tablets: read('The tablets that belong to a gate of the caller’s condominiums', z.strictObject({}), z.array(tablet)),
  makeCode: write(
    'Make a code with which a tablet becomes one of a gate: once, within 15 minutes; shown only in this answer',
    z.strictObject({ condominium_id: id, id, gate_id: id, name: requiredLine(80) }),
    z.strictObject({ code: z.string() }),
  ),
  makeSpareCode: write(
    'For a supervisor: make a code for a spare tablet of a gate, and take the tablet that it replaces out of service; the administration is told',
    z.strictObject({
      ...{ condominium_id: id, id, gate_id: id, name: requiredLine(80) },
      retires: id.nullable(),
      /** The replaced tablet may be in wrong hands: visits that it stored get other numbers. */
      renews_numbers: z.boolean(),
    }),
    z.strictObject({ code: z.string() }),
  ),
  reportLost: write(
    'Report a tablet as lost: it opens no session any more and is wiped at its next contact; visits that it knew get other numbers, unless that is refused',
    z.strictObject({ condominium_id: id, id, renews_numbers: z.boolean().default(true) }),
  ),
  remove: write(
    'Remove a code that nobody used, or a tablet that was wiped',
    z.strictObject({ condominium_id: id, id }),
  ),
  keepGuardKey: write(
    'For a guard who typed their password a moment ago, on a tablet of a gate: register the key that signs for them there. `storage_key` opens what the tablet stores, if it was sent sealed',
    z.strictObject({ id, public_key: hex(32), sealed_key: sealed.nullable() }),
    z.strictObject({ kept: z.boolean(), storage_key: hex(32).nullable() }),
  ),
})

export const station = contract('station', {
  enroll: forAnyone(
    write(
      'Take a code: this browser is a tablet of that gate from now on',
      z.strictObject({ code: requiredLine(40), station_id: id }),
      z.strictObject({
        condominium: place,
        gate: place,
        /** The tablet seals unsent events for this key. */
        server_key: hex(32),
        /** Only a spare tablet has this: the storage key sealed for the server, and the keys that the code of the day opens. */
        prepared: z
          .strictObject({ sealed_key: sealed, relief_days: z.array(sealedDay) })
          .nullable()
          .optional(),
      }),
    ),
  ),
  deliver: write(
    'For a tablet: say that it is there, and hand over what it has sealed for the server; safe to repeat',
    z.strictObject({ letters: z.array(sealed).max(50) }),
    z.strictObject({
      at: moment,
      /** The tablet was reported as lost: it wipes itself. */
      lost: z.boolean(),
      /** Lists the places of the sealed messages that the tablet may delete. */
      taken: z.array(z.int()),
    }),
  ),
  begin: write(
    'For a tablet: open a session for the guard whose key signed the server’s time',
    z.strictObject({ key: id, at: moment, signature: hex(64) }),
    z.strictObject({ opened: z.boolean() }),
  ),
  raiseAlarm: write(
    'For a tablet: raise an alarm at its gate while no guard has opened it, once however often it is sent',
    z.strictObject({ id, pressed_at: moment }),
    z.strictObject({ one_of_many: z.boolean(), pressed_at: moment }),
  ),
  wiped: write('For a lost tablet: say that nothing is left on it', z.strictObject({})),
})
