/**
 * Shows where the program spends its processor time: the ten most expensive functions of each workload, and a `.cpuprofile` that
 * browsers open. Runs only by name; PROFILES names another folder for the files.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePerson } from '../tests/access/people.ts'
import { freePort } from '../tests/support/program.ts'
import { openHouse } from './fixtures/house.ts'
import { fill } from './fixtures/neighborhood.ts'
import { openCrowd } from './fixtures/people.ts'
import { type Outcome, pick } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'
import { mostExpensive, openProfiler } from './measuring/profiling.ts'

const seconds = 5

export async function bench(): Promise<Outcome[]> {
  const port = await freePort()
  const house = await openHouse([], { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })
  const crowd = openCrowd()
  const folder = process.env.PROFILES ?? join(tmpdir(), 'garita-profiles')
  await mkdir(folder, { recursive: true })
  const profiler = await openProfiler(port)
  try {
    const { condominium, residents, agent } = await fill(house.owner, 10_000)
    const { rows: entering } = await house.owner.query<{ id: string }>(
      `select id from authorizations where condominium_id = $1 and auth_type = 'worker' and status = 'active' limit 50`,
      [condominium],
    )
    const asResident = residents.map(({ token }) => token)
    const calls = (name: string, input: object, tokens: string[], connections: number) =>
      ({ kind: 'calls', name, input, tokens, connections }) as const
    const list = { auth_type: 'temporary_visitor' }
    // One guard may write four times a second at most.
    const guards = await Promise.all(
      entering.map(() => makePerson(house.owner, { user_role: 'agent', assigned: [condominium] })),
    )
    const acts = entering.map(({ id }, turn) => {
      const { id: guard, token } = pick(guards, turn)
      return { guard, token, condominium, id }
    })
    const workloads = {
      'list of 50, 4 connections': calls('authorizations.list', list, asResident, 4),
      'list of 50, 48 connections': calls('authorizations.list', list, asResident, 48),
      '50 visits of the panel': calls('visits.list', {}, [agent.token], 4),
      'session check': calls('session.current', {}, asResident, 4),
      'bell of a resident': calls('notices.list', {}, asResident, 4),
      'entries and exits': { kind: 'acts', entering: acts, connections: 4 },
    } as const
    for (const [name, task] of Object.entries(workloads)) {
      await crowd.play({ ...task, port: house.port, seconds: 1 })
      const before = house.cpu()
      await profiler.start()
      const done = await crowd.play({ ...task, port: house.port, seconds })
      const profile = await profiler.stop()
      const after = house.cpu()
      const each = (spent: number) => (spent / done.count).toFixed(2)
      const [program, database] = [after.program_ms - before.program_ms, after.database_ms - before.database_ms]
      console.log(
        `  ${name}, ${load()}: ${done.count} answered, ${done.refused} refused, ${each(program)} + ${each(database)} ms`,
      )
      for (const { name: called, share } of mostExpensive(profile)) {
        console.log(`    ${(share * 100).toFixed(1).padStart(4)} % ${called}`)
      }
      await writeFile(join(folder, `${name.replaceAll(/\W+/g, '-')}.cpuprofile`), JSON.stringify(profile))
    }
    console.log(`  profiles: ${folder}`)
    return []
  } finally {
    profiler.close()
    crowd.close()
    await house.close()
  }
}
