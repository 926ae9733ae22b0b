/** The keys of a running program: stored in the database, encrypted with the secret, and open only in memory. */
import { createHmac, randomBytes } from 'node:crypto'
import { Refusal } from '../../shared/refusal.ts'
import { derive } from '../settings/secret.ts'
import type { Log } from '../watch/log.ts'
import { type Place, seal, unseal } from './seal.ts'

export const installationPurposes = ['second factors', 'web push', 'visitor pages', 'channels'] as const
export type InstallationPurpose = (typeof installationPurposes)[number]

export interface Keyring {
  /** Proves whether a database belongs to this secret, without revealing it. */
  readonly fingerprint: Buffer
  readonly installation: InstallationKeys
  /** A condominium without a key gets this one. */
  newCondominiumKey(condominiumId: string): Buffer
  passKey: Sealing<{ condominium_id: string; key_id: number; wrapped_key: Buffer | null }>
  secondFactor: Sealing<{ profile_id: string }>
  channel: Sealing<{ channel_id: string }>
  photo: Sealing<{ table: string; row: string }>
  /** Opens messages that a condominium's tablets encrypted before they were sent. */
  letterKey(condominiumId: string): Buffer
  /** The daily codes of a tablet are derived from this secret. */
  substituteSecret(tabletId: string, version: number): Buffer
  /** Hashes a typed code with a key, so that a copy of the database does not reveal short codes. */
  hashOfCode(code: string): Buffer
}

interface Sealing<Whose> {
  seal(whose: Whose, open: Uint8Array): Buffer
  unseal(whose: Whose, sealed: Buffer): Buffer
}

export const fingerprintOf = (secret: Buffer): Buffer => createHmac('sha256', secret).update('fingerprint').digest()

export interface Wrapping {
  wrap(place: Place, key: Buffer): Buffer
  unwrap(place: Place, wrapped: Buffer): Buffer
}

export function wrappingOf(secret: Buffer): Wrapping {
  const key = derive(secret, 'wrapping of keys')
  return { wrap: (place, open) => seal(key, place, open), unwrap: (place, wrapped) => unseal(key, place, wrapped) }
}

export const newKey = (): Buffer => randomBytes(32)

export const places = {
  condominiumKey: (row: string): Place => ({ table: 'condominium_keys', row, purpose: 'key' }),
  installationKey: (row: string): Place => ({ table: 'installation_keys', row, purpose: 'key' }),
  passKey: (condominiumId: string, keyId: number): Place => ({
    table: 'pass_keys',
    row: `${condominiumId} ${keyId}`,
    purpose: 'private key',
  }),
  secondFactor: (row: string): Place => ({ table: 'credentials', row, purpose: 'second factor' }),
  channel: (row: string): Place => ({ table: 'channels', row, purpose: 'secret' }),
  photo: (table: string, row: string): Place => ({ table, row, purpose: 'photo' }),
}

export type InstallationKeys = Readonly<Record<InstallationPurpose, Buffer>>

export const photoKeyOf = (installation: Pick<InstallationKeys, 'visitor pages'>): Buffer =>
  derive(installation['visitor pages'], 'photos')

export function openKeyring(secret: Buffer, installation: InstallationKeys, log: Pick<Log, 'warn'>): Keyring {
  const { wrap, unwrap } = wrappingOf(secret)
  /** After a change of the secret a program with the old one cannot open the keys; /readyz reports it. */
  const orBusy = (open: () => Buffer): Buffer => {
    try {
      return open()
    } catch (err) {
      log.warn({ err }, 'a sealed value does not open')
      throw new Refusal('busy', 503, { retry_after: 30 })
    }
  }
  const condominiumKey = (condominiumId: string, wrapped: Buffer | null) => {
    if (!wrapped) throw new Error('a condominium without a key')
    return unwrap(places.condominiumKey(condominiumId), wrapped)
  }
  const codes = derive(installation['second factors'], 'typed codes')
  const letters = derive(installation.channels, 'letters of stations')
  const photos = photoKeyOf(installation)
  const reliefs = derive(installation.channels, 'reliefs of stations')
  return {
    fingerprint: fingerprintOf(secret),
    letterKey: (condominiumId) => createHmac('sha256', letters).update(condominiumId).digest(),
    substituteSecret: (tabletId, version) => createHmac('sha256', reliefs).update(`${tabletId} ${version}`).digest(),
    hashOfCode: (code) => createHmac('sha256', codes).update(code).digest(),
    installation,
    newCondominiumKey: (condominiumId) => wrap(places.condominiumKey(condominiumId), newKey()),
    passKey: {
      seal: ({ condominium_id, key_id, wrapped_key }, open) =>
        seal(condominiumKey(condominium_id, wrapped_key), places.passKey(condominium_id, key_id), open),
      unseal: ({ condominium_id, key_id, wrapped_key }, sealed) =>
        orBusy(() =>
          unseal(condominiumKey(condominium_id, wrapped_key), places.passKey(condominium_id, key_id), sealed),
        ),
    },
    secondFactor: {
      seal: ({ profile_id }, open) => seal(installation['second factors'], places.secondFactor(profile_id), open),
      unseal: ({ profile_id }, sealed) =>
        orBusy(() => unseal(installation['second factors'], places.secondFactor(profile_id), sealed)),
    },
    photo: {
      seal: ({ table, row }, open) => seal(photos, places.photo(table, row), open),
      unseal: ({ table, row }, sealed) => orBusy(() => unseal(photos, places.photo(table, row), sealed)),
    },
    channel: {
      seal: ({ channel_id }, open) => seal(installation.channels, places.channel(channel_id), open),
      unseal: ({ channel_id }, sealed) =>
        orBusy(() => unseal(installation.channels, places.channel(channel_id), sealed)),
    },
  }
}
