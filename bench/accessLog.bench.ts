/**
 * The access log in one table: 20 million lines beside 1 million, in as many condominiums, so twenty times the history. Takes ten minutes on a
 * quiet machine, and 20 GB; runs only when it is named: npm run bench accessLog.
 */
import type pg from 'pg'
import { type Made, makeCondominium, makePerson } from '../tests/access/people.ts'
import { type BenchDatabase, closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { bare } from './houses/neighborhood.ts'
import { askAs } from './measuring/asking.ts'
import { measured, median, type Outcome, pick } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const [fewLines, manyLines] = [1_000_000, Number(process.env.LINES ?? 20_000_000)]
const condominiums = 100
const residentsOfEach = 50
const authorizationsOfResident = 20
const keptDays = 90
const mostTimes = 1.2

interface Log extends BenchDatabase {
  lines: number
  guard: Made
  admin: Made
  entering: readonly { condominium_id: string; id: string }[]
}

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const both = [await lay(ownerUrl, fewLines), await lay(ownerUrl, manyLines)] as const
  const outcomes = await compareBoth(both)
  for (const log of both) await closeBenchDatabase(log)
  return outcomes
}

async function compareBoth(both: readonly [Log, Log]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  /** The same rows are asked of both; `grows` where every line counts, so that it is the cost of one line that must not grow. */
  const compare = async (
    called: string,
    rounds: number,
    act: (log: Log) => Promise<unknown>,
    { before, grows = false }: { before?: (log: Log) => Promise<unknown>; grows?: boolean } = {},
  ) => {
    const times: [number[], number[]] = [[], []]
    // In turns, so that whatever else the machine does falls on both.
    for (let turn = 0; turn < rounds; turn++) {
      for (const [side, log] of both.entries()) {
        await before?.(log)
        times[side]?.push(await measured(() => act(log)))
      }
    }
    const [few = 1, many = 0] = times.map((all) => median(all.slice(rounds / 10)))
    console.log(`  ${called}: ${few.toFixed(2)} and ${many.toFixed(2)} ms median, ${load()}`)
    const ratio = grows ? many / few / (both[1].lines / both[0].lines) : many / few
    outcomes.push({
      goal: `${called}: ${ratio.toFixed(2)} times${grows ? ' a line' : ''} (at most ${mostTimes})`,
      met: ratio <= mostTimes,
    })
  }
  const asked = (name: string, input: object, by: 'guard' | 'admin') => (log: Log) =>
    askAs(log.database, log[by].token, name, input)
  await compare('an entry is logged', 600, logEntry)
  await compare('50 of the log', 200, asked('visits.log', {}, 'guard'))
  await compare(
    'a name that nobody has, searched in the log',
    100,
    asked('visits.log', { search: 'Name 1500' }, 'admin'),
  )
  await compare('a sheet of such a name', 40, asked('visits.sheet', { search: 'Name 1500' }, 'admin'))
  await compare('the ten newest of all', 200, asked('visits.latest', {}, 'guard'))
  await compare('the ten newest of one authorization', 300, ({ owner, entering }) => {
    const { condominium_id, id } = anyOf(entering)
    return owner.query(
      `select * from access_logs where condominium_id = $1 and authorization_id = $2 order by occurred_at desc, id desc limit 10`,
      [condominium_id, id],
    )
  })
  await compare('vacuum after 50 entries', 12, vacuum, { before: logEntries, grows: true })
  await compare('vacuum after the names of a day are blanked', 5, vacuum, { before: blankOldestDay, grows: true })
  await compare('a dump', 2, dump, { grows: true })
  for (const { owner, lines } of both) {
    const { rows } = await owner.query(
      `select (pg_total_relation_size('access_logs') + pg_total_relation_size('access_log_subjects'))::float8 as bytes`,
    )
    console.log(`  ${lines.toLocaleString('en')} lines: ${(rows[0].bytes / 1e9).toFixed(2)} GB`)
  }
  return outcomes
}

const anyOf = <T>(list: readonly T[]) => pick(list, Math.floor(Math.random() * list.length))

/** As a guard's act does it, with its triggers: one transaction. */
function logEntry({ owner, entering }: Log) {
  const { condominium_id, id } = anyOf(entering)
  return owner.query(
    `select access.log_access(a, 'entry') from authorizations a where a.condominium_id = $1 and a.id = $2`,
    [condominium_id, id],
  )
}

async function logEntries(log: Log) {
  for (let entry = 0; entry < 50; entry++) await logEntry(log)
}

const vacuum = ({ owner }: Log) => owner.query('vacuum access_logs, access_log_subjects')

/** As retention does it. */
const blankOldestDay = ({ owner }: Log) =>
  owner.query(`update access_log_subjects set name = null, last_name = null, id_document = null, blanked_at = now()
    where blanked_at is null and written_at < (select min(written_at) + interval '1 day' from access_log_subjects where blanked_at is null)`)

async function dump({ owner }: Log) {
  await owner.query('copy access_logs to stdout (format binary)')
  await owner.query('copy access_log_subjects to stdout (format binary)')
}

async function lay(ownerUrl: string, lines: number): Promise<Log> {
  const place = await openBenchDatabase(ownerUrl, `bench_log_${lines}`)
  const { owner } = place
  const took = await measured(async () => {
    await makeCondominium(owner, 'Measured')
    await people(owner)
    await bare(owner, () => history(owner, lines))
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
async function history(owner: pg.Pool, lines: number): Promise<void> {
  await owner.query(
    `create unlogged table seats as select 1 + (row_number() over (partition by condominium_id order by id))::int % ($1::int * $2::int) as seat,
      right(replace(condominium_id::text, '-', ''), 15) as tail, a.* from authorizations a`,
    [residentsOfEach, authorizationsOfResident],
  )
  await owner.query('create index on seats (seat, condominium_id); analyze seats')
  const written = (columns: string) => `select ${columns}
    from generate_series($1::int, 1, -1) n,
      lateral (select $2::timestamptz - n * interval '14.4 minutes' as at) moment,
      lateral (select lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' as head) begun,
      lateral (select at > $2::timestamptz - interval '${keptDays} days' as kept) age,
      lateral (select * from seats where seat = 1 + n % ${residentsOfEach * authorizationsOfResident} order by condominium_id limit ${condominiums}) a`
  const values = [lines / condominiums, new Date()]
  await Promise.all([
    owner.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role, actor_name)
        ${written(`a.condominium_id, (head || tail)::uuid, a.id, case n % 2 when 0 then 'entry' else 'exit' end, at, a.resident_id, a.unit_number,
          'agent', 'Guard'`)}`,
      values,
    ),
    owner.query(
      `insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, id_document, blanked_at, written_at)
        ${written(`a.condominium_id, (head || tail)::uuid, 'temporary_visitor', case when kept then a.name end,
          case when kept then a.last_name end, case when kept then a.id_document end,
          case when not kept then at + interval '${keptDays} days' end, at`)}`,
      values,
    ),
  ])
  await owner.query('drop table seats')
}
