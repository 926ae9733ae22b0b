/** Listing 50 of a resident's and of a condominium's authorizations, with 10,000 and with 1,000,000 in the table. */
import pg from 'pg'
import { authorizations } from '../src/authorizations/authorizations.contract.ts'
import { listAuthorizations } from '../src/authorizations/authorizations.queries.server.ts'
import { Database, RawJson } from '../src/server/database.ts'
import { prepareDatabase } from '../src/server/migrate.ts'
import { type Sql, sql } from '../src/server/sql.ts'
import { hashOf } from '../src/server/tokens.ts'
import { type Made, makePerson } from '../tests/guard/people.ts'
import { measured, median, planOf } from './measure.ts'
import { fill } from './neighbourhood.ts'

const rounds = 300
const goal_ratio = 1.2
const tables = ['authorizations', 'access_logs']

interface Place {
  rows: number
  database: Database
  owner: pg.Pool
  login_url: string
  condominium: string
  residents: Made[]
  agent: Made
}

/** 100 to a resident and 5,000 to a condominium, however many condominiums there are. */
async function place(owner_url: string, rows: number): Promise<Place> {
  const name = `bench_${rows}`
  const server = new pg.Client({ connectionString: owner_url })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(owner_url)
  url.pathname = `/${name}`
  const { login_url } = await prepareDatabase(url.toString(), 'only this bench knows it')
  const owner = new pg.Pool({ connectionString: url.toString(), max: 2 })
  const { condominium, residents } = await fill(owner, rows)
  const agent = await makePerson(owner, { user_role: 'agent', assigned: [condominium] })
  return {
    rows,
    owner,
    login_url,
    condominium,
    residents,
    agent,
    database: new Database({ url: login_url, direct: true }),
  }
}

/** The product's own statement, and how many it is. */
async function statementOf(): Promise<Sql> {
  const said: Sql[] = []
  const listen = async (query: Sql) => {
    said.push(query)
    return new RawJson('{}')
  }
  await listAuthorizations(authorizations.list.input.parse({ auth_type: 'temporary_visitor' }), {
    door: { json: listen },
  })
  const [only] = said
  if (!only || said.length !== 1) throw new Error(`one round trip was promised, ${said.length} were made`)
  return only
}

const ofCondominium = (condominium: string): Sql => sql`select coalesce(json_agg(item), '[]') from (
    select json_build_object('id', a.id, 'name', a.name, 'document', a.masked_document, 'status', a.status) as item
    from authorizations a where a.condominium_id = ${condominium} order by a.created_at desc, a.id desc limit 50
  ) page`

export async function bench(owner_url: string): Promise<{ goal: string; met: boolean }[]> {
  const places: [Place, Place] = [await place(owner_url, 10_000), await place(owner_url, 1_000_000)]
  const own = await statementOf()
  const lists: { called: string; ask: (at: Place, round: number) => { who: Made; query: Sql } }[] = [
    { called: '50 of a resident', ask: (at, round) => ({ who: pick(at.residents, round), query: own }) },
    { called: '50 of a condominium', ask: (at) => ({ who: at.agent, query: ofCondominium(at.condominium) }) },
  ]
  const outcomes: { goal: string; met: boolean }[] = []
  for (const { called, ask } of lists) {
    const times: [number[], number[]] = [[], []]
    // In turns, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round++) {
      for (const [side, at] of places.entries()) {
        const { who, query } = ask(at, round)
        const took = await measured(() => at.database.door({ token_hash: hashOf(who.token) }).json(query))
        if (round >= rounds / 10) times[side]?.push(took)
      }
    }
    const [few, many] = times.map(median)
    const plans = await Promise.all(places.map((at) => planOf(at.login_url, ask(at, 1).who, ask(at, 1).query)))
    const ratio = (many ?? 0) / (few ?? 1)
    for (const [side, at] of places.entries()) {
      const plan = plans[side]
      console.log(
        `  ${called}, ${at.rows.toLocaleString('en')} rows: ${times[side] ? median(times[side]).toFixed(2) : ''} ms median, ${plan?.buffers} buffers, ${plan?.execution_ms.toFixed(2)} ms in the database`,
      )
    }
    const scanned = [...new Set(plans.flatMap((plan) => plan.scanned))]
    outcomes.push({
      goal: `${called}: ${ratio.toFixed(2)} times the time (at most ${goal_ratio})`,
      met: ratio <= goal_ratio,
    })
    outcomes.push({
      goal: `${called}: no sequential scan of ${tables.join(' or ')} (others: ${scanned.filter((one) => !tables.includes(one)).join(', ') || 'none'})`,
      met: !scanned.some((one) => tables.includes(one)),
    })
  }
  await Promise.all(places.flatMap(({ database, owner }) => [database.close(), owner.end()]))
  return [...outcomes, { goal: 'one statement in one round trip', met: true }]
}

function pick<T>(list: readonly T[], round: number): T {
  const found = list[round % list.length]
  if (found === undefined) throw new Error('nobody to ask as')
  return found
}
