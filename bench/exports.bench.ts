/** A log of 1,000,000 rows taken away as a file, by a reader who keeps up and by one who does not: what the program holds meanwhile. */
import { request } from 'node:http'
import { makeCondominium, makePerson } from '../tests/access/people.ts'
import { type House, openHouse } from './house.ts'
import { measured, type Outcome } from './measure.ts'
import { load, memoryOf } from './processes.ts'

const rows = 1_000_000
const mostMb = 100
const lookMs = 100
const ordinary = 1_500

interface Taking {
  ask?: string
  filter?: object
  waits_ms?: number
}

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse()
  try {
    const token = await fill(house)
    // A program at work, not one that has just begun: what it holds for answering ordinary lists is not the file's.
    for (let turn = 0; turn < ordinary; turn++) await take(house, token, { ask: 'visits.log' })
    await take(house, token, { filter: { language: 'es', search: 'nobody' } })
    const outcomes: Outcome[] = []
    for (const [reader, waitsMs] of [
      ['who keeps up', 0],
      ['who waits ten seconds first', 10_000],
    ] as const) {
      const before = memoryOf(house.program)
      let most = before
      const looking = setInterval(() => {
        most = Math.max(most, memoryOf(house.program))
      }, lookMs)
      let taken = { records: 0, bytes: 0, whole: false }
      const ms = await measured(async () => {
        taken = await take(house, token, { waits_ms: waitsMs })
      })
      clearInterval(looking)
      const added = most - before
      console.log(
        `  a reader ${reader}: ${taken.records.toLocaleString('en')} rows, ${(taken.bytes / 2 ** 20).toFixed(0)} MB in ${(ms / 1000).toFixed(1)} s; ` +
          `the program held ${before.toFixed(0)} MB before and ${most.toFixed(0)} MB at most, ${load()}`,
      )
      outcomes.push(
        { goal: `a reader ${reader}: every row, to the end`, met: taken.whole && taken.records === rows },
        { goal: `a reader ${reader}: ${added.toFixed(0)} MB more (less than ${mostMb})`, met: added < mostMb },
      )
    }
    return outcomes
  } finally {
    await house.close()
  }
}

async function fill({ owner }: House): Promise<string> {
  const condominium = await makeCondominium(owner, 'Measured')
  const { id: resident } = await makePerson(owner, { user_role: 'resident', lives: [condominium, '1'] })
  const { token } = await makePerson(owner, { user_role: 'agent', assigned: [condominium] })
  await owner.query(
    `insert into authorizations (condominium_id, id, residence_id, resident_id, unit_number, auth_type, name, status)
      select condominium_id, gen_random_uuid(), id, profile_id, unit_number, 'worker', 'Hugo', 'active' from residences
      where profile_id = $1`,
    [resident],
  )
  await owner.query('alter table access_logs disable trigger user')
  await owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role, actor_name)
      select condominium_id, gen_random_uuid(), id, 'entry', now() - n * interval '20 seconds', resident_id, unit_number, 'agent', 'Guard'
      from authorizations, generate_series(1, ${rows}) n`,
  )
  await owner.query('alter table access_logs enable trigger user')
  await owner.query(
    `insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name)
      select condominium_id, id, 'worker', 'Hugo', 'Lara' from access_logs`,
  )
  await owner.query('vacuum analyze')
  return token
}

/** As a browser would, but that nothing of it is kept. */
function take({ port }: House, token: string, { ask = 'visits.exportLog', filter, waits_ms = 0 }: Taking) {
  return new Promise<{ records: number; bytes: number; whole: boolean }>((resolve, reject) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path: `/api/v1/${ask}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `garita_session=${token}` },
      },
      (response) => {
        let [bytes, lines] = [0, 0]
        response.on('error', () => undefined)
        response.on('close', () => resolve({ records: lines - 1, bytes, whole: response.complete }))
        setTimeout(() => {
          response.on('data', (piece: Buffer) => {
            bytes += piece.length
            for (const byte of piece) if (byte === 0x0a) lines++
          })
        }, waits_ms)
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(filter ?? (ask === 'visits.exportLog' ? { language: 'es' } : {})))
  })
}
