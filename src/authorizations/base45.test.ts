/** Base45 against the examples of its standard. */
import { expect, test } from 'vitest'
import { decodeBase45, encodeBase45 } from './pass.ts'

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
  // The largest values of one byte and of two.
  expect(decodeBase45('U5')).toEqual(Uint8Array.of(255))
  expect(decodeBase45('FGW')).toEqual(Uint8Array.of(255, 255))
  // Too large for two bytes or for one, an impossible length, and characters outside the alphabet.
  for (const wrong of ['GGW', ':::', '::', 'V5', 'A', 'AAAA', 'bb8', 'BB,', 'É00'])
    expect(decodeBase45(wrong)).toBeNull()
})
