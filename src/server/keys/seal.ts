/** Sealing what must lie in the database but be read by this installation alone: AES-256-GCM, bound to the place where it lies. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16
/** Begins what is sealed for its place. What programs before it sealed begins with a random nonce. */
const sign = Buffer.from('G2S:')

/** Where a sealed value lies: what was sealed for one row opens in no other. */
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

/** Throws when it was sealed for something else, with another key, or changed since. */
export function unseal(key: Buffer, place: Place, sealed: Buffer): Buffer {
  if (isFormer(sealed)) throw new Error('sealed by a former program')
  return opened(key, sealed.subarray(sign.length), nameOf(place))
}

/** Sealed by a program before places were named: straight with a key of its purpose, derived from the secret. */
export const isFormer = (sealed: Buffer): boolean => !sealed.subarray(0, sign.length).equals(sign)

export const unsealFormer = (key: Buffer, sealed: Buffer): Buffer => opened(key, sealed, null)

function opened(key: Buffer, sealed: Buffer, name: Buffer | null): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
  if (name) decipher.setAAD(name)
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()])
}

const nameOf = ({ table, row, purpose }: Place) => Buffer.from(JSON.stringify(['garita', table, row, purpose]))
