import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16
const sign = Buffer.from('G2S:')

/** The place of a sealed value: a value sealed for one row does not open in another. */
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

export function unseal(key: Buffer, place: Place, sealed: Buffer): Buffer {
  if (!isSealed(sealed)) throw new Error('not a sealed value')
  const nonceEnd = sign.length + nonceLength
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(sign.length, nonceEnd))
  decipher.setAAD(nameOf(place))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(nonceEnd, -tagLength)), decipher.final()])
}

export const isSealed = (value: Buffer): boolean => value.subarray(0, sign.length).equals(sign)

const nameOf = ({ table, row, purpose }: Place) => Buffer.from(JSON.stringify(['garita', table, row, purpose]))
