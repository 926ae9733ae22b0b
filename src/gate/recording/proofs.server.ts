/** Checks whether a signature belongs to a key of a station. */
import { createPublicKey, verify } from 'node:crypto'
import type { ActProof } from '../station/facts/gateEvents.ts'

const publicKey = (hex: string) =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(hex, 'hex').toString('base64url') },
    format: 'jwk',
  })

export const holds = ({ signature }: Pick<ActProof, 'signature'>, text: Uint8Array, key: string | undefined): boolean =>
  key !== undefined && verify(null, text, publicKey(key), Buffer.from(signature, 'hex'))
