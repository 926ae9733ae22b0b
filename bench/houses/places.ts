/** A database of its own with rows, in the one PostgreSQL of the run. */
import pg from 'pg'
import { Database } from '../../src/server/database/database.ts'
import { prepareDatabase } from '../../src/server/database/migrate.ts'
import { fill, type Neighborhood } from './neighborhood.ts'

export interface Place extends Neighborhood {
  database: Database
  login_url: string
  close(): Promise<void>
}

export async function openPlace(ownerUrl: string, rows: number): Promise<Place> {
  const name = `bench_${rows}`
  const server = new pg.Client({ connectionString: ownerUrl })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  const { login_url } = await prepareDatabase(url.toString(), 'only this bench knows it')
  const owner = new pg.Pool({ connectionString: url.toString(), max: 3 })
  const began = performance.now()
  const neighborhood = await fill(owner, rows)
  await owner.end()
  console.log(`  (${rows.toLocaleString('en')} rows filled in ${((performance.now() - began) / 1000).toFixed(0)} s)`)
  const database = new Database({ url: login_url, direct: true })
  return { ...neighborhood, database, login_url, close: () => database.close() }
}
