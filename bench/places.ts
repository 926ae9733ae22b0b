/** Two databases that differ only in how many neighbours there are, made once for all benches that compare them. */
import pg from 'pg'
import { Database } from '../src/server/database.ts'
import { prepareDatabase } from '../src/server/migrate.ts'
import { fill, type Neighbourhood } from './neighbourhood.ts'

export interface Place extends Neighbourhood {
  rows: number
  database: Database
  owner: pg.Pool
  login_url: string
}

let made: Promise<[Place, Place]> | undefined

export function places(owner_url: string): Promise<[Place, Place]> {
  made ??= Promise.all([place(owner_url, 10_000), place(owner_url, 1_000_000)])
  return made
}

export async function leavePlaces(): Promise<void> {
  for (const { database, owner } of (await made?.catch(() => undefined)) ?? []) {
    await Promise.all([database.close(), owner.end()])
  }
}

async function place(owner_url: string, rows: number): Promise<Place> {
  const name = `bench_${rows}`
  const server = new pg.Client({ connectionString: owner_url })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(owner_url)
  url.pathname = `/${name}`
  const { login_url } = await prepareDatabase(url.toString(), 'only this bench knows it')
  const owner = new pg.Pool({ connectionString: url.toString(), max: 2 })
  const began = performance.now()
  const neighbourhood = await fill(owner, rows)
  console.log(`  (${rows.toLocaleString('en')} rows laid down in ${((performance.now() - began) / 1000).toFixed(0)} s)`)
  return { ...neighbourhood, rows, owner, login_url, database: new Database({ url: login_url, direct: true }) }
}
