import { type Client, DatabaseError } from 'pg'
import type { Cluster } from './cluster.ts'

const owner = 'garita_owner'
export const ownDatabase = 'garita'
// duplicate_object, unique_violation, duplicate_database: it exists, or another program has just created it.
const alreadyThere = ['42710', '23505', '42P04']

export async function makeOwner(connection: Client, password: string): Promise<void> {
  await once(connection, `create role ${owner}`)
  const secret = connection.escapeLiteral(password)
  await connection.query(`alter role ${owner} login createrole createdb nosuperuser nobypassrls password ${secret}`)
  await once(connection, `create database ${ownDatabase} owner ${owner}`)
}

export function ownerUrl({ address, owner_password }: Pick<Cluster, 'address' | 'owner_password'>): string {
  const where =
    process.platform === 'win32'
      ? `${address.host}:${address.port}/${ownDatabase}`
      : `localhost/${ownDatabase}?host=${encodeURIComponent(address.host)}&port=${address.port}`
  return `postgresql://${owner}:${owner_password}@${where}`
}

async function once(connection: Client, statement: string): Promise<void> {
  try {
    await connection.query(statement)
  } catch (reason) {
    if (!(reason instanceof DatabaseError && alreadyThere.includes(reason.code ?? ''))) throw reason
  }
}
