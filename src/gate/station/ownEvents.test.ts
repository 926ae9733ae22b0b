/** A station applies a correction at once, before the server does. */
import { expect, test } from 'vitest'
import { correctionOf } from './facts/actKinds.ts'
import type { MadeEvent } from './facts/gateEvents.ts'
import { base, entry, exit, known, made, outboxOf, scanned } from './ownEventFacts.ts'
import { withOwnEvents } from './ownEvents.ts'
import { at, hour, minute, snapshotOf, tokenOf, withEntry } from './verdict/verdictFacts.ts'

const correcting = (mistake: MadeEvent, when: number): MadeEvent => {
  const act = correctionOf(mistake, mistake.id)
  if (!act) throw new Error('nothing corrects this')
  return { ...made(), ...act, at: at(when) }
}

test('shows after a correction the same verdict as before the mistake, whether the snapshot includes the correction or not', () => {
  const came = entry()
  const went = exit('exit')
  const inside = { since: at(-hour), gate: 'Acceso norte' }
  const isGreen = { tone: 'green', act: 'entry' }
  const isInside = { tone: 'red', act: 'exit', reason: { code: 'already_inside', since: at(-hour) } }
  expect(scanned(base, came, correcting(came, 1000))).toMatchObject(isGreen)
  // The server's clock may be a little behind.
  const toldCame = withEntry({ inside: { since: at(-2000), gate: 'Acceso principal' } })
  expect(scanned(toldCame, came, correcting(came, 1000))).toMatchObject(isGreen)
  expect(scanned(withEntry({ inside }), went, correcting(went, 1000))).toMatchObject(isInside)
  const toldWent = withEntry({ left_at: at(-2000), left_gate: base.gate.id })
  expect(scanned(toldWent, went, correcting(went, 1000))).toMatchObject({ tone: 'red', act: 'exit' })
  // The snapshot never had the visitor inside.
  expect(scanned(base, went, correcting(went, 1000))).toMatchObject(isGreen)
  // A visitor who left ten minutes ago is amber again.
  const left = withEntry({ left_at: at(-4 * minute), left_gate: base.gate.id })
  expect(scanned(left, came, correcting(came, 1000))).toMatchObject({ tone: 'amber', reason: { code: 'back_soon' } })
})

test('reopens no visit and no request by a correction', () => {
  const out = exit('checkout')
  const over = scanned(withEntry({ inside: { since: at(-hour), gate: null } }), out, correcting(out, 1000))
  expect(over).toMatchObject({ tone: 'red', act: 'exit', reason: { code: 'visit_over' } })
  const phoned = {
    ...made(),
    kind: 'override',
    subject: known,
    because: 'pending',
    reason: 'x',
    authorized_by: 'Ana',
  } as const
  const waiting = withEntry({ status: 'pending_approval' })
  const [settled] = withOwnEvents(waiting, outboxOf(phoned, correcting(phoned, 1000))).entries
  expect(settled).toMatchObject({ closed: true, inside: null })
})

test('corrects guests and people known only from their pass', () => {
  const guest = { id: '01980000-0000-7000-8000-0000000000cc', name: 'Eva', entered_at: null, left_at: null }
  const of = { reservation_id: '01980000-0000-7000-8000-0000000000cd', guest_id: guest.id }
  const hours = { from: at(-hour), until: at(hour), guest_count: 2 }
  const party = { ...of, amenity: 'pool', unit: 'A-101', host: 'Carolina', ...hours, guests: [guest] }
  const { guest_id: _, ...reservation } = party
  const there = snapshotOf({ reservations: [reservation] })
  const came: MadeEvent = { ...made(), kind: 'guest_entry', ...of, name: null }
  const went: MadeEvent = { ...made(), kind: 'guest_exit', ...of, at: at(1000) }
  const guestAfter = (...events: MadeEvent[]) => withOwnEvents(there, outboxOf(...events)).reservations[0]?.guests[0]
  expect(guestAfter(came, correcting(came, 500))).toEqual(guest)
  expect(guestAfter(came, went, correcting(went, 1500))).toMatchObject({ entered_at: at(0), left_at: null })

  const stranger = snapshotOf({ entries: [] })
  const byPass: MadeEvent = {
    ...made(),
    kind: 'entry',
    subject: { token: tokenOf() },
    because: 'younger_than_snapshot',
  }
  expect(scanned(stranger, byPass)).toMatchObject({ act: 'exit' })
  expect(scanned(stranger, byPass, correcting(byPass, 1000)).act).not.toBe('exit')
})

test('shows a visitor outside after a corrected entry by a rule of the home', () => {
  const id = '01980000-0000-7000-8000-0000000000aa'
  const came: MadeEvent = {
    ...made(),
    ...{ kind: 'unannounced', authorization_id: id, unit_number: 'A-101', company: 'Rappi', arrival_kind: 'delivery' },
    ...{ people: null, vehicle_plate: null, document_seen: false, no_document: false },
    ...{ id_document: null, phone_number: null, purpose: null, by_rule: { rule_id: id, action: 'let_in' } },
  }
  const whereAfter = (...events: MadeEvent[]) =>
    withOwnEvents(snapshotOf({}), outboxOf(...events)).entries.find(({ authorization_id }) => authorization_id === id)
  expect(whereAfter(came)?.inside).not.toBeNull()
  expect(whereAfter(came, correcting(came, 1000))).toMatchObject({ inside: null, left_at: null })
})
