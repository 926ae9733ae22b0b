/** A worker of several homes at the gate: which code opens, whose line it is, and what each home reads. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { made, type StationWorld, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { audit } from '../../audit/audit.contract.ts'
import { correctionOf } from '../../gate/facts/gateEvents.ts'
import { judge } from '../../gate/verdict/verdict.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from '../../visits/visits.contract.ts'
import { authorizations } from '../authorizations.contract.ts'
import type { Values } from '../kinds.ts'
import { workers } from './workers.contract.ts'

let garita: TestInstallation
let there: StationWorld
let admin: TestPerson
beforeAll(async () => {
  garita = await testInstallation()
  there = await stationWorld(garita)
  admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
})
afterAll(() => garita.close())

let unit = 200
interface Home {
  host: TestPerson
  unit: string
  id: string
}
const always: Values = { id_document: 'INE 778899' }
const today = new Date().getUTCDay() || 7
/** Days on which nobody is expected now, wherever the clock stands. */
const never: Values = { weekdays: [((today + 2) % 7) + 1] }
async function home(more: Values = {}): Promise<Home> {
  unit += 1
  const host = await garita.person({ condominium: there.here, unit: String(unit) })
  return { host, unit: String(unit), id: await authorize(garita, host, 'worker', { ...always, ...more }) }
}
async function joined(...homes: Home[]) {
  for (const other of homes.slice(1)) {
    const answer = await there.guard.call(workers.join, {
      condominium_id: there.here,
      id: homes[0]?.id ?? '',
      other_id: other.id,
    })
    expect(answer).toMatchObject({ ok: true })
  }
}
const place = () => ({ condominium_id: there.here })
const enter = (id: string, reason: string | null = null) =>
  there.guard.call(visits.enter, { ...place(), id, event_id: newId(), reason })
const leave = (id: string) => there.guard.call(visits.leave, { ...place(), id, event_id: newId() })
async function verdictOf(token: string, now = Date.now()) {
  return judge({ kind: 'pass', token }, await snapshotOf(there), { now, doubtful: false, why: null })
}
const linesOf = async ({ host }: Home) => {
  const { rows } = await garita.owner.query<{ event_type: string; unit_number: string }>(
    'select event_type, unit_number from access_logs where resident_id = $1 order by occurred_at, id',
    [host.id],
  )
  return rows.map(({ event_type }) => event_type).filter((event) => event === 'entry' || event === 'exit')
}
const insideIn = async ({ host, id }: Home) => {
  const list = await host.call(authorizations.list, { auth_type: 'worker', id })
  return list.ok ? list.answer.items[0]?.inside : undefined
}

describe('at the gate', () => {
  test('the code of one home opens while another expects them, and only that home hears of it', async () => {
    const [first, second] = [await home(never), await home()]
    const { token } = await passOf(first.host, first.id)
    expect((await verdictOf(token)).reason.code).toBe('out_of_hours')
    await joined(first, second)
    expect(await verdictOf(token)).toMatchObject({
      tone: 'green',
      subject: { entry: { authorization_id: second.id, unit: second.unit } },
    })
    expect(await enter(first.id)).toMatchObject({ ok: true })
    expect([await linesOf(first), await linesOf(second)]).toEqual([[], ['entry']])
    expect([await insideIn(first), await insideIn(second)]).toEqual([false, true])
  })

  test('one act is one line for the gate, and one for each home that expects them', async () => {
    const [first, second, third] = [await home(), await home({ name: 'Ugo' }), await home(never)]
    await joined(first, second, third)
    const before = await there.guard.call(visits.count, place())
    expect(await enter(first.id)).toMatchObject({ ok: true })
    expect(await enter(second.id)).toMatchObject({ ok: false, code: 'visit_already_inside' })
    expect([await linesOf(first), await linesOf(second), await linesOf(third)]).toEqual([['entry'], ['entry'], []])
    const log = await there.guard.call(visits.log, place())
    expect(log.ok && log.answer.items[0]).toMatchObject({ unit_number: first.unit, other_units: [second.unit] })
    expect(log.ok && log.answer.items[1]?.unit_number).not.toBe(second.unit)
    const found = await there.guard.call(visits.log, { ...place(), search: second.unit })
    expect(found.ok && found.answer.items.map(({ unit_number }) => unit_number)).toEqual([first.unit])
    const after = await there.guard.call(visits.count, place())
    expect(after.ok && before.ok && after.answer.inside - before.answer.inside).toBe(1)
    expect(after.ok && before.ok && after.answer.entries_today - before.answer.entries_today).toBe(1)
    // Each home in its own words, and with its own notice.
    const bell = await second.host.call(notices.list, {})
    expect(bell.ok && JSON.stringify(bell.answer)).toContain('Ugo')
    expect(bell.ok && JSON.stringify(bell.answer)).not.toContain(first.unit)
    expect(await leave(second.id)).toMatchObject({ ok: true })
    expect([await linesOf(first), await linesOf(second), await linesOf(third)]).toEqual([
      ['entry', 'exit'],
      ['entry', 'exit'],
      [],
    ])
    expect(await leave(first.id)).toMatchObject({ ok: false, code: 'visit_already_left' })
  })

  test('a repeated act is one act, at the desk and at a station', async () => {
    const [first, second] = [await home(never), await home()]
    await joined(first, second)
    const act = { ...place(), id: first.id, event_id: newId(), reason: null }
    expect(await there.guard.call(visits.enter, act)).toMatchObject({ ok: true })
    expect(await there.guard.call(visits.enter, act)).toMatchObject({ ok: true })
    const exit = made(there, { kind: 'exit', subject: { authorization_id: first.id } })
    expect(await tell(there, exit)).toEqual([null])
    expect(await tell(there, exit)).toEqual([null])
    expect(await linesOf(second)).toEqual(['entry', 'exit'])
  })

  test('a mistake is corrected for each home that was told of it', async () => {
    const [first, second] = [await home(), await home()]
    await joined(first, second)
    const entry = made(there, { kind: 'entry', subject: { authorization_id: first.id }, because: 'may_enter' })
    const correction = correctionOf(entry.event, entry.event.id)
    if (!correction) throw new Error('no correction')
    expect(await tell(there, entry, made(there, correction))).toEqual([null, null])
    expect([await insideIn(first), await insideIn(second)]).toEqual([false, false])
    const { rows } = await garita.owner.query(
      'select count(*)::int as n from access.counted_logs where authorization_id = any($1)',
      [[first.id, second.id]],
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  test('a station of an earlier build names an authorization that does not expect them: the act counts for one that does', async () => {
    const [first, second] = [await home(never), await home()]
    await joined(first, second)
    const entry = made(there, { kind: 'entry', subject: { authorization_id: first.id }, because: 'may_enter' })
    expect(await tell(there, entry)).toEqual([null])
    expect([await linesOf(first), await linesOf(second)]).toEqual([[], ['entry']])
  })

  test('a home whose hours began while they stayed reads when they left', async () => {
    const [first, second] = [await home(), await home(never)]
    await joined(first, second)
    await enter(first.id)
    await second.host.call(authorizations.change, {
      ...{ id: second.id, revision: 1, auth_type: 'worker' },
      values: { ...always, name: 'Hugo', last_name: 'Lara', work_type: 'limpieza' },
    })
    await leave(first.id)
    expect(await linesOf(second)).toEqual(['exit'])
    const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format().slice(0, 7)
    expect(await second.host.call(workers.attendance, { id: second.id, month })).toMatchObject({
      ok: true,
      answer: { stays: [{ came_at: null }] },
    })
  })
})

describe('when an engagement ends', () => {
  test('a deleted one leaves its code to the others, and the last one ends all codes', async () => {
    const [first, second] = [await home(), await home()]
    await joined(first, second)
    const [{ token }, other] = [await passOf(first.host, first.id), await passOf(second.host, second.id)]
    await first.host.call(authorizations.remove, { id: first.id })
    expect(await verdictOf(token)).toMatchObject({ tone: 'green', subject: { entry: { authorization_id: second.id } } })
    expect(await first.host.call(authorizations.showPass, { id: first.id })).toMatchObject({ ok: false })
    await second.host.call(authorizations.suspend, { id: second.id })
    expect(await verdictOf(token)).toMatchObject({ tone: 'red', reason: { code: 'suspended' } })
    await second.host.call(authorizations.resume, { id: second.id })
    await second.host.call(authorizations.remove, { id: second.id })
    expect((await verdictOf(token)).tone).toBe('red')
    expect((await verdictOf(other.token)).tone).toBe('red')
    const { rows } = await garita.owner.query('select 1 from engagements where authorization_id = any($1)', [
      [first.id, second.id],
    ])
    expect(rows).toEqual([])
  })

  test('a code that was replaced stays dead, whatever another home says', async () => {
    const [first, second] = [await home(), await home()]
    await joined(first, second)
    const { token } = await passOf(first.host, first.id)
    await first.host.call(authorizations.regeneratePass, { id: first.id })
    expect(await verdictOf(token)).toMatchObject({ tone: 'red', reason: { code: 'superseded' } })
  })

  test('taken apart, each counts for itself again', async () => {
    const [first, second] = [await home(never), await home()]
    const { token } = await passOf(first.host, first.id)
    await joined(first, second)
    expect(await there.guard.call(workers.separate, { ...place(), id: first.id })).toMatchObject({ ok: true })
    expect((await verdictOf(token)).reason.code).toBe('out_of_hours')
    expect(await enter(first.id)).toMatchObject({ ok: false, code: 'visit_not_allowed' })
    expect(await there.guard.call(workers.separate, { ...place(), id: first.id })).toMatchObject({ ok: true })
  })
})

describe('joining', () => {
  test('is proposed by document, and by name and telephone, and never done by itself', async () => {
    const [first, second, third] = [
      await home({ id_document: 'CC 55-443322' }),
      await home({ id_document: 'cc55443322', name: 'Huguito' }),
      await home({ id_document: undefined, phone_number: '+52 55 7654 3210', name: 'Noé' }),
    ]
    const fourth = await home({ id_document: 'AB 1', phone_number: '5576543210', name: 'noé' })
    const pairs = async () => {
      const list = await there.guard.call(workers.list, place())
      if (!list.ok) throw new Error(list.code)
      const wanted = new Set([first, second, third, fourth].map(({ id }) => id))
      return list.answer.proposals
        .filter(({ engagements }) => engagements.every(({ id }) => wanted.has(id)))
        .map(({ by_document, engagements }) => [by_document, ...engagements.map(({ unit_number }) => unit_number)])
        .sort()
    }
    expect(await pairs()).toEqual([
      [false, third.unit, fourth.unit],
      [true, first.unit, second.unit],
    ])
    const about = await admin.call(workers.about, { ...place(), id: first.id })
    expect(about).toMatchObject({ ok: true, answer: { engagements: [], proposals: [{ by_document: true }] } })
    expect(JSON.stringify(about)).not.toContain('443322')
    await joined(first, second)
    expect(await pairs()).toEqual([[false, third.unit, fourth.unit]])
    expect(await enter(first.id)).toMatchObject({ ok: true })
  })

  test('is audited with its units, and so is taking apart', async () => {
    const [first, second] = [await home(), await home()]
    await joined(first, second)
    await admin.call(workers.separate, { ...place(), id: second.id })
    const entries = await admin.call(audit.list, { thing: 'worker' })
    const texts = entries.ok ? entries.answer.items.slice(0, 3) : []
    expect(texts).toMatchObject([
      { act: 'removed', what: { unit_number: [second.unit, null], with_units: [first.unit, null] } },
      { act: 'made', subject_id: expect.any(String) },
      { act: 'made' },
    ])
  })

  test('is refused to residents, to guards of other condominiums, and for what is no worker', async () => {
    const [first, second] = [await home(), await home()]
    const visit = await authorize(garita, first.host)
    const join = { ...place(), id: first.id, other_id: second.id }
    expect(await first.host.call(workers.join, join)).toMatchObject({ ok: false, status: 403 })
    expect(await first.host.call(workers.list, place())).toMatchObject({ ok: false })
    expect(await first.host.call(workers.about, { ...place(), id: first.id })).toMatchObject({ ok: false })
    expect(await there.stranger.call(workers.join, join)).toMatchObject({ ok: false, status: 404 })
    expect(await there.guard.call(workers.join, { ...join, other_id: visit })).toMatchObject({ ok: false, status: 404 })
    expect(await there.guard.call(workers.join, { ...join, other_id: first.id })).toMatchObject({
      ok: false,
      status: 404,
    })
  })

  test('reads nothing else to a home: not in its lists, its log, its notices or its own data', async () => {
    const [first, second] = [
      await home({ name: 'Primera' }),
      await home({ name: 'Segunda', hours_from: '00:00', hours_until: '23:59' }),
    ]
    const seen = async () => {
      const list = await first.host.call(authorizations.list, { auth_type: 'worker' })
      return JSON.stringify(list.ok ? list.answer.items.map(({ inside: _, ...item }) => item) : list)
    }
    const before = await seen()
    await joined(first, second)
    expect(await seen()).toBe(before)
    await enter(second.id)
    const all = [
      await first.host.call(visits.log, {}),
      await first.host.call(notices.list, {}),
      await first.host.call(authorizations.today, {}),
    ]
    expect(JSON.stringify(all)).toContain('Primera')
    for (const word of ['Segunda', second.unit, second.id]) expect(JSON.stringify(all)).not.toContain(word)
  })
})

describe('the worker’s own page', () => {
  const linkOf = async (id: string) => {
    const about = await there.guard.call(workers.list, place())
    const worker = about.ok
      ? about.answer.workers.find(({ engagements }) => engagements.some((one) => one.id === id))
      : undefined
    const link = await there.guard.call(workers.link, { ...place(), worker_id: worker?.id ?? newId() })
    return { worker_id: worker?.id ?? '', link: link.ok ? link.answer.link : '' }
  }
  test('has a code that opens, the homes and the days of the month; a new link ends the former one', async () => {
    const [first, second] = [await home(never), await home()]
    await joined(first, second)
    await enter(first.id)
    await leave(first.id)
    const { link, worker_id } = await linkOf(first.id)
    const page = await garita.nobody.call(workers.page, { link })
    if (!page.ok) throw new Error(page.code)
    expect(page.answer.homes.map(({ unit_number, expected, stays }) => [unit_number, expected, stays.length])).toEqual([
      [second.unit, true, 1],
      [first.unit, false, 0],
    ])
    expect((await verdictOf(page.answer.token)).tone).toBe('green')
    expect(await there.guard.call(workers.renewLink, { ...place(), worker_id })).toMatchObject({ ok: true })
    expect(await garita.nobody.call(workers.page, { link })).toMatchObject({ ok: false, code: 'worker_page_over' })
    const renewed = await linkOf(first.id)
    expect(await garita.nobody.call(workers.page, { link: renewed.link })).toMatchObject({ ok: true })
    await first.host.call(authorizations.remove, { id: first.id })
    await second.host.call(authorizations.remove, { id: second.id })
    expect(await garita.nobody.call(workers.page, { link: renewed.link })).toMatchObject({ ok: false, status: 404 })
  })

  test('is no page of a home: the link of its own authorization ends with it', async () => {
    const [first, second] = [await home(), await home()]
    await joined(first, second)
    const { link } = await passOf(first.host, first.id)
    await first.host.call(authorizations.remove, { id: first.id })
    expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ ok: false, status: 404 })
    expect(await first.host.call(workers.link, { ...place(), worker_id: newId() })).toMatchObject({ ok: false })
  })
})
