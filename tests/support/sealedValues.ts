/** Lists every sealed value of the database, and opens each with a given secret. */
import type pg from 'pg'
import {
  type InstallationPurpose,
  installationPurposes,
  photoKeyOf,
  places,
  wrappingOf,
} from '../../src/server/keys/keyring.ts'
import { unseal } from '../../src/server/keys/seal.ts'

/** Byte columns without a sealed secret: hashes, public keys, and values from browsers. */
export const notSealed = [
  'access_decisions.code_hash',
  'access_numbers.number',
  'attempts.key',
  'credentials.recovery_hashes',
  'enrolled_stations.code_hash',
  'enrolled_stations.token_hash',
  'evidence_sheets.chain_hash',
  'evidence_sheets.hash',
  'gate_devices.key_hash',
  // Every station knows it, so sealing would not help; it changes with compromised keys.
  'holder_secrets.secret',
  'installation.secret_fingerprint',
  'installation.setup_token_hash',
  'known_browsers.token_hash',
  // The hashes of the log; the salt protects a name against guessing, and is deleted with the name.
  'log_blocks.hash',
  'log_seals.line_hash',
  'log_seals.name_hash',
  'log_seals.name_salt',
  'one_time_tokens.token_hash',
  'party_guests.browser_hash',
  'pass_keys.public_key',
  'push_subscriptions.auth',
  'push_subscriptions.p256dh',
  'sessions.token_hash',
  'short_stays.code_hash',
  'station_keys.public_key',
  'relief_keys.public_key',
  'unit_codes.code_hash',
]

export const sealedColumns = [
  'announcement_files.sealed_file',
  'channels.former_secret',
  'channels.sealed_secret',
  'condominium_keys.wrapped_key',
  'credentials.totp_secret',
  'installation_keys.wrapped_key',
  'left_item_photos.sealed_photo',
  'matter_photos.sealed_photo',
  'pass_keys.sealed_private_key',
  'pass_photos.sealed',
  'resident_photos.sealed',
] as const

export interface SealedValue {
  column: (typeof sealedColumns)[number]
  row: string
  bytes: Buffer
  /** Decrypts the bytes as if they were stored in this row. */
  open(bytes: Buffer): Buffer
}

export async function sealedValues(owner: pg.Pool, secret: string): Promise<SealedValue[]> {
  const { wrap: _, unwrap } = wrappingOf(Buffer.from(secret))
  const rows = async (text: string) => (await owner.query(text)).rows
  const condominiums = await rows('select condominium_id as id, wrapped_key from condominium_keys order by 1')
  const installation = await rows('select purpose, wrapped_key from installation_keys order by 1')
  const wrappedOf = (id: string): Buffer => condominiums.find((one) => one.id === id)?.wrapped_key
  const wrapped: Buffer = installation.find((one) => one.purpose === installationPurposes[0])?.wrapped_key
  const ofChannels: InstallationPurpose = 'channels'
  const channelKey: Buffer = installation.find((one) => one.purpose === ofChannels)?.wrapped_key
  const openChannel = (id: string) => (bytes: Buffer) =>
    unseal(unwrap(places.installationKey(ofChannels), channelKey), places.channel(id), bytes)
  const secondFactors: InstallationPurpose = 'second factors'
  const pages: InstallationPurpose = 'visitor pages'
  const pageKey: Buffer = installation.find((one) => one.purpose === pages)?.wrapped_key
  return [
    ...(await rows('select id, sealed_file as sealed from announcement_files order by 1')).map((one) => ({
      column: 'announcement_files.sealed_file' as const,
      row: one.id,
      bytes: one.sealed,
      open: (bytes: Buffer) =>
        unseal(
          photoKeyOf({ [pages]: unwrap(places.installationKey(pages), pageKey) }),
          places.photo('announcement_files', one.id),
          bytes,
        ),
    })),
    ...(await rows('select id, sealed_secret as sealed from channels order by 1')).map((one) => ({
      column: 'channels.sealed_secret' as const,
      row: one.id,
      bytes: one.sealed,
      open: openChannel(one.id),
    })),
    ...(await rows('select id, former_secret as sealed from channels where former_secret is not null order by 1')).map(
      (one) => ({
        column: 'channels.former_secret' as const,
        row: one.id,
        bytes: one.sealed,
        open: openChannel(one.id),
      }),
    ),
    ...condominiums.map((one) => ({
      column: 'condominium_keys.wrapped_key' as const,
      row: one.id,
      bytes: one.wrapped_key,
      open: (bytes: Buffer) => unwrap(places.condominiumKey(one.id), bytes),
    })),
    ...installation.map((one) => ({
      column: 'installation_keys.wrapped_key' as const,
      row: one.purpose,
      bytes: one.wrapped_key,
      open: (bytes: Buffer) => unwrap(places.installationKey(one.purpose), bytes),
    })),
    ...(await rows('select id, sealed_photo as sealed from matter_photos order by 1')).map((one) => ({
      column: 'matter_photos.sealed_photo' as const,
      row: one.id,
      bytes: one.sealed,
      open: (bytes: Buffer) =>
        unseal(
          photoKeyOf({ [pages]: unwrap(places.installationKey(pages), pageKey) }),
          places.photo('matter_photos', one.id),
          bytes,
        ),
    })),
    ...(
      await rows(
        `select condominium_id || ' ' || item_id as id, sealed_photo as sealed from left_item_photos order by 1`,
      )
    ).map((one) => ({
      column: 'left_item_photos.sealed_photo' as const,
      row: one.id,
      bytes: one.sealed,
      open: (bytes: Buffer) =>
        unseal(
          photoKeyOf({ [pages]: unwrap(places.installationKey(pages), pageKey) }),
          places.photo('left_item_photos', one.id),
          bytes,
        ),
    })),
    ...(await rows(`select authorization_id || ' ' || id as id, sealed from pass_photos order by 1`)).map((one) => ({
      column: 'pass_photos.sealed' as const,
      row: one.id,
      bytes: one.sealed,
      open: (bytes: Buffer) =>
        unseal(
          photoKeyOf({ [pages]: unwrap(places.installationKey(pages), pageKey) }),
          places.photo('pass_photos', one.id),
          bytes,
        ),
    })),
    ...(await rows(`select residence_id || ' ' || id as id, sealed from resident_photos order by 1`)).map((one) => ({
      column: 'resident_photos.sealed' as const,
      row: one.id,
      bytes: one.sealed,
      open: (bytes: Buffer) =>
        unseal(
          photoKeyOf({ [pages]: unwrap(places.installationKey(pages), pageKey) }),
          places.photo('resident_photos', one.id),
          bytes,
        ),
    })),
    ...(
      await rows('select condominium_id as id, key_id, sealed_private_key as sealed from pass_keys order by 1, 2')
    ).map((one) => ({
      column: 'pass_keys.sealed_private_key' as const,
      row: `${one.id} ${one.key_id}`,
      bytes: one.sealed,
      open: (bytes: Buffer) =>
        unseal(unwrap(places.condominiumKey(one.id), wrappedOf(one.id)), places.passKey(one.id, one.key_id), bytes),
    })),
    ...(
      await rows(
        'select profile_id as id, totp_secret as sealed from credentials where totp_secret is not null order by 1',
      )
    ).map((one) => ({
      column: 'credentials.totp_secret' as const,
      row: one.id,
      bytes: one.sealed,
      open: (bytes: Buffer) =>
        unseal(unwrap(places.installationKey(secondFactors), wrapped), places.secondFactor(one.id), bytes),
    })),
  ]
}
