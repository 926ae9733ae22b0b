/** Two programs of an earlier release are replaced in turn by today's while people work, and no request fails, though nobody sends one twice. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf, newToken } from '../../src/server/keys/tokens.ts'
import { hashPassword } from '../../src/session/passwords/passwords.server.ts'
import { newId } from '../../src/shared/ids.ts'
import { emptyDatabase } from '../access/database.ts'
import { testSecret } from '../support/databases.ts'
import { type FormerRelease, formerRelease } from '../support/formerRelease.ts'
import { freePort, startProgram, todays } from '../support/program.ts'
import { openBalancer, openNode } from '../support/programs.ts'
import { tell } from '../support/tell.ts'
import { beginWorkday } from '../support/workday.ts'
import type { Cast } from '../support/workdayScenes.ts'

/** What a program of an earlier release refuses once today's rules stand, in words and as docs/operations.md says it. */
const refusedByFormer = ['people.directory by the former: forbidden', 'people.directory by in change: forbidden']

const eachPhaseMs = 20_000
const besideMs = 60_000

/** Written into the tables that the former release made. */
async function castOf(former: FormerRelease, owner: pg.Pool): Promise<Cast> {
  const made: typeof import('../access/people.ts') = await import(
    /* @vite-ignore */ `${former.folder}/tests/access/people.ts`
  )
  const home = await made.makeCondominium(owner, 'Los Encinos')
  const second = await made.makeCondominium(owner, 'Las Palmas')
  const residents: string[] = []
  for (const unit of ['1', '2', '3', '4', '5', '6']) {
    residents.push((await made.makePerson(owner, { user_role: 'resident', lives: [home, unit] })).token)
  }
  const [guard, station] = [
    await made.makePerson(owner, { user_role: 'agent', assigned: [home] }),
    await made.makePerson(owner, { user_role: 'agent', assigned: [home] }),
  ]
  const admin = await made.makePerson(owner, { user_role: 'admin', assigned: [home, second] })
  const password = 'un caballo correcto'
  await owner.query('update credentials set password_hash = $1', [await hashPassword(password)])
  await owner.query(
    `update amenities set needs_approval = true, weekly_limit = null, days_ahead = 365, hours_notice = 0, capacity = 9,
        hours = (select jsonb_agg(jsonb_build_object('from', '00:00', 'until', '00:00')) from generate_series(1, 7))`,
  )
  const { rows } = await owner.query<{ gate: string; pool: string }>(
    `select (select id from gates where condominium_id = $1) as gate,
      (select id from amenities where condominium_id = $1 and amenity_type = 'pool') as pool`,
    [home],
  )
  const { gate = '', pool = '' } = rows[0] ?? {}
  const key = newToken()
  await owner.query(
    `insert into gate_devices (condominium_id, id, gate_id, name, key_hash) values ($1, $2, $3, 'Barrera', $4)`,
    [home, newId(), gate, hashOf(key)],
  )
  return {
    ...{ home, second_home: second, gate, pool, residents, admin: admin.token, reader_key: key },
    ...{ guard: guard.token, guard_id: guard.id, station_guard: station.token, station_guard_id: station.id },
    sign_in: { email: guard.email, password },
  }
}

test.each([1, 2])(
  'two programs with rules of %s number before are replaced in turn, and a client that never repeats sees no failure',
  async (numbersBack) => {
    const former = formerRelease(numbersBack)
    onTestFinished(() => former.close())
    const ownerUrl = await emptyDatabase()
    const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
    owner.on('error', () => undefined)
    const nodes = [await openNode(ownerUrl, {}, former.main), await openNode(ownerUrl, {}, former.main)]
    const releases = new Map(nodes.map(({ port }) => [String(port), 'the former']))
    const balancer = await openBalancer(nodes.map(({ port }) => port))
    const day = beginWorkday(balancer.port, await castOf(former, owner), (port) => releases.get(port ?? '') ?? 'nobody')
    onTestFinished(async () => {
      await day.stop()
      await balancer.close()
      await Promise.all(nodes.map((node) => node.close()))
      await owner.end()
    })
    const phase = async (called: string, ms: number) => {
      await sleep(ms)
      const { answered, refused, failed, forms, streams_cut, slowest_ms } = day.heard()
      const words = [refused, failed, forms].map((some) => JSON.stringify(some))
      tell(
        `${called}: ${answered} answered, slowest ${Math.round(slowest_ms)} ms, refused ${words[0]}, failed ${words[1]}, forms of the other release refused ${words[2]}, ${streams_cut} streams cut`,
      )
      // A machine with too much to do says so.
      const others = Object.keys(refused).filter((line) => !line.endsWith(': busy') && !refusedByFormer.includes(line))
      return { called, others, failed }
    }
    const none = (called: string) => ({ called, others: [], failed: {} })
    const replace = async (place: number) => {
      const node = nodes[place]
      if (!node) return
      releases.set(String(node.port), 'in change')
      await node.restart('SIGTERM', todays)
      releases.set(String(node.port), 'today’s')
    }

    tell(`the earlier release is ${former.commit}`)
    await sleep(3_000)
    const phases = [await phase('two of the earlier release', eachPhaseMs)]
    await replace(0)
    phases.push(await phase('while the first is replaced', 3_000))
    phases.push(await phase('one of each', besideMs))
    await replace(1)
    phases.push(await phase('while the second is replaced', 3_000))
    phases.push(await phase('two of today', eachPhaseMs))

    expect(phases).toEqual(phases.map(({ called }) => none(called)))
    expect(balancer.failures.filter((why) => !why.includes('/live'))).toEqual([])
    expect(day.calls.size).toBeGreaterThan(40)

    // The way back: said in words, and nothing is changed.
    const standing = async () => (await owner.query('select hash, standing from guard_applied')).rows
    const before = await standing()
    const port = String(await freePort())
    const settings = { DATABASE_URL: ownerUrl, SECRET: testSecret, PORT: port, DATA_DIR: former.folder }
    const back = startProgram(settings, [], former.main)
    expect(await back.ended).toBe(1)
    expect(back.complained()).toMatch(
      /Garita cannot start\. The database (was prepared by|has the rules of) a newer Garita/,
    )
    expect(await standing()).toEqual(before)
    expect(await phase('a former program was refused', 3_000)).toEqual(none('a former program was refused'))
  },
)
