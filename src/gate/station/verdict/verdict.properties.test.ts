/** No scan may break these rules, over random people, codes, clocks and broken bytes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pass } from '../../../authorizations/passes/pass.ts'
import type { Entry } from '../facts/gate.snapshot.ts'
import { type ClockDoubt, clockDoubts, type StationTime } from '../facts/stationClock.ts'
import { type Code, judge, type Verdict } from './verdict.ts'
import {
  at,
  entryOf,
  hour,
  inside,
  minute,
  noon,
  passFacts,
  revocationOf,
  snapshotOf,
  surely,
  tokenOf,
} from './verdictFacts.ts'

/** Most drawn values are usual, so that often only one thing is wrong. */
const mostly = <T>(usual: NoInfer<T>, any: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, any)
const near = mostly(0, fc.integer({ min: -30 * hour, max: 30 * hour }))
const window = fc.option(fc.tuple(mostly(-hour, near), fc.integer({ min: 1, max: 60 * hour })))
const kind = fc.constantFrom<Pass['kind']>('co_resident', 'temporary_visitor', 'permanent_visitor', 'worker', 'vehicle')
const time: fc.Arbitrary<StationTime> = fc
  .tuple(near, mostly<ClockDoubt | null>(null, fc.constantFrom(...clockDoubts)))
  .map(([off, why]) => (why ? { now: noon + off, doubtful: true, why } : surely(noon + off)))

const entry: fc.Arbitrary<Entry> = fc
  .record({
    kind,
    status: mostly<Entry['status']>('active', fc.constantFrom('inactive', 'approved', 'denied', 'pending_approval')),
    suspended: mostly(false, fc.boolean()),
    stands: mostly(true, fc.boolean()),
    closed: fc.boolean(),
    window,
    inside: mostly<Entry['inside']>(null, fc.constant(inside)),
    generation: fc.integer({ min: 1, max: 4 }),
    days: mostly<number[] | null>(null, fc.subarray([1, 2, 3, 4, 5, 6, 7])),
  })
  .map(({ window: drawn, generation, days, ...more }) =>
    entryOf({
      ...more,
      pass: { id: passFacts.pass_id, generation },
      valid_from: drawn && at(drawn[0]),
      valid_until: drawn && at(drawn[0] + drawn[1]),
      schedule: days && { days, from: '08:00', until: '13:00' },
    }),
  )

const world = fc
  .record({
    entries: fc.array(entry, { maxLength: 1, size: 'max' }),
    revoked: mostly<number | null>(null, fc.integer({ min: 1, max: 4 })),
    taken: near,
  })
  .map(({ entries, revoked, taken }) =>
    snapshotOf({
      entries,
      taken_at: at(taken),
      revocations: revoked === null ? [] : [revocationOf({ generation: revoked, why: 'revoked' })],
    }),
  )

const tokens = [1, 2, 3, 4].flatMap((generation) =>
  [6 * 60, null].map((minutes) => ({ generation, token: tokenOf({ generation, minutes }) })),
)
const shown = fc.constantFrom(...tokens)
const code: fc.Arbitrary<Code> = fc.oneof(
  shown.map(({ token }): Code => ({ kind: 'pass', token })),
  fc.constantFrom<Code>(
    { kind: 'number', number: '04711' },
    { kind: 'number', number: '00000' },
    { kind: 'plate', plate: 'ABC1234' },
    { kind: 'chosen', authorization_id: entryOf().authorization_id },
  ),
)
const holds = (property: fc.IProperty<unknown[]> | ReturnType<typeof fc.property>, numRuns = 300) =>
  fc.assert(property, { numRuns })

const sane = (verdict: Verdict) => {
  expect(['green', 'amber', 'red']).toContain(verdict.tone)
  expect(verdict.reason.code).not.toBe('')
  expect(verdict.entry === 'no' && verdict.act === 'entry').toBe(false)
}

test('allows an exit for every known person with any verdict, and no other act for people inside', () => {
  holds(
    fc.property(code, world, time, (drawn, there, now) => {
      const verdict = judge(drawn, there, now)
      expect(verdict.exit).toBe(verdict.subject ? 'record' : 'open')
      if (verdict.subject?.known && verdict.subject.entry.inside) expect(verdict.act).toBe('exit')
      sane(verdict)
    }),
  )
})

test('shows green only for people who are known, allowed now, and not stopped', () => {
  let greens = 0
  holds(
    fc.property(code, world, time, (drawn, there, now) => {
      const verdict = judge(drawn, there, now)
      if (verdict.tone !== 'green') return
      greens++
      const [known] = there.entries
      if (!known) throw new Error('green, and nobody is known')
      expect(verdict.subject).toMatchObject({ known: true })
      expect(now.doubtful).toBe(false)
      expect(now.now - Date.parse(there.taken_at)).toBeLessThanOrEqual(72 * hour)
      expect(['active', 'approved']).toContain(known.status)
      expect([known.suspended, known.stands]).toEqual([false, true])
      expect(Date.parse(known.valid_from ?? at(-99 * hour))).toBeLessThanOrEqual(now.now + 5 * minute)
      expect(Date.parse(known.valid_until ?? at(99 * hour))).toBeGreaterThan(now.now - 5 * minute)
      if (known.inside) expect(['co_resident', 'vehicle']).toContain(known.kind)
    }),
    1000,
  )
  expect(greens).toBeGreaterThan(20)
})

test('refuses a revoked or older generation: it is not green and needs a reason to enter', () => {
  holds(
    fc.property(shown, world, time, ({ token, generation }, there, now) => {
      const verdict = judge({ kind: 'pass', token }, there, now)
      const dead = there.revocations.some((one) => one.generation >= generation)
      const lower = there.entries.some((one) => (one.pass?.generation ?? 0) > generation)
      if (!dead && !lower) return
      expect(verdict.tone).not.toBe('green')
      expect(['free', 'after_check']).not.toContain(verdict.entry)
    }),
  )
})

test('shows no green with an old snapshot or a doubtful clock, and makes no entry easier', () => {
  const ease = ['no', 'with_word', 'with_reason', 'after_check', 'free']
  holds(
    fc.property(code, world, near, (drawn, there, off) => {
      const fresh = { ...there, taken_at: at(off) }
      const plain = judge(drawn, fresh, surely(noon + off))
      const old = judge(drawn, { ...there, taken_at: at(off - 72 * hour - 1) }, surely(noon + off))
      const moved = judge(drawn, fresh, { now: noon + off, doubtful: true, why: 'wall_moved' })
      for (const verdict of [old, moved]) {
        expect(verdict.tone).not.toBe('green')
        expect(ease.indexOf(verdict.entry)).toBeLessThanOrEqual(ease.indexOf(plain.entry))
      }
    }),
  )
})
