/** What was done is sent once and in order, whatever happens between; and the station knows at once what it did. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from '../../shared/ids.ts'
import { gateEvent, type MadeEvent, madeEvent } from '../facts/gateEvents.ts'
import { clockDoubts } from '../facts/stationClock.ts'
import { at, entryFacts, minute, noon, snapshotOf } from '../verdict/verdictFacts.ts'
import * as box from './outbox.ts'

const subject = { authorization_id: entryFacts.authorization_id }
const event = (number: number): MadeEvent => ({
  kind: 'entry',
  id: newId(noon + number),
  at: at(number),
  doubt: null,
  snapshot_version: '17',
  gate_id: snapshotOf().gate.id,
  agent_id: '01980000-0000-7000-8000-0000000000bb',
  subject,
  because: 'may_enter',
})
const many = (count: number) => Array.from({ length: count }, (_, place) => event(place))
const filled = (events: readonly MadeEvent[]) =>
  events.reduce((outbox, event) => box.add(outbox, event), box.emptyOutbox)
const waitingIds = (outbox: box.Outbox) => box.waiting(outbox).map((one) => one.event.id)

test('each act has its place, and the same pressed twice is one', () => {
  const [one, two] = many(2)
  if (!one || !two) throw new Error('none')
  const outbox = filled([one, two, one])
  expect(outbox.kept.map(({ sequence }) => sequence)).toEqual([1, 2])
  expect(gateEvent.safeParse(box.take(outbox).batch[0]).success).toBe(true)
})

test('every kind of act has its shape, and nothing beside it', () => {
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

test('one batch at a time, the oldest first, repeated under the same ids until answered', () => {
  const events = many(box.mostInBatch + 10)
  const first = box.take(filled(events))
  expect(first.batch.map((one) => one.event.id)).toEqual(events.slice(0, box.mostInBatch).map(({ id }) => id))
  expect(box.take(first.outbox).batch).toEqual([])
  const again = box.take(box.retry(first.outbox))
  expect(again.batch).toEqual(first.batch)
  const ids = again.batch.map((one) => one.event.id)
  const done = box.sent(again.outbox, ids, at(minute))
  expect(box.waiting(done).length).toBe(10)
  expect(box.take(done).batch.map(({ sequence }) => sequence)[0]).toBe(box.mostInBatch + 1)
})

test('waits longer from failure to failure, a minute at the most, and not after an answer', () => {
  const outbox = filled(many(1))
  expect(box.retryDelay(outbox)).toBe(0)
  const delays = [0, 1, 2, 5, 6, 90].map((failures) => box.retryDelay({ ...outbox, failures }))
  expect(delays).toEqual([0, 2000, 4000, 32_000, 60_000, 60_000])
  expect(box.retry(box.retry(outbox)).failures).toBe(2)
  expect(box.sent(box.retry(outbox), waitingIds(outbox), at(0)).failures).toBe(0)
})

test('a conflict is kept until somebody has seen it; the first answer stays', () => {
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

test('what the snapshot may not hold yet is kept, and a place is never given twice', () => {
  const outbox = filled(many(2))
  const [one = '', two = ''] = waitingIds(outbox)
  const answered = box.sent(box.sent(outbox, [one], at(0)), [two], at(minute))
  expect(box.forget(answered, at(0)).kept.length).toBe(2)
  expect(box.forget(answered, at(minute)).kept.map((kept) => kept.event.id)).toEqual([two])
  const emptied = box.forget(answered, at(2 * minute))
  expect(box.add(box.openOutbox(JSON.parse(JSON.stringify(emptied))), event(9)).kept[0]?.sequence).toBe(3)
})

describe('storage gives back', () => {
  test('nothing, something else, or pieces: what is whole is kept in order, each once, and the rest set aside', () => {
    expect(box.openOutbox(undefined)).toEqual(box.emptyOutbox)
    for (const wrong of ['x', 7, [], { kept: 'no' }]) {
      expect(box.openOutbox(wrong)).toMatchObject({ kept: [], next: 1 })
    }
    expect(box.openOutbox('x').damaged).toEqual(['x'])
    const [one, two] = filled(many(2)).kept
    const broken = { sequence: 'x' }
    const opened = box.openOutbox({ next: 'x', kept: [two, broken, one, two], damaged: ['old'], in_flight: ['y'] })
    expect(opened).toEqual({ ...box.emptyOutbox, next: 3, kept: [one, two], damaged: ['old', broken] })
  })

  test('anything at all, without a throw', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(box.openOutbox(stored).next).toBeGreaterThan(0)
      }),
    )
  })
})

type Step = 'add' | 'send' | 'lose_request' | 'lose_answer' | 'half' | 'crash' | 'pull'
const step = fc.constantFrom<Step>('add', 'add', 'add', 'send', 'lose_request', 'lose_answer', 'half', 'crash', 'pull')

test('whatever is interleaved, the server has every act exactly once and in order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const server = new Map<string, number>()
      const done: string[] = []
      let outbox = box.emptyOutbox
      let clock = 0
      const receive = (batch: ReturnType<typeof box.take>['batch']) => {
        for (const one of batch) if (!server.has(one.event.id)) server.set(one.event.id, one.sequence)
        return batch.map((one) => one.event.id)
      }
      const play = (one: Step) => {
        clock++
        if (one === 'add') {
          const made = event(clock)
          done.push(made.id)
          outbox = box.add(box.add(outbox, made), made)
          return
        }
        if (one === 'crash') outbox = box.openOutbox(JSON.parse(JSON.stringify(outbox)))
        else if (one === 'pull') outbox = box.forget(outbox, at(clock))
        else {
          const taken = box.take(outbox)
          outbox = taken.outbox
          if (one === 'lose_request') outbox = box.retry(outbox)
          else if (one === 'lose_answer') {
            receive(taken.batch)
            outbox = box.retry(outbox)
          } else if (one === 'half') {
            const ids = receive(taken.batch.slice(0, Math.ceil(taken.batch.length / 2)))
            outbox = box.retry(box.sent(outbox, ids, at(clock)))
          } else outbox = box.sent(outbox, receive(taken.batch), at(clock))
        }
      }
      for (const one of steps) {
        play(one)
        const kept = new Set(outbox.kept.map((held) => held.event.id))
        expect(done.filter((id) => !kept.has(id) && !server.has(id))).toEqual([])
      }
      play('crash')
      for (let round = 0; round < 3; round++) play('send')
      expect([...server.keys()]).toEqual(done)
      expect([...server.values()]).toEqual(done.map((_, place) => place + 1))
      expect(box.waiting(outbox)).toEqual([])
    }),
  )
})
