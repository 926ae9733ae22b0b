/** The simulated reader uses a real server through the documented calls only. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gate } from '../src/gate/gate.contract.ts'
import { fakedClock } from '../src/server/embedded/run.ts'
import { type Listening, listen } from '../src/server/http/listen.ts'
import { newId } from '../src/shared/ids.ts'
import { logOf, stationWorld } from './support/gate/stations.ts'
import { type TestInstallation, testInstallation } from './support/installation.ts'
import { authorize, passOf } from './support/visits.ts'

const script = fileURLToPath(new URL('../scripts/deviceSimulator.mjs', import.meta.url))

let garita: TestInstallation
let server: Listening
beforeAll(async () => {
  garita = await testInstallation()
  server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
})
afterAll(async () => {
  await server.close()
  await garita.close()
})

const run = (key: string, ...args: string[]) =>
  new Promise<{ code: number; said: string[] }>((resolve) => {
    const env = { PATH: process.env.PATH, GARITA_KEY: key, ...fakedClock() }
    execFile(process.execPath, [script, `http://127.0.0.1:${server.port}`, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, said: `${out}${err}`.trim().split('\n') }),
    )
  })

test('lets a visitor in and out, stops an unknown code, and is refused without a valid key', async () => {
  const { here, main, ana, guard } = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const id = newId()
  const added = await admin.call(gate.addDevice, { condominium_id: here, id, gate_id: main, name: 'Barrera' })
  const key = added.ok ? added.answer.key : ''
  const { token, access_number } = await passOf(ana, await authorize(garita, ana))
  const number = access_number ?? ''

  expect(await run(key, token)).toEqual({ code: 0, said: ['green: may_enter (Luis Gómez, 101)', 'entry kept'] })
  expect(await run(key, token)).toEqual({ code: 0, said: ['red: already_inside', 'exit kept'] })
  expect(await run(key, number)).toEqual({ code: 0, said: ['amber: unit_needed'] })
  expect(await run(key, number, 'unit=101')).toEqual({
    code: 0,
    said: ['amber: back_soon', 'entry kept, and flagged: back_soon'],
  })
  expect(await run(key, number, 'unit=102')).toEqual({ code: 0, said: ['red: unknown_number'] })
  expect(await run(key, number, 'unit=102', 'entry')).toEqual({
    code: 1,
    said: ['red: unknown_number', 'gate.report was refused: not_found'],
  })
  expect((await logOf(guard)).map(({ event_type }) => event_type)).toEqual(['entry', 'exit', 'entry'])

  await admin.call(gate.revokeDevice, { condominium_id: here, id })
  expect(await run(key, token)).toEqual({ code: 1, said: ['gate.check was refused: signed_out'] })
  expect((await run(key)).code).toBe(1)
})
