/** The pass format against independently written vectors, and hostile input that must never be accepted. */
import { createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawing, seedOfRun } from '../../../tests/support/chance.ts'
import { draws } from '../../../tests/support/scope.ts'
import { audienceOf, holderOf, newKeyPair, type Pass, type PassKind, readPass, writePass } from './pass.ts'
import vectors from './pass.vectors.json' with { type: 'json' }
import { decodeBase45, encodeBase45 } from './passText.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const passOf = (vector: (typeof vectors)[number]): Pass => ({
  ...vector.pass,
  kind: vector.pass.kind as PassKind,
})

describe.each(vectors)('$called', (vector) => {
  test('encodes a pass as the test vector says', () => {
    expect(writePass(passOf(vector), bytes(vector.private_key))).toBe(vector.token)
    expect(Buffer.from(decodeBase45(vector.token.slice(3)) ?? []).toString('hex')).toBe(vector.body + vector.signature)
  })

  test('reads and verifies a pass, also with another implementation', () => {
    const read = readPass(vector.token)
    expect(read.readable && read.pass).toEqual(vector.pass)
    expect(read.readable && read.genuine(bytes(vector.public_key))).toBe(true)
    const key = createPublicKey({
      key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), bytes(vector.public_key)]),
      format: 'der',
      type: 'spki',
    })
    const signed = Buffer.concat([Buffer.from('garita pass 2\n'), bytes(vector.body)])
    expect(verify(null, signed, key, bytes(vector.signature))).toBe(true)
  })

  test('binds a pass to its condominium and its holder, in any spelling of the document', () => {
    expect(audienceOf(vector.condominium_id)).toBe(vector.pass.audience)
    expect(audienceOf(vector.condominium_id.toUpperCase())).toBe(vector.pass.audience)
    const { document } = vector
    const [pass, secret] = [passOf(vector), vector.secret]
    for (const written of [document, document.toLowerCase(), ` ${document} .`, document.normalize('NFD')]) {
      expect(holderOf(pass.pass_id, written, secret)).toBe(pass.holder)
    }
    expect(holderOf(pass.pass_id, `${document}1`, secret)).not.toBe(pass.holder)
    expect(holderOf('00'.repeat(16), document, secret)).not.toBe(pass.holder)
  })

  test('rejects a pass with another key', () => {
    const read = readPass(vector.token)
    const strangers = vectors.filter((other) => other.public_key !== vector.public_key)
    for (const { public_key } of strangers) expect(read.readable && read.genuine(bytes(public_key))).toBe(false)
    for (const key of [new Uint8Array(32), new Uint8Array(32).fill(255), new Uint8Array(0), new Uint8Array(31)]) {
      expect(read.readable && read.genuine(key)).toBe(false)
    }
  })
})

const byte = (least = 0) => fc.integer({ min: least, max: 255 })
const hexOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((drawn) => Buffer.from(drawn).toString('hex'))
const anyPass: fc.Arbitrary<Pass> = fc.record({
  kind: fc.constantFrom<PassKind>('co_resident', 'temporary_visitor', 'permanent_visitor', 'worker', 'vehicle'),
  key_id: byte(1),
  audience: hexOf(4),
  pass_id: hexOf(16),
  generation: byte(1),
  not_before: fc.integer({ min: 0, max: 0xffffffff }),
  minutes: fc.option(fc.integer({ min: 0, max: 0xfffffe })),
  holder: hexOf(2).map((drawn) => drawn.slice(0, 3)),
})

test('decodes base45 and passes after encoding, in at most 154 characters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (any) => {
      expect(decodeBase45(encodeBase45(any))).toEqual(any)
    }),
  )
  const { private_key, public_key } = newKeyPair()
  fc.assert(
    fc.property(anyPass, (pass) => {
      const token = writePass(pass, private_key)
      const read = readPass(token)
      expect(token.length).toBeLessThanOrEqual(154)
      expect(read.readable && read.pass).toEqual(pass)
      expect(read.readable && read.genuine(public_key)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('keeps the smallest and largest value of each number of a pass through encoding and decoding', () => {
  const { private_key } = newKeyPair()
  const [vector] = vectors
  if (!vector) throw new Error('no vector')
  const base = passOf(vector)
  for (const edge of [
    { minutes: 0, not_before: 0, generation: 0, key_id: 0 },
    { minutes: 2 ** 24 - 2, not_before: 2 ** 32 - 1, generation: 255, key_id: 255 },
    { minutes: null },
  ]) {
    const read = readPass(writePass({ ...base, ...edge }, private_key))
    expect(read.readable && read.pass).toEqual({ ...base, ...edge })
  }
})

test('refuses to encode values that do not fit into a pass', () => {
  const [vector] = vectors
  if (!vector) throw new Error('no vector')
  const write = (more: Partial<Pass>) => () => writePass({ ...passOf(vector), ...more }, bytes(vector.private_key))
  for (const wrong of [
    { not_before: -1 },
    { not_before: 2 ** 32 },
    { not_before: 1.5 },
    { minutes: 2 ** 24 },
    { minutes: -1 },
  ]) {
    expect(write(wrong)).toThrow(RangeError)
  }
  for (const wrong of [
    { generation: 256 },
    { key_id: 256 },
    { generation: -1 },
    { audience: 'abcd' },
    { minutes: 2 ** 24 - 1 },
  ]) {
    expect(write(wrong)).toThrow(RangeError)
  }
})

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** One to three changes of the kind that a forger or a dirty lens makes. */
function mutated(token: string, random: (below: number) => number): string {
  let text = token
  for (let left = 1 + random(3); left > 0; left--) {
    const place = random(text.length)
    const sign = random(20) === 0 ? String.fromCodePoint(random(0x10ff)) : (alphabet[random(45)] ?? '')
    const other = random(text.length)
    text =
      [
        () => text.slice(0, place) + sign + text.slice(place + 1),
        () => text.slice(0, place) + sign + text.slice(place),
        () => text.slice(0, place) + text.slice(place + 1),
        () => text.slice(0, Math.min(place, other)) + text.slice(Math.max(place, other)),
        () => text.slice(0, place) + text.slice(other, other + 3) + text.slice(place + 3),
      ][random(12) < 8 ? 0 : 1 + random(4)]?.() ?? text
    if (text === '') return text
  }
  return text
}

test('rejects every mutated pass and never crashes on one', { timeout: 3_600_000 }, () => {
  const rounds = draws(1_000, 1_000_000)
  const { random } = drawing(seedOfRun)
  const accepted: string[] = []
  let readable = 0
  for (let round = 0; round < rounds; round++) {
    const vector = vectors[round % vectors.length]
    if (!vector) throw new Error('no vector')
    const text = mutated(vector.token, random)
    if (text === vector.token) continue
    const read = readPass(text)
    if (!read.readable) continue
    readable++
    if (read.genuine(bytes(vector.public_key))) accepted.push(text)
  }
  expect(accepted).toEqual([])
  // Most mutations must get as far as the signature, or the test proves nothing about it.
  expect(readable).toBeGreaterThan(rounds / 4)
})

test('treats a pass with any changed bit as invalid', () => {
  const [vector] = vectors
  if (!vector) throw new Error('no vector')
  const whole = decodeBase45(vector.token.slice(3)) ?? new Uint8Array()
  for (let bit = 0; bit < whole.length * 8; bit += draws(7, 1)) {
    const wrong = whole.slice()
    wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const read = readPass(`G1:${encodeBase45(wrong)}`)
    expect(read.readable && read.genuine(bytes(vector.public_key))).toBe(false)
  }
})

test('rejects a signature that a weak key makes valid for any message', () => {
  const [vector] = vectors
  const body = decodeBase45(vector?.token.slice(3) ?? '')?.subarray(0, 34) ?? new Uint8Array()
  // This is the neutral point as key and as commitment; a lenient check would accept it for any text.
  const neutral = Uint8Array.from({ length: 32 }, (_, place) => (place === 0 ? 1 : 0))
  const read = readPass(`G1:${encodeBase45(Uint8Array.of(...body, ...neutral, ...new Uint8Array(32)))}`)
  expect(read.readable && read.genuine(neutral)).toBe(false)
})

test('rejects a hostile pass at its first error', () => {
  const token = vectors[0]?.token ?? ''
  const refused = (text: string, reason: string) =>
    expect([text.slice(0, 30), readPass(text)]).toEqual([text.slice(0, 30), { readable: false, reason }])
  refused('', 'length')
  refused('G1', 'length')
  refused(token.padEnd(155, '0'), 'length')
  refused(token.padEnd(154, '0'), 'layout')
  refused('A'.repeat(1_000_000), 'length')
  for (const text of [
    token.toLowerCase(),
    `${token.slice(0, -1)}\0`,
    `${token}\n`,
    `\u200b${token}`,
    'https://x.test/?a=1',
    'G1:é',
    'G1:💥',
  ]) {
    refused(text, 'characters')
  }
  for (const text of [token.slice(3), `G2:${token.slice(3)}`, ` ${token}`, `1G:${token.slice(3)}`])
    refused(text, 'prefix')
  for (const text of ['G1:', token.slice(0, -1), token.slice(0, -3), `${token}00`, `G1:${':'.repeat(147)}`])
    refused(text, 'layout')
  const whole = decodeBase45(token.slice(3)) ?? new Uint8Array()
  // Another layout and unknown kinds are refused.
  for (const head of [0x00, 0x02, 0x11, 0x31, 0x20, 0x26, 0x2f, 0xff]) {
    const wrong = whole.slice()
    wrong[0] = head
    refused(`G1:${encodeBase45(wrong)}`, 'layout')
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(readPass(text).readable).toBe(false)
    }),
  )
})
