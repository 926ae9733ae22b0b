/** Compares Base45 with the examples of its standard. */
import { expect, test } from 'vitest'
import { decodeBase45, encodeBase45, isExpired } from './passText.ts'

test('encodes and decodes the examples of RFC 9285', () => {
  const ascii = (text: string) => new TextEncoder().encode(text)
  for (const [plain, encoded] of [
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
    ['', ''],
  ] as const) {
    expect(encodeBase45(ascii(plain))).toBe(encoded)
    expect(decodeBase45(encoded)).toEqual(ascii(plain))
  }
  // These are the largest values of one byte and of two.
  expect(decodeBase45('U5')).toEqual(Uint8Array.of(255))
  expect(decodeBase45('FGW')).toEqual(Uint8Array.of(255, 255))
  // The texts are too large for two bytes or for one, have an impossible length, or contain characters outside the alphabet.
  for (const wrong of ['GGW', ':::', '::', 'V5', 'A', 'AAAA', 'bb8', 'BB,', 'É00'])
    expect(decodeBase45(wrong)).toBeNull()
})

test.each([
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2026-11-23T11:00', true],
  ['2026-11-23T13:00', false],
  [null, false],
])('treats a period until %s as expired at noon of the 23rd: %s', (until, expired) => {
  expect(isExpired(until, Date.parse('2026-11-23T12:00'))).toBe(expired)
})
