/** The codes of the days of a tablet: made anew each time from a secret, so that nothing about them is stored. */
import { createHmac } from 'node:crypto'
import { reliefCodeLength } from './relief.ts'

const codes = 10 ** reliefCodeLength

/** Of 48 bits: no code is likelier than another by more than one in a million. */
export function codeOfDay(secret: Buffer, day: string): string {
  const number = createHmac('sha256', secret).update(`code ${day}`).digest().readUIntBE(0, 6)
  return String(number % codes).padStart(reliefCodeLength, '0')
}

/** By which a tablet and the server know that they speak of the same secret. */
export const markOf = (secret: Buffer): string => createHmac('sha256', secret).update('mark').digest('hex').slice(0, 8)
