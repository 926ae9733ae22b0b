/**
 * `npm run rotate-keys` makes a new key that signs the passes of a condominium. The gates get it in advance, or at once if the old key is
 * compromised.
 */
import type pg from 'pg'
import { newKeyPair } from '../../authorizations/passes/pass.ts'
import { newKey, places, type Wrapping, wrappingOf } from '../../server/keys/keyring.ts'
import { seal, unseal } from '../../server/keys/seal.ts'
import { existingSecret } from '../../server/settings/secret.ts'
import { type Settings, StartRefused } from '../../server/settings/settings.ts'
import { inTransaction, withDatabase } from './commandDatabase.server.ts'

export interface Rotation {
  /** The name or id of a condominium; null means all. */
  condominium: string | null
  compromised: boolean
  /** The new key signs after this time, so that every station has it by then. */
  hours: number
}

interface PassKey {
  key_id: number
  sealed: Buffer
  ahead: boolean
}

const lastKey = 255

export async function rotateKeys(settings: Settings, rotation: Rotation): Promise<string[]> {
  return withDatabase(settings, async (owner) => {
    const wrapping = wrappingOf(existingSecret(settings))
    const chosen = await chosenCondominiums(owner, rotation.condominium)
    const lines: string[] = []
    for (const one of chosen) {
      lines.push(`${one.name}: ${await inTransaction(owner, () => rotate(owner, wrapping, one.id, rotation))}`)
    }
    return lines
  })
}

async function chosenCondominiums(owner: pg.Client, asked: string | null): Promise<{ id: string; name: string }[]> {
  const { rows } = await owner.query<{ id: string; name: string }>(
    'select id, name from condominiums where $1::text is null or name = $1 or id::text = lower($1) order by name, id',
    [asked],
  )
  if (rows.length === 0) throw new StartRefused(`No condominium is called ${asked ?? 'anything yet'}.`)
  if (asked && rows.length > 1) {
    throw new StartRefused(`Several are called ${asked}; say which: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return rows
}

async function rotate(owner: pg.Client, wrapping: Wrapping, id: string, rotation: Rotation): Promise<string> {
  const { rows: held } = await owner.query<{ wrapped_key: Buffer }>(
    'select wrapped_key from condominium_keys where condominium_id = $1 for update',
    [id],
  )
  const { rows: keys } = await owner.query<PassKey>(
    `select key_id, sealed_private_key as sealed, signs_from > now() as ahead from pass_keys
      where condominium_id = $1 order by key_id for update`,
    [id],
  )
  const wrapped = held[0]?.wrapped_key
  const newest = keys.at(-1)
  if (!newest || !wrapped) return 'no pass was ever shown here, so there is no key to change.'
  if (newest.key_id === lastKey) return 'all of its 255 key numbers were used; nothing was changed here.'
  const present = openKey(wrapping, id, wrapped)
  const keyId = newest.key_id + 1
  if (!rotation.compromised) {
    if (keys.some(({ ahead }) => ahead))
      return 'a new key is announced already and not in use yet; nothing was changed.'
    await insertKey(owner, { id, key_id: keyId, key: present, hours: rotation.hours })
    return `key ${keyId} is announced to the gates now and signs in ${rotation.hours} hours. What key ${newest.key_id} signed goes on to its end, codes without an end 90 days.`
  }
  const fresh = newKey()
  for (const one of keys) await sealUnder(owner, id, one, present, fresh)
  await owner.query('update condominium_keys set wrapped_key = $2 where condominium_id = $1', [
    id,
    wrapping.wrap(places.condominiumKey(id), fresh),
  ])
  await owner.query(
    `update pass_keys set verifies_until = now() where condominium_id = $1 and coalesce(verifies_until > now(), true)`,
    [id],
  )
  await insertKey(owner, { id, key_id: keyId, key: fresh, hours: 0 })
  // A new secret per holder, because codes that were bound to the old one are dead.
  await owner.query('update holder_secrets set secret = default where condominium_id = $1', [id])
  await owner.query('insert into key_changes (condominium_id, id) values ($1, gen_random_uuid())', [id])
  return `key ${keyId} signs from now on. Every code of before is red at the gates as soon as they hear of it; the app and the links show new ones, and hosts are told to share them again.`
}

const openKey = (wrapping: Wrapping, id: string, wrapped: Buffer) => {
  try {
    return wrapping.unwrap(places.condominiumKey(id), wrapped)
  } catch {
    throw new StartRefused('The key of this condominium does not open with this SECRET.')
  }
}

async function insertKey(owner: pg.Client, made: { id: string; key_id: number; key: Buffer; hours: number }) {
  const pair = newKeyPair()
  await owner.query(
    `insert into pass_keys (condominium_id, key_id, public_key, sealed_private_key, signs_from)
      values ($1, $2, $3, $4, now() + $5::integer * interval '1 hour')`,
    [
      made.id,
      made.key_id,
      Buffer.from(pair.public_key),
      seal(made.key, places.passKey(made.id, made.key_id), pair.private_key),
      made.hours,
    ],
  )
}

/** A thief of the old condominium key must not open values that are sealed from now on. */
async function sealUnder(owner: pg.Client, id: string, { key_id, sealed }: PassKey, present: Buffer, fresh: Buffer) {
  const place = places.passKey(id, key_id)
  await owner.query('update pass_keys set sealed_private_key = $3 where condominium_id = $1 and key_id = $2', [
    id,
    key_id,
    seal(fresh, place, unseal(present, place, sealed)),
  ])
}
