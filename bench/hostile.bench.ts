/** The time of a guard's act and of a device's check while 2,000 hostile connections from 50 networks last. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { newId } from '../src/shared/ids.ts'
import { makeCondominium, makePerson } from '../tests/access/people.ts'
import type { Entering } from './fixtures/crowd.ts'
import type { Hostility, Suffered } from './fixtures/hostileCrowd.ts'
import { openHouse } from './fixtures/house.ts'
import { makeDevice, openCrowd } from './fixtures/people.ts'
import { median, type Outcome, percentile } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const seconds = 20
const connections = 2_000
const networks = 50
const mostMs = 500

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse()
  const [guarding, checking] = [openCrowd(), openCrowd()]
  const hostile = fork(fileURLToPath(new URL('./fixtures/hostileCrowd.ts', import.meta.url)))
  try {
    const condominium = await makeCondominium(house.owner, 'Place')
    const guard = await makePerson(house.owner, { user_role: 'agent', assigned: [condominium] })
    const resident = await makePerson(house.owner, { user_role: 'resident', lives: [condominium, '101'] })
    const entering: Entering[] = []
    for (let visitor = 0; visitor < 200; visitor++) {
      const id = newId()
      await house.owner.query(
        `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, status, name, last_name)
          select condominium_id, $2, profile_id, id, unit_number, 'permanent_visitor', 'active', 'Luis', $3 from residences where profile_id = $1`,
        [resident.id, id, `Gómez ${visitor}`],
      )
      entering.push({ guard: guard.id, token: guard.token, condominium, id })
    }
    const { key } = await makeDevice(house.owner, condominium)
    const { port } = house
    const measure = async () => {
      const [acts, checks] = await Promise.all([
        guarding.play({ kind: 'acts', port, entering, connections: 1, seconds, per_second: 3 }),
        checking.play({
          ...{ kind: 'calls', port, seconds, name: 'gate.check', input: { code: 'ABC1234' } },
          tokens: [key],
          connections: 1,
          per_second: 5,
          as_device: true,
        }),
      ])
      return { acts, checks }
    }
    await measure()
    const alone = await measure()
    const wanted: Hostility = { port, networks, connections }
    hostile.send(wanted)
    const [begun]: Suffered[] = await once(hostile, 'message')
    const under = await measure()
    hostile.send('stop')
    const [ended]: Suffered[] = await once(hostile, 'message')
    const said = ({ times, count, refused }: typeof under.acts) =>
      count === 0
        ? `none answered, ${refused} refused`
        : `p50 ${median(times).toFixed(0)}, p99 ${percentile(times, 99).toFixed(0)}, longest ${Math.max(...times).toFixed(0)} ms of ${count}, ${refused} refused`
    console.log(`  alone: an act ${said(alone.acts)}; a check ${said(alone.checks)}`)
    console.log(`  under attack: an act ${said(under.acts)}; a check ${said(under.checks)}; ${load()}`)
    console.log(
      `  the attack opened ${begun?.opened} connections and ${(ended?.opened ?? 0) - (begun?.opened ?? 0)} again, and heard ${(ended?.answers ?? 0) - (begun?.answers ?? 0)} answers meanwhile`,
    )
    const outcome = (what: string, { times, refused }: typeof under.acts): Outcome => ({
      goal: `under ${connections} hostile connections of ${networks} networks ${what}: p99 ${percentile(times, 99).toFixed(0)} ms (at most ${mostMs}), ${refused} refused (none)`,
      met: times.length > 0 && percentile(times, 99) <= mostMs && refused === 0,
    })
    return [outcome('a guard’s act', under.acts), outcome('a device’s check', under.checks)]
  } finally {
    for (const one of [guarding, checking]) one.close()
    hostile.disconnect()
    await house.close()
  }
}
