/** The same ids in two condominiums mean two people, two lines and two corrections. */
import { expect, test } from 'vitest'
import { arrivalsOf, correcting, exitOf } from '../../../tests/support/gate/corrections.ts'
import {
  authorizedIn,
  entryOf,
  made,
  type StationWorld,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { visitor } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Act } from '../station/facts/gateEvents.ts'

const garita = openForFile(sharedInstallation)

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

/** Two condominiums whose station and visitor have the same ids. */
async function twins() {
  const [one, place] = [await stationWorld(garita), await stationWorld(garita)]
  const other = { ...place, station: { ...place.station, station_id: one.station.station_id } }
  await other.guard.call(gate.bind, { ...other.station, gate_id: other.main })
  const luis = newId()
  for (const { ana } of [one, other]) {
    const wish = { id: luis, auth_type: 'temporary_visitor', values: visitor() } as const
    expect(await ana.call(authorizations.create, wish)).toMatchObject({ ok: true })
  }
  return { one, other, luis }
}
/** Reads the gate of the visitor's entry. */
const insideAt = async (there: StationWorld) => authorizedIn(await snapshotOf(there))[0]?.inside?.gate
const correctionsAt = async (there: StationWorld) =>
  (await snapshotOf(there)).recent.map(({ correction }) => correction)

test('corrects the log line of its own condominium, and not the line with the same id in another one', async () => {
  const { one, other, luis } = await twins()
  const id = newId()
  const entryAt = (there: StationWorld) => made(there, entryOf(luis), { id, at: ago(30) })
  const [atOne, atOther] = [entryAt(one), entryAt(other)]
  await tell(one, atOne)
  await tell(other, atOther, correcting(other, atOther))
  const admin = await garita.person({ user_role: 'admin', assigned: [one.here] })
  expect([await insideAt(one), await insideAt(other)]).toEqual(['Acceso principal', undefined])
  expect(await correctionsAt(one)).toEqual([null])
  expect(await correctionsAt(other)).toEqual(['corrects', 'corrected'])
  expect(await arrivalsOf(admin, one.here)).toEqual([1, 0, 1])

  await tell(one, correcting(one, atOne))
  expect(await insideAt(one)).toBeUndefined()
  expect(await correctionsAt(one)).toEqual(['corrects', 'corrected'])
})

test('records an exit whose correction names a line of another condominium as an exit', async () => {
  const { one, other, luis } = await twins()
  const theirs = made(other, entryOf(luis), { at: ago(30) })
  await tell(other, theirs)
  await tell(one, made(one, entryOf(luis), { at: ago(20) }))
  await tell(one, made(one, { ...exitOf(luis), corrects: theirs.event.id } as Act))
  expect(await correctionsAt(one)).toEqual([null, null])
  expect([await insideAt(one), await insideAt(other)]).toEqual([undefined, 'Acceso principal'])
})
