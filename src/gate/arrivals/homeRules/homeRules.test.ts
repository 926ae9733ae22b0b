import { expect, test } from 'vitest'
import { drawing, seedOfRun } from '../../../../tests/support/chance.ts'
import { frequentNames } from '../../../../tests/support/frequentNames.ts'
import { draws } from '../../../../tests/support/scope.ts'
import { namesAlike, platesAlike } from './alike.ts'
import { decideByRules, type HomeRule, openLimits, type RuleLimits, type RuleUse } from './homeRules.ts'

const zone = 'America/Bogota'
const noon = Date.parse('2026-03-04T17:00:00Z')
const late = Date.parse('2026-03-05T03:30:00Z')
const rule = (id: string, more: Partial<HomeRule>): HomeRule => ({
  ...{ id, kind: 'delivery', company: null, name: null, plate: null, action: 'let_in', days: [], from: null },
  ...{ until: null, daily_most: null, until_day: null, expected_until: null, ...more },
})
const anyDelivery = rule('a', {})
const rappi = rule('b', { company: 'Rappi' })
const came = { kind: 'delivery', company: 'Rappi', name: null, plate: null } as const

function said(
  rules: HomeRule[],
  arriving: Parameters<typeof decideByRules>[1] = came,
  now = noon,
  uses: RuleUse[] = [],
  limits: RuleLimits = openLimits,
) {
  const { action, rule, because } = decideByRules({ rules, uses, limits }, arriving, now, zone)
  return [action, rule?.id ?? null, because]
}

test('applies the most specific rule, and asks at a tie between different actions', () => {
  expect(said([])).toEqual(['ask', null, null])
  expect(said([anyDelivery])).toEqual(['let_in', 'a', null])
  expect(said([anyDelivery, rule('b', { company: 'rappi', action: 'leave_at_gate' })])).toEqual([
    'leave_at_gate',
    'b',
    null,
  ])
  expect(said([anyDelivery, rule('b', { action: 'refuse' })])).toEqual(['ask', null, 'tie'])
  expect(said([rule('b', {}), anyDelivery])).toEqual(['let_in', 'a', null])
  expect(said([rappi], { ...came, company: 'Amazon' })).toEqual(['ask', null, null])
})

test('asks the home at night despite a rule without a company, and admits by a company or an expected delivery', () => {
  expect(said([anyDelivery], came, late)).toEqual(['ask', 'a', 'night'])
  expect(said([rappi], came, late)).toEqual(['let_in', 'b', null])
  const expected = rule('c', { expected_until: '2026-03-05T04:00:00Z' })
  expect(said([expected], came, late)).toEqual(['let_in', 'c', null])
})

test('admits an expected delivery once, also where its company would be asked, and keeps a refused name out', () => {
  const expected = rule('c', { expected_until: '2026-03-04T18:00:00Z' })
  const used = [{ rule_id: 'c', kind: 'delivery', at: '2026-03-04T16:59:00Z' } as const]
  expect(said([expected, rule('b', { company: 'Rappi', action: 'ask' })])).toEqual(['let_in', 'c', null])
  expect(said([expected], came, noon, used)).toEqual(['ask', null, null])
  expect(said([expected], came, Date.parse('2026-03-04T18:00:01Z'))).toEqual(['ask', null, null])
  const nobody = rule('d', { kind: 'visit', name: 'Luis Gómez', action: 'refuse' })
  expect(said([expected, nobody], { ...came, name: 'LUIS GOMEZ PEÑA' })).toEqual(['refuse', 'd', null])
})

const line = (more: Partial<HomeRule>) => rule('0', { kind: 'visit', action: 'refuse', ...more })
const bruno = line({ name: 'Bruno Salas', plate: 'QRG123A' })

test.each([
  ['by the name alone', { kind: 'visit', name: 'Bruno Salas', plate: null }, ['refuse', '0', null]],
  ['by the plate alone', { kind: 'visit', name: 'Otro Nombre', plate: 'QRG123A' }, ['refuse', '0', null]],
  ['as a courier', { kind: 'delivery', name: 'BRUNO SALAS', plate: null }, ['refuse', '0', null]],
  ['in a car that the home lets in', { kind: 'taxi', name: 'Bruno Salas', plate: 'ABC123' }, ['refuse', '0', null]],
  ['a name that is near', { kind: 'delivery', name: 'B. Salas', plate: null }, ['ask', '0', 'alike']],
  ['a plate that is near', { kind: 'visit', name: 'Otro Nombre', plate: 'QRG1Z3A' }, ['ask', '0', 'alike']],
  ['a courier whose name nobody asked', { kind: 'delivery', name: null, plate: null }, ['ask', null, 'nameless']],
  ['somebody else', { kind: 'delivery', name: 'Ana Ruiz', plate: null }, ['let_in', 'b', null]],
] as const)('applies a refusal of a person: %s', (_, who, decision) => {
  const car = rule('c', { kind: 'taxi', plate: 'ABC123' })
  expect(said([bruno, rappi, car], { company: 'Rappi', ...who })).toEqual(decision)
})

test('admits no arrival that matches a refusal, and none without a name where a home refuses a person', () => {
  const { chance, one } = drawing(seedOfRun)
  const names = frequentNames(200)
  const spoken = (name: string) => {
    const words = name.split(' ').filter((_, at) => at === 0 || chance() < 0.6)
    return words.length > 1 ? words.map((word) => (chance() < 0.2 ? word.slice(0, 1) : word)).join(' ') : name
  }
  const seen = new Map<string, number>()
  for (let round = 0; round < draws(2_000, 100_000); round += 1) {
    const [name, plate] = [one(names), one(['QRG123A', 'QR0123A', 'ABC123'])]
    const refused = line(one([{ name }, { plate }, { name, plate }]))
    const who = one(['delivery', 'taxi', 'service', 'visit'] as const)
    const arriving = {
      ...{ kind: who, company: one(['Rappi', null]) },
      name: chance() < 0.2 ? null : spoken(chance() < 0.7 ? name : one(names)),
      plate: one([plate, 'QRG123A', null]),
    }
    const lets = (['delivery', 'taxi', 'service'] as const).flatMap((kind) => [
      rule(`${kind} name`, { kind, name: arriving.name }),
      rule(`${kind} plate`, { kind, plate: arriving.plate, company: 'Rappi' }),
      rule(`${kind} any`, { kind, daily_most: 3 }),
    ])
    const [action, , because] = said([refused, ...lets.filter(() => chance() < 0.6)], arriving)
    const says = [
      refused.name && arriving.name ? namesAlike(refused.name, arriving.name) : 'other',
      refused.plate && arriving.plate ? platesAlike(refused.plate, arriving.plate) : 'other',
    ]
    const met = says.includes('same') ? 'same' : says.includes('alike') ? 'alike' : 'other'
    const about = JSON.stringify({ refused, arriving, action, because })
    if (met === 'same') expect(action, about).toBe('refuse')
    if (met === 'alike') expect([action, because], about).toEqual(['ask', 'alike'])
    if (met === 'other' && refused.name && !arriving.name) expect(action, about).not.toBe('let_in')
    const how = `${met} ${action}`
    seen.set(how, (seen.get(how) ?? 0) + 1)
  }
  expect([...seen.keys()].sort()).toEqual(['alike ask', 'other ask', 'other let_in', 'same refuse'])
})

test('warns when a refused courier’s name comes from another company', () => {
  const courier = line({ kind: 'delivery', company: 'Rappi', name: 'Luis Gómez' })
  expect(said([courier], { ...came, name: 'Luis Gómez' })).toEqual(['refuse', '0', null])
  expect(said([courier], { ...came, company: 'Amazon', name: 'Luis Gómez' })).toEqual(['ask', '0', 'alike'])
})

test('asks about a visitor without a document instead of letting in, and still refuses', () => {
  const without = { ...came, no_document: true }
  expect(said([rappi], without)).toEqual(['ask', null, 'no_document'])
  expect(said([rule('b', { action: 'refuse' })], without)).toEqual(['refuse', 'b', null])
})

test('applies the days, the hours, the last day and the daily maximum of a rule', () => {
  expect(said([rule('a', { days: [3], company: 'Rappi' })])).toEqual(['let_in', 'a', null])
  expect(said([rule('a', { days: [4], company: 'Rappi' })])).toEqual(['ask', null, null])
  const night = rule('a', { company: 'Rappi', days: [3], from: '22:00', until: '02:00' })
  expect(said([night], came, Date.parse('2026-03-05T06:59:00Z'))).toEqual(['let_in', 'a', null])
  expect(said([night], came, Date.parse('2026-03-05T07:00:00Z'))).toEqual(['ask', null, null])
  expect(said([rule('a', { until_day: '2026-03-03' })])).toEqual(['ask', null, null])
  const twice = rule('a', { daily_most: 2 })
  const uses = ['2026-03-04T05:00:00Z', '2026-03-04T15:00:00Z'].map((at) => ({
    rule_id: 'a',
    kind: 'delivery' as const,
    at,
  }))
  expect(said([twice], came, noon, uses.slice(1))).toEqual(['let_in', 'a', null])
  expect(said([twice], came, noon, uses)).toEqual(['ask', 'a', 'used_up'])
})

test('applies the limits of the condominium before the rules of the home', () => {
  const closed = { ...openLimits, delivery: { let_in: false, daily_most: null } }
  expect(said([rappi, rule('a', { action: 'refuse' })], came, noon, [], closed)).toEqual(['ask', 'b', 'condominium'])
  const one = { ...openLimits, delivery: { let_in: true, daily_most: 1 } }
  const use = { rule_id: 'x', kind: 'delivery', at: '2026-03-04T16:00:00Z' } as const
  expect(said([rappi], came, noon, [use], one)).toEqual(['ask', 'b', 'condominium'])
})
