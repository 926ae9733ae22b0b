/** A program of two workers with a PostgreSQL of its own, and with a certificate. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { startLoad } from '../../trials/cluster/load.ts'
import { makeCondominium, makePerson } from '../access/people.ts'
import { selfSigned } from '../support/certificate.ts'
import { testSecret } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { asOwner, freePort, isAlive, type Program, startProgram } from '../support/program.ts'
import { openPlace } from '../support/programs.ts'
import { workersOf } from '../support/workers.ts'

function folderOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `garita-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('keeps every acknowledged act when workers and the first process are killed in turn under load', async () => {
  const folder = folderOf('workers')
  const port = await freePort()
  const environment = { DATA_DIR: folder, PORT: String(port), WORKERS: '2', TRUSTED_PROXY: '1' }
  const start = async (): Promise<Program> => {
    const program = startProgram(environment)
    await program.ready
    return program
  }
  let program = await start()
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
  })
  const { residents, guard } = await asOwner(folder, async (owner) => {
    const home = await makeCondominium(owner, 'Los Encinos')
    const living = ['101', '102', '103', '104'].map((unit) =>
      makePerson(owner, { user_role: 'resident', lives: [home, unit] }),
    )
    return {
      residents: await Promise.all(living),
      guard: await makePerson(owner, { user_role: 'agent', assigned: [home] }),
    }
  })
  const load = startLoad(port, residents, guard)
  const works = async () => {
    const before = load.acknowledged.length
    await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(before + 10))
  }
  await works()

  const second = startProgram({ ...environment, PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.complained()).toContain('Another Garita is already running with the data in')

  for (let round = 0; round < 4; round++) {
    const [killed = 0] = workersOf(program)
    process.kill(killed, 'SIGKILL')
    await works()
    await expect.poll(() => workersOf(program).filter((one) => one !== killed)).toHaveLength(2)
  }
  const workers = workersOf(program)
  program.signal('SIGKILL')
  await program.ended
  await expect.poll(() => workers.filter(isAlive)).toEqual([])
  program = await start()
  await works()
  await load.stop()
  const { rowCount } = await asOwner(folder, (owner) =>
    owner.query('select from authorizations where id = any($1)', [load.acknowledged]),
  )
  expect(rowCount).toBe(load.acknowledged.length)
})

test('serves a renewed certificate by every worker, and by one that is begun later', async () => {
  const folder = folderOf('certificate')
  const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') }
  const keep = () => {
    const { cert, key } = selfSigned()
    writeFileSync(files.TLS_CERT, cert)
    writeFileSync(files.TLS_KEY, key)
  }
  keep()
  const place = await openPlace(0)
  const port = await freePort()
  const program = startProgram({
    DATABASE_URL: place.owner_url,
    SECRET: testSecret,
    PORT: String(port),
    WORKERS: '2',
    ...files,
  })
  onTestFinished(async () => {
    program.signal('SIGTERM')
    await program.ended
    await place.close()
  })
  await program.ready
  const served = () =>
    new Promise<string>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate().serialNumber)
        socket.destroy()
      })
      socket.once('error', () => resolve('none'))
    })
  /** Connections go to the workers in turn. */
  const servedByAll = async () => new Set([await served(), await served(), await served(), await served()])
  const [before = ''] = await servedByAll()
  keep()
  program.signal('SIGHUP')
  await expect.poll(async () => [...(await servedByAll())].includes(before)).toBe(false)
  const renewed = await servedByAll()
  expect(renewed.size).toBe(1)
  const [killed = 0] = workersOf(program)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => workersOf(program).filter((one) => one !== killed)).toHaveLength(2)
  await expect.poll(servedByAll).toEqual(renewed)
})
