/** Encrypts values that only this installation may read: AES-256-GCM, bound to the row where the value is stored. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16
/** The prefix of values sealed for a place. Values of earlier versions begin with a random nonce. */
const sign = Buffer.from('G2S:')

/** Where a sealed value is stored: a value sealed for one row does not open in another. */
export interface Place {
  readonly table: string
  readonly row: string
  readonly purpose: string
}

export function seal(key: Buffer, place: Place, open: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(nameOf(place))
  return Buffer.concat([sign, nonce, cipher.update(open), cipher.final(), cipher.getAuthTag()])
}

/** Throws when the value was sealed for another place, with another key, or changed since. */
export function unseal(key: Buffer, place: Place, sealed: Buffer): Buffer {
  if (isFormer(sealed)) throw new Error('sealed by a former program')
  return opened(key, sealed.subarray(sign.length), nameOf(place))
}

/** Whether an earlier version sealed the value: with a key derived from the secret, bound to no place. */
export const isFormer = (sealed: Buffer): boolean => !sealed.subarray(0, sign.length).equals(sign)

export const unsealFormer = (key: Buffer, sealed: Buffer): Buffer => opened(key, sealed, null)

function opened(key: Buffer, sealed: Buffer, name: Buffer | null): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
  if (name) decipher.setAAD(name)
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()])
}

const nameOf = ({ table, row, purpose }: Place) => Buffer.from(JSON.stringify(['garita', table, row, purpose]))
