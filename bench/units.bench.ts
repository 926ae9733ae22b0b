/** The units of one condominium, 2,000 beside 20,000 of them, in half of which somebody has an account. */
import type pg from 'pg'
import { type Made, makePerson } from '../tests/access/people.ts'
import { type BenchDatabase, closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { askAs } from './measuring/asking.ts'
import { measured, median, type Outcome } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const rounds = 30
const mostMs = 200

interface Asked {
  called: string
  name: string
  by: 'admin' | 'guard'
  input?: object
}

const asked: Asked[] = [
  { called: 'fifty units', name: 'units.list', by: 'admin' },
  { called: 'a unit found among them', name: 'units.list', by: 'admin', input: { search: 'T1 77' } },
  { called: 'how many there are', name: 'units.count', by: 'admin' },
  { called: 'the units that a guard chooses from', name: 'visits.units', by: 'guard' },
]

interface Side {
  condominium: string
  admin: Made
  guard: Made
}

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const place = await openBenchDatabase(ownerUrl, 'bench_units')
  try {
    const sides = [await settle(place.owner, 2_000), await settle(place.owner, 20_000)] as const
    await place.owner.query('vacuum analyze')
    const outcomes: Outcome[] = []
    for (const one of asked) outcomes.push(await compare(one, sides, place))
    return outcomes
  } finally {
    await closeBenchDatabase(place)
  }
}

async function settle(owner: pg.Pool, units: number): Promise<Side> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into condominiums (id, name, time_zone, invitation_code)
      values (gen_random_uuid(), 'Of ' || $1, 'America/Mexico_City', gen_random_uuid()::text) returning id`,
    [units],
  )
  const condominium = rows[0]?.id ?? ''
  await owner.query(
    `insert into units (condominium_id, id, unit_number)
      select $1, gen_random_uuid(), 'T' || n / 1000 + 1 || ' ' || n % 1000 + 100 from generate_series(0, $2::int - 1) n`,
    [condominium, units],
  )
  await owner.query('alter table profiles disable trigger user; alter table residences disable trigger user')
  await owner.query(
    `with homes as (select id, unit_number from units where condominium_id = $1 order by unit_number limit $2::int / 2),
      people as (insert into profiles (id, full_name, email, user_role, approval_status)
        select id, unit_number, id || '@garita.test', 'resident', 'approved' from homes)
      insert into residences (condominium_id, id, profile_id, unit_number, since)
        select $1, id, id, unit_number, now() from homes`,
    [condominium, units],
  )
  await owner.query('alter table profiles enable trigger user; alter table residences enable trigger user')
  return {
    condominium,
    admin: await makePerson(owner, { user_role: 'admin', assigned: [condominium] }),
    guard: await makePerson(owner, { user_role: 'agent', assigned: [condominium] }),
  }
}

async function compare(
  { called, name, by, input = {} }: Asked,
  sides: readonly [Side, Side],
  { database }: BenchDatabase,
): Promise<Outcome> {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < rounds; turn++) {
    for (const [at, side] of sides.entries()) {
      const ask = () => askAs(database, side[by].token, name, { condominium_id: side.condominium, ...input })
      times[at]?.push(await measured(ask))
    }
  }
  const [few = 1, many = 0] = times.map(median)
  console.log(`  ${called}: ${few.toFixed(1)} and ${many.toFixed(1)} ms median, ${load()}`)
  return { goal: `${called}: ${many.toFixed(1)} ms of 20,000 (less than ${mostMs})`, met: many < mostMs }
}
