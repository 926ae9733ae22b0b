/** Likely units have a button in the form of an unannounced arrival. */
import { expect, test } from 'vitest'
import { at, hour, minute, noon, snapshotOf } from '../verdict/verdictFacts.ts'
import { likelyUnits } from './likelyUnits.ts'

const limit = { let_in: true, daily_most: null }
const rule = (id: number, until: string | null) => ({
  ...{ id: `01980000-0000-7000-8000-${String(id).padStart(12, '0')}`, kind: 'delivery', action: 'let_in' as const },
  ...{ company: null, name: null, plate: null, days: [], from: null, until: null, daily_most: null, until_day: null },
  ...{ kind: 'delivery' as const, expected_until: until },
})
const came = (unit: string, kind: 'delivery' | 'emergency' | null, id: number) => ({
  ...{ id: `01980000-0000-7000-8000-${String(id).padStart(12, '0')}`, at: at(-hour), event_type: 'entry' },
  ...{ name: 'Rappi', unit, gate: null, arrival_kind: kind },
})

test('puts homes that expect a delivery first, then those with most arrivals, and leaves out unknown units', () => {
  const snapshot = {
    ...snapshotOf({ units: ['1', '2', '3', '4', '5'], unreached_units: ['6'] }),
    home_rule_limits: { delivery: limit, taxi: limit, service: limit },
    home_rules: [
      { unit: '1', rules: [rule(1, null)], uses: [] },
      {
        unit: '2',
        rules: [rule(2, at(minute))],
        uses: [{ rule_id: rule(2, null).id, kind: 'delivery' as const, at: at(-minute) }],
      },
      { unit: '3', rules: [rule(3, at(-minute))], uses: [] },
      { unit: '4', rules: [rule(4, at(minute))], uses: [] },
    ],
    recent: [
      came('5', 'delivery', 11),
      came('6', 'delivery', 12),
      came('6', 'delivery', 13),
      came('1', null, 14),
      came('2', 'emergency', 15),
      came('gone', 'delivery', 16),
    ],
  }
  expect(likelyUnits(snapshot, noon)).toEqual([
    { unit: '4', expects: true },
    { unit: '6', expects: false },
    { unit: '5', expects: false },
  ])
})

test('returns at most as many units as a phone shows at once', () => {
  const units = Array.from({ length: 20 }, (_, place) => String(place))
  const recent = units.map((unit, place) => came(unit, 'delivery', place))
  expect(likelyUnits(snapshotOf({ units, recent }), noon)).toHaveLength(6)
})
