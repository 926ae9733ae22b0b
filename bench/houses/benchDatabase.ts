/** A prepared database for a bench, in the one PostgreSQL of the run. */
import pg from 'pg'
import { Database } from '../../src/server/database/database.ts'
import { prepareDatabase } from '../../src/server/database/migrate.ts'

export interface BenchDatabase {
  owner: pg.Pool
  database: Database
  login_url: string
  owner_url: string
}

export async function openBenchDatabase(ownerUrl: string, name: string): Promise<BenchDatabase> {
  const server = new pg.Client({ connectionString: ownerUrl })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  const { login_url } = await prepareDatabase(url.toString(), 'only this bench knows it')
  const owner = new pg.Pool({ connectionString: url.toString(), max: 3 })
  return { owner, login_url, owner_url: url.toString(), database: new Database({ url: login_url, direct: true }) }
}

export async function closeBenchDatabase({ database, owner }: BenchDatabase): Promise<void> {
  await Promise.all([database.close(), owner.end()])
}
