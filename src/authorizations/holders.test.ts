/** What a code says about the document of its holder, with the condominium's secret and without. */
import { describe, expect, test } from 'vitest'
import { holderOf } from './pass.ts'

describe('what a code says about the document of its holder', () => {
  const secret = '5a'.repeat(32)
  const passId = '0123456789abcdef0123456789abcdef'
  const made = { version: 2, pass_id: passId } as const
  const document = '71040835'
  const numbers = (ending: string) =>
    Array.from({ length: 10 ** (8 - ending.length) }, (_, at) => `${at}${ending}`.padStart(8, '0'))

  test('the first version gave the number away: of those that end like it only one fits', () => {
    const former = { version: 1, pass_id: passId } as const
    const holder = holderOf(former, document, null)
    expect(numbers('835').filter((number) => holderOf(former, number, null) === holder)).toEqual([document])
  })

  test('with the secret and the last three signs at least twenty numbers remain possible', () => {
    const holder = holderOf(made, document, secret)
    const left = numbers('835').filter((number) => holderOf(made, number, secret) === holder)
    expect(left).toContain(document)
    expect(left.length).toBeGreaterThanOrEqual(20)
  })

  test('without the secret nothing follows: under another the same code names other numbers, and without one none', () => {
    expect(holderOf(made, document, null)).toBeNull()
    const holder = holderOf(made, document, secret)
    const others = ['00', '01', 'ff'].map((byte) => byte.repeat(32))
    const fits = others.map((other) => numbers('0835').filter((number) => holderOf(made, number, other) === holder))
    expect(new Set(fits.map((numbers) => numbers.join())).size).toBe(others.length)
  })

  test('a stranger is let in by chance once in four thousand', () => {
    const holder = holderOf(made, document, secret)
    const tried = numbers('835')
    const taken = tried.filter((number) => number !== document && holderOf(made, number, secret) === holder)
    expect(taken.length / tried.length).toBeLessThan(1 / 2_000)
  })
})
