/** Handlers of the calls about short stays. The database decides each right and stores only the hash of a code. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { changeAsSeen } from '../server/calls/changedMeanwhile.ts'
import { type CallContext, serve } from '../server/calls/serve.ts'
import { itemOf } from '../server/database/callerDb.ts'
import { type Sql, sql } from '../server/database/sql.ts'
import { codeLength, codeOf } from '../session/start/startCodes.ts'
import type { Parsed } from '../shared/contract.ts'
import { moment } from '../shared/fields.ts'
import { Refusal, refusal } from '../shared/refusal.ts'
import { stays } from './stays.contract.ts'
import { stayRefusals } from './stays.refusals.ts'

const days = z.object({ starts_at: moment.nullable(), ends_at: moment.nullable() })

/** Draws a code and stores its hash by an expression that returns the moments of the stay. */
async function codeFor(store: (hash: Buffer) => Sql, { db, keys }: CallContext) {
  const code = codeOf(randomBytes(codeLength))
  const stored = await db.row(
    days,
    sql`select stay ->> 'starts_at' as starts_at, stay ->> 'ends_at' as ends_at from (select ${store(keys.hashOfCode(code))} as stay) stored`,
  )
  const { starts_at, ends_at } = stored ?? {}
  return starts_at && ends_at ? { code, starts_at, ends_at } : null
}

async function make({ id, ...given }: Parsed<typeof stays.make>, context: CallContext) {
  const made = await codeFor(
    (hash) => sql`access.make_stay(${id}::uuid, ${hash}::bytea, ${JSON.stringify(given)}::jsonb)`,
    context,
  )
  // A repeated call with other values must not get the answer of the first ones.
  if (!made) throw new Refusal('changed_meanwhile', 409)
  return made
}

async function renewCode({ condominium_id, id }: Parsed<typeof stays.renewCode>, context: CallContext) {
  const renewed = await codeFor(
    (hash) => sql`access.renew_stay_code(${condominium_id}::uuid, ${id}::uuid, ${hash}::bytea)`,
    context,
  )
  if (!renewed) throw refusal(stayRefusals, 'stay_takes_none', 409)
  return renewed
}

/** One day more on each side: the caller knows the time zone and counts the days. */
const list = ({ condominium_id, unit_number, first_day, last_day }: Parsed<typeof stays.list>, { db }: CallContext) =>
  db.json(sql`select access.stays_between(${condominium_id ?? null}::uuid, ${unit_number ?? null}::text,
    (${first_day}::date - 1)::timestamp at time zone 'UTC', (${last_day}::date + 2)::timestamp at time zone 'UTC')`)

const settingsOf = (condominium: string) =>
  itemOf(
    {
      allowed: sql`stays_allowed`,
      most_nights: sql`stay_most_nights`,
      most_guests: sql`stay_most_guests`,
      rules: sql`stay_rules`,
      revision: sql`revision`,
    },
    sql`from condominiums where id = ${condominium}::uuid and archived_at is null`,
  )

const changeSettings = (input: Parsed<typeof stays.changeSettings>, { db }: CallContext) =>
  changeAsSeen(db, {
    revision: input.revision,
    change: sql`update condominiums set stays_allowed = ${input.allowed}, stay_most_nights = ${input.most_nights}::int,
        stay_most_guests = ${input.most_guests}::int, stay_rules = ${input.rules}
      where id = ${input.condominium_id} and archived_at is null and revision = ${input.revision}::int`,
    now: settingsOf(input.condominium_id),
  })

const shorten = ({ condominium_id, id, last_day, last_hour }: Parsed<typeof stays.shorten>, { db }: CallContext) =>
  db.executeOrNotFound(
    sql`select from access.shorten_stay(${condominium_id}::uuid, ${id}::uuid, ${last_day}, ${last_hour}) done where done`,
  )

const end = ({ condominium_id, id }: Parsed<typeof stays.end>, { db }: CallContext) =>
  db.executeOrNotFound(sql`select from access.end_stay(${condominium_id}::uuid, ${id}::uuid) done where done`)

export const stayCalls = serve(stays, {
  terms: (_, { db }) => db.json(sql`select access.stay_terms()`),
  list,
  settings: ({ condominium_id }, { db }) => db.answer(settingsOf(condominium_id)),
  changeSettings,
  make,
  renewCode,
  shorten,
  end,
})
