/** Takes what a station tells: paced by the act, proven where it is told in another's name, in its order and once. */
import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { readPass } from '../authorizations/pass.ts'
import type { Asking } from '../server/calls/serve.ts'
import { constant, sql } from '../server/database/sql.ts'
import { limit } from '../server/limits/limits.ts'
import type { Parsed } from '../shared/contract.ts'
import { signedText } from './facts/actProof.ts'
import { firstAnswers } from './facts/gate.snapshot.first.ts'
import type { GateEvent, MadeEvent } from './facts/gateEvents.ts'
import type { gate } from './gate.contract.ts'

/** A day of a busy gate at once; more of it waits for the next ten minutes, at the station. */
const mostActs = 600
const minutes = 10

const halves = z.object({
  me: z.string(),
  acts: z.record(z.string(), z.string()),
  passes: z.record(z.string(), z.string()),
})
type Halves = z.infer<typeof halves>

export async function record(
  { condominium_id, station_id, events, reads }: Parsed<typeof gate.record>,
  asking: Asking,
) {
  const { door } = asking
  const keys = events.flatMap(({ proof }) => (proof ? [proof.key] : []))
  const { text } = await door.json(
    sql`select access.keys_to_check(${condominium_id}::uuid, ${station_id}::uuid, ${keys}::uuid[])`,
  )
  const known = halves.parse(JSON.parse(text))
  const paced = { act: 'record acts', most: mostActs, minutes, weight: events.length }
  await limit(asking, [
    { ...paced, of: known.me },
    { ...paced, of: `${condominium_id} ${station_id}` },
  ])
  const ordered = events.toSorted((a, b) => a.sequence - b.sequence)
  const place = { condominium_id, station_id }
  const batch = ordered.map((one) => ({ ...told(one.event, known), proven_by: provenBy(one, place, known) }))
  const answer = await door.json(
    sql`select access.record_at_station(${condominium_id}::uuid, ${station_id}::uuid, ${JSON.stringify(batch)}::jsonb)`,
  )
  return reads === 1 ? firstAnswers.parse(JSON.parse(answer.text)) : answer
}

/** What the code of a stranger vouches for is read here, and whether it is genuine: the database knows passes by their id. */
function told(event: MadeEvent, { passes }: Halves) {
  if (!('subject' in event) || !('token' in event.subject)) return event
  const read = readPass(event.subject.token)
  if (!read.readable) return { ...event, subject: {} }
  const { pass_id, generation, key_id } = read.pass
  const key = passes[key_id]
  return { ...event, subject: { pass_id, generation }, genuine: key !== undefined && read.genuine(bytes(key)) }
}

/** The key whose signature holds; whose it is, the database says. */
function provenBy({ event, proof }: GateEvent, place: Parameters<typeof signedText>[1], { acts }: Halves) {
  const key = proof && acts[proof.key]
  if (!key) return null
  const held = verify(null, signedText(event, place), publicKey(key), Buffer.from(proof.signature, 'hex'))
  return held ? proof.key : null
}

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

const publicKey = (hex: string) =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(hex, 'hex').toString('base64url') },
    format: 'jwk',
  })

export function keepKey(
  { condominium_id, station_id, id, public_key }: Parsed<typeof gate.keepKey>,
  { door, token_hash }: Asking,
) {
  return door.json(sql`select json_build_object('kept', access.keep_station_key(${token_hash}::bytea, ${condominium_id}::uuid,
    ${station_id}::uuid, ${id}::uuid, ${Buffer.from(public_key, 'hex')}::bytea))`)
}

const mostStrays = 200

export function listStrays({ condominium_id }: Parsed<typeof gate.strays>, { door }: Asking) {
  const here = condominium_id ? sql`c.id = ${condominium_id}::uuid` : sql`c.archived_at is null`
  return door.json(sql`select json_build_object(
      'acts', (select coalesce(json_agg(json_build_object('id', s.id, 'condominium', json_build_object('id', c.id, 'name', c.name),
          'sent_by', s.sent_by_name, 'kind', s.kind, 'at', s.at, 'arrived_at', s.arrived_at, 'name', s.said ->> 'name',
          'reason', s.said ->> 'reason', 'authorized_by', s.said ->> 'authorized_by') order by s.arrived_at desc, s.id), '[]')
        from (select n.* from stray_acts n join condominiums c on c.id = n.condominium_id where ${here}
          order by n.arrived_at desc, n.id limit ${constant(mostStrays)}) s join condominiums c on c.id = s.condominium_id),
      'more', (select coalesce(sum(greatest(n.acts - 100, 0)), 0)::int from stray_counts n
        join condominiums c on c.id = n.condominium_id where ${here}))`)
}
