/** Reading, dismissing and clearing notices, on any device, and never those of others. */

import { beforeEach, expect, test } from 'vitest'
import { arrive, letIn, settleIn } from '../../tests/support/arrivals.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { ask, type TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { hashOf, newToken } from '../server/keys/tokens.ts'
import { newId } from '../shared/ids.ts'
import { type NoticeKind, notices } from './notices.contract.ts'

const garita = openForFile(sharedInstallation)
let home: string
let guard: TestPerson
let ana: TestPerson
let beto: TestPerson
beforeEach(async () => {
  home = await garita.condominium()
  guard = await garita.person({ user_role: 'agent', assigned: [home] })
  ana = await garita.person({ condominium: home, unit: '101' })
  beto = await garita.person({ condominium: home, unit: '101', together: true })
})

async function bell(person: TestPerson, token = person.token) {
  const listed = await ask(garita, notices.list, {}, token)
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer
}
const mark = (
  person: TestPerson,
  factId: string,
  as: 'read' | 'dismissed',
  kind: NoticeKind = 'visitor_approval_request',
) => person.call(notices.mark, { notices: [{ kind, fact_id: factId }], as })
const marksOf = async ({ id }: TestPerson) =>
  (await garita.owner.query('select from notice_marks where profile_id = $1', [id])).rowCount

async function anotherDevice({ id }: TestPerson): Promise<string> {
  const token = newToken()
  await garita.owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at) values ($1, $2, $3, 'tablet', now() + interval '1 day')`,
    [newId(), hashOf(token), id],
  )
  return token
}

test('marks a notice read on one device as read on all, for that user only', async () => {
  const tablet = await anotherDevice(ana)
  const id = await arrive(guard, home)
  expect(await bell(ana, tablet)).toMatchObject({ unread: 1, items: [{ fact_id: id, read: false }] })
  expect(await mark(ana, id, 'read')).toMatchObject({ ok: true })
  expect(await mark(ana, id, 'read')).toMatchObject({ ok: true })
  expect(await bell(ana, tablet)).toMatchObject({ unread: 0, items: [{ fact_id: id, read: true }] })
  expect(await bell(beto)).toMatchObject({ unread: 1, items: [{ read: false }] })
})

test('removes a dismissed notice from every device for good', async () => {
  const tablet = await anotherDevice(ana)
  const id = await arrive(guard, home)
  await mark(ana, id, 'read')
  await mark(ana, id, 'dismissed')
  expect(await bell(ana, tablet)).toEqual({ unread: 0, items: [] })
  await ask(garita, notices.mark, { notices: [{ kind: 'visitor_approval_request', fact_id: id }], as: 'read' }, tablet)
  expect(await bell(ana)).toEqual({ unread: 0, items: [] })
  expect((await bell(beto)).items).toHaveLength(1)
})

test('returns a read request as unread when another resident answers it', async () => {
  const id = await arrive(guard, home)
  await mark(beto, id, 'read')
  await garita.owner.query(
    `update authorizations set status = 'approved', decided_at = now(), decided_by = $2 where id = $1`,
    [id, ana.id],
  )
  expect(await bell(beto)).toMatchObject({ unread: 1, items: [{ kind: 'visitor_approved', fact_id: id, read: false }] })
})

test('removes notices up to the newest visible one when clearing, and keeps later ones', async () => {
  const worker = await authorize(garita, ana, 'worker')
  await settleIn(garita)
  const entered = (minutesAgo: number) =>
    atTheGate(garita.owner, worker, 'entry', new Date(Date.now() - minutesAgo * 60_000))
  await entered(9)
  await entered(8)
  const [newest] = (await bell(ana)).items
  await entered(3)
  expect(await ana.call(notices.clear, { until: newest?.at ?? '' })).toMatchObject({ ok: true })
  expect(await bell(ana)).toMatchObject({ unread: 1, items: [{ kind: 'visitor_entered' }] })
  // An older device clears only its visible notices, and restores nothing.
  await ana.call(notices.clear, { until: '2020-01-01T00:00:00Z' })
  expect((await bell(ana)).items).toHaveLength(1)
  // Clearing cannot reach into the future.
  await ana.call(notices.clear, { until: '2100-01-01T00:00:00Z' })
  expect((await bell(ana)).items).toEqual([])
  await letIn(garita, guard, home, await arrive(guard, home), 'Ambulancia')
  expect((await bell(ana)).items[0]).toMatchObject({ kind: 'let_in' })
})

test('keeps an unanswered request when clearing', async () => {
  const id = await arrive(guard, home)
  const worker = await authorize(garita, ana, 'worker')
  await settleIn(garita)
  await atTheGate(garita.owner, worker, 'entry', new Date(Date.now() - 60_000))
  const items = async () => (await bell(ana)).items.map(({ kind, fact_id }) => [kind, fact_id])
  expect(await items()).toHaveLength(2)
  await ana.call(notices.clear, { until: '2100-01-01T00:00:00Z' })
  expect(await items()).toEqual([['visitor_approval_request', id]])
  await beto.call(visits.decide, { id, decision: 'denied' })
  expect(await items()).toEqual([['visitor_denied', id]])
})

test('undoes a clearing, unless more was cleared meanwhile', async () => {
  const worker = await authorize(garita, ana, 'worker')
  await settleIn(garita)
  await atTheGate(garita.owner, worker, 'entry', new Date(Date.now() - 9 * 60_000))
  const first = await ana.call(notices.clear, { until: new Date(Date.now() - 5 * 60_000).toISOString() })
  if (!first.ok) throw new Error(first.code)
  expect(first.answer.before).toBeNull()
  expect(await ana.call(notices.unclear, first.answer)).toMatchObject({ ok: true })
  expect((await bell(ana)).items).toHaveLength(1)

  await ana.call(notices.clear, { until: first.answer.until })
  const second = await ana.call(notices.clear, { until: new Date().toISOString() })
  expect(second).toMatchObject({ ok: true, answer: { before: expect.any(String) } })
  expect(await ana.call(notices.unclear, first.answer)).toMatchObject({ ok: true })
  expect((await bell(ana)).items).toEqual([])
})

test('links an entry to the visitor’s card, or to the unit’s request', async () => {
  const worker = await authorize(garita, ana, 'worker')
  await settleIn(garita)
  await atTheGate(garita.owner, worker, 'entry', new Date(Date.now() - 60_000))
  expect((await bell(ana)).items).toMatchObject([{ card: { id: worker, auth_type: 'worker', of_unit: false } }])
  const id = await arrive(guard, home)
  await letIn(garita, guard, home, id, 'Ambulancia')
  expect((await bell(ana)).items.find(({ kind }) => kind === 'let_in')).toMatchObject({
    card: { id, auth_type: 'temporary_visitor', of_unit: true },
  })
})

test('does not mark notices of other people, of another kind or that do not exist', async () => {
  const neighbor = await garita.person({ condominium: home, unit: '102' })
  const stranger = await garita.person({ user_role: 'agent', assigned: [await garita.condominium()] })
  const id = await arrive(guard, home)
  for (const other of [neighbor, stranger]) {
    for (const kind of ['visitor_approval_request', 'new_visitor'] as const) {
      expect(await mark(other, id, 'read', kind)).toMatchObject({ ok: true })
    }
    expect(await marksOf(other)).toBe(0)
  }
  await mark(ana, id, 'dismissed', 'visitor_entered')
  await mark(ana, newId(), 'dismissed')
  expect(await marksOf(ana)).toBe(0)
  expect(await bell(ana)).toMatchObject({ unread: 1 })
})

test('marks the same id in two condominiums at once', async () => {
  const other = await garita.condominium()
  await garita.person({ condominium: other, unit: '101' })
  const both = await garita.person({ user_role: 'agent', assigned: [home, other] })
  const id = await arrive(guard, home)
  const there = await garita.person({ user_role: 'agent', assigned: [other] })
  const copy = { name: 'Luis', last_name: 'Gómez', id_document: 'X1', phone_number: null, purpose: null }
  await atDesk.register(there, { ...copy, id, condominium_id: other, unit_number: '101' })
  expect(await bell(both)).toMatchObject({ unread: 2 })
  expect(await mark(both, id, 'read', 'new_visitor')).toMatchObject({ ok: true })
  expect(await bell(both)).toMatchObject({ unread: 0 })
})

test.each(['0000-01-01T00:00:00Z', '2026-01-01T00:00:00+16:00', '2026-01-01T00:00:00-23:59'])(
  'refuses the moment %s, which PostgreSQL does not know, instead of failing',
  async (until) => {
    expect(await ana.call(notices.clear, { until })).toMatchObject({
      status: 422,
      fields: [{ field: 'until', problem: 'moment' }],
    })
  },
)

test('skips notices that have ended and marks the others', async () => {
  const [gone, there] = [await arrive(guard, home), await arrive(guard, home)]
  await letIn(garita, guard, home, gone, 'Ambulancia')
  await garita.owner.query(`update authorizations set closed_at = now() where id = $1`, [gone])
  const both = [gone, there].map((factId) => ({ kind: 'visitor_approval_request' as const, fact_id: factId }))
  expect(await ana.call(notices.mark, { notices: both, as: 'read' })).toMatchObject({ ok: true })
  expect(await marksOf(ana)).toBe(1)
  expect(await bell(ana)).toMatchObject({ unread: 1 })
})

test('shows the fifty newest and counts the unread up to a hundred', async () => {
  const worker = await authorize(garita, ana, 'worker')
  await settleIn(garita)
  const now = Date.now()
  for (let minute = 130; minute > 0; minute--) {
    await atTheGate(garita.owner, worker, 'entry', new Date(now - minute * 60_000))
  }
  const { unread, items } = await bell(ana)
  expect(unread).toBe(100)
  expect(items).toHaveLength(50)
  const times = items.map((item) => Date.parse(item.at))
  expect(times).toEqual([...times].sort((one, other) => other - one))
  expect(times[0]).toBe(now - 60_000)
  await ana.call(notices.mark, { notices: items.map(({ kind, fact_id }) => ({ kind, fact_id })), as: 'dismissed' })
  // The bell reads the newest hundred of each kind.
  expect((await bell(ana)).unread).toBe(50)
})
