/** A station reads what it knows of a newer server's snapshot; a page of the first shape is told only what it knows. */
import { expect, test } from 'vitest'
import { formerOf } from '../../../tests/former/former.ts'
import { conflictOf } from '../station/outbox.ts'
import { openSnapshot } from '../station/stationSnapshot.ts'
import { judge } from '../verdict/verdict.ts'
import { entryFacts, noon, revocationOf, snapshotOf, surely, tokenOf } from '../verdict/verdictFacts.ts'
import { firstAnswers, firstSnapshot } from './gate.snapshot.first.ts'
import { readSnapshot, type Snapshot, snapshot } from './gate.snapshot.ts'

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

/** The same with one field more in every object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMore(one)])), learned: [{ a: 1 }] }
}
/** Keys are named by number; nothing else may stand among them. */
const newer = { ...(withMore(whole) as object), keys: whole.keys }

const readers: readonly [string, (told: unknown) => Snapshot | null][] = [
  ['a station', readSnapshot],
  ['the server, for a page of the first shape,', (told) => snapshot.parse(firstSnapshot(told))],
]

test('a station reads the fields that it knows from a newer snapshot, and ignores the rest', () => {
  expect(snapshot.safeParse(newer).success).toBe(false)
  expect(readSnapshot(newer)).toEqual(whole)
})

/** The names of all that is in it, wherever it stands; units and keys have names of their own. */
function namesIn(value: unknown, where = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, `${where}[]`))
  if (typeof value !== 'object' || value === null || where === '.keys') return [where]
  return Object.entries(value).flatMap(([name, one]) => [where, ...namesIn(one, `${where}.${name}`)])
}

test('a page of the first snapshot version gets exactly the fields that its device stored', () => {
  const told = firstSnapshot(newer)
  expect(whole).toMatchObject(told)
  const held = formerOf('d2f3781').station.pieces.find(({ name }) => name === 'snapshot')?.value
  const kept = new Set(namesIn(openSnapshot(held)))
  // No code had died there.
  expect(told.revocations).toEqual(whole.revocations)
  expect(namesIn({ ...told, revocations: [] }).filter((name) => !kept.has(name))).toEqual([])
})

test.each(readers)('%s lets nobody in whose state is unknown to it', (_, read) => {
  const told = { ...whole, entries: [{ ...entryFacts, status: 'frozen' }], revocations: [] }
  const known = read(told)
  expect(known?.entries[0]?.status).toBe('inactive')
  expect(known && judge({ kind: 'pass', token: tokenOf() }, known, surely(noon)).tone).toBe('red')
})

test.each(readers)('%s treats every reason in the list of dead codes as dead, also unknown ones', (_, read) => {
  const told = { ...whole, entries: [], revocations: [{ ...revocationOf(), why: 'lent' }] }
  const known = read(told)
  expect(known?.revocations).toEqual([{ ...revocationOf(), why: 'revoked' }])
  expect(known && judge({ kind: 'pass', token: tokenOf() }, known, surely(noon)).tone).toBe('red')
})

test.each(readers)('%s leaves out people of an unknown kind, and stops their codes', (_, read) => {
  const stranger = { ...entryFacts, authorization_id: '01980000-0000-7000-8000-00000000000d', kind: 'drone' }
  const waiting = { ...stranger, pass: null }
  const told = { ...whole, entries: [...whole.entries, stranger, waiting], revocations: [] }
  const known = read({ ...told, entries: [stranger, waiting] })
  expect(known?.entries).toEqual([])
  expect(known?.revocations).toMatchObject([{ why: 'revoked', generation: entryFacts.pass?.generation }])
  for (const code of [{ kind: 'pass', token: tokenOf() } as const, { kind: 'number', number: '04711' } as const]) {
    expect(known && judge(code, known, surely(noon)).tone).toBe('red')
  }
  expect(read(told)?.entries).toEqual(whole.entries)
})

test.each([
  ['of another format', { ...whole, format: 2 }],
  ['with an entry in pieces', { ...whole, entries: [{ ...entryFacts, suspended: 'yes' }] }],
  ['without its entries', { ...whole, entries: undefined }],
])('rejects a snapshot %s', (_, told) => {
  expect(readSnapshot(told)).toBeNull()
})

test('treats an unknown conflict of a newer server as a refusal', () => {
  const at = entryFacts.created_at
  const answers = [
    { id: entryFacts.authorization_id, conflict: 'unheard_of' },
    { id: entryFacts.authorization_id, conflict: 'unknown' },
    { id: entryFacts.authorization_id, conflict: null },
  ]
  const read = firstAnswers.parse({ at, answers, more: 1 })
  expect(read.answers.map(({ conflict }) => conflict)).toEqual(['not_allowed', 'unknown', null])
  expect(Object.keys(read)).toEqual(['at', 'answers'])
  expect(['unheard_of', 'unknown', 'not_taken'].map(conflictOf)).toEqual(['not_allowed', 'unknown', 'not_taken'])
})
