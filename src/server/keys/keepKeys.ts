import { createECDH, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import { StartRefused } from '../settings/settings.ts'
import {
  fingerprintOf,
  type InstallationKeys,
  type InstallationPurpose,
  installationPurposes,
  newKey,
  places,
  wrappingOf,
} from './keyring.ts'

export async function keepKeys(client: pg.Client, secret: Buffer): Promise<InstallationKeys> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ kept: Buffer | null }>(
      'select secret_fingerprint as kept from installation for update',
    )
    const kept = rows[0]?.kept ?? null
    const ours = fingerprintOf(secret)
    if (kept && !(kept.length === ours.length && timingSafeEqual(kept, ours))) throw new StartRefused(otherSecret)
    const keys = await openOrMake(client, secret)
    if (!kept) await client.query('update installation set secret_fingerprint = $1', [ours])
    await client.query('commit')
    return keys
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const otherSecret =
  'The database belongs to another secret than the one of this program. Programs on one database share one SECRET: give it the value ' +
  'that the others have, or put back the file "secret" of the data folder. If the secret was changed (npm run rotate-secret), use the ' +
  'new one. Nothing was touched, and programs that run go on.'

async function openOrMake(client: pg.Client, secret: Buffer): Promise<InstallationKeys> {
  const { wrap, unwrap } = wrappingOf(secret)
  const { rows } = await client.query<{ purpose: InstallationPurpose; wrapped_key: Buffer }>(
    'select purpose, wrapped_key from installation_keys',
  )
  const keys = {} as Record<InstallationPurpose, Buffer>
  for (const purpose of installationPurposes) {
    const wrapped = rows.find((row) => row.purpose === purpose)?.wrapped_key
    keys[purpose] = wrapped ? unwrap(places.installationKey(purpose), wrapped) : made[purpose]()
    if (wrapped) continue
    await client.query('insert into installation_keys (purpose, wrapped_key) values ($1, $2)', [
      purpose,
      wrap(places.installationKey(purpose), keys[purpose]),
    ])
  }
  return keys
}

const made: Record<InstallationPurpose, () => Buffer> = {
  'second factors': newKey,
  'visitor pages': newKey,
  channels: newKey,
  'web push': () => {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    // One key in 256 begins with a zero byte, which getPrivateKey omits.
    return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex')
  },
}
