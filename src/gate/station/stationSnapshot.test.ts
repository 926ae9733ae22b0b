/** A station applies its own acts at once, and later acts in the log replace them. */
import { expect, test } from 'vitest'
import { newId } from '../../shared/ids.ts'
import type { MadeEvent } from './facts/gateEvents.ts'
import { emptyOutbox, sent } from './outbox.ts'
import { base, entry, exit, known, made, outboxOf, scanned } from './ownEventFacts.ts'
import { withOwnEvents } from './ownEvents.ts'
import { withAskedPasses } from './stationSnapshot.ts'
import { type Code, judge } from './verdict/verdict.ts'
import {
  at,
  entryFacts,
  entryOf,
  hour,
  minute,
  noon,
  revocationOf,
  snapshotOf,
  surely,
  tokenOf,
  withEntry,
} from './verdict/verdictFacts.ts'

test('stops the next scan of a pass after an entry at this station, and shows the time and gate of that entry', () => {
  expect(scanned(base)).toMatchObject({ tone: 'green' })
  expect(scanned(base, entry())).toMatchObject({
    tone: 'red',
    reason: { code: 'already_inside', since: at(0), gate: 'Acceso principal' },
    act: 'exit',
  })
})

test('shows no gate for an entry of this station at another gate', () => {
  const elsewhere = entry({ gate_id: '01980000-0000-7000-8000-0000000000ab' })
  expect(scanned(base, elsewhere).reason).toEqual({ code: 'already_inside', since: at(0), gate: null })
})

test('lets a person who left enter again, but not a checked-out one', () => {
  expect(scanned(base, entry(), exit('exit', at(1000)))).toMatchObject({
    tone: 'amber',
    reason: { code: 'back_soon' },
    entry: 'free',
  })
  expect(scanned(base, entry(), exit('checkout', at(1000)))).toMatchObject({
    tone: 'red',
    reason: { code: 'visit_over', at: at(1000) },
  })
  const resident = withEntry({ kind: 'co_resident' })
  expect(withOwnEvents(resident, outboxOf(exit('checkout'))).entries[0]).toMatchObject({
    status: 'active',
    inside: null,
  })
})

test('begins the stay again at a second entry with a reason, and keeps the first entry without a reason', () => {
  const forced = { ...made(), kind: 'override', subject: known, because: 'already_inside', reason: 'x' } as const
  const there = withEntry({ inside: { since: at(-hour), gate: null } })
  const completed = (one: MadeEvent) => withOwnEvents(there, outboxOf(one)).entries[0]
  expect(completed(entry())?.inside?.since).toBe(at(-hour))
  expect(completed({ ...forced, authorized_by: null })).toMatchObject({ inside: { since: at(0) }, closed: false })
  expect(completed({ ...forced, authorized_by: 'Carolina' })).toMatchObject({ inside: { since: at(0) }, closed: false })
  const asked = withEntry({ status: 'pending_approval', valid_until: null })
  const admitted = withOwnEvents(asked, outboxOf({ ...forced, authorized_by: 'Carolina' }))
  expect(admitted.entries[0]).toMatchObject({ inside: { since: at(0) }, closed: true })
})

test('counts a sent event of the station until a later snapshot includes it', () => {
  const outbox = outboxOf(entry())
  const answered = sent(outbox, [outbox.kept[0]?.event.id ?? ''], at(minute))
  const inside = (taken: number) => withOwnEvents({ ...base, taken_at: at(taken) }, answered).entries[0]?.inside
  expect(inside(minute)).not.toBeNull()
  expect(inside(minute + 30_000)).not.toBeNull()
  expect(inside(minute + 30_001)).toBeNull()
})

test('counts the later of two acts at two gates, and the station’s own act if the snapshot is the same or the clock is doubtful', () => {
  const leftSince = { ...withEntry({ left_at: at(minute) }), version: '18' }
  const inside = (...events: MadeEvent[]) => withOwnEvents(leftSince, outboxOf(...events)).entries[0]?.inside
  expect(inside(entry())).toBeNull()
  expect(inside(entry({ at: at(minute + 1) }))).not.toBeNull()
  expect(inside(entry({ doubt: 'wall_moved' }))).not.toBeNull()
  expect(inside(entry({ snapshot_version: '18' }))).not.toBeNull()
})

test('orders the station’s own acts by sequence, not by the clock', () => {
  const there = { ...base, version: '18' }
  const completed = withOwnEvents(
    there,
    outboxOf(entry({ at: at(2 * hour), doubt: 'wall_moved' }), exit('exit', at(minute))),
  )
  expect(completed.entries[0]).toMatchObject({ inside: null, left_at: at(minute) })
})

test('finds a pass missing from the snapshot at the station that let it in', () => {
  const empty = snapshotOf({ entries: [] })
  const subject = { token: tokenOf() }
  const came = entry({ subject })
  expect(scanned(empty)).toMatchObject({ tone: 'amber' })
  expect(scanned(empty, came)).toMatchObject({ tone: 'red', reason: { code: 'already_inside', since: at(0) } })
  expect(scanned(empty, came, { ...exit('exit', at(1)), subject } as MadeEvent)).toMatchObject({ tone: 'amber' })
  // The pass itself gives the name and kind until a snapshot has them.
  const passId = base.entries[0]?.pass?.id ?? ''
  expect(withOwnEvents(empty, outboxOf(came)).met?.get(passId)).toEqual({
    ...{ kind: 'temporary_visitor', token: tokenOf(), since: at(0), gate: 'Acceso principal' },
  })
  const younger = withOwnEvents({ ...base, version: '18', taken_at: at(minute) }, outboxOf(came))
  expect(younger.met?.size).toBe(0)
  expect(younger.entries[0]).toMatchObject({ name: entryOf().name, inside: { since: at(0) } })
  expect(scanned(base, came)).toMatchObject({ reason: { code: 'already_inside' } })
  expect(withOwnEvents(empty, outboxOf(entry({ subject: { token: 'G1:X' } }))).met?.size).toBe(0)
})

test('tracks guests, also two with the same name, and adds an unnamed guest to the list', () => {
  const guests = ['Ana', 'Ana'].map((name) => ({ id: newId(), name, entered_at: null, left_at: null }))
  const reservationId = '01980000-0000-7000-8000-0000000000cc'
  const party = {
    reservation_id: reservationId,
    amenity: 'Alberca',
    unit: 'A-101',
    host: 'Carolina',
    from: at(0),
    until: at(hour),
    guest_count: 3,
    guests,
  }
  const there = snapshotOf({ reservations: [party] })
  const guest = (kind: 'guest_entry' | 'guest_exit', of = reservationId): MadeEvent => {
    const who = { reservation_id: of, guest_id: guests[1]?.id ?? '' }
    return kind === 'guest_entry' ? { ...made(), kind, ...who, name: null } : { ...made(), kind, ...who }
  }
  const unnamed = {
    ...made(),
    kind: 'guest_entry',
    reservation_id: reservationId,
    guest_id: newId(),
    name: 'Pía',
  } as const
  const after = (...events: MadeEvent[]) => withOwnEvents(there, outboxOf(...events)).reservations[0]?.guests
  expect(after(guest('guest_entry'))).toEqual([guests[0], { ...guests[1], entered_at: at(0) }])
  expect(after(guest('guest_entry'), guest('guest_exit'))?.[1]).toMatchObject({ entered_at: at(0), left_at: at(0) })
  expect(after(guest('guest_entry', known.authorization_id))).toEqual(guests)
  expect(after(unnamed)?.[2]).toMatchObject({ name: 'Pía', entered_at: at(0), left_at: null })
})

test('keeps an unannounced visit waiting for its answer, finds it by name, and masks its document', () => {
  const visit = (idDocument: string): MadeEvent => ({
    ...made(),
    kind: 'unannounced',
    authorization_id: '01980000-0000-7000-8000-0000000000dd',
    unit_number: 'A-102',
    name: 'Pedro',
    last_name: 'Páramo',
    id_document: idDocument,
    phone_number: null,
    purpose: 'Entrega',
  })
  const completed = withOwnEvents(base, outboxOf(visit('INE 1234'), visit('INE 1234')))
  expect(completed.entries.length).toBe(2)
  expect(completed.entries[1]).toEqual({
    ...entryOf({ pass: null, access_number: null, host: null, valid_from: null, valid_until: null, plates: [] }),
    ...{ authorization_id: '01980000-0000-7000-8000-0000000000dd', status: 'pending_approval', created_at: at(0) },
    ...{ name: 'Pedro', last_name: 'Páramo', unit: 'A-102', document: '•••••234', notes: 'Entrega' },
    ...{ arrival_kind: null, people: null },
    ask: { until: at(90_000), outcome: null },
  })
  expect(withOwnEvents(base, outboxOf(visit('123'))).entries[1]?.document).toBe('•••')
  const chosen: Code = { kind: 'chosen', authorization_id: '01980000-0000-7000-8000-0000000000dd' }
  expect(judge(chosen, completed, surely(noon))).toMatchObject({
    tone: 'amber',
    reason: { code: 'pending', since: at(0) },
  })
})

test('returns the snapshot unchanged if the station has no events', () => {
  expect(withOwnEvents(base, emptyOutbox)).toBe(base)
})

const passId = 'ab'.repeat(16)
const other = entryOf({
  authorization_id: '01980000-0000-7000-8000-000000000009',
  pass: { id: passId, generation: 7 },
})
const own = entryFacts.pass?.id ?? ''
const nothing = { entries: [], revocations: [] }

test('adds the server’s answers about passes to the snapshot', () => {
  const revocations = [revocationOf({ pass_id: passId, generation: 6 })]
  const completed = withAskedPasses(
    snapshotOf(),
    new Map([[passId, { taken_at: at(0), entries: [other], revocations }]]),
  )
  expect(completed).toMatchObject({ entries: [entryFacts, other], revocations })
  expect(completed.strangers?.size).toBe(0)
})

test('takes the state of a pass from the snapshot or from the server’s answer, whichever is newer', () => {
  const changed = entryOf({ pass: { id: own, generation: 9 } })
  const asked = (takenAt: string) => new Map([[own, { taken_at: takenAt, entries: [changed], revocations: [] }]])
  expect(withAskedPasses(snapshotOf(), asked(at(0))).entries).toEqual([changed])
  expect(withAskedPasses(snapshotOf(), asked(at(-2 * minute))).entries).toEqual([entryFacts])
})

test('treats a pass that the server did not know as unknown until a later snapshot includes it', () => {
  const asked = (takenAt: string) => new Map([[own, { taken_at: takenAt, ...nothing }]])
  expect(withAskedPasses(snapshotOf({ entries: [] }), asked(at(-minute * 9))).strangers).toEqual(new Set([own]))
  expect(withAskedPasses(snapshotOf(), asked(at(-minute * 9))).strangers).toEqual(new Set())
  const revoked = snapshotOf({ entries: [], revocations: [revocationOf()] })
  expect(withAskedPasses(revoked, asked(at(-minute * 9))).strangers).toEqual(new Set())
})

test('returns the snapshot unchanged if the server has answered nothing', () => {
  const known = snapshotOf()
  expect(withAskedPasses(known, new Map())).toBe(known)
})
