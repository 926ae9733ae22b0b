/** Registrations per second over HTTP while 800 streams listen, and the cost of their announcements. */
import type pg from 'pg'
import { openHouse } from './fixtures/house.ts'
import { makeCast, openCrowd } from './fixtures/people.ts'
import { median, type Outcome, percentile } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const seconds = 4
const rounds = 3
const connections = 48
const wanted = 580
const announcing = [
  ['authorizations', 'announce_authorizations_insert'],
  ['access_logs', 'announce_access_logs_insert'],
] as const

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse()
  const [streams, crowd] = [openCrowd(), openCrowd()]
  try {
    // The two numbers have no common factor, so taking turns reaches every unit, and no unit has fifty waiting visits.
    const { guards, residents } = await makeCast(house.owner, { condominiums: 40, units: 27, guards: 8 })
    // The residents and guards together open fewer streams than one network may open in a minute.
    const listening = residents.slice(0, 800).map(({ token }) => token)
    const listen = () => streams.play({ kind: 'streams', port: house.port, tokens: listening })
    await listen()
    const task = { kind: 'registrations', port: house.port, guards, connections, seconds, per_second: null } as const
    await crowd.play({ ...task, seconds: 2 })

    const measure = async (called: string) => {
      const rates: { told: number[]; silent: number[] } = { told: [], silent: [] }
      const spent: { told: number[][]; silent: number[][] } = { told: [], silent: [] }
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        for (const side of ['told', 'silent'] as const) {
          await announce(house.owner, side === 'told')
          const before = house.cpu()
          const done = await crowd.play(task)
          const after = house.cpu()
          spent[side].push([
            (after.program_ms - before.program_ms) / done.count,
            (after.database_ms - before.database_ms) / done.count,
          ])
          if (done.refused > 0) throw new Error(`${done.refused} registrations were refused`)
          rates[side].push(done.count / done.seconds)
          if (side === 'told') times.push(...done.times)
        }
      }
      await announce(house.owner, true)
      const [told, silent] = [median(rates.told), median(rates.silent)]
      const best = Math.max(...rates.told)
      const cpu = (side: 'told' | 'silent') =>
        [0, 1].map((part) => median(spent[side].map((one) => one[part] ?? 0)).toFixed(2)).join(' + ')
      console.log(`  ${called}, ${load()}:`)
      console.log(
        `    announced: ${told.toFixed(0)}/s median, ${best.toFixed(0)}/s best, p95 ${percentile(times, 95).toFixed(0)} ms, ${cpu('told')} ms of processor each (program + PostgreSQL)`,
      )
      console.log(
        `    silent: ${silent.toFixed(0)}/s median, ${Math.max(...rates.silent).toFixed(0)}/s best, ${cpu('silent')} ms`,
      )
      return { best, share: 1 - told / silent }
    }

    const flushMs = await flushing(house.owner)
    console.log(`  the disk takes ${flushMs.toFixed(1)} ms to keep a commit (median)`)
    const disk = await measure('waiting for the disk')
    const { rows } = await house.owner.query<{ name: string }>(`select 'garita_login_' || current_database() as name`)
    await house.owner.query(`alter role ${rows[0]?.name} in database garita set synchronous_commit = off`)
    await house.restart()
    await listen()
    const memory = await measure('waiting for no disk')
    return [
      {
        goal: `registrations: ${disk.best.toFixed(0)}/s with announcements (at least ${wanted}), which cost ${percent(disk.share)} of the rate`,
        met: disk.best >= wanted,
      },
      {
        goal: `without waiting for the disk: ${memory.best.toFixed(0)}/s (at least ${wanted}), announcements cost ${percent(memory.share)}`,
        met: memory.best >= wanted,
      },
    ]
  } finally {
    streams.close()
    crowd.close()
    await house.close()
  }
}

const percent = (share: number) => `${Math.max(0, share * 100).toFixed(0)} %`

async function announce(owner: pg.Pool, whether: boolean): Promise<void> {
  for (const [table, trigger] of announcing) {
    await owner.query(`alter table ${table} ${whether ? 'enable' : 'disable'} trigger ${trigger}`)
  }
}

async function flushing(owner: pg.Pool): Promise<number> {
  const client = await owner.connect()
  const times: number[] = []
  try {
    await client.query('set synchronous_commit = on; create table if not exists flushed (at timestamptz)')
    for (let round = 0; round < 60; round++) {
      const began = performance.now()
      await client.query('insert into flushed values (now())')
      times.push(performance.now() - began)
    }
    await client.query('drop table flushed; set synchronous_commit = off')
  } finally {
    client.release()
  }
  return median(times)
}
