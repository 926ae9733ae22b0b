import { expect, test } from 'vitest'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import { at, entryOf } from '../../station/verdict/verdictFacts.ts'
import { answersNow as answersIn, noAnswers, readAnswers, type StationAnswers } from './denials.ts'

const answersNow = (before: StationAnswers, entries: readonly Entry[], takenAt = at(0)) =>
  answersIn(before, { entries: [...entries], taken_at: takenAt })
const one = (status: Entry['status'], more: Partial<Entry> = {}) => entryOf({ status, valid_from: null, ...more })
const { authorization_id: id } = one('denied')
const waiting = answersNow(noAnswers, [one('pending_approval')]).now

test('shows a denial at the gate until a guard confirms it, also after a reload', () => {
  expect(waiting).toEqual({ waiting: [id], denied: [], yes: [], no: [], looked: at(0) })
  const first = answersNow(waiting, [one('denied')])
  expect(first.fresh.map(({ authorization_id }) => authorization_id)).toEqual([id])
  expect(first.now).toEqual({ waiting: [], denied: [id], yes: [], no: [id], looked: at(0) })
  const again = answersNow(readAnswers(JSON.parse(JSON.stringify(first.now))), [one('denied')])
  expect([again.fresh, again.now.denied]).toEqual([[], [id]])
  expect(answersNow({ ...first.now, denied: [] }, [one('denied')]).now.denied).toEqual([])
})

test('shows an approval once, and no denial of a visitor whom a guard admitted by phone', () => {
  expect(answersNow(waiting, [one('approved')]).approved).toHaveLength(1)
  expect(answersNow(answersNow(waiting, [one('approved')]).now, [one('approved')]).approved).toEqual([])
  expect(answersNow(waiting, [one('denied', { closed: true })]).now.denied).toEqual([])
})

test('shows a changed answer, from yes to no and from no to yes', () => {
  const ask = { until: at(0), outcome: 'admitted' } as const
  const yes = answersNow(waiting, [one('approved', { ask })]).now
  const no = answersNow(yes, [one('denied', { ask })])
  expect([no.fresh, no.now.denied]).toMatchObject([[{ authorization_id: id }], [id]])
  expect(answersNow(no.now, [one('approved', { ask })])).toMatchObject({ approved: [{}], now: { denied: [] } })
  expect(answersNow({ ...no.now, denied: [] }, [one('denied', { ask })]).fresh).toEqual([])
})

test('shows a denial of a request that began and ended between two snapshots, and none from before the first snapshot', () => {
  const denied = one('denied', { ask: { until: at(90_000), outcome: 'refused' }, created_at: at(10_000) })
  const first = answersNow(noAnswers, [denied])
  expect(first.fresh).toEqual([])
  const looked = answersNow(noAnswers, [], at(0)).now
  const next = answersNow(looked, [denied], at(20_000))
  expect(next.fresh).toHaveLength(1)
  expect(answersNow({ ...next.now, denied: [] }, [denied], at(20_000)).fresh).toEqual([])
  expect(answersNow({ ...looked, looked: at(20_000) }, [denied], at(30_000)).fresh).toEqual([])
  // A rule of the home denied it, so no resident was asked.
  expect(answersNow(looked, [one('denied', { ask: null, created_at: at(10_000) })], at(20_000)).fresh).toEqual([])
})

test('forgets denials that the snapshot no longer includes, and ignores unreadable stored ones', () => {
  expect(answersNow({ ...noAnswers, waiting: [id], denied: [id] }, []).now).toEqual({ ...noAnswers, looked: at(0) })
  for (const stored of [null, 'x', { waiting: 1 }]) expect(readAnswers(stored)).toEqual(noAnswers)
})
