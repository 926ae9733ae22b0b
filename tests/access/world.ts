/** Makes the test world of the matrix: two condominiums and people of every kind, seen from unit 101 of the first. */
import type pg from 'pg'
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { leaveSlices } from '../slices/slices.ts'
import { type Caller, type PreparedDatabase, preparedDatabase } from './database.ts'
import type { Role } from './grants.ts'
import { type Made, makeCondominium, makePerson } from './people.ts'
import { leaveTablets } from './tabletLimits.ts'
import {
  leaveAdministered,
  leaveAudit,
  leaveChannels,
  leaveExpired,
  leaveLogOrder,
  leaveNotices,
  leaveSecurity,
  leaveUnits,
} from './traces.ts'
import { leaveAlarms, leaveDisputed, leaveLooks, leaveReservations, leaveWrittenRows } from './writtenRows.ts'

type Places = Record<'here' | 'there', string>

/**
 * The relation of a person to the caller: the same unit, another unit here, staff or rejected here, both condominiums, the other one, no
 * place, or a super admin.
 */
type AccountStatus = 'same_unit' | 'neighbor' | 'here' | 'both' | 'there' | 'nowhere' | 'above'

export interface Known extends Made {
  readonly name: string
  readonly status: AccountStatus
}

export interface World extends PreparedDatabase {
  readonly here: string
  readonly there: string
  readonly unlisted: string
  readonly archived: string
  /** A request to unit 101 of each condominium that waits for an answer. */
  readonly request: Readonly<Record<keyof Places | 'administered', string>>
  /** The clubhouse of each condominium, which asks for approval. */
  readonly amenity: Readonly<Places>
  /** Each condominium has two gates; this is the first. */
  readonly gate: Readonly<Places>
  readonly unit: Readonly<Record<'here' | 'there', readonly string[]>>
  readonly people: readonly Known[]
  readonly caller: Readonly<Record<Role, Caller>>
  /** Returns the person of a role; undefined for a part of the product. */
  readonly me: (role: Role) => Known | undefined
  readonly named: (name: string) => Known
}

/** `more` adds people before the rows of all people are made. */
export async function knownWorld(more?: (owner: pg.Pool, places: Places) => Promise<void>): Promise<World> {
  const database = await preparedDatabase()
  const { owner } = database
  const here = await makeCondominium(owner, 'Here')
  const there = await makeCondominium(owner, 'There')
  const unlisted = await makeCondominium(owner, 'Unlisted', { listed: false })
  const archived = await makeCondominium(owner, 'Archived')
  await owner.query('update condominiums set archived_at = now() where id = $1', [archived])

  const people: Known[] = []
  const add = async (name: string, status: AccountStatus, facts: Parameters<typeof makePerson>[1]) => {
    people.push({ name, status, ...(await makePerson(owner, facts)) })
  }
  const resident = { user_role: 'resident' } as const
  const agent = { user_role: 'agent' } as const
  const supervisor = { user_role: 'supervisor' } as const
  const board = { user_role: 'board' } as const
  const admin = { user_role: 'admin' } as const
  await add('resident', 'same_unit', { ...resident, lives: [here, '101'] })
  await add('room mate', 'same_unit', { ...resident, lives: [here, '101'] })
  await add('applicant', 'same_unit', { ...resident, lives: [here, '101'], approval_status: 'pending' })
  await add('neighbor', 'neighbor', { ...resident, lives: [here, '102'] })
  await add('rejected', 'here', { ...resident, lives: [here, '103'], approval_status: 'rejected' })
  await add('agent', 'here', { ...agent, assigned: [here] })
  await add('other agent', 'here', { ...agent, assigned: [here] })
  await add('supervisor', 'here', { ...supervisor, assigned: [here] })
  await add('board', 'here', { ...board, assigned: [here] })
  await add('admin', 'here', { ...admin, assigned: [here] })
  await add('other admin', 'here', { ...admin, assigned: [here] })
  await add('shared agent', 'both', { ...agent, assigned: [here, there] })
  await add('shared admin', 'both', { ...admin, assigned: [here, there] })
  await add('stranger', 'there', { ...resident, lives: [there, '101'] })
  await add('waiting stranger', 'there', { ...resident, lives: [there, '102'], approval_status: 'pending' })
  await add('agent there', 'there', { ...agent, assigned: [there] })
  await add('supervisor there', 'there', { ...supervisor, assigned: [there] })
  await add('admin there', 'there', { ...admin, assigned: [there] })
  await add('new agent', 'nowhere', { ...agent, approval_status: 'pending', confirmed: false })
  await add('new admin', 'nowhere', { ...admin, confirmed: false })
  await add('without a password', 'nowhere', { ...agent, confirmed: false })
  await add('super_admin', 'above', { user_role: 'super_admin' })
  await add('other super_admin', 'above', { user_role: 'super_admin' })

  // Rejected and waiting people ask for an existing unit.
  await owner.query(
    `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), '103'), ($2, gen_random_uuid(), '102')`,
    [here, there],
  )
  await more?.(owner, { here, there })

  for (const { id, email } of people) {
    await owner.query(
      `insert into one_time_tokens (token_hash, purpose, profile_id, email, expires_at)
        values ($1, 'reset', $2, $3, clock_timestamp() + interval '1 hour')`,
      [hashOf(newToken()), id, email],
    )
  }
  const named = (name: string) => {
    const found = people.find((person) => person.name === name)
    if (!found) throw new Error(`nobody is called ${name}`)
    return found
  }
  await leaveExpired(database, named('stranger'), [here, there])
  const requests = await leaveAuthorizations(database, here, there)
  const amenity = await leaveReservations(database.owner, here, there)
  const { gate, key, stationToken } = await leaveGates(database, here, there)
  const request = { ...requests, administered: await leaveAdministered(database, here) }
  const unit = await leaveUnits(database, { here, there })
  await leaveNotices(database)
  await leaveSecurity(database, named('stranger').id)
  await leaveAudit(database)
  await leaveLogOrder(database, [here, there])
  await leaveLooks(database.owner, [
    { condominium_id: here, by_id: named('admin').id },
    { condominium_id: there, by_id: named('super_admin').id },
  ])
  await leaveAlarms(database.owner, [
    { condominium_id: here, by_id: named('resident').id },
    { condominium_id: here, by_id: named('neighbor').id, answers_id: named('neighbor').id },
    { condominium_id: there, by_id: named('stranger').id },
  ])
  await leaveChannels(database, [here, there])
  for (const place of [here, there]) await leaveSlices(owner, place)

  const caller: Record<Role, Caller> = {
    anonymous: null,
    applicant: named('applicant'),
    resident: named('resident'),
    agent: named('agent'),
    supervisor: named('supervisor'),
    board: named('board'),
    admin: named('admin'),
    super_admin: named('super_admin'),
    gate: { token: key },
    station: { token: stationToken },
    keeper: { system: 'keeper' },
    identity: { system: 'identity' },
    issuer: { system: 'issuer' },
  }
  const me = (role: Role) => people.find((person) => person.name === role)
  return { ...database, here, there, unlisted, archived, request, amenity, gate, unit, people, caller, me, named }
}

/** Makes two authorizations of each resident, requests of a guard, a line of the log about each, and one about each resident. */
async function leaveAuthorizations({ owner }: PreparedDatabase, here: string, there: string) {
  const condominiums = [here, there]
  await owner.query(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name,
        id_document, status, valid_from, valid_until)
      select coalesce(r.condominium_id, place), gen_random_uuid(), r.profile_id, r.id, r.unit, kind, 'Luis', 'Gómez', 'INE-12345',
        case when r.id is null then 'pending_approval' else 'active' end, now(), now() + interval '1 hour'
      from (
        select null::uuid as place, r.condominium_id, r.profile_id, r.id, r.unit_number as unit, made.kind
          from residences r, unnest(array['temporary_visitor', 'worker']) made (kind) where r.since is not null and r.until is null
        union all
        select place, null, null, null, unit, 'temporary_visitor' from unnest($1::uuid[]) place, unnest(array['101', '102']) unit
      ) r`,
    [condominiums],
  )
  await owner.query(`select access.log_access(a, 'visitor_registered') from authorizations a`)
  await owner.query(`insert into access_logs (condominium_id, id, person_id, resident_id, event_type, unit_number, actor_role, actor_name)
    select condominium_id, gen_random_uuid(), profile_id, profile_id, 'entry', unit_number, 'agent', 'Gus'
      from residences where since is not null and until is null`)
  await owner.query(`insert into access_log_subjects (condominium_id, log_id, auth_type, name)
    select condominium_id, id, 'resident', 'Ana' from access_logs where person_id is not null`)
  await leaveDisputed(owner, condominiums)
  await owner.query(
    `update access_log_subjects set name = null, last_name = null, id_document = null, blanked_at = now()
      where log_id = (select id from access_logs where condominium_id = $1 and conflict is null limit 1)`,
    [condominiums[0]],
  )
  await owner.query(
    `insert into pass_keys (condominium_id, key_id, public_key, sealed_private_key)
      select place, 1, decode(repeat('00', 32), 'hex'), '\\x00' from unnest($1::uuid[]) place`,
    [condominiums],
  )
  await owner.query(
    `insert into condominium_keys (condominium_id, wrapped_key) select place, decode(repeat('00', 64), 'hex') from unnest($1::uuid[]) place`,
    [condominiums],
  )
  await owner.query(
    `insert into installation_keys (purpose, wrapped_key) values ('visitor pages', decode(repeat('00', 64), 'hex'))`,
  )
  const { rows } = await owner.query<{ condominium_id: string; id: string }>(
    `select condominium_id, id from authorizations where resident_id is null and unit_number = '101'`,
  )
  const requestAt = (place: string) => rows.find((row) => row.condominium_id === place)?.id ?? ''
  return { here: requestAt(here), there: requestAt(there) }
}

/** Makes two gates and an empty unit here and there, a station at the first gate with devices, and ended rows of all of them. */
async function leaveGates({ owner }: PreparedDatabase, here: string, there: string) {
  const [condominiums, key, stationToken] = [[here, there], newToken(), newToken()]
  await owner.query(
    `with empty as (insert into units (condominium_id, id, unit_number) select place, gen_random_uuid(), 'VACÍA' from unnest($1::uuid[]) place)
      insert into gates (condominium_id, id, name) select place, gen_random_uuid(), 'Norte' from unnest($1::uuid[]) place`,
    [condominiums],
  )
  const { rows } = await owner.query<{ condominium_id: string; id: string }>(
    `select condominium_id, id from gates where name = 'Acceso principal'`,
  )
  const gateOf = (place: string) => rows.find((row) => row.condominium_id === place)?.id ?? ''
  for (const place of condominiums) {
    await owner.query('insert into stations (condominium_id, id, gate_id) values ($1, gen_random_uuid(), $2)', [
      place,
      gateOf(place),
    ])
    await owner.query(
      `insert into station_outages (condominium_id, id, station_id, began_at, ended_at)
        select $1, gen_random_uuid(), gen_random_uuid(), at, at from unnest(array[now(), now() - interval '2 years']) at`,
      [place],
    )
    await owner.query(
      `insert into gate_changes (condominium_id, changed_by, id, changed_at)
        select $1, '1', gen_random_uuid(), at from unnest(array[now(), now() - interval '2 days']) at`,
      [place],
    )
    await owner.query(
      `insert into number_misses (condominium_id, id, who, at)
        select $1, gen_random_uuid(), gen_random_uuid(), at from unnest(array[now(), now() - interval '32 days']) at`,
      [place],
    )
    await owner.query(
      `insert into gate_devices (condominium_id, id, gate_id, name, key_hash, revoked_at)
        select $1, gen_random_uuid(), $2, 'Barrera', key, over
          from (values ($3::bytea, null::timestamptz), (sha256($3::bytea), now())) made (key, over)`,
      [place, gateOf(place), hashOf(place === here ? key : newToken())],
    )
    await owner.query(
      `insert into revoked_passes (condominium_id, pass_id, authorization_id, generation, valid_until, why)
        select $1, gen_random_uuid(), gen_random_uuid(), 1, until, 'superseded' from unnest(array[null, now(), now() - interval '40 days']) until`,
      [place],
    )
    await leaveTablets(owner, { place, gate: gateOf(place), token: place === here ? stationToken : newToken() })
    await leaveWrittenRows(owner, place, condominiums.indexOf(place))
    await owner.query(
      `insert into former_agents (condominium_id, profile_id, full_name, until)
        select $1, gen_random_uuid(), 'Ido', until from unnest(array[now(), now() - interval '70 days']) until`,
      [place],
    )
  }
  return { gate: { here: gateOf(here), there: gateOf(there) }, key, stationToken }
}
