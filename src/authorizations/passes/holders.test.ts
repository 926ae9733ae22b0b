/** A code reveals little about its holder's document, with and without the condominium's secret. */
import { describe, expect, test } from 'vitest'
import { holderOf } from './pass.ts'

describe('the document of the holder in a code', () => {
  const secret = '5a'.repeat(32)
  const passId = '0123456789abcdef0123456789abcdef'
  const document = '71040835'
  const numbers = (ending: string) =>
    Array.from({ length: 10 ** (8 - ending.length) }, (_, at) => `${at}${ending}`.padStart(8, '0'))

  const tried = numbers('835')
  let matching: string[] | undefined
  /** Two tests share a hundred thousand hashes. */
  const withEnding = () => {
    const holder = holderOf(passId, document, secret)
    matching ??= tried.filter((number) => holderOf(passId, number, secret) === holder)
    return matching
  }

  test('leaves at least twenty possible document numbers even with the secret and the last three digits', () => {
    expect(withEnding()).toContain(document)
    expect(withEnding().length).toBeGreaterThanOrEqual(20)
  })

  test('reveals nothing of the document without the right secret', () => {
    expect(holderOf(passId, document, null)).toBeNull()
    const holder = holderOf(passId, document, secret)
    const others = ['00', '01', 'ff'].map((byte) => byte.repeat(32))
    const fits = others.map((other) => numbers('0835').filter((number) => holderOf(passId, number, other) === holder))
    expect(new Set(fits.map((numbers) => numbers.join())).size).toBe(others.length)
  })

  test('matches a random document at most one time in two thousand', () => {
    const taken = withEnding().filter((number) => number !== document)
    expect(taken.length / tried.length).toBeLessThan(1 / 2_000)
  })
})
