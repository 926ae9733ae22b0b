import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Major } from '../embedded/programs.ts'
import { startEmbeddedPostgres } from '../embedded/start.ts'
import { prepareDatabase } from './migrate.ts'

async function postgresOf(major: Major) {
  const folder = mkdtempSync(join(tmpdir(), 'garita-createrole-'))
  // PostgreSQL's system user must enter the folder.
  chmodSync(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ folder, secret: Buffer.alloc(32, 5), major, throwaway: true })
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const prepare = async () => {
    const said: string[] = []
    await prepareDatabase(postgres.owner_url, 'a password', undefined, (words) => void said.push(words))
    return said
  }
  return { postgres, prepare }
}

test('warns on PostgreSQL 15 of an owner with createrole, and starts again without that right', async () => {
  const { postgres, prepare } = await postgresOf(15)
  const warning = expect.stringMatching(/^garita_owner may make roles, .*PostgreSQL 15 .*nocreaterole$/)
  expect(await prepare()).toEqual([warning])
  const superuser = await postgres.superuser()
  await superuser.query('alter role garita_owner nocreaterole')
  await superuser.end()
  expect(await prepare()).toEqual([])
})

test('does not warn of createrole on PostgreSQL 18', async () => {
  const { prepare } = await postgresOf(18)
  expect(await prepare()).toEqual([])
})
