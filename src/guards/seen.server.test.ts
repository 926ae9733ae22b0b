/** Supervisors see emergencies, authorities and shifts of their condominiums, without names of visitors or homes. */
import { expect, test } from 'vitest'
import { called } from '../../tests/support/called.ts'
import { made, stationWorld, tell } from '../../tests/support/gate/stations.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { readable } from '../../tests/support/readable.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { gate } from '../gate/gate.contract.ts'
import { newActKey } from '../gate/station/outbox.ts'
import { newId } from '../shared/ids.ts'
import { supervision } from './supervision.contract.ts'

const garita = openForFile(sharedInstallation)

const supervisorOf = (...assigned: string[]) => garita.person({ user_role: 'supervisor', assigned })

test('shows a supervisor emergencies and authorities with their gate, guard and end, and neither names nor homes', async () => {
  const there = await stationWorld(garita)
  const [mine, elsewhere] = [await supervisorOf(there.here), await supervisorOf(await garita.condominium())]
  const emergency = made(there, { kind: 'emergency' })
  const note = made(there, {
    kind: 'emergency_note',
    of: emergency.event.id,
    unit_number: '101',
    reason: 'Ambulancia para Ana Uno',
  })
  const police = made(there, { kind: 'authority' })
  expect(await tell(there, emergency, note, police)).toEqual([null, null, null])
  const seen = await mine.call(supervision.urgent, {})
  const row = { gate_name: 'Acceso principal', guard: called('Gus Garita') }
  expect(seen).toMatchObject({
    answer: [
      { ...row, kind: 'authority', outcome: null, ended_at: null },
      { ...row, kind: 'emergency', outcome: 'entry_noted', ended_at: expect.any(String) },
    ],
  })
  expect(readable(seen)).not.toMatch(/101|Ana|Ambulancia/)
  expect(await elsewhere.call(supervision.urgent, {})).toMatchObject({ answer: [] })
  for (const other of [there.guard, there.ana])
    expect(await other.call(supervision.urgent, {})).toMatchObject({ ok: false })
})

test('shows a supervisor the guards on duty of the last seven days, also after a guard was removed', async () => {
  const there = await stationWorld(garita)
  const [mine, elsewhere] = [await supervisorOf(there.here), await supervisorOf(await garita.condominium())]
  const { public_key } = newActKey()
  expect(await there.guard.call(gate.keepKey, { ...there.station, id: newId(), public_key })).toMatchObject({
    answer: { kept: true },
  })
  const shift = { gate_name: 'Acceso principal', full_name: called('Gus Garita') }
  expect(await mine.call(supervision.shifts, {})).toMatchObject({ answer: [{ ...shift, until: null }] })
  expect(await mine.call(supervision.relieve, { id: there.guard.id, condominium_id: there.here })).toMatchObject({
    ok: true,
  })
  expect(await mine.call(supervision.shifts, {})).toMatchObject({ answer: [{ ...shift, until: expect.any(String) }] })
  expect(await elsewhere.call(supervision.shifts, {})).toMatchObject({ answer: [] })
  await garita.owner.query(
    `insert into station_keys (condominium_id, id, station_id, profile_id, public_key, made_at, ended_at)
      select $1, gen_random_uuid(), $2, $3, decode(repeat('01', 32), 'hex'), now() - interval '9 days', now() - interval '8 days'`,
    [there.here, there.station.station_id, there.guard.id],
  )
  const shown = await mine.call(supervision.shifts, {})
  expect(shown.ok && shown.answer).toHaveLength(1)
})
