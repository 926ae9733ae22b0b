/** Seals again the values that earlier versions sealed directly with the secret: each for its place, with its own key. */
import type pg from 'pg'
import { derive } from '../settings/secret.ts'
import { formerPurposes, type InstallationKeys, newKey, places, type Wrapping } from './keyring.ts'
import { isFormer, seal, unsealFormer } from './seal.ts'

export interface Anew {
  /** The secret that the values were sealed with. */
  former: Buffer
  wrapping: Wrapping
  keys: InstallationKeys
}

export async function sealAnew(client: pg.Client, anew: Anew): Promise<void> {
  await sealPassKeys(client, anew)
  await sealSecondFactors(client, anew)
}

async function sealPassKeys(client: pg.Client, { former, wrapping }: Anew): Promise<void> {
  const { rows } = await client.query<{
    condominium_id: string
    key_id: number
    sealed: Buffer
    wrapped_key: Buffer | null
  }>(`select p.condominium_id, p.key_id, p.sealed_private_key as sealed, k.wrapped_key
      from pass_keys p left join condominium_keys k using (condominium_id) order by 1, 2 for update of p`)
  const formerKey = derive(former, formerPurposes.pass_keys)
  const keys = new Map<string, Buffer>()
  const fresh: [string, Buffer][] = []
  const keyOf = (id: string, wrapped: Buffer | null) => {
    const known = keys.get(id)
    if (known) return known
    const key = wrapped ? wrapping.unwrap(places.condominiumKey(id), wrapped) : newKey()
    if (!wrapped) fresh.push([id, wrapping.wrap(places.condominiumKey(id), key)])
    keys.set(id, key)
    return key
  }
  const sealed = rows
    .filter((row) => isFormer(row.sealed))
    .map((row) => {
      const open = unsealFormer(formerKey, row.sealed)
      const { condominium_id: id, key_id } = row
      return { id, key_id, sealed: seal(keyOf(id, row.wrapped_key), places.passKey(id, key_id), open) }
    })
  await client.query(
    `insert into condominium_keys (condominium_id, wrapped_key) select * from unnest($1::uuid[], $2::bytea[])`,
    [fresh.map(([id]) => id), fresh.map(([, key]) => key)],
  )
  await client.query(
    `update pass_keys p set sealed_private_key = s.sealed
      from unnest($1::uuid[], $2::smallint[], $3::bytea[]) s (id, key_id, sealed)
      where p.condominium_id = s.id and p.key_id = s.key_id`,
    [sealed.map(({ id }) => id), sealed.map(({ key_id }) => key_id), sealed.map((one) => one.sealed)],
  )
}

async function sealSecondFactors(client: pg.Client, { former, keys }: Anew): Promise<void> {
  const { rows } = await client.query<{ id: string; sealed: Buffer }>(
    'select profile_id as id, totp_secret as sealed from credentials where totp_secret is not null for update',
  )
  const formerKey = derive(former, formerPurposes.credentials)
  const sealed = rows
    .filter((row) => isFormer(row.sealed))
    .map(({ id, sealed: value }) => ({
      id,
      sealed: seal(keys['second factors'], places.secondFactor(id), unsealFormer(formerKey, value)),
    }))
  await client.query(
    `update credentials c set totp_secret = s.sealed from unnest($1::uuid[], $2::bytea[]) s (id, sealed)
      where c.profile_id = s.id`,
    [sealed.map(({ id }) => id), sealed.map((one) => one.sealed)],
  )
}
