/** The codes and keys of the days of a tablet: each time derived from a secret, so that nothing of them is stored. */
import { createHmac, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { ed25519 } from '@noble/curves/ed25519.js'
import { type DayKeys, envelopeOf, idOf, reliefCodeLength } from './relief.ts'
import type { DayEnvelope } from './reliefs.contract.ts'

const codes = 10 ** reliefCodeLength

/** Of 48 bits: no code is likelier than another by more than one in a million. */
export function codeOfDay(secret: Buffer, day: string): string {
  const number = createHmac('sha256', secret).update(`code ${day}`).digest().readUIntBE(0, 6)
  return String(number % codes).padStart(reliefCodeLength, '0')
}

/** By which a tablet and the server know that they speak of the same secret. */
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
    stretch: (code, salt, times) => slowly(code, salt, times, 32, 'sha256'),
  })
