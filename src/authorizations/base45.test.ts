/** The alphabet of codes against the examples of its standard. */
import { expect, test } from 'vitest'
import { decodeBase45, encodeBase45 } from './base45.ts'

test('base45 is the one of RFC 9285', () => {
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
  // The most that one byte and two hold.
  expect(decodeBase45('U5')).toEqual(Uint8Array.of(255))
  expect(decodeBase45('FGW')).toEqual(Uint8Array.of(255, 255))
  // Too large for two bytes, for one, a length that nothing has, and signs that are no part of it.
  for (const wrong of ['GGW', ':::', '::', 'V5', 'A', 'AAAA', 'bb8', 'BB,', 'É00'])
    expect(decodeBase45(wrong)).toBeNull()
})
