/** Changes the secret: encrypts every key with the new one. Values sealed with those keys stay unchanged. */
import type pg from 'pg'
import { makeLogin } from '../database/accessRules/login.ts'
import { loginPassword } from '../settings/secret.ts'
import { StartRefused } from '../settings/settings.ts'
import { fingerprintOf, type InstallationPurpose, places, type Wrapping, wrappingOf } from './keyring.ts'

/** Runs as the owner in a transaction. Returns false if it was done before. */
export async function rewrap(owner: pg.Client, former: Buffer, next: Buffer): Promise<boolean> {
  await owner.query(`select pg_advisory_xact_lock(hashtext('garita.prepare'))`)
  const { rows } = await owner.query<{ kept: Buffer | null }>(
    'select secret_fingerprint as kept from installation for update',
  )
  const kept = rows[0]?.kept
  if (kept?.equals(fingerprintOf(next))) return false
  if (!kept?.equals(fingerprintOf(former))) {
    throw new StartRefused(
      'The former secret is not the one of this database. Give SECRET_FORMER the value that SECRET had when the program last ran.',
    )
  }
  const was = wrappingOf(former)
  const becomes = wrappingOf(next)
  await rewrapInstallation(owner, was, becomes)
  await rewrapCondominiums(owner, was, becomes)
  await owner.query('update installation set secret_fingerprint = $1', [fingerprintOf(next)])
  await makeLogin(owner, loginPassword(next))
  return true
}

async function rewrapInstallation(owner: pg.Client, was: Wrapping, becomes: Wrapping): Promise<void> {
  const { rows } = await owner.query<{ purpose: InstallationPurpose; wrapped_key: Buffer }>(
    'select purpose, wrapped_key from installation_keys',
  )
  for (const { purpose, wrapped_key } of rows) {
    const place = places.installationKey(purpose)
    await owner.query('update installation_keys set wrapped_key = $2 where purpose = $1', [
      purpose,
      becomes.wrap(place, was.unwrap(place, wrapped_key)),
    ])
  }
}

async function rewrapCondominiums(owner: pg.Client, was: Wrapping, becomes: Wrapping): Promise<void> {
  const { rows } = await owner.query<{ id: string; wrapped_key: Buffer }>(
    'select condominium_id as id, wrapped_key from condominium_keys for update',
  )
  const wrapped = rows.map(({ id, wrapped_key }) => {
    const place = places.condominiumKey(id)
    return becomes.wrap(place, was.unwrap(place, wrapped_key))
  })
  await owner.query(
    `update condominium_keys k set wrapped_key = n.wrapped_key
      from unnest($1::uuid[], $2::bytea[]) n (id, wrapped_key) where k.condominium_id = n.id`,
    [rows.map(({ id }) => id), wrapped],
  )
}
