/** Handlers of the tablets of a gate: their codes, their sealed messages, and the sessions of their guards. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { decideOnce, endOnce } from '../../server/calls/repeated.ts'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { hashOf, newToken, ofCell } from '../../server/keys/tokens.ts'
import { limit } from '../../server/limits/limits.ts'
import { codeOf, inGroups, readCode } from '../../session/start/startCodes.ts'
import type { Parsed } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { event, type Halves, halves, provenBy } from '../recording/gate.server.ts'
import { holds } from '../recording/proofs.server.ts'
import { dutyText, openMessage, publicHalf, type SealedMessage, type ShiftWord, shiftText } from './sealedMessages.ts'
import { prepareSpare, spareDays } from './spare/spares.server.ts'
import { station, stations } from './stations.contract.ts'
import { stationsRefusals } from './stations.refusals.ts'
import { admitSubstitutes } from './substitute/substitutes.server.ts'

function listTablets(_: unknown, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'gate', json_build_object('id', g.id, 'name', g.name),
      'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
      'state', case when e.wiped_at is not null then 'wiped' when e.lost_at is not null then 'lost' when e.enrolled_at is not null then 'enrolled'
        when e.code_until > now() then 'waiting' else 'unused' end,
      'seen_at', e.seen_at,
      'guard', (select p.full_name from shifts s join profiles p on p.id = s.profile_id
        where s.condominium_id = e.condominium_id and s.station_id = e.station_id and s.ended_at is null order by s.started_at desc limit 1))
      order by e.made_at desc, e.id), '[]')
    from enrolled_stations e join gates g on g.condominium_id = e.condominium_id and g.id = e.gate_id
      join condominiums c on c.id = e.condominium_id where c.archived_at is null`)
}

/** The browser chose the id. If the answer is lost, the code was never shown and runs out. */
async function makeCode(
  { condominium_id, id, gate_id, name }: Parsed<typeof stations.makeCode>,
  { db, keys }: CallContext,
) {
  const code = codeOf(randomBytes(12))
  const made =
    await db.execute(sql`insert into enrolled_stations (condominium_id, id, gate_id, name, made_by, code_hash)
    values (${condominium_id}, ${id}, ${gate_id}, ${name}, access.caller_id(), ${keys.hashOfCode(code)}::bytea) on conflict do nothing`)
  if (made === 0) throw new Refusal('changed_meanwhile', 409)
  return { code: inGroups(code) }
}

async function makeSpareCode(
  { condominium_id, id, gate_id, name, retires, renews_numbers }: Parsed<typeof stations.makeSpareCode>,
  { db, keys }: CallContext,
) {
  const code = codeOf(randomBytes(12))
  const done = await db.row(
    z.object({ made: z.boolean() }),
    sql`select access.make_spare(${condominium_id}::uuid, ${id}::uuid, ${gate_id}::uuid, ${name}, ${keys.hashOfCode(code)}::bytea,
      ${retires}::uuid, ${renews_numbers}::boolean) as made`,
  )
  if (!done?.made) throw new Refusal('not_found', 404)
  return { code: inGroups(code) }
}

const letterOf = z.object({ kept: z.string().nullable() })
const keptAt = z.object({ condominium_id: z.string(), station_id: z.string() })

async function keepGuardKey(
  { id, public_key, sealed_key }: Parsed<typeof stations.keepGuardKey>,
  { db, keys, station_token }: CallContext,
) {
  if (!station_token) return { kept: false, storage_key: null }
  const found = await db.row(
    letterOf,
    sql`select access.keep_guard_key(${hashOf(station_token)}::bytea, ${id}::uuid, ${Buffer.from(public_key, 'hex')}::bytea)::text as kept`,
  )
  if (!found?.kept) return { kept: false, storage_key: null }
  const { condominium_id, station_id } = keptAt.parse(JSON.parse(found.kept))
  const opened = sealed_key ? openMessage(keys.letterKey(condominium_id), sealed_key) : null
  return { kept: true, storage_key: opened?.about === 'key' && opened.station_id === station_id ? opened.key : null }
}

const enrolledAt = z.object({
  condominium: z.object({ id: z.string(), name: z.string() }),
  gate: z.object({ id: z.string(), name: z.string() }),
  spare: spareDays.nullable(),
})
const answered = z.object({ taken: z.string().nullable() })

async function enroll({ code, station_id }: Parsed<typeof station.enroll>, context: CallContext) {
  await limit(context, [{ act: 'station code from', of: context.request.address, most: 60, minutes: 60 }])
  const { db, keys, settings } = context
  const token = ofCell(settings, `station_${newToken()}`)
  const found = await db.row(
    answered,
    sql`select access.enroll_station(${keys.hashOfCode(readCode(code))}::bytea, ${station_id}::uuid, ${hashOf(token)}::bytea)::text as taken`,
  )
  if (!found?.taken) throw refusal(stationsRefusals, 'station_code_dead', 422)
  context.keepStation(token)
  const { condominium, gate, spare } = enrolledAt.parse(JSON.parse(found.taken))
  const serverKey = publicHalf(keys.letterKey(condominium.id))
  const prepared = spare && (await prepareSpare(spare, { station_id, token, server_key: serverKey }, context))
  return { condominium, gate, server_key: serverKey, prepared }
}

const known = halves.extend({
  ...{ condominium_id: z.string(), station_id: z.string(), lost: z.boolean() },
  reliefs: z.record(z.string(), z.string()),
})
type Known = z.infer<typeof known>

async function keysFor(keys: readonly string[], { db }: CallContext): Promise<Known> {
  const { text } = await db.json(sql`select access.keys_of_station(${[...keys]}::uuid[])`)
  return known.parse(JSON.parse(text))
}

const condominiumOf = z.object({ id: z.string().nullable() })

/** A message that does not open, or has no signature of a key of this tablet, is not stored: a guard who signs in sends it. */
async function deliver({ letters }: Parsed<typeof station.deliver>, context: CallContext) {
  const here = await context.db.row(condominiumOf, sql`select (access.caller_condominiums())[1]::text as id`)
  if (!here?.id) throw new Refusal('signed_out', 401)
  await limit(context, [
    {
      act: 'station delivers',
      of: context.token_hash?.toString('hex') ?? '',
      most: 600,
      minutes: 10,
      weight: letters.length + 1,
    },
  ])
  // Each contact renews the cookie, because a tablet is linked only once.
  if (context.station_token) context.keepStation(context.station_token)
  const privateKey = context.keys.letterKey(here.id)
  const opened = letters.map((one) => openMessage(privateKey, one))
  const signers = opened.flatMap(keyIn)
  const before = await keysFor(signers, context)
  const half = (await admitSubstitutes(opened, before, context)) ? await keysFor(signers, context) : before
  const shifts = opened.flatMap((one) => shiftIn(one, half))
  const acts = opened
    .flatMap((one) => (one?.about === 'act' ? [one.act] : []))
    .toSorted((a, b) => a.sequence - b.sequence)
    .map((one) => ({ ...event(one.event, half), sequence: one.sequence, proven_by: provenBy(one, half, half) }))
  if (shifts.length > 0) await context.db.execute(sql`select access.deliver_shifts(${JSON.stringify(shifts)}::jsonb)`)
  const { text } = await context.db.json(sql`select access.deliver_acts(${JSON.stringify(acts)}::jsonb)`)
  const kept = new Set(z.array(z.string()).parse(JSON.parse(text)))
  const taken = opened.flatMap((one, at) =>
    (one?.about === 'act' && kept.has(one.act.event.id)) || one?.about === 'shift' || one?.about === 'relief'
      ? [at]
      : [],
  )
  return { at: new Date().toISOString(), lost: half.lost, taken }
}

function keyIn(one: SealedMessage | null): string[] {
  if (one?.about === 'shift' || one?.about === 'relief') return [one.key]
  return one?.about === 'act' && one.act.proof ? [one.act.proof.key] : []
}

function shiftIn(one: SealedMessage | null, half: Known): object[] {
  if (one?.about !== 'shift' || !isSigned(shiftText(half, one.shift), one, half)) return []
  const { open, ...word }: ShiftWord = one.shift
  const counts = { open_inside: open?.inside, open_asks: open?.asks, open_incidents: open?.incidents }
  return [{ ...word, ...counts, proven_by: one.key }]
}

const isSigned = (text: Uint8Array, one: { key: string; signature: string }, { acts }: Halves) =>
  holds(one, text, acts[one.key])

const freshMs = 2 * 60_000
const begun = z.object({ guard: z.string().nullable() })

async function begin({ key, at, signature }: Parsed<typeof station.begin>, context: CallContext) {
  const half = await keysFor([key], context)
  const fresh = Math.abs(Date.now() - Date.parse(at)) < freshMs
  if (!fresh || !isSigned(dutyText(half, key, at), { key, signature }, half)) return { opened: false }
  const token = ofCell(context.settings, newToken())
  const found = await context.db.row(
    begun,
    sql`select access.begin_duty(${key}::uuid, ${newId()}::uuid, ${hashOf(token)}::bytea, 'Garita')::text as guard`,
  )
  if (!found?.guard) return { opened: false }
  context.keepToken(token)
  return { opened: true }
}

/** A person's account has the same limit: a person in danger presses less often. */
const mostAlarms = 30

async function raiseAlarm({ id, pressed_at }: Parsed<typeof station.raiseAlarm>, context: CallContext) {
  await limit(context, [
    { act: 'raise alarms', of: context.token_hash?.toString('hex') ?? '', most: mostAlarms, minutes: 10 },
  ])
  const answer = await context.db.json(
    sql`select access.raise_alarm_at_tablet(${id}::uuid, ${pressed_at}::timestamptz)`,
  )
  if (answer.text === 'null') throw new Refusal('not_found', 404)
  return answer
}

export const stationsCalls = serve(stations, {
  tablets: listTablets,
  makeCode,
  makeSpareCode,
  reportLost: ({ condominium_id, id, renews_numbers }, { db }) =>
    decideOnce(db, {
      act: sql`update enrolled_stations set lost_at = now(), renews_numbers = ${renews_numbers}
        where condominium_id = ${condominium_id} and id = ${id} and enrolled_at is not null and lost_at is null`,
      mine: sql`select from enrolled_stations where condominium_id = ${condominium_id} and id = ${id} and lost_at is not null`,
      otherwise: async () => new Refusal('not_found', 404),
    }),
  remove: ({ condominium_id, id }, { db }) =>
    endOnce(db, sql`delete from enrolled_stations where condominium_id = ${condominium_id} and id = ${id}`, 'device', [
      id,
    ]),
  keepGuardKey,
})

export const stationCalls = serve(station, {
  enroll,
  deliver,
  begin,
  raiseAlarm,
  wiped: async (_, { db }) => void (await db.execute(sql`select access.station_wiped()`)),
})
