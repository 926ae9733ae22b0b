/**
 * Each list in the database beside the plain statement: the transaction of the product (begin, become the caller, the statements, commit) and
 * the same rows selected by the owner, who needs no session and no policy. In turn, by pgbench, where it is installed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchDatabase, closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { fill, type Neighborhood } from './houses/neighborhood.ts'
import { askAs } from './measuring/asking.ts'
import { median, type Outcome } from './measuring/measure.ts'
import { findPgbench, pgbench, pgbenchParts, pgbenchPlain } from './measuring/pgbench.ts'
import { load } from './measuring/processes.ts'

const rounds = 5
const seconds = 2
const leastShare = 0.5
// A statement of its own for each resident, which each connection plans first: few of them, so that plans do not count.
const mostResidents = 2

interface Compared {
  called: string
  name: string
  input?: object
  by: 'resident' | 'agent'
  /** The same rows, and the same count. */
  plain: (of: { resident: string; condominium: string }) => string[]
}

const page = 'limit 51'
const counted = (rows: string) => `select count(*) from (select from ${rows} limit 1001) rows`

const lists: Compared[] = [
  {
    called: '50 of a resident',
    name: 'authorizations.list',
    input: { auth_type: 'temporary_visitor' },
    by: 'resident',
    plain: ({ resident }) => [
      `select a.id, a.auth_type, a.unit_number, a.status, a.suspended_at, a.inside, a.entered_at, a.valid_from, a.valid_until,
        a.access_number, a.revision, a.created_at, a.details, a.private_details, a.name, a.last_name, a.id_document, a.phone_number,
        a.vehicle_plate, a.relationship, a.can_authorize_access, r.since, r.until, r.frozen_at, c.time_zone from authorizations a
        join residences r on r.condominium_id = a.condominium_id and r.id = a.residence_id join condominiums c on c.id = a.condominium_id
        where a.resident_id = '${resident}' and a.auth_type = 'temporary_visitor' order by a.created_at desc, a.id desc ${page}`,
    ],
  },
  {
    called: '50 visits of the panel',
    name: 'visits.list',
    by: 'agent',
    plain: ({ condominium }) => [
      `select a.id, a.auth_type, c.id, c.name, c.time_zone, a.unit_number, a.status, a.suspended_at, a.inside, a.entered_at, a.closed_at,
        a.name, a.last_name, a.masked_document, a.phone_number, a.vehicle_plate, a.details, a.relationship, a.valid_from, a.valid_until,
        a.created_at, a.registered_by_name, a.decided_at, a.decided_by_name, r.since, r.until, r.frozen_at from authorizations a
        join condominiums c on c.id = a.condominium_id
        left join residences r on r.condominium_id = a.condominium_id and r.id = a.residence_id
        where a.condominium_id = '${condominium}' and a.auth_type = 'temporary_visitor' order by a.created_at desc, a.id desc ${page}`,
      counted(`authorizations a where a.condominium_id = '${condominium}' and a.auth_type = 'temporary_visitor'`),
    ],
  },
  {
    called: '50 of the access log',
    name: 'visits.log',
    by: 'agent',
    plain: ({ condominium }) => [
      `select l.*, s.auth_type, s.name, s.last_name, c.id, c.name, c.time_zone from access_logs l
        join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id
        join condominiums c on c.id = l.condominium_id
        where l.condominium_id = '${condominium}' order by l.occurred_at desc, l.id desc ${page}`,
      counted(`access_logs l where l.condominium_id = '${condominium}'`),
    ],
  },
  {
    called: 'the directory',
    name: 'people.directory',
    by: 'agent',
    plain: ({ condominium }) => {
      const living = `residences r join profiles p on p.id = r.profile_id and p.user_role = 'resident' and p.approval_status <> 'rejected'`
      const here = `r.until is null and r.condominium_id = '${condominium}'`
      return [
        `select p.id, p.full_name, p.email, p.phone_number, p.approval_status, r.unit_number, c.id, c.name from ${living}
          join condominiums c on c.id = r.condominium_id where ${here} order by r.requested_at desc, r.id desc ${page}`,
        counted(`${living} where ${here}`),
      ]
    },
  },
]

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const program = findPgbench()
  if (!program) {
    console.log('  without pgbench nothing is measured')
    return []
  }
  const place = await openBenchDatabase(ownerUrl, 'bench_shares')
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-'))
  try {
    const neighborhood = await fill(place.owner, 10_000)
    const outcomes: Outcome[] = []
    for (const list of lists) outcomes.push(await compare(list, { program, folder, place, neighborhood }))
    return outcomes
  } finally {
    await closeBenchDatabase(place)
    await rm(folder, { recursive: true, force: true })
  }
}

interface Where {
  program: string
  folder: string
  place: BenchDatabase
  neighborhood: Neighborhood
}

async function compare(
  { called, name, input = {}, by, plain }: Compared,
  { program, folder, place, neighborhood: { residents, agent, condominium } }: Where,
): Promise<Outcome> {
  const people = by === 'resident' ? residents.slice(0, mostResidents) : [agent]
  const asked = await Promise.all(
    people.map(async ({ token }) => ({ token, ...(await askAs(place.database, token, name, input)) })),
  )
  const statements = people.map(({ id }) => `begin;\n${plain({ resident: id, condominium }).join(';\n')};\ncommit;\n`)
  const rates: { ours: number[]; plain: number[] } = { ours: [], plain: [] }
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await pgbench(program, { folder, login_url: place.login_url, asked, connections: 4, seconds }))
    rates.plain.push(await pgbenchPlain(program, { folder, url: place.owner_url, statements, seconds }))
  }
  const share = median(rates.ours.map((ours, round) => ours / (rates.plain[round] ?? Number.NaN)))
  const parts = await pgbenchParts(program, {
    ...{ folder, login_url: place.login_url, owner_url: place.owner_url, asked, connections: 4, seconds },
  })
  console.log(
    `  ${called}, ${load()}: ${median(rates.ours).toFixed(0)}/s, the plain statement ${median(rates.plain).toFixed(0)}/s; becoming the caller alone ${parts.become.toFixed(0)}/s, our statements as the owner ${parts.unguarded.toFixed(0)}/s`,
  )
  return {
    goal: `${called}: ${share.toFixed(2)} of the plain statement (at least ${leastShare})`,
    met: share >= leastShare,
  }
}
