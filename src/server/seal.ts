/** Sealing what must lie in the database but be read by this installation alone: AES-256-GCM under a key of its purpose. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derive, installationSecret } from './secret.ts'
import type { Settings } from './settings.ts'

const nonce_length = 12
const tag_length = 16

const keyFor = (settings: Settings, purpose: string) => derive(installationSecret(settings), purpose)

export function seal(settings: Settings, purpose: string, open: Uint8Array): Buffer {
  const nonce = randomBytes(nonce_length)
  const cipher = createCipheriv('aes-256-gcm', keyFor(settings, purpose), nonce)
  return Buffer.concat([nonce, cipher.update(open), cipher.final(), cipher.getAuthTag()])
}

/** Throws when it was sealed for something else, by another installation, or changed since. */
export function unseal(settings: Settings, purpose: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(settings, purpose), sealed.subarray(0, nonce_length))
  decipher.setAuthTag(sealed.subarray(-tag_length))
  return Buffer.concat([decipher.update(sealed.subarray(nonce_length, -tag_length)), decipher.final()])
}
