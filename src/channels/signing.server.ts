/** Signatures of Standard Webhooks 1.0 use HMAC-SHA256 over id, time and body. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const prefix = 'whsec_'

export const newSecret = (): Buffer => randomBytes(32)
export const writtenSecret = (secret: Buffer): string => prefix + secret.toString('base64')

export interface Signed {
  readonly id: string
  /** Counts seconds since 1970, as the header does. */
  readonly timestamp: string
  readonly body: string
}

export function signatureOf(secret: Buffer, { id, timestamp, body }: Signed): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** All secrets sign during a replacement. */
export const signaturesOf = (secrets: readonly Buffer[], signed: Signed): string =>
  secrets.map((secret) => signatureOf(secret, signed)).join(' ')

/** Accepts any signature in the header by any of the secrets. */
export function isSigned(secrets: readonly Buffer[], signed: Signed, header: string): boolean {
  const said = header.split(' ').map((one) => Buffer.from(one))
  return secrets
    .map((secret) => Buffer.from(signatureOf(secret, signed)))
    .some((right) => said.some((one) => one.length === right.length && timingSafeEqual(one, right)))
}

const toleranceS = 5 * 60

export const isTimely = (timestamp: string, now: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) - now / 1000) <= toleranceS
