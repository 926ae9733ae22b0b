/** Runs the receiver of docs/channels.md unchanged against the product behind a real port; its tables name every type and refusal. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { stationWorld } from '../../tests/support/gate/stations.ts'
import { type TestInstallation, testInstallation } from '../../tests/support/installation.ts'
import { freePort } from '../../tests/support/program.ts'
import { nearby, turnOn } from '../../tests/support/webhookReceiver.ts'
import { outcomes } from '../gate/arrivals/arrivals.ts'
import { households } from '../households/households.contract.ts'
import { fakedClock } from '../server/embedded/run.ts'
import { type Listening, listen } from '../server/http/listen.ts'
import { newId } from '../shared/ids.ts'
import { messageTypes } from './channels.contract.ts'
import { channelRefusals } from './channels.refusals.ts'

const page = readFileSync(new URL('../../docs/channels.md', import.meta.url), 'utf8')
const receiver = /```js\n([\s\S]+?)```/.exec(page)?.[1] ?? ''

let garita: TestInstallation
let server: Listening
let folder: string
let running: ChildProcess | undefined
beforeAll(async () => {
  garita = await testInstallation({ environment: nearby })
  server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
  folder = mkdtempSync(join(tmpdir(), 'garita-receiver-'))
})
afterAll(async () => {
  running?.kill()
  await server.close()
  await garita.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(environment: Record<string, string>) {
  const file = join(folder, 'receiver.mjs')
  writeFileSync(file, receiver)
  const child = spawn(process.execPath, [file], { env: { ...fakedClock(), ...environment } })
  running = child
  let said = ''
  const hear = (part: Buffer) => {
    said += part
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const says = (text: string) => eventually(() => expect(said).toContain(text))
  await says('ready')
  return { says, said: () => said }
}

test('verifies messages and admits a delivery with the document’s receiver', async () => {
  expect(receiver.trim().split('\n').length).toBeLessThanOrEqual(40)
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  await there.ana.call(households.letWebhookAnswer, { answers: true })
  const port = await freePort()
  const on = await turnOn(admin, there.here, `http://127.0.0.1:${port}/`, { takes_answers: true })
  const { says, said } = await start({
    WEBHOOK_SECRET: on.secret,
    PORT: String(port),
    ANSWER_TO: `http://127.0.0.1:${server.port}/api/v1/webhooks/${on.channel}`,
  })
  const id = newId()
  const courier = { id, condominium_id: there.here, unit_number: '101', arrival_kind: 'delivery', company: 'Rappi' }
  expect(await atDesk.register(there.guard, courier as never)).toMatchObject({ ok: true })
  await says(`ask.opened {"gate"`)
  await says('answered 200 {"outcome":"admitted"}')
  await says(`ask.closed {"ask_id":"${id}","outcome":"admitted","channel":"webhook"`)
  const { rows } = await garita.owner.query('select outcome, outcome_channel from authorizations where id = $1', [id])
  expect(rows).toEqual([{ outcome: 'admitted', outcome_channel: 'webhook' }])
  // The receiver rejects a forged message.
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'webhook-id': 'x', 'webhook-timestamp': String(Date.now() / 1000), 'webhook-signature': 'v1,AAAA' },
    body: '{"type":"entry.recorded","data":{}}',
  })
  expect(forged.status).toBe(401)
  expect(said()).not.toContain('entry.recorded')
  // A visit waits for its unit.
  const visit = await arrive(there.guard, there.here)
  await says(visit)
  expect(said().match(/answered/g)).toHaveLength(1)
})

test('names every type, outcome and refusal in the tables', () => {
  const refusals = Object.keys(channelRefusals).filter((code) => code.startsWith('channel_'))
  for (const word of [...messageTypes, ...outcomes, ...refusals]) expect(page).toContain(`\`${word}\``)
})
