/** What the server said of single passes beside a snapshot: the younger word counts, and what nobody knows stays unknown. */
import { expect, test } from 'vitest'
import { at, entryFacts, entryOf, minute, revocationOf, snapshotOf } from '../verdict/verdictFacts.ts'
import { withAsked } from './askedPasses.ts'

const passId = 'ab'.repeat(16)
const other = entryOf({
  authorization_id: '01980000-0000-7000-8000-000000000009',
  pass: { id: passId, generation: 7 },
})
const own = entryFacts.pass?.id ?? ''
const nothing = { entries: [], revocations: [] }

test('what it knows is added to the snapshot', () => {
  const revocations = [revocationOf({ pass_id: passId, generation: 6 })]
  const seen = withAsked(snapshotOf(), new Map([[passId, { taken_at: at(0), entries: [other], revocations }]]))
  expect(seen).toMatchObject({ entries: [entryFacts, other], revocations })
  expect(seen.strangers?.size).toBe(0)
})

test('of a pass that both know the younger word counts', () => {
  const changed = entryOf({ pass: { id: own, generation: 9 } })
  const asked = (takenAt: string) => new Map([[own, { taken_at: takenAt, entries: [changed], revocations: [] }]])
  expect(withAsked(snapshotOf(), asked(at(0))).entries).toEqual([changed])
  expect(withAsked(snapshotOf(), asked(at(-2 * minute))).entries).toEqual([entryFacts])
})

test('what it does not know is a stranger, until a later snapshot knows it', () => {
  const asked = (takenAt: string) => new Map([[own, { taken_at: takenAt, ...nothing }]])
  expect(withAsked(snapshotOf({ entries: [] }), asked(at(-minute * 9))).strangers).toEqual(new Set([own]))
  expect(withAsked(snapshotOf(), asked(at(-minute * 9))).strangers).toEqual(new Set())
  const revoked = snapshotOf({ entries: [], revocations: [revocationOf()] })
  expect(withAsked(revoked, asked(at(-minute * 9))).strangers).toEqual(new Set())
})

test('with nothing asked the snapshot is the snapshot', () => {
  const known = snapshotOf()
  expect(withAsked(known, new Map())).toBe(known)
})
