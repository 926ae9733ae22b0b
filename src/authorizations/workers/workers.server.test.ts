/** A worker of several homes at the gate: which code opens, whose line it is, and when it ends. */

import { beforeAll, describe, expect, test } from 'vitest'
import { atDesk } from '../../../tests/support/desk.ts'
import { made, snapshotOf, tell } from '../../../tests/support/gate/stations.ts'
import { never, type WorkerWorld, worker, workerWorld } from '../../../tests/support/gate/workers.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { dayIn, passOf } from '../../../tests/support/visits.ts'
import { correctionOf } from '../../gate/station/facts/actKinds.ts'
import { type Code, judge } from '../../gate/station/verdict/verdict.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { authorizations } from '../authorizations.contract.ts'
import { workers } from './workers.contract.ts'

const garita = openForFile(sharedInstallation)
let world: WorkerWorld
beforeAll(async () => {
  world = await workerWorld(garita)
})

describe('workers at the gate', () => {
  test('admits a worker by the code of one home while another home expects them, and informs only the other home', async () => {
    const [first, second] = [await world.home(never), await world.home()]
    const { token } = await passOf(first.host, first.id)
    expect((await world.verdictOf(token)).reason.code).toBe('out_of_hours')
    await world.join(first, second)
    expect(await world.verdictOf(token)).toMatchObject({
      tone: 'green',
      subject: { entry: { authorization_id: second.id, unit: second.unit } },
    })
    expect(await world.enter(first.id)).toMatchObject({ ok: true })
    expect([await world.linesOf(first), await world.linesOf(second)]).toEqual([[], ['entry']])
    expect([await world.insideIn(first), await world.insideIn(second)]).toEqual([false, true])
  })

  test('writes one line of a worker’s act for the gate, and one for each home that expects the worker', async () => {
    const [first, second, third] = [await world.home(), await world.home({ name: 'Ugo' }), await world.home(never)]
    await world.join(first, second, third)
    const before = await world.guard.call(visits.count, world.place)
    expect(await world.enter(first.id)).toMatchObject({ ok: true })
    expect(await world.enter(second.id)).toMatchObject({ ok: false, code: 'visit_already_inside' })
    expect([await world.linesOf(first), await world.linesOf(second), await world.linesOf(third)]).toEqual([
      ['entry'],
      ['entry'],
      [],
    ])
    const log = await world.guard.call(visits.log, world.place)
    expect(log.ok && log.answer.items[0]).toMatchObject({ unit_number: first.unit, other_units: [second.unit] })
    expect(log.ok && log.answer.items[1]?.unit_number).not.toBe(second.unit)
    const found = await world.guard.call(visits.log, { ...world.place, search: second.unit })
    expect(found.ok && found.answer.items.map(({ unit_number }) => unit_number)).toEqual([first.unit])
    const after = await world.guard.call(visits.count, world.place)
    expect(after.ok && before.ok && after.answer.inside - before.answer.inside).toBe(1)
    expect(after.ok && before.ok && after.answer.entries_today - before.answer.entries_today).toBe(1)
    // Each home in its own words, and with its own notice.
    const bell = await second.host.call(notices.list, {})
    expect(bell.ok && JSON.stringify(bell.answer)).toContain('Ugo')
    expect(bell.ok && JSON.stringify(bell.answer)).toContain(`"${second.unit}"`)
    expect(bell.ok && JSON.stringify(bell.answer)).not.toContain(`"${first.unit}"`)
    expect(await world.leave(second.id)).toMatchObject({ ok: true })
    expect([await world.linesOf(first), await world.linesOf(second), await world.linesOf(third)]).toEqual([
      ['entry', 'exit'],
      ['entry', 'exit'],
      [],
    ])
    expect(await world.leave(first.id)).toMatchObject({ ok: false, code: 'visit_already_left' })
  })

  test('counts a repeated act of a worker once, at the desk and at a station', async () => {
    const [first, second] = [await world.home(never), await world.home()]
    await world.join(first, second)
    const act = { ...world.place, id: first.id, event_id: newId(), reason: null }
    expect(await atDesk.enter(world.guard, act)).toMatchObject({ ok: true })
    expect(await atDesk.enter(world.guard, act)).toMatchObject({ ok: true })
    const exit = made(world.there, { kind: 'exit', subject: { authorization_id: first.id } })
    expect(await tell(world.there, exit)).toEqual([null])
    expect(await tell(world.there, exit)).toEqual([null])
    expect(await world.linesOf(second)).toEqual(['entry', 'exit'])
  })

  test('corrects a mistaken act of a worker for each home that was informed of it', async () => {
    const [first, second] = [await world.home(), await world.home()]
    await world.join(first, second)
    const entry = made(world.there, { kind: 'entry', subject: { authorization_id: first.id }, because: 'may_enter' })
    const correction = correctionOf(entry.event, entry.event.id)
    if (!correction) throw new Error('no correction')
    expect(await tell(world.there, entry, made(world.there, correction))).toEqual([null, null])
    expect([await world.insideIn(first), await world.insideIn(second)]).toEqual([false, false])
    const { rows } = await garita.owner.query(
      'select count(*)::int as n from access.counted_logs where authorization_id = any($1)',
      [[first.id, second.id]],
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  test('counts a worker’s entry for the home that expects them, also when an older station names another home', async () => {
    const [first, second] = [await world.home(never), await world.home()]
    await world.join(first, second)
    const entry = made(world.there, { kind: 'entry', subject: { authorization_id: first.id }, because: 'may_enter' })
    expect(await tell(world.there, entry)).toEqual([null])
    expect([await world.linesOf(first), await world.linesOf(second)]).toEqual([[], ['entry']])
  })

  test('shows the exit to a home whose hours began while the worker was inside', async () => {
    const [first, second] = [await world.home(), await world.home(never)]
    await world.join(first, second)
    await world.enter(first.id)
    await second.host.call(authorizations.change, {
      ...{ id: second.id, revision: 1, auth_type: 'worker' },
      values: { ...worker, weekdays: [], name: 'Hugo', last_name: 'Lara', work_type: 'limpieza' },
    })
    await world.leave(first.id)
    expect(await world.linesOf(second)).toEqual(['exit'])
    const month = dayIn(world.zone).slice(0, 7)
    expect(await second.host.call(workers.attendance, { id: second.id, month })).toMatchObject({
      ok: true,
      answer: { stays: [{ came_at: null }] },
    })
  })
})

describe('dismissal', () => {
  test('keeps the attendance of a dismissed worker, and says at the gate by code and by name that the worker no longer works there', async () => {
    const home = await world.home()
    const { token } = await passOf(home.host, home.id)
    expect(await world.enter(home.id)).toMatchObject({ ok: true })
    expect(await home.host.call(authorizations.dismiss, { id: home.id })).toMatchObject({ ok: true })
    const known = await snapshotOf(world.there)
    const judged = (code: Code) => judge(code, known, { now: Date.parse(known.taken_at), doubtful: false, why: null })
    for (const code of [
      { kind: 'pass', token },
      { kind: 'chosen', authorization_id: home.id },
    ] as const)
      expect(judged(code)).toMatchObject({ tone: 'red', reason: { code: 'dismissed' }, entry: 'with_reason' })
    expect(await world.linesOf(home)).toEqual(['entry'])
    expect(await home.host.call(authorizations.showPass, { id: home.id })).toMatchObject({ code: 'pass_dead' })
    const listed = async (state: 'current' | 'ended') => {
      const answer = await home.host.call(authorizations.list, { auth_type: 'worker', state })
      return answer.ok ? answer.answer.items.map(({ id, dismissed }) => [id, dismissed]) : answer
    }
    expect([await listed('current'), await listed('ended')]).toEqual([[], [[home.id, true]]])
    // A pause is no way back.
    expect(await home.host.call(authorizations.resume, { id: home.id })).toMatchObject({
      code: 'authorization_not_suspendable',
    })
    expect(await home.host.call(authorizations.rehire, { id: home.id })).toMatchObject({ ok: true })
    expect((await passOf(home.host, home.id)).token).toBe(token)
    expect([await listed('current'), await listed('ended')]).toEqual([[[home.id, false]], []])
  })

  test('ends a worker’s job in one home, and keeps the jobs in other homes', async () => {
    const [first, second] = [await world.home(), await world.home()]
    await world.join(first, second)
    const { token } = await passOf(first.host, first.id)
    await first.host.call(authorizations.dismiss, { id: first.id })
    expect(await world.verdictOf(token)).toMatchObject({
      tone: 'green',
      subject: { entry: { authorization_id: second.id, unit: second.unit } },
    })
    await second.host.call(authorizations.dismiss, { id: second.id })
    expect(await world.verdictOf(token)).toMatchObject({ tone: 'red', reason: { code: 'dismissed' } })
  })
})

describe('when an engagement ends', () => {
  test('keeps the code of a deleted engagement for the worker’s other homes, and ends all codes with the last one', async () => {
    const [first, second] = [await world.home(), await world.home()]
    await world.join(first, second)
    const [{ token }, other] = [await passOf(first.host, first.id), await passOf(second.host, second.id)]
    await first.host.call(authorizations.remove, { id: first.id })
    expect(await world.verdictOf(token)).toMatchObject({
      tone: 'green',
      subject: { entry: { authorization_id: second.id } },
    })
    expect(await first.host.call(authorizations.showPass, { id: first.id })).toMatchObject({ ok: false })
    await second.host.call(authorizations.suspend, { id: second.id })
    expect(await world.verdictOf(token)).toMatchObject({ tone: 'red', reason: { code: 'suspended' } })
    await second.host.call(authorizations.resume, { id: second.id })
    await second.host.call(authorizations.remove, { id: second.id })
    expect((await world.verdictOf(token)).tone).toBe('red')
    expect((await world.verdictOf(other.token)).tone).toBe('red')
    const { rows } = await garita.owner.query('select 1 from engagements where authorization_id = any($1)', [
      [first.id, second.id],
    ])
    expect(rows).toEqual([])
  })

  test('rejects a replaced code of a worker, also if another home expects them', async () => {
    const [first, second] = [await world.home(), await world.home()]
    await world.join(first, second)
    const { token } = await passOf(first.host, first.id)
    await first.host.call(authorizations.regeneratePass, { id: first.id })
    expect(await world.verdictOf(token)).toMatchObject({ tone: 'red', reason: { code: 'superseded' } })
  })

  test('counts each engagement of a worker on its own after a separation', async () => {
    const [first, second] = [await world.home(never), await world.home()]
    const { token } = await passOf(first.host, first.id)
    await world.join(first, second)
    expect(await world.guard.call(workers.separate, { ...world.place, id: first.id })).toMatchObject({ ok: true })
    expect((await world.verdictOf(token)).reason.code).toBe('out_of_hours')
    expect(await world.enter(first.id)).toMatchObject({ ok: false, code: 'visit_not_allowed' })
    expect(await world.guard.call(workers.separate, { ...world.place, id: first.id })).toMatchObject({ ok: true })
  })
})
