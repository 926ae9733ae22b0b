/** The panels of those who run condominiums, over an estate of 1,000 of them and 1,000,000 lines of their logs. */
import pg from 'pg'
import { Database } from '../src/server/database.ts'
import { prepareDatabase } from '../src/server/migrate.ts'
import { askAs } from './asking.ts'
import { type Estate, fillEstate } from './estate.ts'
import { measured, median, type Outcome, planOf } from './measure.ts'
import { load } from './processes.ts'

const rounds = 20
const most_ms = 100
const never_scanned = ['access_logs', 'access_log_subjects']

interface Asked {
  called: string
  by: 'super_admin' | 'admin_of_one' | 'admin_of_five'
  name: string
  input?: object
}

const asked: Asked[] = [
  { called: 'the installation’s figures', by: 'super_admin', name: 'panels.installation' },
  { called: 'the last ten accesses of all', by: 'super_admin', name: 'visits.latest' },
  { called: 'the admin panel of a super admin', by: 'super_admin', name: 'panels.admin' },
  { called: 'the figures of one condominium', by: 'admin_of_one', name: 'panels.admin' },
  { called: 'the figures of five', by: 'admin_of_five', name: 'panels.admin' },
  { called: 'the last day of one', by: 'admin_of_one', name: 'visits.latest', input: { hours: 24 } },
  { called: 'the last day of five', by: 'admin_of_five', name: 'visits.latest', input: { hours: 24 } },
  { called: 'the last day of all', by: 'super_admin', name: 'visits.latest', input: { hours: 24 } },
  { called: 'the installation’s health', by: 'super_admin', name: 'system.health' },
]

export async function bench(owner_url: string): Promise<Outcome[]> {
  const url = new URL(owner_url)
  url.pathname = '/bench_estate'
  const server = new pg.Client({ connectionString: owner_url })
  await server.connect()
  await server.query('create database bench_estate')
  await server.end()
  const { login_url } = await prepareDatabase(url.toString(), 'only this bench knows it')
  const owner = new pg.Pool({ connectionString: url.toString(), max: 2 })
  const database = new Database({ url: login_url, direct: true })
  try {
    const estate = await fillEstate(owner)
    const { rows } = await owner.query<{ lines: string }>('select count(*) as lines from access_logs')
    console.log(`  (${Number(rows[0]?.lines).toLocaleString('en')} lines of the log, ${load()})`)
    const outcomes: Outcome[] = []
    for (const one of asked) outcomes.push(...(await ask(one, { database, login_url, estate })))
    return outcomes
  } finally {
    await Promise.all([database.close(), owner.end()])
  }
}

interface At {
  database: Database
  login_url: string
  estate: Estate
}

async function ask({ called, by, name, input = {} }: Asked, { database, login_url, estate }: At): Promise<Outcome[]> {
  const who = estate[by]
  const times: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    times.push(await measured(() => askAs(database, who.token, name, input)))
  }
  const plan = await planOf(login_url, who, await askAs(database, who.token, name, input))
  console.log(
    `  ${called}: ${median(times).toFixed(1)} ms median (in the database ${plan.buffers} buffers, ${plan.execution_ms.toFixed(1)} ms), ${load()}`,
  )
  const scanned = [...new Set(plan.scanned)].filter((table) => never_scanned.includes(table))
  return [
    {
      goal: `${called}: ${plan.execution_ms.toFixed(1)} ms in the database (less than ${most_ms})`,
      met: plan.execution_ms < most_ms,
    },
    ...(scanned.length > 0 ? [{ goal: `${called}: reads all of ${scanned.join(', ')}`, met: false }] : []),
  ]
}
