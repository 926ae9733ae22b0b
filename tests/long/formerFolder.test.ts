/** The program of today starts on the data folder of a former build, with the files of its own PostgreSQL, and goes on. */
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountFor } from '../../src/server/embedded/account.ts'
import { formerCommits, formerFolder, formerOf } from '../former/former.ts'
import { unpack } from '../former/pack.ts'
import { callProgram, freePort, type Program, startProgram } from '../support/program.ts'

let folder: string
let program: Program | undefined
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-former-'))
  // The database's user passes through.
  chmodSync(folder, 0o711)
})
afterAll(async () => {
  program?.signal('SIGTERM')
  await program?.ended
  rmSync(folder, { recursive: true, force: true })
})

test.each(formerCommits)('starts with a data folder of %s', async (commit) => {
  const former = formerOf(commit)
  const dataFolder = join(folder, commit)
  unpack(formerFolder(commit), dataFolder, await accountFor(join(dataFolder, 'postgres')))
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
  const port = await freePort()
  program = startProgram({ DATA_DIR: dataFolder, PORT: String(port) })
  await program.ready
  for (const { id, token } of Object.values(former.people)) {
    const said = await callProgram(port, 'session.current', {}, token)
    expect(await said.json()).toMatchObject({ person: { id } })
  }
  const [{ link = '' } = {}] = former.passes.filter(({ kind }) => kind === 'permanent_visitor')
  expect((await callProgram(port, 'authorizations.visit', { link })).status).toBe(200)
})
