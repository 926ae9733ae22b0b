import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './ids.ts'

afterEach(() => vi.restoreAllMocks())

const draw = (byte: (place: number) => number) =>
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) for (const place of bytes.keys()) bytes[place] = byte(place)
    return bytes
  })

test('puts time, version, variant and random bits into an id', () => {
  draw((place) => place + 0xa0)
  expect(newId(0x0123456789ab)).toBe('01234567-89ab-7a6a-87a8-a9aaabacadae')
  draw((place) => (place === 0 ? 0xff : place))
  expect(newId(1)).toBe('00000000-0001-7060-b708-090a0b0c0d0e')
})

test.each([
  [0, '8'],
  [1, '9'],
  [2, 'a'],
  [3, 'b'],
])('computes the variant of %i as %s', (first, variant) => {
  draw((place) => (place === 0 ? first : 0))
  expect(newId()[19]).toBe(variant)
})

test('creates valid UUIDs in order of time, which differ within a millisecond', () => {
  const before = Date.now()
  const id = newId()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  expect([before <= at, at <= Date.now()]).toEqual([true, true])
  expect(newId(1) < newId(2)).toBe(true)
  expect(new Set(Array.from({ length: 1_000 }, () => newId(5))).size).toBe(1_000)
})
