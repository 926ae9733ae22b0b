import { expect, test } from 'vitest'
import { isSealed, type Place, seal, unseal } from './seal.ts'

const key = Buffer.alloc(32, 1)
const place: Place = { table: 'credentials', row: 'ana', purpose: 'second factor' }
const secret = Buffer.from('ñandú')

test('opens a value at the place it was sealed for', () => {
  const sealed = seal(key, place, secret)
  expect(unseal(key, place, sealed)).toEqual(secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(seal(key, place, secret)).not.toEqual(sealed)
})

test('refuses to open a sealed value at another place, with another key or with a changed bit', () => {
  const sealed = seal(key, place, secret)
  for (const elsewhere of [{ table: 'pass_keys' }, { row: 'beto' }, { purpose: 'key' }]) {
    expect(() => unseal(key, { ...place, ...elsewhere }, sealed)).toThrow()
  }
  expect(() => unseal(Buffer.alloc(32, 2), place, sealed)).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(key, place, changed)).toThrow()
  }
})

test('refuses to open a value without the prefix of sealed values', () => {
  const sealed = seal(key, place, secret)
  expect(isSealed(sealed)).toBe(true)
  expect(isSealed(sealed.subarray(1))).toBe(false)
  expect(() => unseal(key, place, sealed.subarray(1))).toThrow('not a sealed value')
})
