/** The pass: 98 bytes in a QR code, with one fixed layout and one signature algorithm, so there is nothing to negotiate. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { audienceIn, decodeBase45, encodeBase45, hex, prefix } from './passText.ts'

const signedLength = 34
const length = 98
const longestText = 154
const noEnd = 0xffffff
/** This number is the first four bits of every pass, and part of the signed bytes. */
const layout = 2
const domain = ascii(`garita pass ${layout}\n`)

const kindCodes = { co_resident: 1, temporary_visitor: 2, permanent_visitor: 3, worker: 4, vehicle: 5 } as const
export type PassKind = keyof typeof kindCodes

export interface Pass {
  kind: PassKind
  key_id: number
  /** First four bytes of the hash of the condominium's id, in hex; tells our passes from those of other condominiums. */
  audience: string
  /** Has 16 random bytes in hex; it is not the authorization's id. */
  pass_id: string
  generation: number
  /** Minutes since 1970. */
  not_before: number
  minutes: number | null
  /** Binds the pass to a document, surname or plate: 12 bits that need the condominium's secret. */
  holder: string
}

export type ReadPass =
  | { readable: true; pass: Pass; genuine(publicKey: Uint8Array): boolean }
  | { readable: false; reason: 'length' | 'characters' | 'prefix' | 'layout' }

export function writePass(pass: Pass, privateKey: Uint8Array): string {
  const body = bodyOf(pass)
  const signature = ed25519.sign(concat(domain, body), privateKey)
  return prefix + encodeBase45(concat(body, signature))
}

/** Scanned text is untrusted until the signature is verified, so the cheap checks (length, characters, prefix, layout) come first. */
export function readPass(text: string): ReadPass {
  if (text.length < prefix.length || text.length > longestText) return { readable: false, reason: 'length' }
  if (!/^[0-9A-Z $%*+\-./:]+$/.test(text)) return { readable: false, reason: 'characters' }
  if (!text.startsWith(prefix)) return { readable: false, reason: 'prefix' }
  const bytes = decodeBase45(text.slice(prefix.length))
  if (bytes?.length !== length) return { readable: false, reason: 'layout' }
  const body = bytes.subarray(0, signedLength)
  const pass = passOf(body)
  if (!pass) return { readable: false, reason: 'layout' }
  const signature = bytes.subarray(signedLength)
  return {
    readable: true,
    pass,
    genuine: (publicKey) => verifies(signature, concat(domain, body), publicKey),
  }
}

export function audienceOf(condominiumId: string): string {
  return hex(sha256(ascii(condominiumId.toLowerCase())).subarray(0, 4))
}

/**
 * Binds a pass to the text of a document. Without the condominium's secret, a code reveals nothing about the document; with it, so many
 * documents share the same 12 bits that none can be derived. It is null without a text or a secret.
 */
export function holderOf(passId: string, written: string, secret: string | null): string | null {
  const plain = plainHolder(written)
  if (plain === '' || secret === null) return null
  return hex(hmac(sha256, fromHex(secret), concat(fromHex(passId), ascii(plain))).subarray(0, 2)).slice(0, 3)
}

/** The value of the holder field if there is nothing to bind to, such as a name in another alphabet. */
export const unbound = '000'

/** Ignores case, accents and punctuation, because a typed text differs from the document in them. */
const plainHolder = (written: string) =>
  written
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

export function newKeyPair(): { private_key: Uint8Array; public_key: Uint8Array } {
  const { secretKey, publicKey } = ed25519.keygen()
  return { private_key: secretKey, public_key: publicKey }
}

function verifies(signature: Uint8Array, signed: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, signed, publicKey, { zip215: false })
  } catch {
    return false
  }
}

function bodyOf(pass: Pass): Uint8Array {
  if (pass.minutes === noEnd) throw new RangeError('does not fit into the pass')
  const body = concat(
    Uint8Array.of((layout << 4) | kindCodes[pass.kind]),
    number(pass.key_id, 1),
    fromHex(pass.audience),
    fromHex(pass.pass_id),
    number(pass.generation, 1),
    number(pass.not_before, 4),
    number(pass.minutes ?? noEnd, 3),
    // All other bytes stay zero.
    fromHex(pass.holder.padEnd(8, '0')),
  )
  if (body.length !== signedLength) throw new RangeError('does not fit into the pass')
  return body
}

function passOf(body: Uint8Array): Pass | null {
  const [head = 0, keyId = 0] = body
  const kind = (Object.keys(kindCodes) as PassKind[]).find((name) => kindCodes[name] === (head & 15))
  if (head >> 4 !== layout || !kind) return null
  const minutes = numberIn(body.subarray(27, 30))
  return {
    kind,
    key_id: keyId,
    audience: audienceIn(body),
    pass_id: hex(body.subarray(6, 22)),
    generation: body[22] ?? 0,
    not_before: numberIn(body.subarray(23, 27)),
    minutes: minutes === noEnd ? null : minutes,
    holder: hex(body.subarray(30, 34)).slice(0, 3),
  }
}

function number(value: number, bytes: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value >= 256 ** bytes) throw new RangeError('does not fit into the pass')
  return Uint8Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) % 256)
}

const numberIn = (bytes: Uint8Array) => bytes.reduce((value, byte) => value * 256 + byte, 0)

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((place, part) => {
    whole.set(part, place)
    return place + part.length
  }, 0)
  return whole
}
