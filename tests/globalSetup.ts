/** Starts one throwaway PostgreSQL for the whole run when the first test file asks for it; a run without a database test starts none. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { templateName, testLoginPassword, urlOf } from './support/databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers the URL of the database server, which it starts first where it does not run yet. */
    database_starter: string
  }
}

interface RunningPostgres {
  owner_url: string
  stop(): Promise<void>
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<RunningPostgres> | undefined
  const starter = createServer((_, response) => {
    postgres ??= startPostgres()
    postgres.then(
      ({ owner_url }) => response.end(owner_url),
      (reason) => response.writeHead(500).end(String(reason)),
    )
  }).listen(0, '127.0.0.1')
  await once(starter, 'listening')
  const address = starter.address()
  project.provide('database_starter', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  return async () => {
    starter.close()
    await postgres?.then(
      ({ stop }) => stop(),
      () => undefined,
    )
  }
}

/** Each test file copies the template, where all migrations and rules are installed already. */
async function startPostgres(): Promise<RunningPostgres> {
  const [{ default: pg }, { startEmbeddedPostgres }, { prepareDatabase }] = await Promise.all([
    import('pg'),
    import('../src/server/embedded/start.ts'),
    import('../src/server/database/migrate.ts'),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'garita-tests-'))
  const { owner_url, stop } = await startEmbeddedPostgres({
    folder,
    secret: Buffer.alloc(32, 1),
    throwaway: true,
    major: process.env.TEST_POSTGRES === '15' ? 15 : 18,
  })
  const owner = new pg.Client({ connectionString: owner_url })
  await owner.connect()
  await owner.query(`create database ${templateName}`)
  await owner.end()
  await prepareDatabase(urlOf(owner_url, templateName), testLoginPassword)
  return {
    owner_url,
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
