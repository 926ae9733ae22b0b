import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testInstallation } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { openInstallation } from '../../../app/start/installation.server.ts'
import { StartRefused } from '../../settings/settings.ts'

const garita = openForFile(testInstallation)

/** Answers the first message with a protocol error, as a pooler does. */
async function poolerThatSays(code: string, message: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `postgresql://owner:word@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/garita`
}

async function refusalOf(pooledUrl: string): Promise<string> {
  const { settings, owner_url } = garita
  const opened = openInstallation({
    settings,
    owner_url,
    pooled_url: pooledUrl,
    public_url: 'http://garita.test',
    web_folder: null,
  })
  const error: unknown = await opened.then(
    (installation) => installation.close(),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartRefused)
  return error instanceof Error ? error.message : ''
}

test.each([
  ['08P01', 'SASL authentication failed'],
  ['08P01', 'no such user: garita_login'],
  ['28P01', 'password authentication failed for user'],
])('names the login that a pooler refuses with %s, %s, and the cure', async (code, message) => {
  const said = await refusalOf(await poolerThatSays(code, message))
  expect(said).toMatch(/^The pooler of DATABASE_URL refuses the login garita_login_\w+ \(/)
  expect(said).toContain(`(${message}, ${code}): run npm run login, put its line into userlist.txt`)
  expect(said).not.toContain('\n')
})

test.each([
  ['no such database: garita', () => poolerThatSays('08P01', 'no such database: garita')],
  ['ECONNREFUSED', async () => 'postgresql://owner:word@127.0.0.1:1/garita'],
])('says that a pooler does not answer, with its reason: %s', async (reason, pooler) => {
  const said = await refusalOf(await pooler())
  expect(said).toContain('The pooler of DATABASE_URL does not answer as garita_login_')
  expect(said).toContain(reason)
})
