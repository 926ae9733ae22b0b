/** What a home's rules say: the most specific wins, a tie asks, nobody comes in at night for their kind alone. */
import { expect, test } from 'vitest'
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

test('the most specific rule wins, and a tie between different actions asks', () => {
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

test('at night a kind alone lets nobody in, a company and an expected delivery do', () => {
  expect(said([anyDelivery], came, late)).toEqual(['ask', 'a', 'night'])
  expect(said([rappi], came, late)).toEqual(['let_in', 'b', null])
  const expected = rule('c', { expected_until: '2026-03-05T04:00:00Z' })
  expect(said([expected], came, late)).toEqual(['let_in', 'c', null])
})

test('an expected delivery is let in once, also where a company would be asked; who is refused by name stays out', () => {
  const expected = rule('c', { expected_until: '2026-03-04T18:00:00Z' })
  const used = [{ rule_id: 'c', kind: 'delivery', at: '2026-03-04T16:59:00Z' } as const]
  expect(said([expected, rule('b', { company: 'Rappi', action: 'ask' })])).toEqual(['let_in', 'c', null])
  expect(said([expected], came, noon, used)).toEqual(['ask', null, null])
  expect(said([expected], came, Date.parse('2026-03-04T18:00:01Z'))).toEqual(['ask', null, null])
  const nobody = rule('d', { kind: 'visit', name: 'Luis Gómez', action: 'refuse' })
  expect(said([expected, nobody], { ...came, name: 'LUIS GOMEZ PEÑA' })).toEqual(['refuse', 'd', null])
})

test('days, hours, the last day and a daily maximum', () => {
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

test('the condominium’s word stands above', () => {
  const closed = { ...openLimits, delivery: { let_in: false, daily_most: null } }
  expect(said([rappi, rule('a', { action: 'refuse' })], came, noon, [], closed)).toEqual(['ask', 'b', 'condominium'])
  const one = { ...openLimits, delivery: { let_in: true, daily_most: 1 } }
  const use = { rule_id: 'x', kind: 'delivery', at: '2026-03-04T16:00:00Z' } as const
  expect(said([rappi], came, noon, [use], one)).toEqual(['ask', 'b', 'condominium'])
})
