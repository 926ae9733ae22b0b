import { describe, expect, test } from 'vitest'
import { everything } from '../../../../tests/support/scope.ts'
import { at, entryOf, hour, inside, minute, noon, snapshotOf } from '../../station/verdict/verdictFacts.ts'
import {
  expectedOf,
  fullNameOf,
  guestListsOf,
  guestsInside,
  insideOf,
  partiesOf,
  recentOf,
  strangersInside,
  visitsInside,
} from './gateLists.ts'
import { foundIn } from './gateSearch.ts'

const of = (more: Parameters<typeof entryOf>[0], id: number) =>
  entryOf({ authorization_id: `01980000-0000-7000-8000-${String(id).padStart(12, '0')}`, ...more })
const named = (name: string, more: Parameters<typeof entryOf>[0] = {}, id = name.length) => of({ name, ...more }, id)

describe('expected today', () => {
  const names = (
    ...entries: Parameters<typeof snapshotOf>[0] extends { entries?: infer E } | undefined ? [E] : never
  ) => expectedOf(snapshotOf({ entries: entries[0] ?? [] }), noon).map(({ name }) => name)

  test('lists requests first, then by the time they are due', () => {
    const late = named('Late', { valid_from: at(3 * hour) })
    const soon = named('Soon', { valid_from: at(hour) })
    const asked = named('Asked', { status: 'pending_approval', valid_from: null, valid_until: null })
    const newest = named('Newest', { status: 'pending_approval', valid_from: null, created_at: at(-minute) })
    expect(names([late, soon, asked, newest])).toEqual(['Newest', 'Asked', 'Soon', 'Late'])
  })

  test('leaves out people who are inside, have left, may not enter, or come another day', () => {
    expect(
      names([
        named('Inside', { inside }),
        named('Left', { left_at: at(-minute) }),
        named('Denied', { status: 'denied' }),
        named('Suspended', { suspended: true }),
        named('Gone', { stands: false }),
        named('Over', { valid_until: at(-minute) }),
        named('Tomorrow', { valid_from: at(13 * hour), valid_until: at(20 * hour) }),
        named('Old', { status: 'pending_approval', created_at: at(-25 * hour) }),
        named('Phone', { status: 'pending_approval', closed: true }),
        named('Ended', { status: 'pending_approval', ask: { until: at(minute), outcome: 'left' } }),
        named('Later', { status: 'pending_approval', ask: { until: at(-minute), outcome: 'expired' } }),
        named('Home', { kind: 'co_resident', valid_from: null, valid_until: null }),
      ]),
    ).toEqual([])
  })

  test('lists workers on their days', () => {
    const worker = { kind: 'worker', valid_from: null, valid_until: null, status: 'active' } as const
    const schedule = (days: number[]) => ({ schedule: { days, from: '08:00', until: '13:00' } })
    expect(
      names([
        named('Tuesday', { ...worker, ...schedule([2]) }),
        named('Monday', { ...worker, ...schedule([1]) }),
        named('Always', { ...worker, ...schedule([]) }),
      ]),
    ).toEqual(['Tuesday', 'Always'])
  })
})

test('lists the bookings of today, those under way and those before midnight', () => {
  const party = (amenity: string, from: number, until: number) => ({
    ...{ reservation_id: '01980000-0000-7000-8000-0000000000f0', unit: 'A-101', host: 'Carolina', guest_count: 4 },
    ...{ amenity, from: at(from), until: at(until), guests: [] },
  })
  // The time is noon in that zone.
  const reservations = [
    party('over', -3 * hour, 0),
    party('under way', -hour, minute),
    party('tonight', 12 * hour - minute, 14 * hour),
    party('tomorrow', 12 * hour, 14 * hour),
  ]
  expect(partiesOf(snapshotOf({ reservations }), noon).map(({ amenity }) => amenity)).toEqual(['under way', 'tonight'])
})

test('lists the parties of homes of today, and those with a guest inside, and counts the people inside', () => {
  const guests = [named('In', { inside }, 1), named('Out', {}, 2), named('Late', { inside }, 3)]
  const [first, second, third] = guests.map(({ authorization_id }) => authorization_id)
  const party = (name: string, from: number, until: number, ids: (string | undefined)[] = []) => ({
    ...{ party_id: '01980000-0000-7000-8000-0000000000f1', unit: 'A-101', host: 'Carolina', places: 30, name },
    ...{ from: at(from), until: at(until), guests: ids.flatMap((id) => id ?? []) },
  })
  const parties = [
    party('over', -3 * hour, 0, [second]),
    party('over, with a guest', -3 * hour, 0, [third]),
    party('under way', -hour, minute, [first, second, '01980000-0000-7000-8000-0000000000aa']),
    party('tomorrow', 12 * hour, 14 * hour),
  ]
  const found = guestListsOf(snapshotOf({ entries: guests, parties }), noon)
  expect(found.map((list) => [list.party.name, list.guests.length, guestsInside(list)])).toEqual([
    ['over, with a guest', 1, 1],
    ['under way', 2, 1],
  ])
  expect(guestListsOf(snapshotOf({ entries: guests }), noon)).toEqual([])
})

test('lists people inside: overstays first with their reason, then by time of entry', () => {
  const came = (ago: number) => ({ since: at(-ago), gate: null })
  const entries = [
    named('New', { inside: came(minute) }, 1),
    named('Long', { inside: came(hour) }, 2),
    named('Over', { inside: came(minute), valid_until: at(-hour) }, 3),
    named('Out', {}, 4),
  ]
  const found = insideOf(snapshotOf({ entries }), noon)
  expect(found.map(({ entry, overstays }) => [entry.name, overstays?.code ?? null])).toEqual([
    ['Over', 'expired'],
    ['Long', null],
    ['New', null],
  ])
})

test('counts every person in a car, and one if the guard wrote no number', () => {
  const came = { inside: { since: at(0), gate: null } }
  const entries = [named('Taxi', { ...came, people: 4 }, 1), named('Ana', came, 2), named('Out', { people: 3 }, 3)]
  expect(visitsInside(snapshotOf({ entries }), noon)).toBe(5)
})

test('lists unknown people inside until they leave', () => {
  const one = { ...inside, kind: 'worker', token: 'G1:ONE' } as const
  const met = new Map([
    ['0123456789abcdef', one],
    ['other', null],
  ])
  expect(strangersInside({ ...snapshotOf(), met })).toEqual([{ ...one, number: '01234567' }])
})

test('lists the station’s own acts as recent before the server does, each once', () => {
  const came = named('Ana', { inside: { since: at(0), gate: null }, last_name: null })
  const told = { id: came.authorization_id, at: at(0), event_type: 'entry', name: 'Ana', unit: 'A-101', gate: null }
  const before = { ...told, at: at(-hour), name: 'Before' }
  expect(recentOf(snapshotOf({ entries: [came], recent: [before] })).map(({ name }) => name)).toEqual(['Ana', 'Before'])
  expect(recentOf(snapshotOf({ entries: [came], recent: [told] }))).toEqual([told])
})

test.each(['c 5', 'C-05', 'c5', 'casa c 05', 'LA CINCO'])('"%s" finds the people of C-05 first', (typed) => {
  const entries = [named('Eva', { unit: 'C-50' }, 1), named('Ana', { unit: 'C-05' }, 2)]
  const known = {
    ...snapshotOf({ entries }),
    units: ['C-05', 'C-50'],
    spellings: [['LA CINCO', 'C-05'] as [string, string]],
  }
  expect(foundIn(known, typed).entries[0]?.name).toBe('Ana')
})

describe('search', () => {
  const entries = [
    named('María José', { last_name: 'Núñez', unit: 'A-101', host: 'Carolina', plates: ['ABC-1234'] }, 1),
    named('Ana', { last_name: 'María', unit: 'B-202', host: 'Jorge', plates: [] }, 2),
  ]
  const snapshot = snapshotOf({ entries })
  const names = (text: string) => foundIn(snapshot, text).entries.map(fullNameOf)

  test.each([
    ['maria', ['María José Núñez', 'Ana María']],
    ['NUNEZ', ['María José Núñez']],
    ['nuñez jose', ['María José Núñez']],
    ['a-101', ['María José Núñez']],
    ['a 101', ['María José Núñez']],
    ['b 202', ['Ana María']],
    ['202', ['Ana María']],
    ['jorge', ['Ana María']],
    ['ose', []],
    ['', []],
    ['.*', []],
  ])('%s', (text, found) => {
    expect(names(text)).toEqual(found)
  })

  test('lists the people of a name before the visitors of a host of that name', () => {
    const visitor = named('Luis', { host: 'Jorge Solís', plates: [] }, 3)
    const known = snapshotOf({ entries: [visitor, ...entries, named('Ana', { last_name: 'Jorge', plates: [] }, 4)] })
    expect(foundIn(known, 'jorge').entries.map(({ name, host }) => [name, host])).toEqual([
      ['Ana', 'Carolina'],
      ['Luis', 'Jorge Solís'],
      ['Ana', 'Jorge'],
    ])
  })

  test('ignores invisible and look-alike characters', () => {
    const kept = [
      'Ana',
      'An\u200ba',
      'A\u00adna',
      '\ufeffAna',
      'Ana\u{e0041}',
      'Аna',
      'Anа',
      'Anα',
      'Aná',
      'ANA',
      'a\u2060na',
    ]
    const snapshot = snapshotOf({
      entries: kept.map((name, at) => named(name, { last_name: null, plates: [] }, at + 1)),
    })
    expect(foundIn(snapshot, 'ana').entries).toHaveLength(kept.length)
  })

  test('finds guests and their reservations', () => {
    const guest = { id: '01980000-0000-7000-8000-0000000000f1', name: 'Inés Bravo', entered_at: null, left_at: null }
    const reservation = {
      reservation_id: '01980000-0000-7000-8000-0000000000f0',
      amenity: 'Alberca',
      unit: 'A-101',
      host: 'Carolina',
      from: at(0),
      until: at(hour),
      guest_count: 4,
      guests: [guest],
    }
    const party = snapshotOf({ entries: [], reservations: [reservation] })
    expect(foundIn(party, 'ines').parties).toEqual([{ reservation, guest_id: guest.id }])
    expect(foundIn(party, 'alberca').parties).toEqual([{ reservation, guest_id: null }])
  })

  const crowd = () =>
    snapshotOf({
      entries: Array.from({ length: 5000 }, (_, id) => of({ name: `Persona ${id}`, last_name: 'López' }, id)),
    })

  test('finds one of five thousand people', () => {
    expect(foundIn(crowd(), 'persona 4999').entries).toHaveLength(1)
  })

  test.runIf(everything)('searches five thousand people as fast as a user types', () => {
    const many = crowd()
    foundIn(many, 'first look')
    const begun = performance.now()
    for (const text of ['p', 'pe', 'persona 49', 'lopez persona', 'nobody']) foundIn(many, text)
    // Some 10 ms each here; the bound is for a machine that is busy with other things.
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
