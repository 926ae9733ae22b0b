import { expect, test } from 'vitest'
import { correctionOf } from '../../station/facts/actKinds.ts'
import { known, made, outboxOf } from '../../station/ownEventFacts.ts'
import { withOwnEvents } from '../../station/ownEvents.ts'
import { at, hour, withEntry } from '../../station/verdict/verdictFacts.ts'
import { arrivalPresets } from '../arrivals.ts'
import { badge } from './badgeSchema.ts'
import { badgePresets, bearerOf, writtenBadge } from './badges.ts'

test('removes spaces and dashes from a number, and rejects empty and long ones', () => {
  expect([' a-12 ', 'ñ 3', '007'].map((typed) => badge.parse(typed))).toEqual(['A12', 'Ñ3', '007'])
  expect(['', ' - ', 'ABCDEFGHI'].map((typed) => badge.safeParse(typed).success)).toEqual([false, false, false])
  expect(writtenBadge('—')).toBe('')
  expect(Object.keys(badgePresets)).toEqual(Object.keys(arrivalPresets))
})

test('finds no holder of a badge among people who left or have none', () => {
  const inside = { since: at(-hour), gate: null }
  const [ana, out] = [
    { authorization_id: 'a', badge: '1', inside },
    { authorization_id: 'b', badge: '2', inside: null },
  ]
  const all = [ana, out, { authorization_id: 'c', inside }]
  expect(bearerOf(all, '1', 'b')).toBe(ana)
  expect([bearerOf(all, '1', 'a'), bearerOf(all, '2', null), bearerOf(all, '', null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('shows a badge at once after this station gave it, and offers no correction for it', () => {
  const snapshot = withEntry({ arrival_kind: 'delivery', inside: { since: at(-hour), gate: null }, badge: '9' })
  const giving = (badge: string) => ({ ...made(), kind: 'badge' as const, ...known, badge })
  const [entry] = withOwnEvents(snapshot, outboxOf(giving('1'), giving('2'))).entries
  expect(entry).toMatchObject({ badge: '2', inside: { since: at(-hour) } })
  expect(correctionOf(giving('1'), 'x')).toBeNull()
})
