/** A unit without an account, whose telephone the guard calls. */

import { expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { type StationWorld, snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { hears, openStreams } from '../../tests/support/streams.ts'
import { gate as gateCalls } from '../gate/gate.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { households } from '../households/households.contract.ts'
import { newId } from '../shared/ids.ts'
import { type Unit, units } from './units.contract.ts'

const garita = openForFile(sharedInstallation)

type Phones = Unit['phones']
const rosa = { name: 'Doña Rosa', kind: 'landline', number: '55 1234 5678', from: '08:00', until: '20:00' } as const
const intercom = { name: 'Sala', kind: 'intercom', number: '305', from: null, until: null } as const

interface Kept extends StationWorld {
  admin: TestPerson
  keep: (phones: Phones) => Promise<unknown>
}

/** There is no account in unit 305. */
async function gate(): Promise<Kept> {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const id = newId()
  const unit = { id, unit_number: '305', tower: null, floor: null, kind: 'home' as const }
  await admin.call(units.make, { condominium_id: there.here, units: [unit] })
  let revision = 1
  const keep = async (phones: Phones) => {
    const form = { condominium_id: there.here, id, tower: null, floor: null, kind: 'home', state: 'occupied' } as const
    const told = await admin.call(units.change, { ...form, bays: null, phones, revision })
    if (told.ok) revision++
    return told.ok ? 'kept' : (told.fields ?? told.code)
  }
  return { ...there, admin, keep }
}

const register = ({ guard, here }: StationWorld) =>
  atDesk.register(guard, {
    id: newId(),
    condominium_id: here,
    unit_number: '305',
    name: 'Luis',
    last_name: 'Gómez',
    id_document: 'INE1',
  })

test('shows a guard a unit without an account from the first day, and lets the guard ask it only once it has a phone', async () => {
  const there = await gate()
  expect(await there.guard.call(visits.units, { condominium_id: there.here })).toMatchObject({ answer: ['101', '305'] })
  expect(await there.stranger.call(visits.units, { condominium_id: there.here })).toMatchObject({ answer: [] })
  expect(await register(there)).toMatchObject({ code: 'visit_no_resident' })
  expect(await there.keep([rosa, intercom])).toBe('kept')
  expect(await register(there)).toMatchObject({ ok: true })
  expect(await there.keep([])).toBe('kept')
  expect(await register(there)).toMatchObject({ code: 'visit_no_resident' })
})

test('shows only guards the phones in order with their hours', async () => {
  const there = await gate()
  await there.keep([rosa, intercom])
  const asked = { condominium_id: there.here, unit_number: '305' }
  expect(await there.guard.call(households.answering, asked)).toMatchObject({
    answer: [
      { name: 'Doña Rosa', answers: 'phone', has_phone: true, hours: { from: '08:00', until: '20:00' } },
      { name: 'Sala', answers: 'phone', has_phone: true, hours: null },
    ],
  })
  const look = { ...asked, event_id: newId(), why: 'Fuga de agua' }
  expect(await atDesk.showPhones(there.guard, look)).toMatchObject({
    answer: {
      answers: [
        {
          phones: [
            { name: 'Doña Rosa', number: '55 1234 5678', from: '08:00', until: '20:00' },
            { name: 'Sala', number: '305', from: null, until: null },
          ],
        },
      ],
    },
  })
  expect(await there.stranger.call(households.answering, asked)).toMatchObject({ answer: [] })
  const told = await there.ana.call(households.answering, asked)
  expect(told.ok ? told.answer : []).toEqual([])
})

test('lists a unit that has only a phone at the station, with its number', async () => {
  const there = await gate()
  expect(await snapshotOf(there)).toMatchObject({ units: ['101'], unreached_units: ['305'] })
  await there.keep([rosa])
  const snapshot = await snapshotOf(there)
  expect(snapshot).toMatchObject({ units: ['101', '305'], unreached_units: [] })
  expect(snapshot.silent_units).toContain('305')
  expect(snapshot.book).toMatchObject([{ unit: '305', who: [{ name: 'Doña Rosa', number: '55 1234 5678' }] }])
})

test('records an entry authorized by phone', async () => {
  const there = await gate()
  await there.keep([rosa])
  const id = await arrive(there.guard, there.here, '305')
  const entry = { condominium_id: there.here, id, event_id: newId() }
  expect(await atDesk.enter(there.guard, { ...entry, reason: null })).toMatchObject({ code: 'visit_not_allowed' })
  const called = { ...entry, authorized_by: 'Doña Rosa', reason: 'Autorizó por teléfono' }
  expect(await atDesk.enterByPhone(there.guard, called)).toMatchObject({ ok: true })
})

test.each<[string, Partial<Phones[number]>, unknown]>([
  ['a number that is none', { number: 'abc' }, [{ field: 'phones.0.number', problem: 'phone' }]],
  ['a half of its hours', { until: null }, [{ field: 'phones.0.until', problem: 'required' }]],
  ['no name', { name: ' ' }, [{ field: 'phones.0.name', problem: 'required' }]],
  ['a name that is a pass', { name: 'G1:ABC' }, [{ field: 'phones.0.name', problem: 'pass_like' }]],
])('refuses phones of a unit with %s', async (_, wrong, fields) => {
  const there = await gate()
  expect(await there.keep([{ ...rosa, ...wrong }])).toEqual(fields)
})

test('keeps at most six phones of a unit', async () => {
  const there = await gate()
  expect(await there.keep(Array.from({ length: 7 }, () => rosa))).toMatchObject([{ field: 'phones' }])
  expect(await there.keep(Array.from({ length: 6 }, () => rosa))).toBe('kept')
})

test('announces changed phones of a unit at once to guards and their stations, and not to residents', async () => {
  const there = await gate()
  const root = await garita.person({ user_role: 'super_admin' })
  const streams = await openStreams(garita, root)
  try {
    const guard = await streams.listenAs(there.guard.token)
    const resident = await streams.listenAs(there.ana.token)
    await streams.quiet([guard, resident])
    await there.keep([rosa])
    await hears(guard, 'units')
    await streams.settled()
    expect(resident.heard).not.toContain('units')
    for (const { topics } of [visits.units, households.answering, gateCalls.snapshot]) expect(topics).toContain('units')
  } finally {
    await streams.close()
  }
})
