import type pg from 'pg'
import { newId } from '../../src/shared/ids.ts'
import type { TestInstallation, TestPerson } from './installation.ts'

export const daysAgo = (age: number) => `now() - interval '${age} days'`

/** Values are SQL, so that times come from the database's clock. */
export type Made = Record<string, string>

const worn: Made = {
  auth_type: `'temporary_visitor'`,
  status: `'active'`,
  name: `'Luis'`,
  last_name: `'Gómez'`,
  id_document: `'INE-12345'`,
  phone_number: `'5512345678'`,
  vehicle_plate: `'ABC123'`,
  relationship: `'primo'`,
  details: `'{"purpose": "cena"}'`,
  private_details: `'{"notes": "de la oficina"}'`,
  created_at: `now() - interval '200 days'`,
  updated_at: `now() - interval '200 days'`,
  valid_from: `now() - interval '200 days'`,
  valid_until: `now() - interval '199 days'`,
}

/** Inserts an old row as the owner, by default a visit that expired 199 days ago, with a line of the log of the same age. */
export async function leaveOld(
  { owner }: TestInstallation,
  condominium: string,
  host: TestPerson | null,
  more: Made = {},
): Promise<string> {
  const id = newId()
  const row = { ...worn, ...more }
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table authorizations disable trigger user')
    await insertRow(client, 'authorizations', { ...row, ...(await ties(client, condominium, host)), id: `'${id}'` })
    await client.query('alter table authorizations enable trigger user')
    await client.query(`select access.log_access(a, 'visitor_registered') from authorizations a where id = $1`, [id])
    await client.query(
      `update access_log_subjects set written_at = $2 where log_id = (select id from access_logs where authorization_id = $1)`,
      [id, (await client.query(`select ${row.created_at} as at`)).rows[0].at],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  return id
}

async function ties(client: pg.ClientBase, condominium: string, host: TestPerson | null): Promise<Made> {
  if (!host) return { condominium_id: `'${condominium}'`, unit_number: `'1'` }
  const { rows } = await client.query('select id, unit_number from residences where profile_id = $1', [host.id])
  return {
    condominium_id: `'${condominium}'`,
    unit_number: `'${rows[0].unit_number}'`,
    resident_id: `'${host.id}'`,
    residence_id: `'${rows[0].id}'`,
  }
}

export const insertRow = (client: pg.ClientBase, table: string, row: Made) =>
  client.query(`insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`)
