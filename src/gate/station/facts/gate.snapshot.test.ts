import { expect, test } from 'vitest'
import { conflictOf } from '../outbox.ts'
import { judge } from '../verdict/verdict.ts'
import { entryFacts, noon, revocationOf, snapshotOf, surely, tokenOf } from '../verdict/verdictFacts.ts'
import { readSnapshot, snapshot, withChanges } from './gate.snapshot.ts'

const whole = snapshotOf({
  revocations: [revocationOf()],
  reservations: [
    {
      reservation_id: '01980000-0000-7000-8000-00000000000a',
      amenity: 'Salón',
      unit: 'A-101',
      host: 'Carolina',
      from: entryFacts.created_at,
      until: entryFacts.created_at,
      guest_count: 1,
      guests: [{ id: '01980000-0000-7000-8000-00000000000b', name: 'Eva', entered_at: null, left_at: null }],
    },
  ],
  recent: [
    {
      id: '01980000-0000-7000-8000-00000000000c',
      at: entryFacts.created_at,
      event_type: 'entry',
      name: 'Eva',
      unit: 'A-101',
      gate: null,
      told: {
        agent_name: 'Inocente',
        sent_by: 'Gus',
        arrived_at: entryFacts.created_at,
        unproven: true,
        in_other_name: false,
        doubt: null,
        conflict: null,
      },
    },
  ],
  entries: [
    {
      ...entryFacts,
      schedule: { days: [1], from: '08:00', until: '17:00' },
      inside: { since: entryFacts.created_at, gate: null },
    },
  ],
})

/** Adds one unknown field to every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMore(one)])), learned: [{ a: 1 }] }
}
/** The keys of passes are numbered, so no other field may join them. */
const newer = { ...(withMore(whole) as object), keys: whole.keys }

test('reads the known fields of a newer snapshot, and ignores unknown ones', () => {
  expect(snapshot.safeParse(newer).success).toBe(false)
  expect(readSnapshot(newer)).toEqual(whole)
})

test('lets in no one with an unknown state', () => {
  const stored = { ...whole, entries: [{ ...entryFacts, status: 'frozen' }], revocations: [] }
  const known = readSnapshot(stored)
  expect(known?.entries[0]?.status).toBe('inactive')
  expect(known && judge({ kind: 'pass', token: tokenOf() }, known, surely(noon)).tone).toBe('red')
})

test('treats every reason in the list of dead codes as dead, also unknown ones', () => {
  const stored = { ...whole, entries: [], revocations: [{ ...revocationOf(), why: 'lent' }] }
  const known = readSnapshot(stored)
  expect(known?.revocations).toEqual([{ ...revocationOf(), why: 'revoked' }])
  expect(known && judge({ kind: 'pass', token: tokenOf() }, known, surely(noon)).tone).toBe('red')
})

test('leaves out people of an unknown kind, and stops their codes', () => {
  const stranger = { ...entryFacts, authorization_id: '01980000-0000-7000-8000-00000000000d', kind: 'drone' }
  const waiting = { ...stranger, pass: null }
  const stored = { ...whole, entries: [...whole.entries, stranger, waiting], revocations: [] }
  const known = readSnapshot({ ...stored, entries: [stranger, waiting] })
  expect(known?.entries).toEqual([])
  expect(known?.revocations).toMatchObject([{ why: 'revoked', generation: entryFacts.pass?.generation }])
  for (const code of [{ kind: 'pass', token: tokenOf() } as const, { kind: 'number', number: '04711' } as const]) {
    expect(known && judge(code, known, surely(noon)).tone).toBe('red')
  }
  expect(readSnapshot(stored)?.entries).toEqual(whole.entries)
})

const second = { ...entryFacts, authorization_id: '01980000-0000-7000-8000-0000000000ff' }
const since = {
  since: whole.version,
  version: '18',
  taken_at: whole.taken_at,
  count: 2,
  entries: [second],
  removed: [],
}

test('completes a snapshot with changed and removed entries and with changed parts', () => {
  const first = whole.entries[0]?.authorization_id
  expect(withChanges(whole, since)).toEqual({ ...whole, version: '18', entries: [...whole.entries, second] })
  expect(withChanges(whole, { ...since, count: 1, removed: [first], units: [], learned: 1 })).toEqual({
    ...{ ...whole, version: '18', units: [] },
    entries: [second],
  })
  const left = { ...second, status: 'inactive' }
  const completed = withChanges({ ...whole, entries: [second, ...whole.entries] }, { ...since, entries: [left] })
  expect(completed?.entries).toEqual([...whole.entries, left])
})

test.each([
  ['since another version', { since: '16' }],
  ['that leave another number of entries', { count: 3 }],
  ['with an entry of an unknown kind', { entries: [{ ...second, kind: 'drone' }] }],
  ['with an entry in pieces', { entries: [{ ...second, suspended: 'yes' }] }],
  ['without a number of entries', { count: undefined }],
])('completes no snapshot with changes %s', (_, more) => {
  expect(withChanges(whole, { ...since, ...more })).toBeNull()
})

test.each([
  ['of another format', { ...whole, format: 2 }],
  ['with an entry in pieces', { ...whole, entries: [{ ...entryFacts, suspended: 'yes' }] }],
  ['without its entries', { ...whole, entries: undefined }],
])('rejects a snapshot %s', (_, stored) => {
  expect(readSnapshot(stored)).toBeNull()
})

test('treats an unknown conflict of a newer server as a refusal', () => {
  expect(['unheard_of', 'unknown', 'not_taken'].map(conflictOf)).toEqual(['not_allowed', 'unknown', 'not_taken'])
})
