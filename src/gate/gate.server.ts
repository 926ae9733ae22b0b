/** Answers the calls of the gate slice; what a station did is kept as the fact it is, in its order and once. */
import { type Asking, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { addDevice, check, report } from './devices.server.ts'
import { firstSnapshot } from './facts/gate.snapshot.first.ts'
import { gate } from './gate.contract.ts'
import { keepKey, listStrays, record } from './record.server.ts'

const here = (condominiumId: string | undefined) =>
  condominiumId ? sql`c.id = ${condominiumId}::uuid` : sql`c.archived_at is null`

function listGates({ condominium_id }: Parsed<typeof gate.gates>, { door }: Asking) {
  return door.json(sql`select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'created_at', g.created_at,
      'condominium', json_build_object('id', c.id, 'name', c.name)) order by c.name, c.id, g.created_at, g.id), '[]')
    from gates g join condominiums c on c.id = g.condominium_id where ${here(condominium_id)}`)
}

function listDevices({ condominium_id }: Parsed<typeof gate.devices>, { door }: Asking) {
  return door.json(sql`select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name,
      'gate', json_build_object('id', g.id, 'name', g.name), 'condominium', json_build_object('id', c.id, 'name', c.name),
      'created_at', d.created_at, 'revoked_at', d.revoked_at, 'last_used_at', d.last_used_at,
      'made_by', access.maker_of_key(d.id)) order by d.created_at desc, d.id), '[]')
    from gate_devices d join gates g on g.condominium_id = d.condominium_id and g.id = d.gate_id
      join condominiums c on c.id = d.condominium_id where ${here(condominium_id)}`)
}

function listReaderRules({ condominium_id }: Parsed<typeof gate.readerRules>, { door }: Asking) {
  return door.json(sql`select coalesce(json_agg(json_build_object('condominium', json_build_object('id', c.id, 'name', c.name),
      'co_resident', c.reader_co_resident, 'permanent_visitor', c.reader_permanent_visitor, 'worker', c.reader_worker,
      'vehicle', c.reader_vehicle) order by c.name, c.id), '[]')
    from condominiums c where c.archived_at is null and ${here(condominium_id)}`)
}

function chooseReaderRules(input: Parsed<typeof gate.chooseReaderRules>, { door }: Asking) {
  return door.reach(sql`update condominiums set reader_co_resident = ${input.co_resident},
      reader_permanent_visitor = ${input.permanent_visitor}, reader_worker = ${input.worker}, reader_vehicle = ${input.vehicle}
    where id = ${input.condominium_id} and archived_at is null`)
}

function listStations({ condominium_id }: Parsed<typeof gate.stations>, { door }: Asking) {
  return door.json(sql`select coalesce(json_agg(json_build_object('id', s.id,
      'gate', json_build_object('id', g.id, 'name', g.name), 'condominium', json_build_object('id', c.id, 'name', c.name),
      'bound_by', p.full_name, 'seen_at', s.seen_at, 'build', s.build) order by s.seen_at desc, s.id), '[]')
    from (select * from stations where seen_at > now() - interval '30 days' order by seen_at desc limit 500) s
      join gates g on g.condominium_id = s.condominium_id and g.id = s.gate_id
      join condominiums c on c.id = s.condominium_id
      left join profiles p on p.id = s.bound_by where ${here(condominium_id)}`)
}

async function addGate({ condominium_id, id, name }: Parsed<typeof gate.addGate>, { door }: Asking) {
  await door.act(sql`insert into gates (condominium_id, id, name) values (${condominium_id}, ${id}, ${name})
    on conflict (condominium_id, id) do nothing`)
}

async function bind({ condominium_id, station_id, gate_id, build, reads }: Parsed<typeof gate.bind>, { door }: Asking) {
  await door.act(sql`insert into stations (condominium_id, id, gate_id, bound_by, build, reads)
    values (${condominium_id}, ${station_id}, ${gate_id}, access.me(), ${build}, ${reads}::smallint)
    on conflict (condominium_id, id) do update
      set gate_id = excluded.gate_id, bound_by = excluded.bound_by, build = excluded.build, reads = excluded.reads,
        bound_at = now(), seen_at = now()`)
}

/** Notes on the way that the station is there and which build it runs. One of a build that does not name itself is known by its guard. */
async function tellSnapshot(input: Parsed<typeof gate.snapshot>, { door }: Asking) {
  const { condominium_id, gate_id, have, station_id, build, reads } = input
  const said = sql`(select ${station_id}::uuid as id, ${build}::text as build, ${reads}::smallint as reads)`
  const answer = await door.json(sql`with noted as (
      update stations s set seen_at = now(), build = said.build, reads = said.reads from ${said} said
        where s.condominium_id = ${condominium_id}::uuid and s.bound_by = access.me()
          and (s.id = said.id or said.id is null and s.gate_id = ${gate_id}::uuid and s.build is null)
          and (s.seen_at < now() - interval '1 minute'
            or (s.build, s.reads) is distinct from (said.build, said.reads))
    ) select access.gate_snapshot(${condominium_id}::uuid, ${gate_id}::uuid, ${have}, ${reads}::int)`)
  const whole = reads === 1 ? JSON.parse(answer.text) : null
  return whole && !('unchanged' in whole) ? firstSnapshot(whole) : answer
}

async function recordOutages(
  { condominium_id, station_id, outages }: Parsed<typeof gate.recordOutages>,
  { door }: Asking,
) {
  await door.act(
    sql`select access.record_outages(${condominium_id}::uuid, ${station_id}::uuid, ${JSON.stringify(outages)}::jsonb)`,
  )
}

async function recordMisses(
  { condominium_id, station_id, misses }: Parsed<typeof gate.recordMisses>,
  { door }: Asking,
) {
  await door.act(
    sql`select access.record_misses(${condominium_id}::uuid, ${station_id}::uuid, ${JSON.stringify(misses)}::jsonb)`,
  )
}

export const gateCalls = serve(gate, {
  gates: listGates,
  addGate,
  renameGate: ({ condominium_id, id, name }, { door }) =>
    door.reach(sql`update gates set name = ${name} where condominium_id = ${condominium_id} and id = ${id}`),
  removeGate: ({ condominium_id, id }, { door }) =>
    door.reach(sql`delete from gates where condominium_id = ${condominium_id} and id = ${id}`),
  bind,
  snapshot: tellSnapshot,
  askPass: ({ condominium_id, pass_id }, { door }) =>
    door.json(sql`select access.gate_pass(${condominium_id}::uuid, ${pass_id}::uuid)`),
  record,
  recordOutages,
  recordMisses,
  keepKey,
  strays: listStrays,
  stations: listStations,
  devices: listDevices,
  addDevice,
  revokeDevice: ({ condominium_id, id }, { door }) =>
    door.reach(sql`update gate_devices set revoked_at = now()
      where condominium_id = ${condominium_id} and id = ${id} and revoked_at is null`),
  readerRules: listReaderRules,
  chooseReaderRules,
  check,
  report,
})
