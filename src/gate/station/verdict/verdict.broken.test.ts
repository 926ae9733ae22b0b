/** Hostile or broken codes, snapshots and clocks return red or amber with a reason, and never throw. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase45, encodeBase45 } from '../../../authorizations/passes/passText.ts'
import { readSnapshot, type Snapshot, snapshot } from '../facts/gate.snapshot.ts'
import { recognize } from '../facts/lookup.ts'
import { keptSnapshot, openSnapshot } from '../stationSnapshot.ts'
import { type Code, judge, type Verdict } from './verdict.ts'
import { hour, noon, snapshotOf, surely, tokenOf } from './verdictFacts.ts'

const holds = (property: Parameters<typeof fc.assert>[0], numRuns = 300) => fc.assert(property, { numRuns })

const sane = ({ tone, reason, entry, act }: Verdict) => {
  expect(['green', 'amber', 'red']).toContain(tone)
  expect(reason.code).not.toBe('')
  expect(entry === 'no' && act === 'entry').toBe(false)
}

test('reads any input of the code field or names its error, and never shows unknown input green', () => {
  const received = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string().map((text) => `G1:${text}`),
    fc.constant(tokenOf().toLowerCase()),
  )
  holds(
    fc.property(received, (text) => {
      const read = recognize(text, snapshotOf())
      if (read.kind === 'search') return
      const verdict = judge(read, snapshotOf({ entries: [] }), surely(noon))
      expect(verdict.tone).not.toBe('green')
      sane(verdict)
    }),
  )
})

test('rejects a pass with flipped bits or a missing end', () => {
  const whole = decodeBase45(tokenOf().slice(3)) ?? new Uint8Array()
  const flips = fc.array(fc.integer({ min: 0, max: whole.length * 8 - 1 }), { minLength: 1, maxLength: 4 })
  holds(
    fc.property(flips, fc.integer({ min: 0, max: 98 }), (bits, length) => {
      const broken = whole.slice()
      for (const bit of new Set(bits)) broken[bit >> 3] = (broken[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      for (const bytes of [broken, whole.slice(0, Math.min(length, 97))]) {
        const verdict = judge({ kind: 'pass', token: `G1:${encodeBase45(bytes)}` }, snapshotOf(), surely(noon))
        expect(verdict).toMatchObject({ tone: 'red', subject: null, entry: 'no' })
      }
    }),
    100,
  )
})

const codes: Code[] = [
  { kind: 'pass', token: tokenOf() },
  { kind: 'number', number: '04711' },
]

test('rejects a stored snapshot with a changed byte, a missing end or another shape, and shows no green', () => {
  const kept = keptSnapshot(snapshotOf(), false)
  expect(openSnapshot(kept)).toEqual(snapshotOf())
  const never = (stored: unknown) => {
    const there = openSnapshot(stored)
    expect(there).toBeNull()
    for (const one of codes) expect(judge(one, there, surely(noon))).toMatchObject({ tone: 'red', entry: 'no' })
  }
  holds(
    fc.property(fc.nat(kept.text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (place, sign) => {
      if (kept.text[place] !== sign)
        never({ ...kept, text: kept.text.slice(0, place) + sign + kept.text.slice(place + 1) })
      never({ ...kept, text: kept.text.slice(0, place) })
      never({ ...kept, sum: kept.sum.slice(0, place % 64) })
    }),
    100,
  )
  holds(fc.property(fc.anything(), never))
  never(keptSnapshot(JSON.parse('{"format":2}'), false))
})

test('rejects a snapshot with fields of other types, and never throws if it is used anyway', () => {
  const names = Object.keys(snapshotOf()) as (keyof Snapshot)[]
  holds(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
      const wrong: Snapshot = JSON.parse(JSON.stringify({ ...snapshotOf(), [name]: value }))
      const read = readSnapshot(wrong)
      for (const one of codes) {
        sane(judge(one, read, surely(noon)))
        sane(judge(one, wrong, surely(noon)))
      }
    }),
  )
})

test('returns a verdict for any clock reading, and no green beyond its bounds', () => {
  const strange = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -1, 8.64e15 + 1, 2 ** 60))
  holds(
    fc.property(strange, fc.constantFrom(...codes), (now, one) => {
      const verdict = judge(one, snapshotOf(), surely(now))
      sane(verdict)
      if (!(Math.abs(now - noon) < 30 * hour)) expect(verdict.tone).not.toBe('green')
    }),
  )
  expect(judge({ kind: 'pass', token: tokenOf() }, snapshotOf({ entries: [] }), surely(Number.NaN))).toMatchObject({
    reason: { code: 'snapshot_old', taken_at: snapshotOf().taken_at },
    doubts: [{ code: 'clock_doubtful', why: 'unreadable' }],
  })
  for (const broken of ['null', '{}', '[]', '1', '{"now":"noon","doubtful":"no"}']) {
    for (const one of codes) expect(judge(one, snapshotOf(), JSON.parse(broken)).tone).not.toBe('green')
  }
})

test('rejects every malformed code with a reason', () => {
  holds(
    fc.property(fc.jsonValue(), (value) => {
      const verdict = judge(JSON.parse(JSON.stringify(value)), snapshotOf(), surely(noon))
      expect(verdict).toMatchObject({ tone: 'red', entry: 'no', exit: 'open' })
    }),
  )
})

test('accepts exactly the fields of the schema in the server’s snapshot', () => {
  const there = snapshotOf()
  expect(snapshot.parse(there)).toEqual(there)
  const [entry] = there.entries
  const refused = (more: object) => expect(snapshot.safeParse({ ...there, ...more }).success).toBe(false)
  refused({ more: 1 })
  refused({ entries: [{ ...entry, id_document: 'INE 778899' }] })
  refused({ entries: [{ ...entry, kind: 'pet' }] })
  refused({ keys: { 1: 'short' } })
  expect(readSnapshot({ ...there, keys: { 1: 'short' } })).toBeNull()
})
