/** What the chain of a log costs (decision 088): to seal, to check with the code of yesterday, and for each entry that is written. */
import { checkLog } from '../src/evidence/checkLog.server.ts'
import { codeOf, readCode } from '../src/evidence/codes.ts'
import { mostInABlock } from '../src/evidence/sealing.server.ts'
import { makeCondominium } from '../tests/access/people.ts'
import { type BenchDatabase, closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { bare } from './houses/neighborhood.ts'
import { measured, median, type Outcome } from './measuring/measure.ts'

/** `GARITA_CHAIN=whole`: 1,000 days of 1,000 lines, and 300 condominiums with 30,000 lines each: an hour. A number: so many condominiums alone. */
const size = process.env.GARITA_CHAIN
const one = { days: size === 'whole' ? 1_000 : 30, linesOfADay: 1_000 }
const many = {
  condominiums: size === undefined ? 3 : size === 'whole' ? 300 : Number(size),
  lines: size === undefined ? 5_000 : 30_000,
}
/** How many entries a second the gates of an installation write when it is busiest. */
const busiest = 116
const mostMsALine = { sealing: 0.15, checking: 0.1 }
/** What the chain may add, of the time of the entry itself. */
const mostAdded = 1
const rounds = { each: 500, count: 15 }

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const place = await openBenchDatabase(ownerUrl, 'bench_chain')
  try {
    const { owner } = place
    const long = await makeCondominium(owner, 'Long')
    const lines = one.days * one.linesOfADay
    await lay(place, [long], lines)
    const outcomes = [perLine('sealing', await measured(() => sealAll(place)), lines)]
    const yesterday = await codeBefore(place, long, lines - one.linesOfADay)
    outcomes.push(...(await forgeries(place, long, yesterday, `${one.days} days of ${one.linesOfADay} lines`)))

    const others: string[] = []
    for (let n = 0; n < many.condominiums; n++) others.push(await makeCondominium(owner, `Other ${n}`))
    await lay(place, others, many.lines)
    const all = many.condominiums * many.lines
    outcomes.push(perLine(`${many.condominiums} condominiums, sealing`, await measured(() => sealAll(place)), all))
    let faults = 0
    const checking = await measured(async () => {
      for (const [nth, here] of others.entries()) {
        faults += (await checkLog(owner, here, [])).faults.length
        if (nth % 50 === 49) say(`${nth + 1} checked`)
      }
    })
    outcomes.push({ goal: `${many.condominiums} condominiums: ${faults} faults`, met: faults === 0 })
    outcomes.push(perLine(`${many.condominiums} condominiums, checking`, checking, all))
    for (const nth of new Set([0, others.length >> 1, others.length - 1])) {
      const here = others[nth] ?? long
      const code = await codeBefore(place, here, many.lines - mostInABlock)
      const called = `number ${nth + 1} of ${many.condominiums}, ${many.lines} lines each`
      outcomes.push(...(await forgeries(place, here, code, called)))
    }
    outcomes.push(await cost(place, long))
    return outcomes
  } finally {
    await closeBenchDatabase(place)
  }
}

/** As a gate writes them; an hour has passed since. */
const arrive = `
  with line as (
    insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
      select $1, gen_random_uuid(), gen_random_uuid(), case n % 2 when 0 then 'entry' else 'exit' end,
          now() - interval '1 minute' * ($2::int - n), (n % 200)::text, 'agent', 'Guard' from generate_series(1, $2::int) n
      returning condominium_id, id)
  insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name)
    select condominium_id, id, 'temporary_visitor', 'Guest', 'Name' from line`

async function lay({ owner }: BenchDatabase, condominiums: readonly string[], lines: number): Promise<void> {
  await bare(owner, async (client) => {
    for (const [nth, here] of condominiums.entries()) {
      if (nth % 50 === 49) say(`${nth + 1} laid`)
      await client.query(arrive, [here, lines])
      await client.query(
        `insert into log_seals (condominium_id, log_id, arrived_at)
          select condominium_id, id, now() - interval '2 hours' from access_logs where condominium_id = $1 order by occurred_at`,
        [here],
      )
    }
  })
  await owner.query('vacuum (analyze)')
  say('laid')
}

async function sealAll({ owner }: BenchDatabase): Promise<void> {
  for (let blocks = 1; ; blocks++) {
    if (blocks % 1_000 === 0) say(`${blocks} blocks sealed`)
    const { rows } = await owner.query<{ more: boolean }>('select access.seal_log($1) as more', [mostInABlock])
    if (!rows[0]?.more) return
  }
}

async function codeBefore({ owner }: BenchDatabase, here: string, lines: number): Promise<string> {
  const { rows } = await owner.query<{ lines: number; hash: string }>(
    `select last_position::float8 as lines, encode(hash, 'hex') as hash from log_blocks
      where condominium_id = $1 and last_position <= $2 order by number desc limit 1`,
    [here, lines],
  )
  return codeOf(rows[0]?.lines ?? 0, rows[0]?.hash ?? '')
}

/** What the owner of the database can do to a line before yesterday; each is taken back, so that the next is found by itself. */
const forged = {
  changed: `update access_logs set unit_number = '999' where condominium_id = $1 and id = $2`,
  missing: `with name as (delete from access_log_subjects where condominium_id = $1 and log_id = $2)
    delete from access_logs where condominium_id = $1 and id = $2`,
  added: `insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name)
    select $1, gen_random_uuid(), $2, 'entry', '1', 'agent', 'Guard'`,
} as const

async function forgeries(place: BenchDatabase, here: string, mailed: string, called: string): Promise<Outcome[]> {
  const code = readCode(mailed)
  if (!code) throw new Error('no code was sealed')
  const { rows } = await place.owner.query<{ log_id: string }>(
    'select log_id from log_seals where condominium_id = $1 and position = 7',
    [here],
  )
  const outcomes: Outcome[] = []
  const check = async (query: Query, what: keyof typeof forged | null) => {
    let found = ''
    const ms = await measured(async () => {
      const { faults, codes } = await checkLog({ query }, here, [code])
      found = [...faults.map((fault) => fault.what), ...codes.map(({ is }) => is)].join(', ')
    })
    const expected = what === null ? 'as_it_was' : what === 'added' ? 'added, as_it_was' : `${what}, different`
    outcomes.push({
      goal: `${called}, ${what ?? 'untouched'}: told "${found}" in ${seconds(ms)}`,
      met: found === expected,
    })
    say(outcomes.at(-1)?.goal ?? '')
  }
  await check((text, values) => place.owner.query(text, values), null)
  for (const what of ['changed', 'missing', 'added'] as const) {
    await asOwner(
      place,
      async (query) => {
        await query(forged[what], [here, rows[0]?.log_id])
        await check(query, what)
      },
      'rollback',
    )
  }
  return outcomes
}

/**
 * What the chain adds to entries, each with its name in a transaction of its own: the row that waits for its seal, and the seal. Both are
 * measured beside entries without a chain, in one round after the other, so that what else the machine does weighs on all alike.
 */
async function cost(place: BenchDatabase, here: string): Promise<Outcome> {
  const { owner } = place
  const enter = () =>
    measured(async () => {
      for (let n = 0; n < rounds.each; n++) await owner.query(arrive, [here, 1])
    })
  const measuredRounds: { plain: number; waiting: number; sealing: number }[] = []
  for (let round = 0; round < rounds.count; round++) {
    await owner.query('alter table access_logs disable trigger await_seal')
    const plain = await enter()
    await owner.query('alter table access_logs enable trigger await_seal')
    const waiting = await enter()
    await owner.query(
      `update log_seals set arrived_at = now() - interval '2 hours' where condominium_id = $1 and position is null`,
      [here],
    )
    measuredRounds.push({ plain, waiting, sealing: await measured(() => sealAll(place)) })
  }
  const plain = median(measuredRounds.map((round) => round.plain)) / rounds.each
  const waits = median(measuredRounds.map((round) => round.waiting / round.plain))
  const seal = median(measuredRounds.map((round) => round.sealing / round.plain))
  const ofAConnection = (times: number) => `${((times * plain * busiest) / 10).toFixed(1)} %`
  return {
    goal: `an entry with its place in the order takes ${waits.toFixed(2)} times one without, its seal ${seal.toFixed(2)} times: at ${busiest} a second entries take ${ofAConnection(1)} of the time of one connection, the chain ${ofAConnection(waits - 1 + seal)}`,
    met: waits - 1 + seal <= mostAdded,
  }
}

const perLine = (what: string, ms: number, lines: number): Outcome => {
  const most = mostMsALine[what.endsWith('sealing') ? 'sealing' : 'checking']
  const goal = `${what}: ${lines} lines in ${seconds(ms)}, ${(ms / lines).toFixed(4)} ms each (at most ${most})`
  say(goal)
  return { goal, met: ms / lines <= most }
}

/** It takes long: how far it is. */
const say = (words: string) => console.log(`  ${new Date().toISOString().slice(11, 19)} ${words}`)

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

const triggers = (turned: 'enable' | 'disable') =>
  ['access_logs', 'access_log_subjects'].map((table) => `alter table ${table} ${turned} trigger user`).join('; ')

/** The log refuses it from everybody while its triggers stand. */
async function asOwner(
  { owner }: BenchDatabase,
  work: (query: Query) => Promise<void>,
  ended: 'commit' | 'rollback' = 'commit',
): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query(`begin; ${triggers('disable')}`)
    await work((text, values) => client.query(text, values))
    await client.query(`${triggers('enable')}; ${ended}`)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
