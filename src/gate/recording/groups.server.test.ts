/** Tests a pass of a group at the gate: each entry and exit counts people, and the rest comes later with the same pass. */
import { expect, test } from 'vitest'
import { atDesk, record } from '../../../tests/support/desk.ts'
import { correcting } from '../../../tests/support/gate/corrections.ts'
import {
  entryOf,
  logOf,
  made,
  type StationWorld,
  secondStation,
  snapshotOf,
  stationRows,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorizeEarlier, least } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { disclosures } from '../../investigations/disclosures.contract.ts'
import { privacy } from '../../privacy/privacy.contract.ts'
import { gate } from '../gate.contract.ts'
import { visitsInside } from '../screen/lists/gateLists.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const subject = (id: string) => ({ subject: { authorization_id: id } })
const entry = (id: string, people?: number): Act => ({ kind: 'entry', ...subject(id), ...(people ? { people } : {}) })
const exit = (id: string, people?: number): Act => ({ kind: 'exit', ...subject(id), ...(people ? { people } : {}) })
const ago = (seconds: number) => ({ at: new Date(Date.now() - seconds * 1000) })

async function groupOf(people: number, kind: 'temporary_visitor' | 'permanent_visitor' = 'temporary_visitor') {
  const there = await stationWorld(garita)
  return { there, id: await authorizeEarlier(garita, there.ana, kind, { people }) }
}

/** Reads the number inside, which desk, home, station and snapshot say alike. */
async function inside(there: StationWorld, id: string) {
  const counted = await there.guard.call(visits.count, { condominium_id: there.here })
  const home = await there.ana.call(authorizations.today, {})
  const known = await snapshotOf(there)
  const found = known.entries.find(({ authorization_id }) => authorization_id === id)
  const all = [
    counted.ok && counted.answer.inside,
    home.ok && home.answer.figures.active_visits,
    visitsInside(known, Date.parse(known.taken_at)),
    found?.inside?.people ?? 0,
  ]
  expect(new Set(all).size).toBe(1)
  return all[0]
}

test('counts as many as enter at a desk, and lets the rest enter later with the same pass', async () => {
  const { there, id } = await groupOf(5)
  const { guard, here } = there
  const act = (made: Act) => record(guard, here, made)
  expect(await act(entry(id, 3))).toMatchObject({ ok: true })
  expect(await inside(there, id)).toBe(3)
  expect(await act(entry(id, 3))).toMatchObject({ code: 'visit_group_inside' })
  expect(await act(entry(id))).toMatchObject({ ok: true })
  expect(await inside(there, id)).toBe(5)
  expect(await act(entry(id, 1))).toMatchObject({ code: 'visit_already_inside' })
  expect(await act(exit(id, 2))).toMatchObject({ ok: true })
  expect(await inside(there, id)).toBe(3)
  expect(await act(exit(id))).toMatchObject({ ok: true })
  expect(await inside(there, id)).toBe(0)
  expect((await logOf(guard)).map(({ event_type, people }) => [event_type, people])).toEqual([
    ['visitor_checkout', 3],
    ['exit', 2],
    ['entry', 2],
    ['entry', 3],
  ])
})

test('says the people of each line in the history of the pass and in an investigation, and counts the people who were inside then', async () => {
  const { there, id } = await groupOf(5, 'permanent_visitor')
  const { guard, here } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await tell(there, made(there, entry(id, 3), ago(40 * 60)), made(there, entry(id, 2), ago(30 * 60)))
  await tell(there, made(there, exit(id, 1), ago(20 * 60)))
  await record(guard, here, exit(id))
  const history = await admin.call(gate.history, { condominium_id: here, authorization_id: id })
  const passed = ['entry', 'exit']
  expect(
    history.ok &&
      history.answer.items.flatMap(({ what, people }) => (passed.includes(what) ? [`${what} ${people}`] : [])),
  ).toEqual(['exit 4', 'exit 1', 'entry 2', 'entry 3'])
  const asked = { condominium_id: here, kind: 'everything', subject: null, from: at(60) } as const
  const told = async (until: string) => {
    const answer = await admin.call(disclosures.timeline, { ...asked, until })
    if (!answer.ok) throw new Error(answer.code)
    return answer.answer
  }
  const now = await told(at(-1))
  expect(now.items.map(({ what, people, group_size }) => [what, people, group_size])).toEqual([
    ['entry', 3, 5],
    ['entry', 2, 5],
    ['exit', 1, null],
    ['exit', 4, null],
  ])
  const inside = ({ inside }: typeof now) => inside.map(({ people }) => people)
  expect([await told(at(35)), await told(at(25)), await told(at(15)), now].map(inside)).toEqual([[3], [5], [4], []])
  const own = await there.ana.call(privacy.download, {})
  expect(own.ok && own.answer.access_log.map(({ people_counted }) => people_counted)).toEqual([4, 1, 2, 3])
})

test('keeps the pass of a temporary visit until all of the group have come and left', async () => {
  const { there, id } = await groupOf(4)
  const { guard, here } = there
  const act = (made: Act) => record(guard, here, made)
  await act(entry(id, 1))
  await act(exit(id))
  expect(await inside(there, id)).toBe(0)
  expect(await act(entry(id, 3))).toMatchObject({ ok: true })
  expect(await act(exit(id))).toMatchObject({ ok: true })
  expect(await act(entry(id))).toMatchObject({ code: 'visit_not_allowed' })
})

test('gives two desks that let in the rest at once one entry', async () => {
  const { there, id } = await groupOf(5, 'permanent_visitor')
  const { guard, here } = there
  const other = await garita.person({ user_role: 'agent', assigned: [here] })
  await record(guard, here, entry(id, 3))
  const said = await Promise.all([guard, other].map((one) => record(one, here, entry(id, 2))))
  expect(said.filter(({ ok }) => ok).length).toBe(1)
  expect(said.find(({ ok }) => !ok)).toMatchObject({ code: 'visit_already_inside' })
  expect(await inside(there, id)).toBe(5)
})

test('takes the numbers of a station, also late and in another order', async () => {
  const { there, id } = await groupOf(5)
  const other = await secondStation(there)
  expect(await tell(there, made(there, entry(id, 3), ago(300)), made(there, exit(id, 3), ago(100)))).toEqual([
    null,
    null,
  ])
  expect(await inside(there, id)).toBe(0)
  expect(await tell(other, made(other, entry(id, 2), ago(200)))).toEqual([null])
  expect(await inside(there, id)).toBe(2)
  expect(await tell(other, made(other, exit(id, 2), ago(50)))).toEqual([null])
  expect(await inside(there, id)).toBe(0)
})

test('marks a conflict where two stations let in the rest, and loses no one', async () => {
  const { there, id } = await groupOf(5)
  const other = await secondStation(there)
  expect(await tell(there, made(there, entry(id, 3), ago(300)), made(there, entry(id, 2), ago(200)))).toEqual([
    null,
    null,
  ])
  expect(await tell(other, made(other, entry(id, 2), ago(210)))).toEqual(['already_inside_elsewhere'])
  expect((await stationRows(there)).map(({ people }) => people)).toEqual([3, 2, 2])
  expect(await inside(there, id)).toBe(7)
  expect(await tell(there, made(there, exit(id, 7)))).toEqual([null])
  expect(await inside(there, id)).toBe(0)
})

test('marks an entry of more people than the one of the pass, and counts them all', async () => {
  const { there, id } = await groupOf(1)
  expect(await tell(there, made(there, entry(id, 5), ago(300)))).toEqual(['not_allowed'])
  expect(await inside(there, id)).toBe(5)
  const other = { ...least.temporary_visitor(), notes: 'Llega en taxi' }
  expect(
    await there.ana.call(authorizations.change, { id, revision: 1, auth_type: 'temporary_visitor', values: other }),
  ).toMatchObject({ ok: true })
  expect(await tell(there, made(there, exit(id, 1), ago(200)))).toEqual([null])
  expect(await inside(there, id)).toBe(4)
})

test.each(['temporary_visitor', 'permanent_visitor'] as const)(
  'lets a host make no group of a %s smaller than its people who are inside, who would leave the log unseen',
  async (kind) => {
    const { there, id } = await groupOf(5, kind)
    const { ana, guard, here } = there
    const change = async (people: number | '') => {
      const list = await ana.call(authorizations.list, { auth_type: kind, id })
      const revision = list.ok ? (list.answer.items[0]?.revision ?? 0) : 0
      return ana.call(authorizations.change, { id, revision, auth_type: kind, values: { ...least[kind](), people } })
    }
    await record(guard, here, entry(id, 3))
    for (const people of [2, ''] as const) expect(await change(people)).toMatchObject({ code: 'group_inside' })
    expect(await change(3)).toMatchObject({ ok: true })
    await record(guard, here, exit(id, 1))
    expect(await inside(there, id)).toBe(2)
    expect(await change(2)).toMatchObject({ ok: true })
  },
)

test('counts the whole group for a station of an earlier build', async () => {
  const { there, id } = await groupOf(4)
  const other = await secondStation(there)
  expect(await tell(there, made(there, entryOf(id), ago(300)))).toEqual([null])
  expect(await inside(there, id)).toBe(4)
  expect(await tell(other, made(other, entryOf(id), ago(200)))).toEqual(['already_inside_elsewhere'])
  expect(await inside(there, id)).toBe(4)
  expect(await tell(there, made(there, exit(id), ago(100)))).toEqual([null])
  expect(await inside(there, id)).toBe(0)
})

test('takes back the number of a mistaken entry and of a mistaken exit', async () => {
  const { there, id } = await groupOf(5)
  const first = made(there, entry(id, 3), ago(50))
  const rest = made(there, entry(id, 2), ago(20))
  expect(await tell(there, first, rest, correcting(there, rest))).toEqual([null, null, null])
  expect(await inside(there, id)).toBe(3)
  const left = made(there, exit(id, 1))
  expect(await tell(there, left, correcting(there, left, new Date()))).toEqual([null, null])
  expect(await inside(there, id)).toBe(3)
  const all = made(there, exit(id, 3))
  expect(await tell(there, all, correcting(there, all, new Date()))).toEqual([null, null])
  expect(await inside(there, id)).toBe(3)
})

test('keeps one person inside when the host makes the pass one of a group', async () => {
  const { there, id } = await groupOf(1)
  const { guard, here } = there
  await record(guard, here, entry(id))
  await garita.owner.query(`update authorizations set details = details || '{"people": 3}' where id = $1`, [id])
  expect(await inside(there, id)).toBe(1)
  expect(await record(guard, here, entry(id, 3))).toMatchObject({ code: 'visit_group_inside' })
  expect(await record(guard, here, entry(id))).toMatchObject({ ok: true })
  expect(await inside(there, id)).toBe(3)
})

test('writes the number of an arrival that a guard lets in', async () => {
  const { there } = await groupOf(1)
  const { guard, here, ana } = there
  const id = crypto.randomUUID()
  const taxi = { unit_number: '101', name: null, last_name: null, id_document: null, phone_number: null, purpose: null }
  const arrival = { id, condominium_id: here, ...taxi, arrival_kind: 'taxi' as const, company: 'Uber', people: 4 }
  expect(await atDesk.register(guard, arrival)).toMatchObject({ ok: true })
  expect(await ana.call(visits.decide, { id, decision: 'approved' })).toMatchObject({ ok: true })
  await record(guard, here, entry(id, 3))
  expect(await inside(there, id)).toBe(3)
  expect((await logOf(guard))[0]).toMatchObject({ event_type: 'entry', people: 3 })
})
