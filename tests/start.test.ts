/** The program that cannot start says so in one plain sentence, ends with 1 and leaves nothing running. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseServer } from './support/databaseServer.ts'
import { testSecret } from './support/databases.ts'
import { freePort, postmasterOf, startProgram } from './support/program.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function refusalOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const program = startProgram({ DATA_DIR: folder, PORT: String(await freePort()), ...environment })
  expect(await program.ended).toBe(1)
  expect(program.said()).toBe('')
  expect(program.complained()).toMatch(/^Garita cannot start\. /)
  expect(program.complained()).not.toMatch(/^ +at /m)
  return program.complained()
}

async function wrong(change: (url: URL) => void): Promise<NodeJS.ProcessEnv> {
  const url = new URL(await databaseServer())
  change(url)
  return { DATABASE_URL: url.toString(), SECRET: testSecret }
}

test('refuses a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await refusalOf({ PORT: String(port) })).toContain(`Port ${port} is taken by another program.`)
  expect(postmasterOf(folder)).toBeNull()
  other.close()
}, 60_000)

test.each<[string, NodeJS.ProcessEnv, string]>([
  [
    'nobody answers',
    { DATABASE_URL: 'postgresql://garita:wrong@127.0.0.1:1/garita', SECRET: testSecret },
    'does not answer',
  ],
  [
    'no secret beside a database',
    { DATABASE_URL: 'postgresql://garita:wrong@127.0.0.1:1/garita' },
    'SECRET is missing',
  ],
  [
    'no address of a database',
    { DATABASE_URL: 'mysql://localhost/garita', SECRET: testSecret },
    'DATABASE_URL is not an address',
  ],
  ['no port', { PORT: 'eighty' }, 'PORT is not a port'],
  ['a host that is not here', { HOST: '203.0.113.1' }, 'HOST=203.0.113.1 is not an address of this machine'],
  ['a certificate that cannot be read', { TLS_CERT: '/nowhere.pem', TLS_KEY: '/nowhere.key' }, 'cannot be read'],
])(
  '%s',
  async (_, environment, said) => {
    expect(await refusalOf(environment)).toContain(said)
  },
  60_000,
)

test('refuses an unreachable database and a wrong password', async () => {
  const unknown = await refusalOf(await wrong((url) => (url.pathname = '/no_such_database')))
  expect(unknown).toContain('DATABASE_URL does not answer')
  const closed = await refusalOf(await wrong((url) => (url.password = 'wrong')))
  expect(closed).toContain('DATABASE_URL does not answer')
}, 60_000)
