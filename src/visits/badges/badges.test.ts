import { expect, test } from 'vitest'
import { correctionOf } from '../../gate/facts/gateEvents.ts'
import { known, made, outboxOf } from '../../gate/station/ownEventFacts.ts'
import { withOwnEvents } from '../../gate/station/ownEvents.ts'
import { at, hour, withEntry } from '../../gate/verdict/verdictFacts.ts'
import { arrivalPresets } from '../arrivals/arrivals.ts'
import { badge, badgePresets, bearerOf, writtenBadge } from './badges.ts'

test('is written as it stands on the badge', () => {
  expect([' a-12 ', 'ñ 3', '007'].map((typed) => badge.parse(typed))).toEqual(['A12', 'Ñ3', '007'])
  expect(['', ' - ', 'ABCDEFGHI'].map((typed) => badge.safeParse(typed).success)).toEqual([false, false, false])
  expect(writtenBadge('—')).toBe('')
  expect(Object.keys(badgePresets)).toEqual(Object.keys(arrivalPresets))
})

test('one who left, or has no number, has nobody’s badge', () => {
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

test('a station knows at once what it gave last, and no mistake undoes a giving', () => {
  const snapshot = withEntry({ arrival_kind: 'delivery', inside: { since: at(-hour), gate: null }, badge: '9' })
  const giving = (badge: string) => ({ ...made(), kind: 'badge' as const, ...known, badge })
  const [entry] = withOwnEvents(snapshot, outboxOf(giving('1'), giving('2'))).entries
  expect(entry).toMatchObject({ badge: '2', inside: { since: at(-hour) } })
  expect(correctionOf(giving('1'), 'x')).toBeNull()
})
