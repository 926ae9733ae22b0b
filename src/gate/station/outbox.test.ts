import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from '../../shared/ids.ts'
import { correctionOf } from './facts/actKinds.ts'
import { type Act, gateEvent, type MadeEvent, madeEvent, mostInBatch, signedText } from './facts/gateEvents.ts'
import { clockDoubts } from './facts/stationClock.ts'
import * as box from './outbox.ts'
import { at, entryFacts, minute, noon, snapshotOf } from './verdict/verdictFacts.ts'

const subject = { authorization_id: entryFacts.authorization_id }
const madeAt = (number: number) => ({
  id: newId(noon + number),
  at: at(number),
  doubt: null,
  snapshot_version: '17',
  gate_id: snapshotOf().gate.id,
  agent_id: '01980000-0000-7000-8000-0000000000bb',
})
const event = (number: number): MadeEvent => ({ ...madeAt(number), kind: 'entry', subject, because: 'may_enter' })
const many = (count: number) => Array.from({ length: count }, (_, place) => event(place))
const filled = (events: readonly MadeEvent[]) =>
  events.reduce((outbox, event) => box.add(outbox, event), box.emptyOutbox)
const waitingIds = (outbox: box.Outbox) => box.waiting(outbox).map((one) => one.event.id)

test('numbers the events, and adds the same event only once', () => {
  const [one, two] = many(2)
  if (!one || !two) throw new Error('none')
  const outbox = filled([one, two, one])
  expect(outbox.kept.map(({ sequence }) => sequence)).toEqual([1, 2])
  expect(gateEvent.safeParse(box.nextBatch(outbox)[0]).success).toBe(true)
})

test('signs events without a correction byte for byte as before, and includes the corrected event in a correction', () => {
  const place = { condominium_id: 'C', station_id: 'S' }
  const exit: MadeEvent = { ...madeAt(1), kind: 'exit', subject }
  const before = `garita act 1\nC\nS\n{"agent_id":"${exit.agent_id}","at":"${exit.at}","doubt":null,"gate_id":"${exit.gate_id}","id":"${exit.id}","kind":"exit","snapshot_version":"17","subject":{"authorization_id":"${subject.authorization_id}"}}`
  expect(new TextDecoder().decode(signedText(exit, place))).toBe(before)
  expect(new TextDecoder().decode(signedText(madeEvent.parse(exit), place))).toBe(before)
  const correction = { ...exit, corrects: event(1).id }
  expect(new TextDecoder().decode(signedText(madeEvent.parse(correction), place))).toContain(
    `"corrects":"${correction.corrects}"`,
  )
})

test('returns the opposite event as the correction of each act, and none for a request', () => {
  const corrects = newId()
  const guest = { reservation_id: corrects, guest_id: corrects }
  const pairs: [Act, MadeEvent['kind'] | null][] = [
    [{ kind: 'entry', subject, because: 'may_enter' }, 'exit'],
    [{ kind: 'override', subject, because: 'expired', reason: 'x', authorized_by: 'Ana' }, 'exit'],
    [{ kind: 'exit', subject }, 'entry'],
    [{ kind: 'checkout', subject }, 'entry'],
    [{ kind: 'guest_entry', ...guest, name: 'Eva' }, 'guest_exit'],
    [{ kind: 'guest_exit', ...guest }, 'guest_entry'],
    [{ kind: 'unannounced' } as Act, null],
    [{ kind: 'unannounced', by_rule: { action: 'refuse' } } as Act, null],
    [{ kind: 'unannounced', authorization_id: corrects, by_rule: { action: 'let_in' } } as Act, 'exit'],
  ]
  for (const [act, kind] of pairs) {
    const correction = correctionOf(act, corrects)
    expect(correction?.kind ?? null).toBe(kind)
    if (correction) expect(madeEvent.parse({ ...madeAt(1), ...correction })).toMatchObject({ kind, corrects })
  }
})

test('accepts only the fields of each kind of event', () => {
  const { subject: _, because: __, ...made } = { ...event(1), subject, because: 'may_enter' }
  const guest = { reservation_id: made.id, guest_id: made.id }
  const visit = { name: 'Ana', last_name: 'Paz', id_document: 'X1', phone_number: null, purpose: null }
  const shapes = [
    { ...made, kind: 'entry', subject, because: 'may_enter' },
    { ...made, kind: 'override', subject: { token: 'G1:X' }, because: 'expired', reason: 'x', authorized_by: null },
    { ...made, kind: 'exit', subject },
    { ...made, kind: 'checkout', subject },
    { ...made, kind: 'unannounced', authorization_id: made.id, unit_number: 'A-1', ...visit },
    { ...made, kind: 'guest_entry', ...guest, name: null },
    { ...made, kind: 'guest_exit', ...guest },
  ]
  for (const shape of shapes) {
    expect(madeEvent.parse(shape)).toEqual(shape)
    expect(madeEvent.safeParse({ ...shape, more: 1 }).success).toBe(false)
    expect(madeEvent.safeParse({ ...shape, at: 'noon' }).success).toBe(false)
  }
  for (const doubt of [null, ...clockDoubts, 'behind_snapshot']) {
    expect(madeEvent.safeParse({ ...shapes[0], doubt }).success).toBe(true)
  }
  expect(madeEvent.safeParse({ ...shapes[1], reason: ' ' }).success).toBe(false)
  expect(madeEvent.safeParse({ ...shapes[0], because: 'whim' }).success).toBe(false)
})

test('keeps only events unknown to the server at sign-out', () => {
  const [sent, disputed, lost, unsent] = many(4)
  if (!sent || !disputed || !lost || !unsent) throw new Error('none')
  const told = box.sent(filled([sent, disputed, lost, unsent]), [sent.id], at(minute))
  const flagged = box.refused(told, disputed.id, 'not_allowed', at(minute))
  const left = box.withoutSent(box.refused(flagged, lost.id, 'not_taken', at(minute)))
  expect(left.kept.map(({ event }) => event.id)).toEqual([lost.id, unsent.id])
  expect(left.next).toBe(5)
})

test('sends the oldest events first, and repeats the same batch until it is answered', () => {
  const outbox = filled(many(mostInBatch + 10))
  const batch = box.nextBatch(outbox)
  const ids = batch.map((one) => one.event.id)
  expect(ids).toEqual(waitingIds(outbox).slice(0, mostInBatch))
  expect(box.nextBatch(outbox)).toEqual(batch)
  const answered = box.sent(outbox, ids, at(minute))
  expect(box.waiting(answered).length).toBe(10)
  expect(box.nextBatch(answered)[0]?.sequence).toBe(mostInBatch + 1)
})

test('keeps a conflict until a guard acknowledges it, and keeps the first answer', () => {
  const outbox = filled(many(2))
  const [one = '', two = ''] = waitingIds(outbox)
  let left = box.refused(outbox, one, 'cancelled_meanwhile', at(0))
  left = box.sent(left, [one, two], at(minute))
  const twoRefused = box.refused(left, two, 'unknown', at(0))
  expect(twoRefused).toEqual(left)
  expect(box.openOutbox(JSON.parse(JSON.stringify(left)))).toEqual(left)
  expect(box.conflicting(left).map(({ conflict }) => conflict)).toEqual(['cancelled_meanwhile'])
  expect(box.waiting(left)).toEqual([])
  const later = box.forget(left, at(2 * minute))
  expect(later.kept.map((kept) => kept.event.id)).toEqual([one])
  expect(box.conflicting(box.noted(later, two)).length).toBe(1)
  expect(box.conflicting(box.noted(later, one))).toEqual([])
  expect(box.forget(box.noted(later, one), at(2 * minute)).kept).toEqual([])
})

test('keeps an event until the snapshot surely includes it, and never uses a sequence number twice', () => {
  const outbox = filled(many(2))
  const [one = '', two = ''] = waitingIds(outbox)
  const answered = box.sent(box.sent(outbox, [one], at(0)), [two], at(minute))
  expect(box.forget(answered, at(0)).kept.length).toBe(2)
  expect(box.forget(answered, at(minute)).kept.map((kept) => kept.event.id)).toEqual([two])
  const emptied = box.forget(answered, at(2 * minute))
  expect(box.add(box.openOutbox(JSON.parse(JSON.stringify(emptied))), event(9)).kept[0]?.sequence).toBe(3)
})

describe('reading the stored outbox', () => {
  test('keeps readable events in order, each once, and stores unreadable ones apart', () => {
    expect(box.openOutbox(undefined)).toEqual(box.emptyOutbox)
    for (const wrong of ['x', 7, [], { kept: 'no' }]) {
      expect(box.openOutbox(wrong)).toMatchObject({ kept: [], next: 1 })
    }
    expect(box.openOutbox('x').damaged).toEqual(['x'])
    const [one, two] = filled(many(2)).kept
    const broken = { sequence: 'x' }
    const opened = box.openOutbox({
      next: 'x',
      kept: [two, broken, one, two],
      damaged: ['old'],
      in_flight: ['not known'],
    })
    expect(opened).toEqual({ ...box.emptyOutbox, next: 3, kept: [one, two], damaged: ['old', broken] })
  })

  test('reads any stored value without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(box.openOutbox(stored).next).toBeGreaterThan(0)
      }),
    )
  })
})

type Step = 'add' | 'send' | 'lose_request' | 'lose_answer' | 'half' | 'crash' | 'pull'
const step = fc.constantFrom<Step>('add', 'add', 'add', 'send', 'lose_request', 'lose_answer', 'half', 'crash', 'pull')

test('stores each event exactly once and in order at the server, with any losses on the way', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const server = new Map<string, number>()
      const done: string[] = []
      let outbox = box.emptyOutbox
      let clock = 0
      const receive = (batch: ReturnType<typeof box.nextBatch>) => {
        for (const one of batch) if (!server.has(one.event.id)) server.set(one.event.id, one.sequence)
        return batch.map((one) => one.event.id)
      }
      const play = (one: Step) => {
        clock++
        const batch = box.nextBatch(outbox)
        if (one === 'add') {
          const made = event(clock)
          done.push(made.id)
          outbox = box.add(box.add(outbox, made), made)
        } else if (one === 'crash') outbox = box.openOutbox(JSON.parse(JSON.stringify(outbox)))
        else if (one === 'pull') outbox = box.forget(outbox, at(clock))
        else if (one === 'lose_answer') receive(batch)
        else if (one === 'half') {
          outbox = box.sent(outbox, receive(batch.slice(0, Math.ceil(batch.length / 2))), at(clock))
        } else if (one === 'send') outbox = box.sent(outbox, receive(batch), at(clock))
      }
      for (const one of steps) {
        play(one)
        const kept = new Set(outbox.kept.map((held) => held.event.id))
        expect(done.filter((id) => !kept.has(id) && !server.has(id))).toEqual([])
      }
      play('crash')
      for (let round = 0; round < 5; round++) play('send')
      expect([...server.keys()]).toEqual(done)
      expect([...server.values()]).toEqual(done.map((_, place) => place + 1))
      expect(box.waiting(outbox)).toEqual([])
    }),
  )
})
