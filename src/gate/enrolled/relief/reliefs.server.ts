/** Handlers of the codes of a day, and who began with one as a tablet tells it. */
import { z } from 'zod'
import { type Asking, serve } from '../../../server/calls/serve.ts'
import { sql } from '../../../server/database/sql.ts'
import { hashOf } from '../../../server/keys/tokens.ts'
import type { Parsed } from '../../../shared/contract.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { holds } from '../../proofs.server.ts'
import { type Letter, reliefText } from '../letters.ts'
import { codeOfDay, envelopeOfDay, keysOfDay, markOf, publicKeyOf } from './dayCodes.server.ts'
import { reliefs } from './reliefs.contract.ts'

const told = z.object({ said: z.string().nullable() })
const preparing = z.object({
  tablet: z.object({ condominium_id: z.string(), id: z.string(), version: z.int() }),
  days: z.array(z.object({ day: z.string(), opens_at: z.string(), closes_at: z.string(), ends_at: z.string() })),
})

async function preparingHere({ door, keys, station_token }: Asking) {
  if (!station_token) throw new Refusal('forbidden', 403)
  const found = await door.row(
    told,
    sql`select access.relief_to_prepare(${hashOf(station_token)}::bytea)::text as said`,
  )
  if (!found?.said) throw new Refusal('forbidden', 403)
  const { tablet, days } = preparing.parse(JSON.parse(found.said))
  return { token: hashOf(station_token), days, secret: keys.reliefSecret(tablet.id, tablet.version) }
}

async function toPrepare(_: unknown, asking: Asking) {
  const { days, secret } = await preparingHere(asking)
  const mark = markOf(secret)
  return { days: days.map((one) => ({ ...one, mark })) }
}

const kept = z.object({ kept: z.boolean() })

async function prepareDay({ day, mark }: Parsed<typeof reliefs.prepareDay>, asking: Asking) {
  const { token, secret } = await preparingHere(asking)
  // The code was renewed since the tablet asked: it asks again.
  if (mark !== markOf(secret)) return { envelope: null }
  const its = keysOfDay(secret, day)
  const done = await asking.door.row(
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

/** The browser chose the id: asked again it is the same line. */
async function readCode({ condominium_id, tablet_id, id }: Parsed<typeof reliefs.readCode>, { door, keys }: Asking) {
  const found = await door.row(
    told,
    sql`select access.read_relief(${condominium_id}::uuid, ${tablet_id}::uuid, ${id}::uuid)::text as said`,
  )
  if (!found?.said) throw new Refusal('not_found', 404)
  const { version, day, closes_at, prepared, readings } = today.parse(JSON.parse(found.said))
  const secret = keys.reliefSecret(tablet_id, version)
  return { code: prepared === markOf(secret) ? codeOfDay(secret, day) : null, closes_at, readings }
}

export const reliefCalls = serve(reliefs, { toPrepare, prepareDay, readCode })

interface Signed {
  condominium_id: string
  station_id: string
  /** Public halves of the days of this tablet. */
  reliefs: Readonly<Record<string, string>>
}

/** Who began with the code of a day becomes a guard until it ends; true if anybody did. */
export async function admitReliefs(letters: readonly (Letter | null)[], half: Signed, { door }: Asking) {
  const words = letters.flatMap((one) => (one?.about === 'relief' && isSigned(one, half) ? [one] : []))
  if (words.length === 0) return false
  const begun = words.map(({ relief, key }) => ({ ...relief, proven_by: key }))
  await door.act(sql`select access.admit_reliefs(${JSON.stringify(begun)}::jsonb)`)
  return true
}

const isSigned = (one: Extract<Letter, { about: 'relief' }>, half: Signed) =>
  holds(one, reliefText(half, one.relief), half.reliefs[one.key])
