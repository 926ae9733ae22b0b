/** Gives the run a folder for all its files, and starts one throwaway PostgreSQL when the first test file asks for one. */
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserUsed } from './flows/browserChoice.ts'
import { clusterSecret, templateName, testLoginPassword, urlOf } from './support/databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A URL that starts the database server if needed and answers its address. */
    database_starter: string
  }
}

interface RunningPostgres {
  owner_url: string
  stop(): Promise<void>
}

const memory = '/dev/shm'
const gigabyte = 2 ** 30

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await folderOfRun()
  // The workers start later, and inherit these.
  process.env.TMPDIR = folder
  process.env.TEST_SEED ??= String(randomInt(2 ** 31))
  // The program starts dozens of times: compiled modules halve the time.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
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
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    process.stdout.write(`Seed of the draws: ${process.env.TEST_SEED}. Browser: ${browserUsed()}.\n`)
  }
}

/** Uses memory on a large machine: databases, browsers and programs write two gigabytes that are read once. */
async function folderOfRun(): Promise<string> {
  // The files of a killed run would fill the memory and send this run to the disk.
  for (const place of new Set([memory, tmpdir()])) await removeLeftFolders(place)
  const place = (await isRoomy(memory)) ? memory : tmpdir()
  const folder = await mkdtemp(join(place, `garita-tests-${process.pid}-`))
  // PostgreSQL runs as another user where the tests run as root.
  await chmod(folder, 0o711)
  return folder
}

/** Removes the folders of killed runs. */
async function removeLeftFolders(place: string): Promise<void> {
  if (!existsSync(place)) return
  const { isAlive } = await import('./support/program.ts')
  for (const left of await readdir(place)) {
    const [, program] = /^garita-tests-(\d+)-/.exec(left) ?? []
    if (program && !isAlive(Number(program))) await rm(join(place, left), { recursive: true, force: true })
  }
}

async function isRoomy(place: string): Promise<boolean> {
  if (!existsSync(place)) return false
  const { bavail, bsize } = await statfs(place)
  return bavail * bsize > 6 * gigabyte && freemem() > 12 * gigabyte
}

/** Each test file copies the template, where all migrations and rules are installed already. */
async function startPostgres(): Promise<RunningPostgres> {
  const [{ default: pg }, { startEmbeddedPostgres }, { prepareDatabase }] = await Promise.all([
    import('pg'),
    import('../src/server/embedded/start.ts'),
    import('../src/server/database/migrate.ts'),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'garita-tests-'))
  const { owner_url, stop, superuser } = await startEmbeddedPostgres({
    folder,
    secret: clusterSecret,
    throwaway: true,
    connections: 300,
    major: process.env.TEST_POSTGRES === '15' ? 15 : 18,
  })
  const admin = await superuser()
  // Each test file leaves a database, and by the end autovacuum would visit four of them in each second.
  await admin.query('alter system set autovacuum = off')
  await admin.query('select pg_reload_conf()')
  await admin.end()
  const owner = new pg.Client({ connectionString: owner_url })
  await owner.connect()
  await owner.query(`create database ${templateName}`)
  await owner.end()
  await prepareDatabase(urlOf(owner_url, templateName), testLoginPassword)
  return { owner_url, stop }
}
