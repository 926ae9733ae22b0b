import { z } from 'zod'
import { type CallContext, serve } from '../../../server/calls/serve.ts'
import { sql } from '../../../server/database/sql.ts'
import { hashOf } from '../../../server/keys/tokens.ts'
import type { Parsed } from '../../../shared/contract.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { holds } from '../../recording/proofs.server.ts'
import { type SealedMessage, substituteText } from '../sealedMessages.ts'
import { codeOfDay, envelopeOfDay, keysOfDay, markOf, publicKeyOf } from './dailyCodes.server.ts'
import { substitutes } from './substitutes.contract.ts'

const told = z.object({ said: z.string().nullable() })
const preparing = z.object({
  tablet: z.object({ condominium_id: z.string(), id: z.string(), version: z.int() }),
  days: z.array(z.object({ day: z.string(), opens_at: z.string(), closes_at: z.string(), ends_at: z.string() })),
})

async function preparingHere({ db, keys, station_token }: CallContext) {
  if (!station_token) throw new Refusal('forbidden', 403)
  const found = await db.row(told, sql`select access.relief_to_prepare(${hashOf(station_token)}::bytea)::text as said`)
  if (!found?.said) throw new Refusal('forbidden', 403)
  const { tablet, days } = preparing.parse(JSON.parse(found.said))
  return { token: hashOf(station_token), days, secret: keys.substituteSecret(tablet.id, tablet.version) }
}

async function toPrepare(_: unknown, context: CallContext) {
  const { days, secret } = await preparingHere(context)
  const mark = markOf(secret)
  return { days: days.map((one) => ({ ...one, mark })) }
}

const kept = z.object({ kept: z.boolean() })

async function prepareDay({ day, mark }: Parsed<typeof substitutes.prepareDay>, context: CallContext) {
  const { token, secret } = await preparingHere(context)
  // The secret was renewed after the tablet requested it: the tablet requests it again.
  if (mark !== markOf(secret)) return { envelope: null }
  const its = keysOfDay(secret, day)
  const done = await context.db.row(
    kept,
    sql`select access.keep_relief_key(${token}::bytea, ${its.id}::uuid, ${day}::date, ${mark}, ${publicKeyOf(its)}::bytea) as kept`,
  )
  return { envelope: done?.kept ? await envelopeOfDay(secret, day) : null }
}

const today = z.object({
  version: z.int(),
  day: z.string(),
  closes_at: z.string(),
  prepared: z.string().nullable(),
  readings: z.array(z.object({ by: z.string(), at: z.string() })),
})

/** The browser chose the id, so a repeated call finds the same line. */
async function readCode(
  { condominium_id, tablet_id, id }: Parsed<typeof substitutes.readCode>,
  { db, keys }: CallContext,
) {
  const found = await db.row(
    told,
    sql`select access.read_relief(${condominium_id}::uuid, ${tablet_id}::uuid, ${id}::uuid)::text as said`,
  )
  if (!found?.said) throw new Refusal('not_found', 404)
  const { version, day, closes_at, prepared, readings } = today.parse(JSON.parse(found.said))
  const secret = keys.substituteSecret(tablet_id, version)
  return { code: prepared === markOf(secret) ? codeOfDay(secret, day) : null, closes_at, readings }
}

export const substituteCalls = serve(substitutes, { toPrepare, prepareDay, readCode })

interface Signed {
  condominium_id: string
  station_id: string
  /** Maps the days of this tablet to the public halves of their keys. */
  reliefs: Readonly<Record<string, string>>
}

/** Makes each substitute guard in the messages a guard until the end of their day; true if there was one. */
export async function admitSubstitutes(letters: readonly (SealedMessage | null)[], half: Signed, { db }: CallContext) {
  const words = letters.flatMap((one) => (one?.about === 'relief' && isSigned(one, half) ? [one] : []))
  if (words.length === 0) return false
  const begun = words.map(({ relief, key }) => ({ ...relief, proven_by: key }))
  await db.execute(sql`select access.admit_reliefs(${JSON.stringify(begun)}::jsonb)`)
  return true
}

const isSigned = (one: Extract<SealedMessage, { about: 'relief' }>, half: Signed) =>
  holds(one, substituteText(half, one.relief), half.reliefs[one.key])
