/** The time of a device's check at the gate, by itself and while others read long lists and sign in. */

import { makePerson } from '../tests/access/people.ts'
import { openHouse } from './fixtures/house.ts'
import { fill } from './fixtures/neighborhood.ts'
import { makeDevice, openCrowd } from './fixtures/people.ts'
import { median, type Outcome, percentile } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const seconds = 12
const readers = 32
const signingIn = 150
/** More calls a second than one code reader makes, and fewer than a device may make. */
const aSecond = 15
const mostMs = 100
const mostTimes = 3

export async function bench(): Promise<Outcome[]> {
  // The proxy's header lets the sign-ins come from many networks.
  const house = await openHouse([], { TRUSTED_PROXY: '1' })
  const [gate, reading, arriving] = [openCrowd(), openCrowd(), openCrowd()]
  try {
    const { condominium } = await fill(house.owner, 10_000)
    const admins: string[] = []
    for (let reader = 0; reader < readers; reader++) {
      admins.push((await makePerson(house.owner, { user_role: 'admin', assigned: [condominium] })).token)
    }
    const guard = await makePerson(house.owner, { user_role: 'agent', assigned: [condominium] })
    const { key, gate_id } = await makeDevice(house.owner, condominium)
    const { port } = house
    const calls = { kind: 'calls', port, seconds } as const
    const check = {
      ...calls,
      name: 'gate.check',
      input: { code: 'ABC1234' },
      tokens: [key],
      connections: 1,
      per_second: aSecond,
      as_device: true,
    } as const
    const snapshot = {
      ...calls,
      name: 'gate.snapshot',
      input: { condominium_id: condominium, gate_id },
      tokens: [guard.token],
      connections: 1,
      accept: 'gzip',
    } as const
    const sheet = {
      ...calls,
      name: 'visits.printout',
      input: {},
      tokens: admins,
      connections: readers,
      accept: 'gzip',
    } as const
    const signIn = {
      ...calls,
      name: 'session.signIn',
      input: { email: 'nobody@garita.test', password: 'not the right one' },
      tokens: [''],
      connections: signingIn,
      from_everywhere: true,
      every_s: 2,
    } as const

    await gate.play({ ...check, seconds: 3 })
    const alone = await gate.play(check)
    const aloneSnapshot = await gate.play({ ...snapshot, seconds: 3 })
    const before = house.cpu()
    const others = Promise.all([
      reading.play({ ...sheet, seconds: seconds + 6 }),
      arriving.play({ ...signIn, seconds: seconds + 6 }),
    ])
    await gate.play({ ...check, seconds: 2 })
    const loaded = await gate.play(check)
    const loadedSnapshot = await gate.play({ ...snapshot, seconds: 3 })
    const [sheets, signIns] = await others
    if (sheets.count === 0) throw new Error('no sheet was printed, so nothing was beside the gate')
    const after = house.cpu()
    const told = ({ times, refused }: typeof alone) =>
      `p50 ${median(times).toFixed(0)}, p95 ${percentile(times, 95).toFixed(0)}, longest ${Math.max(...times).toFixed(0)} ms of ${times.length}, ${refused} refused`
    console.log(`  a check alone: ${told(alone)}; beside the others: ${told(loaded)}; ${load()}`)
    console.log(`  a snapshot alone: ${told(aloneSnapshot)}; beside the others: ${told(loadedSnapshot)}`)
    console.log(
      `  the others: ${sheets.count} sheets and ${sheets.refused} told to come back, ${signIns.count + signIns.refused} sign-ins answered; the program used ${((after.program_ms - before.program_ms) / 1000).toFixed(1)} s, PostgreSQL ${((after.database_ms - before.database_ms) / 1000).toFixed(1)} s`,
    )
    const p95 = percentile(loaded.times, 95)
    const most = Math.max(mostMs, mostTimes * percentile(alone.times, 95))
    return [
      {
        goal: `${readers} readers of sheets and ${signingIn} sign-ins beside it: p95 of a check ${p95.toFixed(0)} ms (at most ${most.toFixed(0)})`,
        met: p95 <= most,
      },
      {
        goal: `${loaded.refused + loadedSnapshot.refused} calls of the gate refused (none)`,
        met: loaded.refused + loadedSnapshot.refused === 0,
      },
    ]
  } finally {
    for (const one of [gate, reading, arriving]) one.close()
    await house.close()
  }
}
