/** One throwaway PostgreSQL for the whole run, with a prepared template that each test file copies. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/server/embedded/start.ts'
import { prepareDatabase } from '../src/server/migrate.ts'
import { template_name, test_login_password, urlOf } from './databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    owner_url: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'garita-tests-'))
  const postgres = await startEmbeddedPostgres({
    folder,
    secret: Buffer.alloc(32, 1),
    throwaway: true,
    major: process.env.TEST_POSTGRES === '15' ? 15 : 18,
  })
  const owner = new pg.Client({ connectionString: postgres.owner_url })
  await owner.connect()
  await owner.query(`create database ${template_name}`)
  await owner.end()
  await prepareDatabase(urlOf(postgres.owner_url, template_name), test_login_password)
  project.provide('owner_url', postgres.owner_url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
