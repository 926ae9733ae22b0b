import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isFormer, type Place, seal, unseal, unsealFormer } from './seal.ts'

const key = Buffer.alloc(32, 1)
const place: Place = { table: 'credentials', row: 'ana', purpose: 'second factor' }
const secret = Buffer.from('ñandú')

test('opens a value at the place it was sealed for', () => {
  const sealed = seal(key, place, secret)
  expect(unseal(key, place, sealed)).toEqual(secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(seal(key, place, secret)).not.toEqual(sealed)
})

test('refuses another place, another key and a changed bit', () => {
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

test('opens values of earlier versions, which have no place, only with unsealFormer', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const former = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
  expect(isFormer(former)).toBe(true)
  expect(isFormer(seal(key, place, secret))).toBe(false)
  expect(unsealFormer(key, former)).toEqual(secret)
  expect(() => unsealFormer(Buffer.alloc(32, 2), former)).toThrow()
  expect(() => unseal(key, place, former)).toThrow('former program')
  expect(() => unsealFormer(key, seal(key, place, secret))).toThrow()
})
