/** The ten newest rows of the access log across condominiums, limited to the hours asked for and to the caller's condominiums. */
import { beforeAll, expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(testInstallation)
let places: string[]
beforeAll(async () => {
  places = [await garita.condominium('Uno'), await garita.condominium('Dos'), await garita.condominium('Tres')]
  for (const [at, place] of places.entries()) await tellOf(place, at)
})

/** Writes three events per hour for thirty hours, each at a different moment within a condominium. */
async function tellOf(place: string, at: number): Promise<void> {
  const guard = await garita.person({ user_role: 'agent', assigned: [place] })
  await garita.person({ condominium: place, unit: '101' })
  const visit = await arrive(guard, place)
  const client = await garita.owner.connect()
  try {
    await client.query('begin')
    await client.query(
      'alter table access_logs disable trigger user; alter table access_log_subjects disable trigger user',
    )
    await client.query('delete from access_log_subjects where condominium_id = $1', [place])
    await client.query('delete from access_logs where condominium_id = $1', [place])
    await client.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
        select $1, gen_random_uuid(), $2, case when n % 2 = 0 then 'entry' else 'exit' end,
          now() - make_interval(mins => n * 20 + 1 + $3), '101', 'agent', 'Gus' from generate_series(0, 89) n`,
      [place, visit, at],
    )
    await client.query(
      `insert into access_log_subjects (condominium_id, log_id, auth_type, name)
        select condominium_id, id, 'temporary_visitor', 'Luis' from access_logs where condominium_id = $1`,
      [place],
    )
    await client.query(
      'alter table access_logs enable trigger user; alter table access_log_subjects enable trigger user',
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function latestOf(reader: TestPerson, hours?: number) {
  const response = await reader.call(visits.latest, { hours })
  if (!response.ok) throw new Error(response.code)
  return response.answer
}

async function rows(text: string, values: unknown[]): Promise<string[]> {
  const { rows: found } = await garita.owner.query<{ id: string }>(
    `select id from access_logs where ${text} order by occurred_at desc, id desc limit 10`,
    values,
  )
  return found.map(({ id }) => id)
}

test('returns the ten newest log rows of all condominiums to a super admin', async () => {
  const root = await garita.person({ user_role: 'super_admin' })
  const latest = await latestOf(root)
  expect(latest.map(({ id }) => id)).toEqual(await rows('true', []))
  expect(latest).toHaveLength(10)
  expect(new Set(latest.map(({ condominium }) => condominium.name)).size).toBe(3)
})

test('returns the log rows of their own condominiums to an admin', async () => {
  const own = places.slice(0, 2)
  const admin = await garita.person({ user_role: 'admin', assigned: own })
  expect((await latestOf(admin, 24)).map(({ id }) => id)).toEqual(await rows('condominium_id = any($1)', [own]))
})

test('leaves out log rows older than the requested hours', async () => {
  const [place = ''] = places
  const admin = await garita.person({ user_role: 'admin', assigned: [place] })
  const young = await latestOf(admin, 1)
  expect(young.map(({ id }) => id)).toEqual(
    await rows(`condominium_id = $1 and occurred_at > now() - interval '1 hour'`, [place]),
  )
  expect(young).toHaveLength(3)
})

test('returns no log rows for a condominium without events', async () => {
  const admin = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('Silencio')] })
  expect(await latestOf(admin, 24)).toEqual([])
})

test('refuses residents and anonymous callers', async () => {
  const resident = await garita.person({ condominium: places[0] ?? '', unit: '102' })
  expect(await resident.call(visits.latest, {})).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await garita.nobody.call(visits.latest, {})).toMatchObject({ status: 401, code: 'signed_out' })
})
