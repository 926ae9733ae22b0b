import { describe, expect, test } from 'vitest'
import { readPass, unbound } from '../../../authorizations/passes/pass.ts'
import vectors from '../../../authorizations/passes/pass.vectors.json' with { type: 'json' }
import { reasonRules } from '../facts/reasons.ts'
import { afterCheck, bindingMatches, judge } from './verdict.ts'
import { verdictCases } from './verdictCases.ts'
import { entryOf, holderDocument, inside, noon, passFacts, snapshotOf, surely, tokenOf } from './verdictFacts.ts'

test.each(verdictCases)('$called: $tone, $reason', ({ code, snapshot, time, tone, reason, more }) => {
  const verdict = judge(code, snapshot, time)
  expect({ tone: verdict.tone, reason: verdict.reason.code }).toEqual({ tone, reason })
  expect(verdict).toMatchObject(more)
})

test('has a case in the table for every reason', () => {
  const shown = new Set(verdictCases.map(({ reason }) => reason))
  const after = ['holder_differs']
  expect(Object.keys(reasonRules).filter((code) => ![...shown, ...after].includes(code))).toEqual([])
})

describe.each(vectors)('$called, by the vectors', (vector) => {
  const { condominium_id, public_key, token, document, pass } = vector
  const now = (pass.not_before + 1) * 60_000
  const there = snapshotOf({
    condominium: { ...snapshotOf().condominium, id: condominium_id },
    keys: { [pass.key_id]: public_key },
    holder_secret: vector.secret,
    taken_at: new Date(now).toISOString(),
    entries: [],
  })
  const read = readPass(token)
  if (!read.readable) throw new Error('not readable')
  const entry = entryOf({
    kind: read.pass.kind,
    pass: { id: pass.pass_id, generation: pass.generation },
    valid_from: null,
    valid_until: null,
  })

  test('admits a known pass, and an unknown one only after its document was compared', () => {
    const young = judge({ kind: 'pass', token }, there, surely(now))
    expect(young).toMatchObject({ tone: 'amber', reason: { code: 'younger_than_snapshot' }, entry: 'after_check' })
    expect(afterCheck(young, ` ${document.toLowerCase()}`, there)).toMatchObject({
      tone: 'amber',
      entry: 'free',
      act: 'entry',
    })
    expect(afterCheck(young, `${document}X`, there)).toMatchObject({
      tone: 'red',
      reason: { code: 'holder_differs' },
      entry: 'no',
      act: 'none',
      exit: 'record',
    })
    expect(judge({ kind: 'pass', token }, { ...there, entries: [entry] }, surely(now)).tone).toBe('green')
  })

  test('rejects a pass with the key of another condominium as forged', () => {
    for (const stranger of vectors.filter((other) => other.public_key !== public_key)) {
      const keys = { [pass.key_id]: stranger.public_key }
      expect(judge({ kind: 'pass', token }, { ...there, keys }, surely(now)).reason.code).toBe('bad_signature')
    }
  })
})

describe('the binding of a pass to its holder', () => {
  const snapshot = snapshotOf()

  test('computes the same binding for every spelling of the document', () => {
    for (const typed of [holderDocument, 'ine-778899', ' I.N.E. 77 88 99 ']) {
      expect(bindingMatches(passFacts, typed, snapshot)).toBe(true)
    }
    for (const typed of ['', '   ', '-', '899', 'INE 778898', 'Núñez'])
      expect(bindingMatches(passFacts, typed, snapshot)).toBe(false)
  })

  test('computes no binding for a name in another alphabet, and matches no document', () => {
    const bare = { ...passFacts, holder: unbound }
    for (const typed of ['李', '王', '']) expect(bindingMatches(bare, typed, snapshot)).toBe(false)
  })

  test('leaves the binding unchecked at a station without the secret', () => {
    const { holder_secret: _, ...bare } = snapshot
    expect(bindingMatches(passFacts, holderDocument, bare)).toBe(false)
  })
})

test('counts a document check only where it was asked for, and never prevents an exit', () => {
  const plain = judge({ kind: 'pass', token: tokenOf() }, snapshotOf(), surely(noon))
  expect(afterCheck(plain, 'anything', snapshotOf())).toBe(plain)
  const token = tokenOf({ kind: 'co_resident' })
  const met = new Map([[passFacts.pass_id, { ...inside, kind: 'co_resident' as const, token }]])
  const leaving = judge({ kind: 'pass', token }, { ...snapshotOf({ entries: [] }), met }, surely(noon))
  expect(leaving).toMatchObject({ tone: 'amber', reason: { code: 'younger_than_snapshot' }, act: 'exit' })
  expect(afterCheck(leaving, 'wrong', snapshotOf())).toMatchObject({
    reason: { code: 'holder_differs' },
    act: 'exit',
    exit: 'record',
  })
})
