/** A correction is another line: presence returns to the state before the mistake, and figures count neither line. */
import { expect, test } from 'vitest'
import { amenityOf, book, bookedLongAgo, morningZone } from '../../../tests/support/bookings.ts'
import { cellsOf, download } from '../../../tests/support/files.ts'
import { arrivalsOf, correcting, exitOf, overrideOf } from '../../../tests/support/gate/corrections.ts'
import {
  authorizedIn,
  entryOf,
  logOf,
  made,
  type StationWorld,
  secondStation,
  snapshotOf,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, authorizeEarlier, dayIn, passOf } from '../../../tests/support/visits.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { judge } from '../station/verdict/verdict.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)

const checkoutOf = (id: string): Act => ({ kind: 'checkout', subject: { authorization_id: id } })
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

const corrections = async ({ here }: StationWorld) =>
  (
    await garita.owner.query(
      'select id, corrects from access_logs where condominium_id = $1 and corrects is not null',
      [here],
    )
  ).rows
const entryNow = async (there: StationWorld, id: string) =>
  (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === id)
const bellOf = async (person: TestPerson) => {
  const heard = await person.call(notices.list, {})
  return heard.ok ? heard.answer.items.map(({ kind }) => kind) : []
}
test('treats a person with a mistaken entry as outside, shows the next scan green, and counts neither line', async () => {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const luis = await authorizeEarlier(garita, there.ana, 'permanent_visitor')
  const { token } = await passOf(there.ana, luis)
  const entry = made(there, entryOf(luis))
  expect(await tell(there, entry)).toEqual([null])
  expect(await entryNow(there, luis)).toMatchObject({ inside: { gate: 'Acceso principal' } })
  expect(await arrivalsOf(admin, there.here)).toEqual([1, 0, 1])
  expect(await bellOf(there.ana)).toEqual(['visitor_entered'])

  expect(await tell(there, correcting(there, entry, new Date()))).toEqual([null])
  const known = await snapshotOf(there)
  expect(authorizedIn(known)[0]).toMatchObject({ inside: null, left_at: null })
  const time = { now: Date.now(), doubtful: false, why: null } as const
  expect(judge({ kind: 'pass', token }, known, time)).toMatchObject({ tone: 'green', act: 'entry' })
  expect(known.recent.map(({ event_type, correction }) => [event_type, correction])).toEqual([
    ['exit', 'corrects'],
    ['entry', 'corrected'],
  ])
  expect(await arrivalsOf(admin, there.here)).toEqual([0, 0, 0])
  expect(await there.guard.call(visits.count, {})).toMatchObject({ answer: { entries_today: 0, inside: 0 } })
  expect(await bellOf(there.ana)).toEqual(['entry_corrected'])
  expect(await bellOf(admin)).toEqual([])
})

test('keeps the first entry time after a mistaken exit, and records the next exit', async () => {
  const there = await stationWorld(garita)
  const luis = await authorizeEarlier(garita, there.ana)
  const [entry, exit] = [made(there, entryOf(luis), { at: ago(3000) }), made(there, exitOf(luis), { at: ago(30) })]
  const correction = correcting(there, exit)
  expect(await tell(there, entry, exit, correction)).toEqual([null, null, null])
  expect(await entryNow(there, luis)).toMatchObject({
    inside: { since: expect.stringContaining(entry.event.at.slice(0, 19)) },
  })
  expect((await bellOf(there.ana)).filter((kind) => kind !== 'visitor_entered')).toEqual([])
  expect(await there.guard.call(visits.count, {})).toMatchObject({ answer: { inside: 1 } })
  expect(await tell(there, made(there, exitOf(luis)))).toEqual([null])
  expect(await entryNow(there, luis)).toMatchObject({ inside: null })
})

test('keeps a person with a mistaken check-out inside, and their visit ended: the code no longer opens', async () => {
  const there = await stationWorld(garita)
  const luis = await authorizeEarlier(garita, there.ana)
  const { token, access_number } = await passOf(there.ana, luis)
  const entry = made(there, entryOf(luis), { at: ago(60) })
  const checkout = made(there, checkoutOf(luis), { at: ago(20) })
  expect(await tell(there, entry, checkout, correcting(there, checkout))).toEqual([null, null, null])
  const known = await snapshotOf(there)
  expect(authorizedIn(known)[0]).toMatchObject({ status: 'inactive', inside: { gate: 'Acceso principal' } })
  const time = { now: Date.now(), doubtful: false, why: null } as const
  for (const code of [
    { kind: 'pass', token },
    { kind: 'number', number: access_number ?? '' },
  ] as const) {
    expect(judge(code, known, time).tone).toBe('red')
  }
})

test('corrects mistaken entries and exits of reservation guests', async () => {
  const there = await stationWorld(garita)
  const zone = morningZone()
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [there.here, zone])
  const pool = await amenityOf(garita, there.here, 'pool')
  const hours = { reservation_date: dayIn(zone), start_time: '20:00', end_time: '22:00' }
  const reservationId = await book(there.ana, pool, { ...hours, guest_count: 1, guest_list: ['Eva'] })
  await bookedLongAgo(garita, reservationId)
  const guestNow = async () => (await snapshotOf(there)).reservations[0]?.guests[0]
  const guestId = (await guestNow())?.id ?? ''
  const entry = made(
    there,
    { kind: 'guest_entry', reservation_id: reservationId, guest_id: guestId, name: null },
    { at: ago(50) },
  )
  expect(await tell(there, entry, correcting(there, entry))).toEqual([null, null])
  expect(await guestNow()).toMatchObject({ entered_at: null, left_at: null })
  const came = made(
    there,
    { kind: 'guest_entry', reservation_id: reservationId, guest_id: guestId, name: null },
    { at: ago(40) },
  )
  const exit = made(there, { kind: 'guest_exit', reservation_id: reservationId, guest_id: guestId }, { at: ago(30) })
  expect(await tell(there, came, exit, correcting(there, exit))).toEqual([null, null, null])
  expect(await guestNow()).toMatchObject({ entered_at: expect.any(String), left_at: null })
  expect(await corrections(there)).toHaveLength(2)
})

test('stores a repeated correction once, and refuses corrections of corrections', async () => {
  const there = await stationWorld(garita)
  const luis = await authorizeEarlier(garita, there.ana)
  const entry = made(there, entryOf(luis), { at: ago(50) })
  const first = correcting(there, entry)
  expect(await tell(there, entry, first)).toEqual([null, null])
  expect(await tell(there, entry, first)).toEqual([null, null])
  await tell(there, correcting(there, entry), correcting(there, first))
  expect(await corrections(there)).toEqual([{ id: first.event.id, corrects: entry.event.id }])
  expect(await logOf(there.guard)).toHaveLength(4)
})

test.each([
  ['a line that nobody knows', async (_: StationWorld, id: string) => ({ ...exitOf(id), corrects: newId() }) as Act],
  [
    'another person’s line',
    async (there: StationWorld) => {
      const other = made(there, entryOf(await authorizeEarlier(garita, there.ana)), { at: ago(20) })
      await tell(there, other)
      return other
    },
  ],
  [
    'a line of another station',
    async (there: StationWorld, id: string) => {
      const twin = await secondStation(there)
      const theirs = made(twin, entryOf(id), { at: ago(20) })
      await tell(twin, theirs)
      return theirs
    },
  ],
  [
    'a line of more than a minute ago',
    async (there: StationWorld, id: string) => {
      const old = made(there, entryOf(id), { at: ago(90) })
      await tell(there, old)
      return old
    },
  ],
  [
    'a line of the same kind',
    async (there: StationWorld, id: string) => {
      const exit = made(there, exitOf(id), { at: ago(20) })
      await tell(there, exit)
      return exit
    },
  ],
])('treats an exit that claims to correct %s as an exit', async (_, prepare) => {
  const there = await stationWorld(garita)
  const luis = await authorizeEarlier(garita, there.ana)
  const before = await prepare(there, luis)
  const corrects = 'event' in before ? before.event.id : 'corrects' in before ? (before.corrects ?? '') : ''
  const exit = made(there, { ...exitOf(luis), corrects } as Act)
  expect(await tell(there, exit)).toEqual([null])
  const [newest] = await logOf(there.guard)
  expect(newest).toMatchObject({ id: exit.event.id, event_type: 'exit', correction: null })
  expect(await corrections(there)).toEqual([])
})

test('judges an entry that corrects nothing as an entry, and notifies an admin of a mistaken override', async () => {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  const luis = await authorizeEarlier(garita, there.ana)
  const plain = made(there, {
    kind: 'entry',
    subject: { authorization_id: luis },
    because: 'inside',
    corrects: newId(),
  })
  expect(await tell(there, made(there, entryOf(luis), { at: ago(50) }), plain)).toEqual([
    null,
    'already_inside_elsewhere',
  ])
  const forced = made(there, overrideOf(luis))
  await tell(there, forced)
  expect(await bellOf(admin)).toContain('let_in')
  await tell(there, correcting(there, forced, new Date()))
  const heard = await bellOf(admin)
  expect([heard.includes('let_in'), heard.includes('entry_corrected')]).toEqual([false, true])
  // They were inside before the mistake.
  expect(await entryNow(there, luis)).toMatchObject({ inside: { gate: 'Acceso principal' } })
})

test.each([
  ['es', 'Corrección: la entrada fue un error', 'Corregida: fue un error'],
  ['en', 'Correction: the entry was a mistake', 'Corrected: it was a mistake'],
] as const)(
  'shows the correction in the log, its export and the history of the pass: %s',
  async (language, corrects, corrected) => {
    const there = await stationWorld(garita)
    const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
    const luis = await authorize(garita, there.ana)
    const entry = made(there, entryOf(luis), { at: ago(30) })
    await tell(there, entry, correcting(there, entry))
    const words = ['corrects', 'corrected']
    expect((await logOf(admin)).map(({ correction }) => correction)).toEqual(words)
    const latest = await admin.call(visits.latest, {})
    expect(latest.ok && latest.answer.map(({ correction }) => correction)).toEqual(words)
    const sheet = await admin.call(visits.printout, { search: '' })
    expect(sheet.ok && sheet.answer.lines.map(({ correction }) => correction)).toEqual(words)
    const history = await admin.call(gate.history, { condominium_id: there.here, authorization_id: luis })
    expect(history.ok && history.answer.items.map(({ what, correction }) => [what, correction])).toEqual([
      ['issued', null],
      ['exit', 'corrects'],
      ['entry', 'corrected'],
    ])
    const rows = cellsOf((await download(garita, visits.exportLog, { search: '', language }, admin.token)).text)
    expect(rows.map((cells) => cells.at(-1))).toEqual([expect.any(String), corrects, corrected])
  },
)
