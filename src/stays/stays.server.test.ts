/** Short stays: the rights of each role, the codes, the hostile ways in, and the ends. */
import { beforeEach, describe, expect, test } from 'vitest'
import { saveRule } from '../../tests/support/gate/homeRules.ts'
import { made, snapshotOf, stationWorld, tell } from '../../tests/support/gate/stations.ts'
import { inTheMiddle } from '../../tests/support/holding.ts'
import { inHome } from '../../tests/support/homes.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { joining, joinUnit, lookAtUnit } from '../../tests/support/unitCodes.ts'
import { merge, merging, pairOf, twoSpellings } from '../../tests/support/unitSpellings.ts'
import { dayIn, mexico } from '../../tests/support/visits.ts'
import { audit } from '../audit/audit.contract.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { wordsOf } from '../gate/screen/gateWords.ts'
import { foundIn } from '../gate/screen/lists/gateSearch.ts'
import { judge } from '../gate/station/verdict/verdict.ts'
import { notices } from '../notices/notices.contract.ts'
import { people } from '../people/people.contract.ts'
import { privacy } from '../privacy/privacy.contract.ts'
import { join } from '../session/join/join.contract.ts'
import { session } from '../session/session.contract.ts'
import type { Input } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { unitCodes } from '../units/code/unitCodes.contract.ts'
import { spellings } from '../units/spellings/spellings.contract.ts'
import { stays } from './stays.contract.ts'

const garita = openForFile(sharedInstallation)

beforeEach(() => garita.owner.query('delete from attempts'))

const staying = (more: Partial<Input<typeof stays.make>> = {}): Input<typeof stays.make> => ({
  id: newId(),
  guest_names: ['Peter Smith'],
  places: 2,
  first_day: dayIn(mexico),
  first_hour: '00:00',
  last_day: dayIn(mexico, 3),
  last_hour: '12:00',
  ...more,
})

async function world() {
  const there = await stationWorld(garita)
  const { here } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Oficina' })
  const beto = await garita.person({ condominium: here, unit: '101', full_name: 'Beto Uno', together: true })
  await allow(here)
  return { ...there, admin, beto }
}
const allow = (here: string, columns = 'stays_allowed = true') =>
  garita.owner.query(`update condominiums set ${columns} where id = $1`, [here])
const setHome = (person: TestPerson, columns: string) =>
  garita.owner.query(`update residences set ${columns} where profile_id = $1 and until is null`, [person.id])

async function make(by: TestPerson, more: Parameters<typeof staying>[0] = {}) {
  const input = staying(more)
  const made = await by.call(stays.make, input)
  if (!made.ok) throw new Error(`${made.code} ${JSON.stringify(made.fields)}`)
  return { id: input.id, ...made.answer }
}
const refusedTo = async (by: TestPerson, more: Parameters<typeof staying>[0] = {}) => {
  const answer = await by.call(stays.make, staying(more))
  return answer.ok ? 'made' : answer.code
}
const seenBy = async (by: TestPerson, more: Partial<Input<typeof stays.list>> = {}) => {
  const read = await by.call(stays.list, { first_day: dayIn(mexico, -2), last_day: dayIn(mexico, 40), ...more })
  if (!read.ok) throw new Error(read.code)
  return read.answer
}
async function register(code: string, name = 'Peter Smith') {
  const input = joining(code, { full_name: name })
  return { id: input.id, answer: await joinUnit(garita, input) }
}
const homeOf = async (id: string) =>
  (
    await garita.owner.query(
      `select r.since is not null as lives, r.until is not null as left, r.kind, r.barred_at is not null as barred, r.leaves_at, r.begins_at,
          p.approval_status as status
        from residences r join profiles p on p.id = r.profile_id where r.profile_id = $1 and r.stay_id is not null`,
      [id],
    )
  ).rows[0]
const bellOf = async (person: TestPerson) => {
  const heard = await person.call(notices.list, {})
  if (!heard.ok) throw new Error(heard.code)
  return heard.answer.items.map(({ kind }) => kind)
}
const runJob = async (id: string) =>
  (
    await garita.owner.query<{ done: boolean }>(
      `select access.begin_stay(r.condominium_id, r.id) as done from residences r where r.profile_id = $1 and r.stay_id is not null`,
      [id],
    )
  ).rows[0]?.done

async function ownerOf(here: string, unit: string, fullName = 'Oscar Dueño') {
  const person = await garita.person({ condominium: await garita.condominium(), unit: '9', full_name: fullName })
  const ownership = newId()
  await garita.owner.query('insert into owners (condominium_id, id, profile_id, unit_number) values ($1, $2, $3, $4)', [
    here,
    ownership,
    person.id,
    unit,
  ])
  return { person, ownership, asOwner: inHome(garita, person, ownership) }
}
const newUnitIn = (here: string, unit: string) =>
  garita.owner.query('insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), $2)', [
    here,
    unit,
  ])

test('lists no stays to the administration of a condominium that has none, on a connection that read none before', async () => {
  const here = await garita.condominium()
  for (const role of ['super_admin', 'admin'] as const) {
    const reader = await garita.person({ user_role: role, ...(role === 'admin' ? { assigned: [here] } : {}) })
    expect(await seenBy(reader, { condominium_id: here })).toEqual([])
    expect(await seenBy(reader, { condominium_id: here, unit_number: '101' })).toEqual([])
  }
})

test('gives a guest the home from the registration until the chosen hour, without the administration', async () => {
  const there = await world()
  const made = await make(there.ana)
  expect(await lookAtUnit(garita, made.code)).toMatchObject({
    answer: { unit_number: '101', stays_until: made.ends_at, begins_at: made.starts_at, rules: null },
  })
  const { id, answer } = await register(made.code)
  expect(answer).toMatchObject({ ok: true })
  const home = await homeOf(id)
  expect(home).toMatchObject({ lives: true, left: false, kind: 'guest', barred: true, status: 'approved' })
  expect(home.leaves_at.toISOString()).toBe(new Date(made.ends_at).toISOString())
  const waiting = await there.admin.call(people.list, { approval_status: 'pending' })
  expect(waiting.ok && waiting.answer.items).toEqual([])
  const [seen] = await seenBy(there.ana)
  expect(seen).toMatchObject({ uses: 1, guest_names: ['Peter Smith'], guests: [{ name: 'Peter Smith', waits: false }] })
  // The end comes by the job of a planned move.
  await garita.owner.query(`update residences set leaves_at = now() + interval '100 ms' where profile_id = $1`, [id])
  await expect.poll(async () => (await homeOf(id)).left).toBe(true)
})

test('lets the guard see a guest until the chosen hour, also at an offline station', async () => {
  const there = await world()
  const made = await make(there.ana)
  await register(made.code)
  const known = await snapshotOf(there)
  const [entry] = foundIn(known, 'smith').entries.filter(({ lives }) => lives)
  expect(entry?.valid_until && new Date(entry.valid_until).toISOString()).toBe(new Date(made.ends_at).toISOString())
  const code = { kind: 'chosen', authorization_id: entry?.authorization_id ?? '' } as const
  const end = Date.parse(made.ends_at)
  const at = (now: number) =>
    judge(code, { ...known, taken_at: new Date(now).toISOString() }, { now, doubtful: false, why: null })
  const glance = { language: 'es', country: 'MX', time_zone: mexico, now: end - 3_600_000 } as const
  expect(wordsOf(at(end - 3_600_000), glance).title).toMatch(/^Huésped en 101 hasta/)
  expect(at(end - 60_000).tone).toBe('green')
  expect(at(end + 7 * 60_000)).toMatchObject({ tone: 'red', reason: { code: 'expired' } })
})

test('gives a guest no right to authorize a visitor, to make a stay or to read one', async () => {
  const there = await world()
  const guest = await garita.person({ condominium: await garita.condominium(), unit: '1', full_name: 'Peter Smith' })
  const { code } = await make(there.ana)
  const home = newId()
  expect(await guest.call(join.askForHome, { id: home, code })).toMatchObject({ ok: true })
  const asGuest = inHome(garita, guest, home)
  expect(await asGuest.call(authorizations.myPass, {})).toMatchObject({ ok: true, answer: { unit_number: '101' } })
  const values = { name: 'Luis', last_name: 'Gómez', valid_from: dayIn(mexico), valid_until: dayIn(mexico, 1) }
  expect(
    await asGuest.call(authorizations.create, { id: newId(), auth_type: 'temporary_visitor', values }),
  ).toMatchObject({ ok: false })
  expect(await refusedTo(asGuest)).toBe('stay_needs_adult')
  expect(await seenBy(asGuest)).toEqual([])
  const [stay] = await seenBy(there.ana)
  const about = { condominium_id: there.here, id: stay?.id ?? '' }
  expect(await asGuest.call(stays.end, about)).toMatchObject({ status: 404 })
  expect(await asGuest.call(stays.renewCode, about)).toMatchObject({ ok: false })
})

test('names no guest to the gate among the people who collect the items of the home', async () => {
  const there = await world()
  const { code } = await make(there.ana)
  expect((await register(code)).answer).toMatchObject({ ok: true })
  const parcel = { unit_number: '101', item: 'package' as const, said: null, company: 'Amazon', authorization_id: null }
  expect(await tell(there, made(there, { kind: 'item_left', ...parcel, shelf: null }))).toEqual([null])
  expect((await snapshotOf(there)).left_at_gate).toMatchObject([{ people: ['Ana Uno', 'Beto Uno'] }])
})

test('makes no stay where the condominium does not allow it, and stops its codes when it forbids stays', async () => {
  const there = await world()
  const { code } = await make(there.ana)
  const offered = () => there.ana.call(unitCodes.mayInvite, {})
  expect(await offered()).toMatchObject({ answer: { may_give_stays: true } })
  await allow(there.here, 'stays_allowed = false')
  expect(await offered()).toMatchObject({ answer: { may_give_stays: false } })
  expect(await refusedTo(there.ana)).toBe('stays_not_allowed')
  expect(await lookAtUnit(garita, code)).toMatchObject({ code: 'unit_code_dead' })
  expect((await register(code)).answer).toMatchObject({ code: 'unit_code_dead' })
})

test('lets only the administration of the condominium set the limits, by the revision that it read', async () => {
  const there = await world()
  const read = await there.admin.call(stays.settings, { condominium_id: there.here })
  if (!read.ok) throw new Error(read.code)
  expect(read.answer).toMatchObject({ allowed: true, most_nights: 7, most_guests: 4, rules: null })
  const change = {
    ...{ condominium_id: there.here, allowed: true, most_nights: 2, most_guests: 3, rules: 'Sin fiestas' },
    revision: read.answer.revision,
  }
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  for (const other of [there.ana, there.guard, elsewhere])
    expect(await other.call(stays.changeSettings, change)).toMatchObject({ ok: false })
  expect(await there.admin.call(stays.changeSettings, change)).toMatchObject({ ok: true })
  expect(await there.admin.call(stays.changeSettings, { ...change, most_nights: 30 })).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect(await refusedTo(there.ana)).toBe('stay_too_long')
  expect(await refusedTo(there.ana, { last_day: dayIn(mexico, 2), places: 4 })).toBe('stay_guests_too_many')
  const { code } = await make(there.ana, { last_day: dayIn(mexico, 2), places: 3 })
  expect(await lookAtUnit(garita, code)).toMatchObject({ answer: { rules: 'Sin fiestas' } })
  const lines = await there.admin.call(audit.list, { condominium_id: there.here, thing: 'condominium' })
  expect(lines.ok && lines.answer.items[0]?.what).toMatchObject({ stay_most_nights: [7, 2] })
})

test.each([
  ['a past day', { first_day: dayIn(mexico, -1) }, 'stay_in_past'],
  ['a departure before the arrival', { first_day: dayIn(mexico, 2), last_day: dayIn(mexico, 1) }, 'stay_window'],
  ['too many nights', { last_day: dayIn(mexico, 8) }, 'stay_too_long'],
  ['too many guests', { places: 5 }, 'stay_guests_too_many'],
  ['more names than guests', { guest_names: ['Ana B', 'Eva C', 'Leo D'] }, 'stay_names_fit'],
  ['a day in two years', { first_day: dayIn(mexico, 700), last_day: dayIn(mexico, 702) }, 'stay_too_far'],
])('refuses %s', async (_, more, code) => {
  const there = await world()
  expect(await refusedTo(there.ana, more)).toBe(code)
})

test('refuses overlapping stays of a unit; the next one begins in the minute of the departure', async () => {
  const there = await world()
  await make(there.ana)
  expect(
    await refusedTo(there.beto, { first_day: dayIn(mexico, 3), first_hour: '11:59', last_day: dayIn(mexico, 4) }),
  ).toBe('stay_overlaps')
  await make(there.beto, { first_day: dayIn(mexico, 3), first_hour: '12:00', last_day: dayIn(mexico, 4) })
  // Another unit has its own calendar.
  const carla = await garita.person({ condominium: there.here, unit: '102' })
  await make(carla)
})

test('makes one stay of two that two adults press at once', async () => {
  const there = await world()
  const pressed = await Promise.all([refusedTo(there.ana), refusedTo(there.beto)])
  expect(pressed.sort()).toEqual(['made', 'stay_overlaps'])
})

test('gives a new code for a repeated press, and none for another stay with that id', async () => {
  const there = await world()
  const input = staying()
  const first = await there.ana.call(stays.make, input)
  const again = await there.ana.call(stays.make, input)
  expect([first, again]).toMatchObject([{ ok: true }, { ok: true }])
  expect(await seenBy(there.ana)).toHaveLength(1)
  const codes = [first, again].map((one) => (one.ok ? one.answer.code : ''))
  expect(await lookAtUnit(garita, codes[0] ?? '')).toMatchObject({ code: 'unit_code_dead' })
  expect(await lookAtUnit(garita, codes[1] ?? '')).toMatchObject({ ok: true })
  expect(await there.ana.call(stays.make, { ...input, places: 3 })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await there.beto.call(stays.make, input)).toMatchObject({ code: 'changed_meanwhile' })
})

test('counts the registrations of a forwarded code and takes no more than the places, also at once', async () => {
  const there = await world()
  const { code, id } = await make(there.ana, { places: 1 })
  const two = await Promise.all([register(code, 'Peter Smith'), register(code, 'Extraño Uno')])
  expect(two.filter(({ answer }) => answer.ok)).toHaveLength(1)
  expect((await seenBy(there.ana))[0]).toMatchObject({ uses: 1, takes: false })
  expect(await there.ana.call(stays.renewCode, { condominium_id: there.here, id })).toMatchObject({
    code: 'stay_takes_none',
  })
})

test('replaces a code by a new one, and only for the maker', async () => {
  const there = await world()
  const { code, id } = await make(there.ana)
  const about = { condominium_id: there.here, id }
  for (const other of [there.beto, there.admin]) expect((await other.call(stays.renewCode, about)).ok).toBe(false)
  const renewed = await there.ana.call(stays.renewCode, about)
  expect((await register(code)).answer).toMatchObject({ code: 'unit_code_dead' })
  expect((await register(renewed.ok ? renewed.answer.code : '')).answer).toMatchObject({ ok: true })
})

describe('a guest who registers before the arrival', () => {
  const early = { first_day: dayIn(mexico, 1), first_hour: '15:00' }
  const begins = (id: string) =>
    garita.owner.query(
      `with moved as (update short_stays s set starts_at = now() - interval '1 minute' from residences r
          where r.profile_id = $1 and s.id = r.stay_id)
        update residences set begins_at = now() - interval '1 minute' where profile_id = $1`,
      [id],
    )

  test('does not live there until the first moment, which needs no administration', async () => {
    const there = await world()
    const made = await make(there.ana, early)
    const { id } = await register(made.code)
    expect(await homeOf(id)).toMatchObject({ lives: false, status: 'approved' })
    expect(foundIn(await snapshotOf(there), 'smith').entries).toEqual([])
    expect(await there.admin.call(people.decide, { id, from: 'pending', to: 'approved' })).toMatchObject({ ok: false })
    expect(await runJob(id)).toBe(false)
    const { rows } = await garita.owner.query(
      `select run_at from jobs where name = 'stays.begin' and payload ->> 'id' in (select id::text from residences where profile_id = $1)`,
      [id],
    )
    expect(rows.map(({ run_at }) => run_at.toISOString())).toEqual([new Date(made.starts_at).toISOString()])
    await begins(id)
    expect(await runJob(id)).toBe(true)
    expect(await runJob(id)).toBe(false)
    expect(await homeOf(id)).toMatchObject({ lives: true, kind: 'guest', barred: true })
    expect(await bellOf(there.beto)).toContain('home_joined')
  })

  test('waits for the administration if the maker may no longer authorize', async () => {
    const there = await world()
    const { code } = await make(there.ana, early)
    const { id } = await register(code)
    await setHome(there.ana, 'barred_at = now()')
    await begins(id)
    expect(await runJob(id)).toBe(false)
    const waiting = await there.admin.call(people.list, { approval_status: 'pending' })
    expect(waiting.ok && waiting.answer.items.map((one) => one.id)).toEqual([id])
  })

  test('gets no home if the stay is canceled before', async () => {
    const there = await world()
    const made = await make(there.ana, early)
    const { id } = await register(made.code)
    expect(await there.ana.call(stays.end, { condominium_id: there.here, id: made.id })).toMatchObject({ ok: true })
    expect(await homeOf(id)).toMatchObject({ lives: false, left: true })
    await begins(id)
    expect(await runJob(id)).toBe(false)
  })

  test('reads the first moment in their account', async () => {
    const there = await world()
    const made = await make(there.ana, early)
    const guest = await garita.person({ condominium: await garita.condominium(), unit: '1' })
    expect(await guest.call(join.askForHome, { id: newId(), code: made.code })).toMatchObject({ ok: true })
    const mine = await guest.call(session.current, {})
    const home = mine.ok && mine.answer.person?.homes.find(({ waits }) => waits)
    expect(home && new Date(home.begins_at ?? '').toISOString()).toBe(new Date(made.starts_at).toISOString())
  })
})

describe('an end', () => {
  test.each(['the maker', 'another adult', 'the administration'] as const)(
    'ends the accounts of the guests at once: by %s',
    async (by) => {
      const there = await world()
      const made = await make(there.ana)
      const { id } = await register(made.code)
      const person = { 'the maker': there.ana, 'another adult': there.beto, 'the administration': there.admin }[by]
      const about = { condominium_id: there.here, id: made.id }
      expect(await person.call(stays.end, about)).toMatchObject({ ok: true })
      expect(await person.call(stays.end, about)).toMatchObject({ ok: true })
      expect(await homeOf(id)).toMatchObject({ lives: true, left: true })
      expect((await register(made.code)).answer).toMatchObject({ code: 'unit_code_dead' })
      expect((await seenBy(there.ana))[0]).toMatchObject({ takes: false, may_end: false, ended_at: expect.any(String) })
      expect((await bellOf(there.ana)).includes('stay_ended')).toBe(by !== 'the maker')
      const lines = await there.admin.call(audit.list, { condominium_id: there.here, thing: 'short_stay' })
      expect(lines.ok && lines.answer.items.map(({ act }) => act)).toEqual(['changed', 'made'])
    },
  )

  test('is refused to all others', async () => {
    const there = await world()
    const made = await make(there.ana)
    const about = { condominium_id: there.here, id: made.id }
    const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
    const neighbor = await garita.person({ condominium: there.here, unit: '102' })
    for (const other of [elsewhere, neighbor, there.guard]) expect((await other.call(stays.end, about)).ok).toBe(false)
    expect((await seenBy(there.ana))[0]).toMatchObject({ ended_at: null })
  })

  test('comes earlier when the maker shortens the stay, never later', async () => {
    const there = await world()
    const made = await make(there.ana)
    const { id } = await register(made.code)
    const shorten = (by: TestPerson, lastDay: string, lastHour = '10:00') =>
      by.call(stays.shorten, { condominium_id: there.here, id: made.id, last_day: lastDay, last_hour: lastHour })
    expect(await shorten(there.beto, dayIn(mexico, 2))).toMatchObject({ status: 404 })
    expect(await shorten(there.ana, dayIn(mexico, 2))).toMatchObject({ ok: true })
    expect(await shorten(there.ana, dayIn(mexico, 2))).toMatchObject({ ok: true })
    const [stay] = await seenBy(there.ana)
    expect((await homeOf(id)).leaves_at.toISOString()).toBe(new Date(stay?.ends_at ?? '').toISOString())
    expect(await shorten(there.ana, dayIn(mexico, 4))).toMatchObject({ code: 'stay_only_shorter' })
    expect(await shorten(there.ana, dayIn(mexico, -1))).toMatchObject({ code: 'stay_in_past' })
    // The freed days take another stay.
    await make(there.beto, { first_day: dayIn(mexico, 2), first_hour: '10:00', last_day: dayIn(mexico, 3) })
  })

  test('comes at once for a guest who registers while the maker cancels', async () => {
    const there = await world()
    const made = await make(there.ana)
    const { rows } = await garita.owner.query('select code_hash from short_stays where id = $1', [made.id])
    const guest = await garita.person({ condominium: await garita.condominium(), unit: '1' })
    const home = newId()
    let ended: Promise<unknown> | undefined
    await inTheMiddle(garita, async ({ say, waited }) => {
      await say('select access.join_by_code($1, $2, $3)', [rows[0].code_hash, guest.id, home])
      ended = there.ana.call(stays.end, { condominium_id: there.here, id: made.id })
      await waited()
    })
    expect(await ended).toMatchObject({ ok: true })
    expect(await homeOf(guest.id)).toMatchObject({ left: true })
  })
})

describe('a maker who loses the right', () => {
  test.each([
    ['moves out', (there: Awaited<ReturnType<typeof world>>) => setHome(there.ana, 'until = now()')],
    ['moves to another unit', (there: Awaited<ReturnType<typeof world>>) => setHome(there.ana, `unit_number = '102'`)],
    [
      'is blocked',
      (there: Awaited<ReturnType<typeof world>>) =>
        garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [there.ana.id]),
    ],
    [
      'is removed',
      (there: Awaited<ReturnType<typeof world>>) =>
        garita.owner.query('delete from profiles where id = $1', [there.ana.id]),
    ],
  ])('ends the stays and the accounts of the guests when they %s', async (_, lose) => {
    const there = await world()
    const made = await make(there.ana)
    const { id } = await register(made.code)
    await lose(there)
    expect(await homeOf(id)).toMatchObject({ left: true })
    expect(await lookAtUnit(garita, made.code)).toMatchObject({ code: 'unit_code_dead' })
    const [stay] = await seenBy(there.admin, { condominium_id: there.here })
    expect(stay).toMatchObject({ ended_at: expect.any(String), ended_by_name: null, made_by_name: expect.any(String) })
  })

  test.each(['barred_at = now()', 'frozen_at = now()', `kind = 'employee'`])(
    'pauses the code while %s',
    async (columns) => {
      const there = await world()
      const { code } = await make(there.ana)
      await setHome(there.ana, columns)
      expect(await refusedTo(there.ana, { first_day: dayIn(mexico, 5), last_day: dayIn(mexico, 6) })).toBe(
        'stay_needs_adult',
      )
      expect((await register(code)).answer).toMatchObject({ code: 'unit_code_dead' })
      await setHome(there.ana, 'barred_at = null, frozen_at = null, kind = null')
      expect((await register(code)).answer).toMatchObject({ ok: true })
    },
  )

  test('makes no stay as a newcomer while an older account may still object', async () => {
    const there = await world()
    const eva = await garita.person({ condominium: there.here, unit: '101' })
    expect(await refusedTo(eva)).toBe('stay_of_newcomer')
  })
})

describe('an owner who lives elsewhere', () => {
  test('makes stays of an empty unit, reads and ends them', async () => {
    const there = await world()
    await newUnitIn(there.here, '301')
    const { asOwner, person } = await ownerOf(there.here, '301')
    expect(await asOwner.call(stays.terms, {})).toMatchObject({ answer: { unit_number: '301', refused: null } })
    const made = await make(asOwner)
    const { id } = await register(made.code)
    expect(await homeOf(id)).toMatchObject({ lives: true })
    expect(await seenBy(asOwner)).toMatchObject([{ of_owner: true, mine: true, guests: [{ name: 'Peter Smith' }] }])
    // Without the ownership in the address, the owner acts for their own home elsewhere.
    expect(await seenBy(person)).toEqual([])
    expect(await asOwner.call(stays.end, { condominium_id: there.here, id: made.id })).toMatchObject({ ok: true })
    expect(await homeOf(id)).toMatchObject({ left: true })
  })

  test('makes none while another adult lives there, and reads of their stays only the days', async () => {
    const there = await world()
    const { asOwner } = await ownerOf(there.here, '101')
    expect(await refusedTo(asOwner)).toBe('stay_unit_lived_in')
    const made = await make(there.ana)
    await register(made.code)
    const seen = { guest_names: [], guests: [], uses: 1, mine: false, may_end: false, made_by_name: null }
    expect(await seenBy(asOwner)).toMatchObject([seen])
    expect((await asOwner.call(stays.end, { condominium_id: there.here, id: made.id })).ok).toBe(false)
    expect(await there.ana.call(stays.end, { condominium_id: there.here, id: made.id })).toMatchObject({ ok: true })
    expect(await seenBy(asOwner)).toMatchObject([{ made_by_name: null, ended_by_name: null }])
  })

  test('loses the code while a tenant lives there, whose adults may end the stay', async () => {
    const there = await world()
    await newUnitIn(there.here, '302')
    const { asOwner } = await ownerOf(there.here, '302')
    const { code, id } = await make(asOwner, { first_day: dayIn(mexico, 1) })
    const tenant = await garita.person({ condominium: there.here, unit: '302' })
    expect((await register(code)).answer).toMatchObject({ code: 'unit_code_dead' })
    expect(await tenant.call(stays.end, { condominium_id: there.here, id })).toMatchObject({ ok: true })
  })

  test('loses the stays with the ownership', async () => {
    const there = await world()
    await newUnitIn(there.here, '303')
    const { asOwner, ownership } = await ownerOf(there.here, '303')
    const { code } = await make(asOwner)
    const { id } = await register(code)
    await garita.owner.query('update owners set until = now() where id = $1', [ownership])
    expect(await homeOf(id)).toMatchObject({ left: true })
    expect((await register(code)).answer).toMatchObject({ code: 'unit_code_dead' })
    expect(await refusedTo(asOwner)).toBe('stay_needs_home')
  })
})

describe('a person who is not welcome', () => {
  test('registers with the name of a refusal of the home in vain, and with a similar one only by the administration', async () => {
    const there = await world()
    const { code } = await make(there.ana, { places: 3 })
    const line = { kind: 'visit', company: null, name: 'Andrés Quiroga Soto', action: 'refuse' } as const
    expect((await saveRule(there.ana, line)).answer).toMatchObject({ ok: true })
    expect((await register(code, 'Andrés Quiroga Soto')).answer).toMatchObject({ code: 'unit_code_dead' })
    expect((await seenBy(there.ana))[0]).toMatchObject({ uses: 0 })
    const alike = await register(code, 'Andrés Quiroga')
    expect(alike.answer).toMatchObject({ ok: true })
    expect(await homeOf(alike.id)).toMatchObject({ lives: false, status: 'pending', barred: true })
    const waiting = await there.admin.call(people.list, { approval_status: 'pending' })
    expect(waiting.ok && waiting.answer.items.map((one) => one.id)).toEqual([alike.id])
  })

  test('enters neither with a blocked account nor before the answer to an objection', async () => {
    const there = await world()
    const { code } = await make(there.ana)
    const blocked = await garita.person({ condominium: there.here, unit: '102' })
    await garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [blocked.id])
    expect((await blocked.call(join.askForHome, { id: newId(), code })).ok).toBe(false)
    const frozen = await garita.person({ condominium: there.here, unit: '103' })
    await setHome(frozen, 'frozen_at = now()')
    expect(await frozen.call(join.askForHome, { id: newId(), code })).toMatchObject({ ok: true })
    expect(await homeOf(frozen.id)).toMatchObject({ lives: false })
  })

  test('takes no other name in the account before the stay ends', async () => {
    const there = await world()
    const guest = await garita.person({ condominium: await garita.condominium(), unit: '1', full_name: 'Peter Smith' })
    const { code, id } = await make(there.ana)
    expect(await guest.call(join.askForHome, { id: newId(), code })).toMatchObject({ ok: true })
    const call = async (fullName: string) => {
      const { rows } = await garita.owner.query('select revision from profiles where id = $1', [guest.id])
      const card = { revision: rows[0].revision, full_name: fullName, phone_number: null, language: 'es' as const }
      return guest.call(session.changeCard, card)
    }
    expect(await call('Bruno Salas')).toMatchObject({ ok: false, code: 'stay_name_stays' })
    expect(await call('Peter Smith')).toMatchObject({ ok: true })
    expect(await there.ana.call(stays.end, { condominium_id: there.here, id })).toMatchObject({ ok: true })
    expect(await call('Bruno Salas')).toMatchObject({ ok: true })
  })

  test('finds no code in the database, and no role reads the hash', async () => {
    const there = await world()
    const { code } = await make(there.ana)
    const { rows } = await garita.owner.query('select s::text as row from short_stays s where condominium_id = $1', [
      there.here,
    ])
    expect(rows[0].row).not.toContain(code)
    expect(JSON.stringify(await seenBy(there.admin, { condominium_id: there.here }))).not.toContain(code)
  })
})

test('shows the administration every stay of its condominium, by unit, and none elsewhere', async () => {
  const [there, elsewhere] = [await world(), await world()]
  const carla = await garita.person({ condominium: there.here, unit: '102', full_name: 'Carla Dos' })
  await make(there.ana)
  await make(carla)
  const all = await seenBy(there.admin, { condominium_id: there.here })
  expect(all.map(({ unit_number }) => unit_number)).toEqual(['101', '102'])
  expect(await seenBy(there.admin, { condominium_id: there.here, unit_number: '102' })).toMatchObject([
    { made_by_name: 'Carla Dos', mine: false, may_end: true },
  ])
  expect(await seenBy(elsewhere.admin, { condominium_id: there.here })).toEqual([])
  const asked = { condominium_id: there.here, first_day: dayIn(mexico), last_day: dayIn(mexico, 9) }
  expect((await there.guard.call(stays.list, asked)).ok).toBe(false)
})

test('informs the other adults of a stay, and a new resident of none from before', async () => {
  const there = await world()
  await make(there.ana)
  expect(await bellOf(there.beto)).toContain('stay_made')
  expect(await bellOf(there.ana)).not.toContain('stay_made')
  const eva = await garita.person({ condominium: there.here, unit: '101' })
  expect(await bellOf(eva)).not.toContain('stay_made')
})

test('keeps the stays of a merged unit, and merges no units with stays on the same days', async () => {
  const two = await twoSpellings(garita)
  const { here } = two.at
  await allow(here)
  const made = await make(two.gil)
  const overlapping = await make(two.kim)
  const refused = await two.admin.call(spellings.merge, merging(two, await pairOf(two)))
  expect(refused).toMatchObject({ code: 'units_stays_overlap' })
  await two.kim.call(stays.end, { condominium_id: here, id: overlapping.id })
  const { id } = await register(made.code)
  await merge(two)
  expect((await seenBy(two.admin, { condominium_id: here })).map(({ unit_number }) => unit_number)).toEqual([
    'T1-101',
    'T1-101',
  ])
  expect(await homeOf(id)).toMatchObject({ left: false })
  expect(await lookAtUnit(garita, made.code)).toMatchObject({ answer: { unit_number: 'T1-101' } })
})

test('writes the stays into the own data of the maker', async () => {
  const there = await world()
  await make(there.ana)
  const mine = await there.ana.call(privacy.download, {})
  expect(mine.ok && mine.answer.short_stays).toMatchObject([
    { unit_number: '101', made_by_me: true, guest_names: ['Peter Smith'] },
  ])
})

test('forgets a stay after the days for the data of visitors', async () => {
  const there = await world()
  const { id } = await make(there.ana)
  await garita.owner.query(
    `update short_stays set starts_at = now() - interval '95 days', ends_at = now() - interval '91 days' where id = $1`,
    [id],
  )
  await garita.owner.query('select access.forget_stays()')
  expect((await garita.owner.query('select from short_stays where id = $1', [id])).rows).toEqual([])
})
