import { expect, test } from 'vitest'
import { actsOf, callsNow, overrideAct, plainAct } from './acts.ts'
import { afterCheck, judge, type Verdict } from './verdict.ts'
import { verdictCases } from './verdictCases.ts'
import { entryFacts, noon, snapshotOf, surely, tokenOf, withEntry } from './verdictFacts.ts'

const asked = ({ reason }: Verdict) => reason.code === 'pending' || reason.code === 'request_expired'

test.each(verdictCases)('$called: offers only acts that the verdict allows', ({ code, snapshot, time }) => {
  const verdict = judge(code, snapshot, time)
  const { main, others } = actsOf(verdict)
  const all = [main, ...others]
  if (!verdict.subject) expect(all).toEqual([null])
  else expect(all.includes('exit')).toBe(verdict.act === 'exit' || !asked(verdict))
  if (verdict.act === 'exit') expect(main).toBe('exit')
  expect(all.includes('entry')).toBe(verdict.entry === 'free')
  expect(all.includes('by_phone')).toBe(verdict.entry === 'with_word')
  expect(all.includes('override') || all.includes('close_stay')).toBe(verdict.entry === 'with_reason')
  if (verdict.tone === 'red') expect(main === null || main === 'exit').toBe(true)
})

test('allows no entry by a pass newer than the snapshot before the document is compared', () => {
  const token = tokenOf({ pass_id: 'f'.repeat(32) })
  const young = judge({ kind: 'pass', token }, snapshotOf({ entries: [] }), surely(noon))
  expect(actsOf(young)).toEqual({ main: null, others: ['exit'] })
  expect(actsOf(afterCheck(young, 'wrong', snapshotOf()))).toEqual({ main: null, others: ['exit'] })
  expect(plainAct(young, 'exit')).toEqual({ kind: 'exit', subject: { token } })
})

test('records the person and the verdict with an act', () => {
  const subject = { authorization_id: entryFacts.authorization_id }
  const free = judge({ kind: 'number', number: '04711' }, snapshotOf(), surely(noon))
  expect(plainAct(free, 'entry')).toEqual({ kind: 'entry', subject, because: 'may_enter' })
  expect(plainAct(free, 'checkout')).toEqual({ kind: 'checkout', subject })
  const denied = judge({ kind: 'number', number: '04711' }, withEntry({ status: 'denied' }), surely(noon))
  expect(overrideAct(denied, { reason: 'Llamó', authorized_by: 'Ana' })).toEqual({
    kind: 'override',
    subject,
    because: 'denied',
    reason: 'Llamó',
    authorized_by: 'Ana',
  })
  const nobody = judge({ kind: 'number', number: '99999' }, snapshotOf(), surely(noon))
  expect([plainAct(nobody, 'entry'), overrideAct(nobody, { reason: 'x', authorized_by: null })]).toEqual([null, null])
})

test('offers a call as the main act at once where no app rings, elsewhere after the usual time of an answer', () => {
  const snapshot = withEntry({ status: 'pending_approval' })
  const context = judge({ kind: 'number', number: '04711' }, snapshot, surely(noon))
  const calls = (waited: number, more: object = {}, online = true) =>
    callsNow(context, { snapshot: { ...snapshot, ...more }, online }, waited)
  expect([calls(0), calls(19_999), calls(20_000)]).toEqual([false, false, true])
  expect(calls(0, {}, false)).toBe(true)
  expect(calls(0, { silent_units: [entryFacts.unit] })).toBe(true)
  expect(calls(0, { silent_units: ['another'] })).toBe(false)
})
