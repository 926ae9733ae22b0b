/** Derives the codes and keys of the days of a tablet from a secret, so that none of them is stored. */
import { createHmac, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { ed25519 } from '@noble/curves/ed25519.js'
import { type DayKeys, dailyCodeLength, envelopeOf, idOf } from './substitute.ts'
import type { DayEnvelope } from './substitutes.contract.ts'

const codes = 10 ** dailyCodeLength

/** 48 bits make no code likelier than another by more than one in a million. */
export function codeOfDay(secret: Buffer, day: string): string {
  const number = createHmac('sha256', secret).update(`code ${day}`).digest().readUIntBE(0, 6)
  return String(number % codes).padStart(dailyCodeLength, '0')
}

/** Tablet and server compare this value to know that they use the same secret. */
export const markOf = (secret: Buffer): string => createHmac('sha256', secret).update('mark').digest('hex').slice(0, 8)

const slowly = promisify(pbkdf2)
const rounds = 600_000

export function keysOfDay(secret: Buffer, day: string): DayKeys {
  const bytes = (what: string) => createHmac('sha256', secret).update(`${what} ${day}`).digest()
  return {
    id: idOf(bytes('id').subarray(0, 16)),
    private_key: bytes('signs').toString('hex'),
    opens_storage: bytes('opens storage').toString('hex'),
  }
}

export const publicKeyOf = ({ private_key }: DayKeys): Buffer =>
  Buffer.from(ed25519.getPublicKey(Buffer.from(private_key, 'hex')))

export const envelopeOfDay = (secret: Buffer, day: string): Promise<DayEnvelope> =>
  envelopeOf(keysOfDay(secret, day), codeOfDay(secret, day), {
    rounds,
    pinKey: (code, salt, times) => slowly(code, salt, times, 32, 'sha256'),
  })
