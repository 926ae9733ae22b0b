/** Handlers of the gate calls. Events of a station are stored in order and once, even those the server would have refused. */

import { z } from 'zod'
import { readPass } from '../../authorizations/passes/pass.ts'
import { changeAsSeen } from '../../server/calls/changedMeanwhile.ts'
import { endOnce } from '../../server/calls/repeated.ts'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { itemOf } from '../../server/database/callerDb.ts'
import type { Shape } from '../../server/database/shape.ts'
import { constant, sql } from '../../server/database/sql.ts'
import { limit } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { beginsLikePass } from '../../shared/fields.ts'
import { gate } from '../gate.contract.ts'
import { addDevice, check, report } from '../readers/devices.server.ts'
import { type GateEvent, type MadeEvent, signedText } from '../station/facts/gateEvents.ts'
import { readDoubts } from './history/doubts.server.ts'
import { history, recordDecisions } from './history/history.server.ts'
import { recordCheck, recordMisses, recordOutages } from './history/stationReports.server.ts'
import { holds } from './proofs.server.ts'

const here = (condominiumId: string | undefined) =>
  condominiumId ? sql`c.id = ${condominiumId}::uuid` : sql`c.archived_at is null`

function listGates({ condominium_id }: Parsed<typeof gate.gates>, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'created_at', g.created_at, 'revision', g.revision,
      'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone)) order by c.name, c.id, g.created_at, g.id), '[]')
    from gates g join condominiums c on c.id = g.condominium_id where ${here(condominium_id)}`)
}

function listDevices({ condominium_id }: Parsed<typeof gate.devices>, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name,
      'gate', json_build_object('id', g.id, 'name', g.name), 'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
      'created_at', d.created_at, 'revoked_at', d.revoked_at, 'last_used_at', d.last_used_at,
      'made_by', access.maker_of_key(d.id)) order by d.created_at desc, d.id), '[]')
    from gate_devices d join gates g on g.condominium_id = d.condominium_id and g.id = d.gate_id
      join condominiums c on c.id = d.condominium_id where ${here(condominium_id)}`)
}

function listReaderRules({ condominium_id }: Parsed<typeof gate.readerRules>, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(json_build_object('condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
      'co_resident', c.reader_co_resident, 'permanent_visitor', c.reader_permanent_visitor, 'worker', c.reader_worker,
      'vehicle', c.reader_vehicle, 'revision', c.revision) order by c.name, c.id), '[]')
    from condominiums c where c.archived_at is null and ${here(condominium_id)}`)
}

const readerRules: Shape = {
  co_resident: sql`reader_co_resident`,
  permanent_visitor: sql`reader_permanent_visitor`,
  worker: sql`reader_worker`,
  vehicle: sql`reader_vehicle`,
  revision: sql`revision`,
}

function chooseReaderRules(input: Parsed<typeof gate.chooseReaderRules>, { db }: CallContext) {
  return changeAsSeen(db, {
    revision: input.revision,
    change: sql`update condominiums set reader_co_resident = ${input.co_resident},
        reader_permanent_visitor = ${input.permanent_visitor}, reader_worker = ${input.worker}, reader_vehicle = ${input.vehicle}
      where id = ${input.condominium_id} and archived_at is null and revision = ${input.revision}::int`,
    now: itemOf(readerRules, sql`from condominiums where id = ${input.condominium_id} and archived_at is null`),
  })
}

function listStations({ condominium_id }: Parsed<typeof gate.stations>, { db }: CallContext) {
  return db.json(sql`select coalesce(json_agg(json_build_object('id', s.id,
      'gate', json_build_object('id', g.id, 'name', g.name), 'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
      'bound_by', p.full_name, 'seen_at', s.seen_at, 'build', s.build, 'copied_at', s.copied_at,
      'check', case when s.checked_at is not null then json_build_object('at', s.checked_at, 'by', k.full_name, 'failed', s.check_failed) end) order by s.seen_at desc, s.id), '[]')
    from (select * from stations where seen_at > now() - interval '30 days' order by seen_at desc limit 500) s
      join gates g on g.condominium_id = s.condominium_id and g.id = s.gate_id
      join condominiums c on c.id = s.condominium_id
      left join profiles p on p.id = s.bound_by left join profiles k on k.id = s.checked_by where ${here(condominium_id)}`)
}

async function addGate({ condominium_id, id, name }: Parsed<typeof gate.addGate>, { db }: CallContext) {
  await db.execute(sql`insert into gates (condominium_id, id, name) values (${condominium_id}, ${id}, ${name})
    on conflict (condominium_id, id) do nothing`)
}

async function bind({ condominium_id, station_id, gate_id, build }: Parsed<typeof gate.bind>, { db }: CallContext) {
  await db.execute(sql`insert into stations (condominium_id, id, gate_id, bound_by, build)
    values (${condominium_id}, ${station_id}, ${gate_id}, access.caller_id(), ${build})
    on conflict (condominium_id, id) do update
      set gate_id = excluded.gate_id, bound_by = excluded.bound_by, build = excluded.build,
        bound_at = now(), seen_at = now()`)
}

/** Also stores the time of the contact and the station's build. */
function tellSnapshot(input: Parsed<typeof gate.snapshot>, { db }: CallContext) {
  const { condominium_id, gate_id, have, station_id, build } = input
  return db.json(sql`with noted as (
      update stations s set seen_at = now(), build = ${build}::text
        where s.condominium_id = ${condominium_id}::uuid and s.id = ${station_id}::uuid and s.bound_by = access.caller_id()
          and (s.seen_at < now() - interval '1 minute' or s.build is distinct from ${build}::text)
    ) select access.station_state(${condominium_id}::uuid, ${gate_id}::uuid, ${station_id}::uuid, ${have})`)
}

export const gateCalls = serve(gate, {
  gates: listGates,
  addGate,
  renameGate: ({ condominium_id, id, name, revision }, { db }) => {
    const one = sql`condominium_id = ${condominium_id} and id = ${id}`
    return changeAsSeen(db, {
      revision,
      change: sql`update gates set name = ${name} where ${one} and revision = ${revision}::int`,
      now: itemOf({ name: sql`name`, revision: sql`revision` }, sql`from gates where ${one}`),
    })
  },
  removeGate: ({ condominium_id, id }, { db }) =>
    endOnce(db, sql`delete from gates where condominium_id = ${condominium_id} and id = ${id}`, 'gate', [id]),
  bind,
  snapshot: tellSnapshot,
  askPass: ({ condominium_id, pass_id }, { db }) =>
    db.json(sql`select access.gate_pass(${condominium_id}::uuid, ${pass_id}::uuid)`),
  record,
  recordOutages,
  recordMisses,
  recordDecisions,
  recordCheck,
  history,
  keepKey,
  strays: listStrays,
  stations: listStations,
  devices: listDevices,
  addDevice,
  revokeDevice: ({ condominium_id, id }, { db }) =>
    endOnce(
      db,
      sql`update gate_devices set revoked_at = now()
        where condominium_id = ${condominium_id} and id = ${id} and revoked_at is null`,
      'device',
      [id],
    ),
  doubts: readDoubts,
  readerRules: listReaderRules,
  chooseReaderRules,
  check,
  report,
})

/** A busy gate makes at most so many in a day; more wait at the station for the next ten minutes. */
const mostActs = 600
const minutes = 10

export const halves = z.object({
  me: z.string(),
  acts: z.record(z.string(), z.string()),
  passes: z.record(z.string(), z.string()),
})
export type Halves = z.infer<typeof halves>

async function record({ condominium_id, station_id, events }: Parsed<typeof gate.record>, context: CallContext) {
  const { db } = context
  if (station_id === null) {
    return db.json(
      sql`select access.record_at_desk(${condominium_id}::uuid, ${JSON.stringify(events[0]?.event)}::jsonb)`,
    )
  }
  const keys = events.flatMap(({ proof }) => (proof ? [proof.key] : []))
  const { text } = await db.json(
    sql`select access.keys_to_check(${condominium_id}::uuid, ${station_id}::uuid, ${keys}::uuid[])`,
  )
  const known = halves.parse(JSON.parse(text))
  const paced = { act: 'record acts', most: mostActs, minutes, weight: events.length }
  await limit(context, [
    { ...paced, of: known.me },
    { ...paced, of: `${condominium_id} ${station_id}` },
  ])
  const ordered = events.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0))
  const place = { condominium_id, station_id }
  const batch = ordered.map((one) => ({
    ...event(one.event, known),
    sequence: one.sequence,
    proven_by: provenBy(one, place, known),
  }))
  return db.json(
    sql`select access.record_at_station(${condominium_id}::uuid, ${station_id}::uuid, ${JSON.stringify(batch)}::jsonb)`,
  )
}

/**
 * Reads the pass of a visitor that the snapshot did not include, and checks its signature: the database knows passes by id only. A reader
 * wrote the code into the field of the authorizing resident: that is no name and authorizes nothing.
 */
export function event(made: MadeEvent, { passes }: Halves) {
  const misread = made.kind === 'override' && beginsLikePass(made.authorized_by ?? '')
  const event = misread ? { ...made, authorized_by: null } : made
  if (!('subject' in event) || !('token' in event.subject)) return event
  const read = readPass(event.subject.token)
  if (!read.readable) return { ...event, subject: {} }
  const { pass_id, generation, key_id } = read.pass
  const key = passes[key_id]
  return { ...event, subject: { pass_id, generation }, genuine: key !== undefined && read.genuine(bytes(key)) }
}

/** The id of the key if its signature is valid; the database knows whose key it is. */
export function provenBy(
  { event, proof }: Pick<GateEvent, 'event' | 'proof'>,
  place: Parameters<typeof signedText>[1],
  { acts }: Halves,
) {
  return proof && holds(proof, signedText(event, place), acts[proof.key]) ? proof.key : null
}

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

function keepKey(
  { condominium_id, station_id, id, public_key }: Parsed<typeof gate.keepKey>,
  { db, token_hash }: CallContext,
) {
  return db.json(sql`select json_build_object('kept', access.keep_station_key(${token_hash}::bytea, ${condominium_id}::uuid,
    ${station_id}::uuid, ${id}::uuid, ${Buffer.from(public_key, 'hex')}::bytea))`)
}

const mostStrays = 200

function listStrays({ condominium_id }: Parsed<typeof gate.strays>, { db }: CallContext) {
  const here = condominium_id ? sql`c.id = ${condominium_id}::uuid` : sql`c.archived_at is null`
  return db.json(sql`select json_build_object(
      'acts', (select coalesce(json_agg(json_build_object('id', s.id, 'condominium', json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone),
          'sent_by', s.sent_by_name, 'kind', s.kind, 'at', s.at, 'arrived_at', s.arrived_at, 'name', case when shown.yes then s.said ->> 'name' end,
          'reason', case when shown.yes then s.said ->> 'reason' end, 'authorized_by', case when shown.yes then s.said ->> 'authorized_by' end) order by s.arrived_at desc, s.id), '[]')
        from (select n.* from stray_acts n join condominiums c on c.id = n.condominium_id where ${here}
          order by n.arrived_at desc, n.id limit ${constant(mostStrays)}) s join condominiums c on c.id = s.condominium_id
          cross join lateral (select s.arrived_at > now() - interval '24 hours' or access.shows_visit(s.condominium_id, s.id, s.arrived_at) as yes) shown),
      'more', (select coalesce(sum(greatest(n.acts - 100, 0)), 0)::int from stray_counts n
        join condominiums c on c.id = n.condominium_id where ${here}))`)
}
