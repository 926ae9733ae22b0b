/** Derives a key from a PIN, slowly on purpose, with the browser's own functions. */
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { PinKey } from './vault.ts'

/** Browsers offer it only to pages with TLS. */
export const canMakePinKey = (): boolean => globalThis.crypto?.subtle !== undefined

export const pinKey: PinKey = async (pin, salt, rounds) => {
  const typed = await crypto.subtle.importKey('raw', Uint8Array.from(utf8ToBytes(pin)), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: Uint8Array.from(salt), iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(how, typed, 256))
}

const sample = 200_000
const wantedMs = 700
const least = 600_000
const most = 6_000_000

/** Returns the rounds that take this tablet about 0.7 seconds. */
export async function roundsHere(): Promise<number> {
  const began = performance.now()
  await pinKey('000000', new Uint8Array(16), sample)
  const rounds = (sample * wantedMs) / Math.max(1, performance.now() - began)
  return Math.round(Math.min(most, Math.max(least, rounds)) / 1000) * 1000
}
