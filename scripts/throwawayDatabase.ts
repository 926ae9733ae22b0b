/** A temporary database of a new installation, for the commands that read the catalog. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '../src/server/database/migrate.ts'
import { startEmbeddedPostgres } from '../src/server/embedded/start.ts'

export async function withThrowawayDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'garita-catalog-'))
  const postgres = await startEmbeddedPostgres({ folder, secret: Buffer.alloc(32, 1), throwaway: true })
  try {
    await prepareDatabase(postgres.owner_url, 'used by nobody')
    const client = new pg.Client({ connectionString: postgres.owner_url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
