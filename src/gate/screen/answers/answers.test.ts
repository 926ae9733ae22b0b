/** A unit's no stays before the guard until it was seen; a yes is told once. */
import { expect, test } from 'vitest'
import type { Entry } from '../../facts/gate.snapshot.ts'
import { at, entryOf } from '../../verdict/verdictFacts.ts'
import { answersNow, noAnswers, readAnswers } from './answers.ts'

const one = (status: Entry['status'], more: Partial<Entry> = {}) => entryOf({ status, valid_from: null, ...more })
const { authorization_id: id } = one('denied')
const waiting = answersNow(noAnswers, [one('pending_approval')]).now

test('tells a denial until it is acknowledged, also after a reload', () => {
  expect(waiting).toEqual({ waiting: [id], denied: [], yes: [], no: [] })
  const first = answersNow(waiting, [one('denied')])
  expect(first.fresh.map(({ authorization_id }) => authorization_id)).toEqual([id])
  expect(first.now).toEqual({ waiting: [], denied: [id], yes: [], no: [id] })
  const again = answersNow(readAnswers(JSON.parse(JSON.stringify(first.now))), [one('denied')])
  expect([again.fresh, again.now.denied]).toEqual([[], [id]])
  expect(answersNow({ ...first.now, denied: [] }, [one('denied')]).now.denied).toEqual([])
})

test('tells an approval once, and no denial after which somebody was let in by phone', () => {
  expect(answersNow(waiting, [one('approved')]).approved).toHaveLength(1)
  expect(answersNow(answersNow(waiting, [one('approved')]).now, [one('approved')]).approved).toEqual([])
  expect(answersNow(waiting, [one('denied', { closed: true })]).now.denied).toEqual([])
})

test('tells a changed answer, whichever way it goes', () => {
  const ask = { until: at(0), outcome: 'admitted' } as const
  const yes = answersNow(waiting, [one('approved', { ask })]).now
  const no = answersNow(yes, [one('denied', { ask })])
  expect([no.fresh, no.now.denied]).toMatchObject([[{ authorization_id: id }], [id]])
  expect(answersNow(no.now, [one('approved', { ask })])).toMatchObject({ approved: [{}], now: { denied: [] } })
  expect(answersNow({ ...no.now, denied: [] }, [one('denied', { ask })]).fresh).toEqual([])
})

test('forgets what the snapshot no longer includes, and reads what it cannot understand as nothing', () => {
  expect(answersNow({ ...noAnswers, waiting: [id], denied: [id] }, []).now).toEqual(noAnswers)
  for (const stored of [null, 'x', { waiting: 1 }]) expect(readAnswers(stored)).toEqual(noAnswers)
})
