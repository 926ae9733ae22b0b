/** What an act is signed over, and how: that this guard, signed in on this station, made exactly this. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromHex } from '../../authorizations/pass.ts'
import type { ActProof, MadeEvent } from './gateEvents.ts'

/** Where an act belongs: signed along, so that it proves nothing anywhere else. */
export interface ActPlace {
  condominium_id: string
  station_id: string
}

export function signAct(event: MadeEvent, at: ActPlace, key: { id: string; private_key: string }): ActProof {
  const signature = ed25519.sign(signedText(event, at), fromHex(key.private_key))
  return { key: key.id, signature: bytesToHex(signature) }
}

export function newActKey(): { private_key: string; public_key: string } {
  const { secretKey, publicKey } = ed25519.keygen()
  return { private_key: bytesToHex(secretKey), public_key: bytesToHex(publicKey) }
}

/** One spelling for one act: names in their order, nothing between, whatever way it took. */
export function signedText(event: MadeEvent, { condominium_id, station_id }: ActPlace): Uint8Array {
  return utf8ToBytes(`garita act 1\n${condominium_id}\n${station_id}\n${written(event)}`)
}

function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${written(part)}`).join(',')}}`
}
