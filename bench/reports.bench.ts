/** Reports over 1,000 condominiums and 1,000,000 lines of their gates: of a month and of a year, and the first condominiums side by side. */
import pg from 'pg'
import { Database } from '../src/server/database.ts'
import { prepareDatabase } from '../src/server/migrate.ts'
import { dayIn } from '../tests/visits.ts'
import { askAs } from './asking.ts'
import { fillEstate } from './estate.ts'
import { measured, median, type Outcome, planOf } from './measure.ts'
import { load } from './processes.ts'

const rounds = 20
const most_ms = 100
const never_scanned = ['access_logs', 'access_log_subjects', 'authorizations', 'amenity_reservations']

export async function bench(owner_url: string): Promise<Outcome[]> {
  const { url, login_url } = await openEstate(owner_url)
  const owner = new pg.Pool({ connectionString: url, max: 2 })
  const estate = await fillEstate(owner)
  const database = new Database({ url: login_url, direct: true })
  const { rows } = await owner.query<{ id: string }>('select id from condominiums order by name offset 499 limit 1')
  const [ordinary = { id: '' }] = rows
  const until = dayIn('UTC')
  const [month, year] = [
    { from: dayIn('UTC', -29), until },
    { from: dayIn('UTC', -365), until },
  ]
  const asked = [
    {
      called: 'a month of an ordinary condominium',
      name: 'reports.read',
      input: { condominium_id: ordinary.id, ...month },
    },
    { called: 'a year of it', name: 'reports.read', input: { condominium_id: ordinary.id, ...year } },
    { called: 'a year of the busiest', name: 'reports.read', input: { condominium_id: estate.one, ...year } },
    {
      called: 'the first stays behind its figure',
      name: 'reports.rows',
      input: { condominium_id: estate.one, figure: 'stays', ...year },
    },
    { called: 'a month of fifty side by side', name: 'reports.compare', input: month },
    { called: 'a year of them', name: 'reports.compare', input: year },
  ]
  const outcomes: Outcome[] = []
  try {
    for (const { called, name, input } of asked) {
      const times: number[] = []
      for (let turn = 0; turn < rounds; turn++) {
        times.push(await measured(() => askAs(database, estate.super_admin.token, name, input)))
      }
      const query = await askAs(database, estate.super_admin.token, name, input)
      const { buffers, execution_ms, scanned } = await planOf(login_url, estate.super_admin, query)
      console.log(
        `  ${called}: ${median(times).toFixed(1)} ms median (in the database ${execution_ms.toFixed(1)} ms, ${buffers} buffers), ${load()}`,
      )
      outcomes.push({
        goal: `${called}: ${execution_ms.toFixed(1)} ms in the database (at most ${most_ms})`,
        met: execution_ms <= most_ms,
      })
      const whole = scanned.filter((one) => never_scanned.includes(one))
      if (whole.length > 0) outcomes.push({ goal: `${called}: reads all of ${whole.join(', ')}`, met: false })
    }
  } finally {
    await Promise.all([database.close(), owner.end()])
  }
  return outcomes
}

async function openEstate(owner_url: string) {
  const server = new pg.Client({ connectionString: owner_url })
  await server.connect()
  await server.query('create database bench_estate_reports')
  await server.end()
  const url = new URL(owner_url)
  url.pathname = '/bench_estate_reports'
  const { login_url } = await prepareDatabase(url.toString(), 'only this bench knows it')
  return { url: url.toString(), login_url }
}
