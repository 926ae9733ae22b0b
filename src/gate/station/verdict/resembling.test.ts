/** A pass of a home for a person or car like one that the home refuses. */
import { expect, test } from 'vitest'
import type { HomeRule } from '../../arrivals/homeRules/homeRules.ts'
import type { Entry, Snapshot } from '../facts/gate.snapshot.ts'
import { judge } from './verdict.ts'
import { entryOf, noon, snapshotOf, surely, tokenOf } from './verdictFacts.ts'

const limit = { let_in: true, daily_most: null }
const line: HomeRule = {
  ...{ id: '01980000-0000-7000-8000-0000000000bb', kind: 'visit', company: null, action: 'refuse' },
  ...{ name: 'Lucía Núñez Paz', plate: 'QRG123A', days: [], from: null, until: null },
  ...{ daily_most: null, until_day: null, expected_until: null },
}

const refusing = (entry: Partial<Entry>, unit = 'A-101'): Snapshot =>
  snapshotOf({
    entries: [entryOf(entry)],
    home_rules: [{ unit, rules: [{ ...line, days: [] }], uses: [] }],
    home_rule_limits: { delivery: limit, taxi: limit, service: limit },
  })
const judged = (entry: Partial<Entry>, unit?: string) =>
  judge({ kind: 'pass', token: tokenOf() }, refusing(entry, unit), surely(noon))

test.each<[string, Partial<Entry>]>([
  ['a similar name', {}],
  ['the name itself', { last_name: 'Núñez Paz' }],
  ['a similar plate', { name: 'Julio', last_name: 'Mora', plates: ['QRG1Z3A'] }],
  ['a second plate', { name: 'Julio', last_name: 'Mora', plates: ['ABC1234', 'QRG123A'] }],
  ['a similar plate of a car', { kind: 'vehicle', name: 'Nissan', last_name: null, plates: ['QRG1Z3A'] }],
])('warns of a pass with %s: never green, a document is compared', (_, entry) => {
  expect(judged(entry)).toMatchObject({ tone: 'amber', act: 'entry', check: 'document', resembles: true })
})

test.each<[string, Partial<Entry>, string?]>([
  ['another name', { name: 'Julio', last_name: 'Mora' }],
  ['a refusal of another home', {}, 'A-102'],
  ['a resident', { kind: 'co_resident', lives: { kind: null, logged: true } }],
  ['an answer of a home that read the warning', { ask: { until: '2026-03-10T18:01:00Z', outcome: null } }],
])('does not warn of %s', (_, entry, unit) => {
  expect(judged(entry, unit).resembles).toBeUndefined()
})

test.each<[string, Partial<Entry>]>([
  ['ended', { valid_from: '2026-03-08T18:00:00Z', valid_until: '2026-03-09T18:00:00Z' }],
  ['is over', { status: 'inactive' }],
])('warns before an entry with a reason by a pass that %s', (_, entry) => {
  const verdict = judge(
    { kind: 'chosen', authorization_id: entryOf({}).authorization_id },
    refusing({ ...entry, name: 'Julio', last_name: 'Mora', plates: ['QRG123A'] }),
    surely(noon),
  )
  expect(verdict).toMatchObject({ tone: 'red', entry: 'with_reason', resembles: true })
})

test.each(['QRG123A', 'QRG1Z3A'])('names the home that refuses the car %s, which has no pass', (plate) => {
  const typed = (unit?: string) => judge({ kind: 'plate', plate }, refusing({ plates: [] }, unit), surely(noon))
  expect(typed()).toMatchObject({ tone: 'red', reason: { code: 'unknown_plate' }, refused_by: ['A-101'] })
  expect(typed('A-102').refused_by).toEqual(['A-102'])
  expect(judge({ kind: 'plate', plate: 'XYZ999' }, refusing({}), surely(noon)).refused_by).toBeUndefined()
})

test('does not warn when a person like a refused one leaves', () => {
  const leaving = judged({ inside: { since: '2026-03-10T17:00:00Z', gate: null } })
  expect(leaving).toMatchObject({ act: 'exit' })
  expect(leaving.resembles).toBeUndefined()
})
