/** A dead code stays dead at a station: the real verdict judges it with the server's snapshot. */
import { describe, expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { enter } from '../../../tests/support/arrivals.ts'
import {
  entryOf,
  made,
  type StationWorld,
  secondStation,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { ask } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, existsSince, mexico, passOf, stored, visitor } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import type { Values } from '../../authorizations/kinds.ts'
import { readPass } from '../../authorizations/passes/pass.ts'
import { dashboards } from '../../dashboards/dashboards.contract.ts'
import { people } from '../../people/people.contract.ts'
import { gate } from '../gate.contract.ts'
import { withAskedPasses } from '../station/stationSnapshot.ts'
import { afterCheck, judge } from '../station/verdict/verdict.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const document = 'INE-44556677'
const world = () => stationWorld(garita)

async function invited({ ana }: StationWorld, more: Values = {}) {
  const id = await authorize(garita, ana, 'temporary_visitor', { id_document: document, ...more })
  return { id, ...(await passOf(ana, id)) }
}

async function edit({ ana }: StationWorld, id: string, more: Values) {
  const revision = (await stored(garita, id))?.revision
  const values = visitor({ id_document: document, ...more })
  const changed = await ask(
    garita,
    authorizations.change,
    { id, revision, auth_type: 'temporary_visitor', values },
    ana.token,
  )
  expect(changed.ok).toBe(true)
}

/** Scans the code at a station with a fresh snapshot, and again after the guard typed the holder's document. */
async function shownAtStation(there: StationWorld, token: string, typed = document) {
  const known = await snapshotOf(there)
  const said = judge({ kind: 'pass', token }, known, {
    now: Date.parse(known.taken_at),
    doubtful: false,
    why: null,
  })
  const after = afterCheck(said, typed, known)
  return { tone: said.tone, reason: said.reason.code, entry: after.entry, doubts: said.doubts.map(({ code }) => code) }
}

/** Moves the stored times, so that the code is a day and an hour past its end. */
const endedLongAgo = (id: string) =>
  garita.owner.query(`alter table authorizations disable trigger user;
    update authorizations set valid_from = now() - interval '27 hours', valid_until = now() - interval '25 hours' where id = '${id}';
    alter table authorizations enable trigger user`)

test('rejects at an offline station a code for another day whose host moved out', async () => {
  const there = await world()
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const { token } = await invited(there, { valid_from: dayIn(mexico, 9), valid_until: dayIn(mexico, 11) })
  const judged = async () => {
    const known = await snapshotOf(there)
    const later = Date.parse(known.taken_at) + 228 * 3_600_000
    return judge({ kind: 'pass', token }, known, { now: later, doubtful: false, why: null })
  }
  expect(await judged()).toMatchObject({ tone: 'amber', entry: 'with_word' })
  const home = { user_role: 'resident', condominium_id: there.here, unit_number: '999', approval_status: 'approved' }
  const card = { id: there.ana.id, full_name: 'Ana Uno', email: there.ana.email, phone_number: null }
  const revision = await revisionOf(garita, there.ana.id)
  expect(await ask(garita, people.change, { ...card, ...home, revision }, admin.token)).toMatchObject({ ok: true })
  expect(await judged()).toMatchObject({ tone: 'red', reason: { code: 'revoked' }, entry: 'no' })
})

test('shows the host and the time of a cancellation, by code and by number', async () => {
  const there = await world()
  const { id, token, access_number } = await invited(there)
  const other = await invited(there)
  await there.ana.call(authorizations.checkOut, { id })
  await enter(there.guard, there.here, other.id)
  await there.ana.call(authorizations.checkOut, { id: other.id })
  const known = await snapshotOf(there)
  const time = { now: Date.parse(known.taken_at), doubtful: false, why: null } as const
  const called = { code: 'visit_over', at: expect.any(String), called_off_by: expect.stringMatching(/^\S+$/) }
  expect(judge({ kind: 'pass', token }, known, time)).toMatchObject({ tone: 'red', reason: called })
  const typed = judge({ kind: 'number', number: access_number ?? '' }, known, time)
  expect(typed.tone).toBe('red')
  // The visitor was inside and has left, so the host did not cancel the visit.
  const left = judge({ kind: 'pass', token: other.token }, known, time)
  expect(left.reason).toEqual({ code: 'visit_over', at: expect.any(String) })
})

describe('a code that is revoked before its signature ends', () => {
  test('accepts the former code of a moved visit by the new dates, and says that the dates changed', async () => {
    const there = await world()
    const { id, token } = await invited(there)
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'green' })
    await edit(there, id, { valid_from: dayIn(mexico, 3), valid_until: dayIn(mexico, 4) })
    expect(await shownAtStation(there, token)).toMatchObject({
      tone: 'red',
      reason: 'not_yet_valid',
      doubts: ['dates_changed'],
    })
    await edit(there, id, { valid_until: dayIn(mexico, 4) })
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'amber', reason: 'dates_changed', entry: 'free' })
    await edit(there, id, { valid_from: dayIn(mexico, 3), valid_until: dayIn(mexico, 4) })
    const moved = await passOf(there.ana, id)
    expect(await shownAtStation(there, moved.token)).toMatchObject({ reason: 'not_yet_valid', doubts: [] })
  })

  test('rejects the former code after the visit was moved beyond the days that stations know, and not the new code', async () => {
    const there = await world()
    const { id, token } = await invited(there)
    await edit(there, id, { valid_from: dayIn(mexico, 14), valid_until: dayIn(mexico, 15) })
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'red', reason: 'superseded', entry: 'no' })
    const moved = await passOf(there.ana, id)
    expect(await shownAtStation(there, moved.token)).toMatchObject({ reason: 'not_yet_valid' })
  })

  test('rejects the former code after the visit was moved and given to another person', async () => {
    const there = await world()
    const { id, token } = await invited(there)
    const later = { valid_from: dayIn(mexico, 14), valid_until: dayIn(mexico, 15) }
    await edit(there, id, { ...later, name: 'Eva', last_name: 'Otra', id_document: 'INE-9' })
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'red', reason: 'superseded', entry: 'no' })
  })

  test('rejects the code of a shortened visit a day after the shortened end, before the first end', async () => {
    const there = await world()
    const { id, token } = await invited(there, { valid_until: dayIn(mexico, 30) })
    await edit(there, id, {})
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'amber', reason: 'dates_changed' })
    await endedLongAgo(id)
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'red', reason: 'superseded', entry: 'no' })
  })

  test('rejects the code after the visit ended for good and its host’s account was removed', async () => {
    const there = await world()
    const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
    const { id, token } = await invited(there, { valid_until: dayIn(mexico, 300) })
    await there.ana.call(authorizations.checkOut, { id })
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'red', reason: 'visit_over' })
    expect(await admin.call(people.remove, { id: there.ana.id })).toMatchObject({ ok: true })
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'red', reason: 'visit_over', entry: 'no' })
  })

  test('rejects the code until the first end after the visit was shortened and deleted', async () => {
    const there = await world()
    const { id, token } = await invited(there, { valid_until: dayIn(mexico, 30) })
    await edit(there, id, {})
    await there.ana.call(authorizations.remove, { id })
    expect(await shownAtStation(there, token)).toMatchObject({ tone: 'red', reason: 'cancelled_by_resident' })
    await garita.owner.query(
      `update revoked_passes set valid_until = valid_until - interval '3 days' where authorization_id = $1`,
      [id],
    )
    expect(await shownAtStation(there, token)).toMatchObject({
      tone: 'red',
      reason: 'cancelled_by_resident',
      entry: 'no',
    })
  })
})

test('rejects a former access number, unless another visit has it now', async () => {
  const there = await world()
  const { id, access_number } = await invited(there)
  const typed = async () => {
    const known = await snapshotOf(there)
    const time = { now: Date.parse(known.taken_at), doubtful: false, why: null } as const
    return judge({ kind: 'number', number: access_number ?? '' }, known, time)
  }
  await edit(there, id, { last_name: 'Otra' })
  expect(await typed()).toMatchObject({ tone: 'red', reason: { code: 'superseded' }, entry: 'no' })
  await there.ana.call(authorizations.checkOut, { id })
  const next = await invited(there)
  // The number belongs to another visit a month later: the station then ignores its earlier holders.
  await garita.owner.query(`delete from access_numbers where authorization_id = $1`, [next.id])
  await garita.owner.query(
    `update access_numbers set authorization_id = $1 where condominium_id = $2 and number = $3`,
    [next.id, there.here, access_number],
  )
  await garita.owner.query('update authorizations set access_number = $2 where id = $1', [next.id, access_number])
  expect(await typed()).toMatchObject({ tone: 'green' })
  const { revocations, entries } = await snapshotOf(there)
  expect([...revocations, ...entries].filter((one) => one.access_number === access_number).length).toBe(1)
})

test('refuses and does not count the codes of a host whose residence is frozen', async () => {
  const there = await world()
  const { here, guard } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const { id, token, link } = await invited(there)
  const everywhere = async () => {
    const [figures, mine, page, listed] = [
      await admin.call(dashboards.admin, {}),
      await there.ana.call(authorizations.today, {}),
      await garita.nobody.call(authorizations.visit, { link }),
      await guard.call(visits.list, { status: 'approved' }),
    ]
    return [
      (await shownAtStation(there, token)).reason,
      figures.ok && figures.answer.active_authorizations,
      mine.ok && mine.answer.figures.active_passes,
      page.ok,
      listed.ok && listed.answer.items.map(({ stands }) => stands),
    ]
  }
  await existsSince(garita, 1, id)
  expect(await everywhere()).toEqual(['may_enter', 1, 1, true, [true]])
  await garita.owner.query('update residences set frozen_at = now() where profile_id = $1', [there.ana.id])
  expect(await everywhere()).toEqual(['host_gone', 0, 0, false, []])
  expect(await enter(guard, here, id)).toMatchObject({ code: 'visit_not_allowed' })
  const other = await secondStation(there)
  const before = { at: new Date(Date.now() - 60_000) }
  expect(await tell(other, made(other, entryOf(id), before))).toEqual([null])
  expect(await tell(there, made(there, entryOf(id)))).toEqual(['revoked_meanwhile'])
})

test('answers questions about a pass only to guards of its condominium', async () => {
  const there = await world()
  const { here, guard, stranger } = there
  const later = await invited(there, { valid_from: dayIn(mexico, 9), valid_until: dayIn(mexico, 12) })
  const known = await snapshotOf(there)
  const seenWith = async (token: string) => {
    const read = readPass(token)
    if (!read.readable) throw new Error('not readable')
    const { pass_id } = read.pass
    const judged = await guard.call(gate.askPass, { condominium_id: here, pass_id })
    if (!judged.ok) throw new Error(judged.code)
    const time = { now: Date.parse(known.taken_at), doubtful: false, why: null } as const
    const seen = withAskedPasses(known, new Map([[pass_id, judged.answer]]))
    return { told: judged.answer, said: judge({ kind: 'pass', token }, seen, time), pass_id }
  }
  const { told, pass_id } = await seenWith(later.token)
  expect(told.entries.map(({ authorization_id }) => authorization_id)).toEqual([later.id])
  const young = await invited(there)
  expect((await seenWith(young.token)).said).toMatchObject({ tone: 'green' })
  await edit(there, young.id, { last_name: 'Otra' })
  expect((await seenWith(young.token)).said).toMatchObject({ tone: 'red', reason: { code: 'superseded' } })
  // Codes that died before the server kept dead codes are unknown.
  const lost = await invited(there)
  await there.ana.call(authorizations.remove, { id: lost.id })
  await garita.owner.query('delete from revoked_passes where authorization_id = $1', [lost.id])
  const unknown = await seenWith(lost.token)
  expect(unknown.said).toMatchObject({ tone: 'red', reason: { code: 'unknown_pass' }, entry: 'with_reason' })
  for (const person of [there.ana, stranger]) {
    expect((await person.call(gate.askPass, { condominium_id: here, pass_id })).ok).toBe(false)
  }
})
