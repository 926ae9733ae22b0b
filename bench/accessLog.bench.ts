/**
 * The access log in one table: 20 million lines beside 1 million, in as many condominiums, so twenty times the history. Takes half an hour
 * and 20 GB; runs only when it is named: npm run bench accessLog.
 */
import type pg from 'pg'
import { type Made, makeCondominium, makePerson } from '../tests/access/people.ts'
import { askAs } from './asking.ts'
import { type BenchDatabase, closeBenchDatabase, openBenchDatabase } from './benchDatabase.ts'
import { measured, median, type Outcome, pick } from './measure.ts'
import { bare } from './neighborhood.ts'
import { load } from './processes.ts'

const [fewLines, manyLines] = [1_000_000, Number(process.env.LINES ?? 20_000_000)]
const condominiums = 100
const residentsOfEach = 50
const authorizationsOfResident = 20
const keptDays = 90
const linesAtOnce = 1_000_000
const mostTimes = 1.2

interface Log extends BenchDatabase {
  lines: number
  guard: Made
  admin: Made
  entering: readonly { condominium_id: string; id: string }[]
}

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const both = [await lay(ownerUrl, fewLines), await lay(ownerUrl, manyLines)] as const
  const outcomes: Outcome[] = []
  const compare = async (called: string, rounds: number, act: (log: Log) => Promise<unknown>) => {
    const times: [number[], number[]] = [[], []]
    // In turns, so that whatever else the machine does falls on both.
    for (let turn = 0; turn < rounds; turn++) {
      for (const [side, log] of both.entries()) times[side]?.push(await measured(() => act(log)))
    }
    const [few = 1, many = 0] = times.map((all) => median(all.slice(rounds / 10)))
    console.log(`  ${called}: ${few.toFixed(2)} and ${many.toFixed(2)} ms median, ${load()}`)
    outcomes.push({
      goal: `${called}: ${(many / few).toFixed(2)} times (at most ${mostTimes})`,
      met: many / few <= mostTimes,
    })
  }
  const asked = (name: string, input: object, by: 'guard' | 'admin') => (log: Log) =>
    askAs(log.database, log[by].token, name, input)
  await compare('an entry is logged', 600, logEntry)
  await compare('50 of the log', 200, asked('visits.log', {}, 'guard'))
  await compare('a name found in the log', 100, asked('visits.log', { search: 'Name 1500' }, 'admin'))
  await compare('the ten newest', 200, asked('visits.latest', {}, 'guard'))
  await compare('all lines of one authorization', 300, ({ owner }) =>
    owner.query(`select * from access_logs l where (condominium_id, authorization_id) =
      (select condominium_id, id from authorizations order by id limit 1) order by occurred_at desc, id desc limit 50`),
  )
  await compare('vacuum after the entries of a while', 6, async (log) => {
    for (let entry = 0; entry < 50; entry++) await logEntry(log)
    await log.owner.query('vacuum access_logs, access_log_subjects')
  })
  outcomes.push(await backup(both))
  for (const log of both) await closeBenchDatabase(log)
  return outcomes
}

/** As a guard's act does it, with its triggers: one transaction. */
function logEntry({ owner, entering }: Log) {
  const { condominium_id, id } = pick(entering, Math.floor(Math.random() * entering.length))
  return owner.query(
    `select access.log_access(a, 'entry') from authorizations a where a.condominium_id = $1 and a.id = $2`,
    [condominium_id, id],
  )
}

/** Every line is copied, so it is the cost of one line that must not grow. */
async function backup(both: readonly [Log, Log]): Promise<Outcome> {
  const costs: number[] = []
  for (const { owner, lines } of both) {
    const took = await measured(() =>
      owner.query(`copy (select * from access_logs) to program 'cat >/dev/null' with (format binary)`),
    )
    const { rows } = await owner.query(
      `select (pg_total_relation_size('access_logs') + pg_total_relation_size('access_log_subjects'))::float8 as bytes`,
    )
    console.log(
      `  ${lines} lines: ${(rows[0].bytes / 1e9).toFixed(2)} GB, read for a copy in ${(took / 1000).toFixed(1)} s`,
    )
    costs.push(took / lines)
  }
  const [few = 1, many = 0] = costs
  return {
    goal: `a line copied: ${(many / few).toFixed(2)} times (at most ${mostTimes})`,
    met: many / few <= mostTimes,
  }
}

export async function lay(ownerUrl: string, lines: number): Promise<Log> {
  const place = await openBenchDatabase(ownerUrl, `bench_log_${lines}`)
  const { owner } = place
  const took = await measured(async () => {
    await makeCondominium(owner, 'Measured')
    await people(owner)
    await bare(owner, (client) => history(client, lines))
    await owner.query('vacuum (analyze)')
  })
  const { rows } = await owner.query(`select id from condominiums where name = 'Measured'`)
  const guard = await makePerson(owner, { user_role: 'agent', assigned: [rows[0].id] })
  const admin = await makePerson(owner, { user_role: 'admin', assigned: [rows[0].id] })
  console.log(`  (${lines.toLocaleString('en')} lines laid down in ${(took / 1000).toFixed(0)} s)`)
  const { rows: entering } = await owner.query(
    'select condominium_id, id from authorizations order by random() limit 2000',
  )
  return { ...place, lines, guard, admin, entering }
}

async function people(owner: pg.Pool): Promise<void> {
  await owner.query(
    `insert into condominiums (id, name, listed, invitation_code)
      select gen_random_uuid(), 'Place ' || n, true, gen_random_uuid()::text from generate_series(2, $1) n`,
    [condominiums],
  )
  await owner.query('alter table profiles disable trigger user; alter table residences disable trigger user')
  await owner.query(
    `with placed as (select c.id as condominium_id, n, gen_random_uuid() as person from condominiums c, generate_series(1, $1) n),
      made as (insert into profiles (id, full_name, email, user_role, approval_status, email_confirmed_at)
        select person, 'Person ' || n, person || '@garita.test', 'resident', 'approved', now() from placed)
      insert into residences (condominium_id, id, profile_id, unit_number, since)
        select condominium_id, gen_random_uuid(), person, n::text, now() - interval '6 years' from placed`,
    [residentsOfEach],
  )
  await owner.query('alter table profiles enable trigger user; alter table residences enable trigger user')
  await bare(owner, async (client) => {
    await client.query(
      `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name, id_document,
          valid_from, valid_until, created_at)
        select condominium_id, gen_random_uuid(), profile_id, id, unit_number, 'temporary_visitor', 'Guest ' || n,
          'Name ' || row_number() over (partition by condominium_id), 'INE' || n, now() - interval '1 day', now() + interval '1 day',
          now() - interval '2 days'
        from residences, generate_series(1, $1) n`,
      [authorizationsOfResident],
    )
  })
}

/**
 * A hundred lines a day in each condominium, as far back as they reach; only the last 90 days still say who it was. Written in the order of
 * their times, as gates write them: the lines of one condominium lie among those of all others.
 */
async function history(client: pg.PoolClient, lines: number): Promise<void> {
  for (let oldest = lines / condominiums; oldest > 0; oldest -= linesAtOnce / condominiums) {
    await client.query(
      `with logged as (
          insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role, actor_name)
            select a.condominium_id,
              (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text || a.id), 1, 3) || '8'
                || substr(md5(a.id::text || n), 1, 15))::uuid,
              a.id, case n % 2 when 0 then 'entry' else 'exit' end, at, a.resident_id, a.unit_number, 'agent', 'Guard'
            from generate_series($1::int, greatest($1 - $2 + 1, 1), -1) n,
              lateral (select now() - n * interval '14.4 minutes' as at) moment,
              (select a.*, row_number() over (partition by condominium_id order by id) as seat from authorizations a) a
            where a.seat = 1 + n % ($3::int * $4::int)
            order by at, a.condominium_id
            returning condominium_id, id, authorization_id, occurred_at)
        insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, id_document, blanked_at, written_at)
          select l.condominium_id, l.id, 'temporary_visitor', case when kept then a.name end, case when kept then a.last_name end,
            case when kept then a.id_document end, case when not kept then l.occurred_at + $5 * interval '1 day' end, l.occurred_at
          from logged l join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id,
            lateral (select l.occurred_at > now() - $5 * interval '1 day' as kept) age
          order by l.occurred_at, l.condominium_id`,
      [oldest, linesAtOnce / condominiums, residentsOfEach, authorizationsOfResident, keptDays],
    )
  }
}
