/** Two stations work eight hours offline and are killed at any moment: the log has each act once, in order, and flagged. */

import { expect, test } from 'vitest'
import { seedOfRun } from '../../../tests/support/chance.ts'
import { gatesOf, StationDevice } from '../../../tests/support/gate/stationDevice.ts'
import { authorizedIn } from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws, everything } from '../../../tests/support/scope.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Act } from './facts/gateEvents.ts'

const hours = 8
const acts = draws(120, 500)
const hourMs = 3_600_000

const garita = openForFile(testInstallation)

function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) % sides
  }
}

async function house() {
  const here = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const ana = await garita.person({ condominium: here, unit: '101' })
  await admin.call(gate.addGate, { condominium_id: here, id: newId(), name: 'Norte' })
  return { here, guard, ana, gates: await gatesOf(guard, here) }
}

async function press(device: StationDevice, act: Act, known: string[], dies: boolean): Promise<void> {
  const pressed = device.station.record(act)
  if (!dies) return void known.push(await pressed)
  // The station closed during an act: the guard opens it again, sees whether the act was stored, and repeats it if not.
  const turns = known.length % 4
  for (let turn = 0; turn < turns; turn += 1) await new Promise((soon) => setImmediate(soon))
  device.kill()
  const kept = await device.kept.outbox(device.duty.binding.condominium.id, (outbox) => outbox)
  const last = kept.kept.at(-1)?.event.id
  await device.start()
  if (last && !known.includes(last)) known.push(last)
  else known.push(await device.station.record(act))
}

test(`records ${acts} acts in ${hours} hours`, async () => {
  const { here, guard, ana, gates } = await house()
  const throwDice = dice(seedOfRun)
  let behind = hours * hourMs
  const devices = gates.map((place) => {
    const binding = { condominium: { id: here, name: 'Los Encinos' }, gate: { id: place.id, name: place.name } }
    return new StationDevice(guard, { binding, station_id: newId() }, { server_behind: () => behind })
  })
  expect(devices.length).toBe(2)
  const people = await Promise.all(Array.from({ length: 12 }, () => authorize(garita, ana, 'permanent_visitor')))
  const cancelled = people[0] ?? ''
  for (const { duty } of devices) {
    await guard.call(gate.bind, { condominium_id: here, station_id: duty.station_id, gate_id: duty.binding.gate.id })
  }
  for (const device of devices) {
    await device.start()
    await device.quiet()
    expect(device.station).toMatchObject({ online: true, waiting: 0, storage: 'kept' })
    expect(authorizedIn(device.station.snapshot ?? { entries: [] }).length).toBe(people.length)
    device.line = 'down'
  }
  // The test's clock is an hour after the line broke.
  await ana.call(authorizations.remove, { id: cancelled })
  await garita.owner.query(
    "update revoked_passes set revoked_at = now() - interval '7 hours' where authorization_id = $1",
    [cancelled],
  )

  const done = devices.map((): string[] => [])
  let kills = 0
  for (let count = 0; count < acts; count += 1) {
    const at = count % devices.length
    const device = devices[at]
    const known = done[at]
    if (!device || !known) throw new Error('no such station')
    const subject = { authorization_id: people[throwDice(people.length)] ?? '' }
    const act: Act = throwDice(2) === 0 ? { kind: 'entry', subject, because: 'may_enter' } : { kind: 'exit', subject }
    // Now and then a call arrives whose answer is lost, and the program dies while it waits.
    device.line = throwDice(40) === 0 ? 'mute' : 'down'
    // A station dies at least once in sixteen acts, also with a seed that draws few deaths.
    const dies = throwDice(12) === 0 || kills * 16 < count
    if (dies) kills += 1
    await press(device, act, known, dies)
    for (const one of devices) await one.pass((hours * hourMs) / acts)
    if (throwDice(15) === 0) {
      kills += 1
      device.kill()
      await device.start()
    }
  }
  for (const [at, device] of devices.entries()) {
    device.line = 'down'
    expect(device.station.online).toBe(false)
    expect(device.station.waiting).toBe(done[at]?.length)
    expect(device.station.time()).toMatchObject({ doubtful: false })
  }

  behind = 0
  for (const device of devices) {
    device.line = 'up'
    device.station.lookAgain()
    await device.quiet()
    await device.pass(10_000)
    expect(device.station).toMatchObject({ online: true, waiting: 0 })
  }

  const { rows } = await garita.owner.query<{ id: string; station_id: string; conflict: string | null }>(
    'select id, station_id, conflict from access_logs where condominium_id = $1 and station_id is not null order by occurred_at, id',
    [here],
  )
  expect(rows.length).toBe(acts)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(acts)
  for (const [at, { duty, station }] of devices.entries()) {
    const hereTold = rows.filter(({ station_id }) => station_id === duty.station_id)
    expect(hereTold.map(({ id }) => id)).toEqual(done[at])
    const flagged = hereTold.filter(({ conflict }) => conflict !== null).map(({ id }) => id)
    expect(station.conflicts.map(({ event }) => event.id)).toEqual(flagged)
    if (everything) expect(hereTold.some(({ conflict }) => conflict === 'cancelled_meanwhile')).toBe(true)
  }
  // The second station to send gets the conflict, because only then does the server know the entry at the first.
  if (everything) expect(rows.some(({ conflict }) => conflict === 'already_inside_elsewhere')).toBe(true)
  const { rows: outages } = await garita.owner.query(
    'select station_id from station_outages where condominium_id = $1',
    [here],
  )
  expect(new Set(outages.map(({ station_id }) => station_id)).size).toBe(2)
  // A repeated sync stores nothing twice.
  for (const device of devices) await device.pass(120_000)
  expect(
    (await garita.owner.query('select from access_logs where condominium_id = $1 and station_id is not null', [here]))
      .rowCount,
  ).toBe(acts)
})
