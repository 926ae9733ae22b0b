import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, createSecureContext, TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { version } from '../src/server/settings/version.ts'
import { selfSigned } from './support/certificate.ts'
import { databaseServer } from './support/databaseServer.ts'
import { testSecret } from './support/databases.ts'
import { eventually } from './support/eventually.ts'
import { testInstallation } from './support/installation.ts'
import { freePort, postmasterOf, startProgram } from './support/program.ts'
import { everything } from './support/scope.ts'

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
})

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
  ['an IPv6 host that cannot be here', { HOST: 'fe80::1' }, 'HOST=fe80::1 is not an address of this machine'],
  ['a certificate that cannot be read', { TLS_CERT: '/nowhere.pem', TLS_KEY: '/nowhere.key' }, 'cannot be read'],
])('%s', async (_, environment, said) => {
  expect(await refusalOf(environment)).toContain(said)
})

test('refuses an unreachable database and a wrong password', async () => {
  const unknown = await refusalOf(await wrong((url) => (url.pathname = '/no_such_database')))
  expect(unknown).toContain('DATABASE_URL does not answer')
  const closed = await refusalOf(await wrong((url) => (url.password = 'wrong')))
  expect(closed).toContain('DATABASE_URL does not answer')
})

test('starts with doubtful settings and says which they are', async () => {
  const garita = await testInstallation()
  const program = startProgram({
    DATABASE_URL: garita.owner_url,
    SECRET: testSecret,
    PORT: String(await freePort()),
    PUBLIC_URL: 'http://garita.example.org',
    BACKUPFOLDER: '/mnt/backups',
    LOG_LEVEL: 'warn',
  })
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
    await garita.close()
  })
  await program.ready
  expect(program.said()).toContain('PUBLIC_URL is http://garita.example.org, without TLS')
  expect(program.said()).toContain('BACKUPFOLDER in the environment is not a setting. Do you mean BACKUP_FOLDER?')
})

test('names its version in the first line of the log and at the terminal', async () => {
  const garita = await testInstallation()
  const environment = { DATABASE_URL: garita.owner_url, SECRET: testSecret, LOG_LEVEL: 'info' }
  const port = String(await freePort())
  const program = startProgram({ ...environment, DATA_DIR: folder, PORT: port })
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
    await garita.close()
  })
  await program.ready
  const [first = ''] = program.said().split('\n')
  expect(JSON.parse(first)).toMatchObject({ version, msg: 'start' })
  expect(program.said()).toContain(`Garita ${version} is ready: http://127.0.0.1:${port}`)
  await eventually(() => expect(program.said()).toContain('The data lies in the database of DATABASE_URL.'))
})

test('says with --help how to start it, and starts nothing', async () => {
  const program = startProgram({ DATA_DIR: join(folder, 'untouched') }, ['--help'])
  await program.ended
  expect(program.said()).toMatch(/^npm start .*\nnpm run demo .*\nSettings are read from/)
  expect(existsSync(join(folder, 'untouched'))).toBe(false)
})

test.runIf(everything)(
  'names sslrootcert when the certificate of the database is signed by an authority of its provider',
  async () => {
    const tls = createSecureContext(selfSigned())
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      // The client asks for TLS; S means yes.
      socket.once('data', () => {
        socket.write('S')
        new TLSSocket(socket, { isServer: true, secureContext: tls }).on('error', () => undefined)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const url = `postgresql://garita:wrong@localhost:${port}/garita?sslmode=verify-full`
    const said = await refusalOf({ DATABASE_URL: url, SECRET: testSecret })
    server.close()
    expect(said).toContain('sslmode=verify-full&sslrootcert=')
  },
)

test.runIf(everything)(
  'goes on after SIGHUP with the certificate that lies there now, and writes an IPv6 address in brackets',
  async () => {
    const garita = await testInstallation()
    const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') }
    const keep = ({ cert, key }: { cert: string; key: string }) => {
      writeFileSync(files.TLS_CERT, cert)
      writeFileSync(files.TLS_KEY, key)
    }
    keep(selfSigned())
    const port = await freePort()
    const environment = {
      DATABASE_URL: garita.owner_url,
      SECRET: testSecret,
      PORT: String(port),
      HOST: '::1',
      ...files,
    }
    const program = startProgram(environment)
    await program.ready
    expect(program.said()).toContain(`https://[::1]:${port}`)
    const served = () =>
      new Promise<string>((resolve, reject) => {
        const socket = connect({ port, host: '::1', rejectUnauthorized: false }, () => {
          resolve(socket.getPeerCertificate().serialNumber)
          socket.destroy()
        })
        socket.once('error', reject)
      })
    const before = await served()
    keep(selfSigned())
    program.signal('SIGHUP')
    await expect.poll(served).not.toBe(before)
    program.signal('SIGTERM')
    expect(await program.ended).toBe(0)
    await garita.close()
  },
)
