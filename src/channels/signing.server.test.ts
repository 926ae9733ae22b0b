/** Signatures follow Standard Webhooks 1.0, with its own example. */
import { expect, test } from 'vitest'
import { isSigned, isTimely, newSecret, signatureOf, signaturesOf, writtenSecret } from './signing.server.ts'

const example = {
  secret: Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'),
  signed: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

test('signs the example of the standard', () => {
  const { secret, signed, signature } = example
  expect(signatureOf(secret, signed)).toBe(signature)
  expect(isSigned([secret], signed, signature)).toBe(true)
  expect(writtenSecret(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
})

test.each([
  ['another body', { body: '{"test": 2432232315}' }],
  ['another id', { id: 'msg_other' }],
  ['another time', { timestamp: '1614265331' }],
])('rejects a signature with %s', (_, other) => {
  const { secret, signed, signature } = example
  expect(isSigned([secret], { ...signed, ...other }, signature)).toBe(false)
})

test('accepts one of two signatures while a secret is replaced', () => {
  const { secret, signed, signature } = example
  const [fresh, other] = [newSecret(), newSecret()]
  const both = signaturesOf([fresh, secret], signed)
  expect(both.split(' ')).toHaveLength(2)
  expect(both).toContain(signature)
  expect([isSigned([secret], signed, both), isSigned([fresh], signed, both)]).toEqual([true, true])
  expect(isSigned([other], signed, both)).toBe(false)
  expect(isSigned([fresh, secret], signed, signature)).toBe(true)
  for (const wrong of ['', 'v1,', 'v1a,x', signature.slice(0, -1), signature.replace('v1', 'v2')])
    expect(isSigned([secret], signed, wrong)).toBe(false)
  expect(isSigned([], signed, signature)).toBe(false)
})

test('accepts a signature with a time up to five minutes before or after now', () => {
  const now = 1_614_265_330_000
  const isIn = (seconds: number) => isTimely(String(1_614_265_330 + seconds), now)
  expect([-300, 0, 300].map(isIn)).toEqual([true, true, true])
  expect([-301, 301].map(isIn)).toEqual([false, false])
  expect(['', 'now', '1e9', '-1', '1614265330.5'].map((text) => isTimely(text, now))).not.toContain(true)
})
