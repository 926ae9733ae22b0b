/** How many streams there may be, and that none is lost when the database's line is. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/installation.ts'
import { connectionsOf, endConnections, takeAway } from '../../tests/outage.ts'
import { hears, openStreams, type Streams } from '../../tests/streams.ts'
import { newId } from '../shared/ids.ts'
import { hashOf, newToken } from './tokens.ts'

let garita: TestInstallation
let streams: Streams
let root: TestPerson
const listenAs = (token: string | null) => streams.listenAs(token)
beforeAll(async () => {
  garita = await testInstallation()
  streams = await openStreams(garita)
  root = await garita.person({ user_role: 'super_admin' })
})
afterEach(() => streams.abortAll())
afterAll(async () => {
  await streams.close()
  await garita.close()
})

test('twelve streams a session and no more, also all at once; a closed one makes room', async () => {
  const person = await garita.person()
  const opened = await Promise.all(Array.from({ length: 15 }, () => listenAs(person.token)))
  expect(opened.map((stream) => stream.status).sort()).toEqual([...Array(12).fill(200), 429, 429, 429])
  streams.abortAll()
  await vi.waitFor(async () => expect((await listenAs(person.token)).status).toBe(200), {
    timeout: 5_000,
    interval: 100,
  })
})

test('forty-eight streams a person, however many sessions they open', async () => {
  const person = await garita.person()
  const tokens = Array.from({ length: 5 }, newToken)
  for (const token of tokens) {
    await garita.owner.query(
      `insert into sessions (id, token_hash, profile_id, device, expires_at)
        values ($1, $2, $3, 'test', now() + interval '1 day')`,
      [newId(), hashOf(token), person.id],
    )
  }
  const opened = []
  for (const token of tokens) opened.push(...(await Promise.all(Array.from({ length: 12 }, () => listenAs(token)))))
  expect(opened.filter((stream) => stream.status === 200)).toHaveLength(48)
  expect(opened.filter((stream) => stream.status === 429)).toHaveLength(12)
})

const listeners = () => connectionsOf(garita, 'listen garita')

test('a lost connection to the announcements is made again, and everything is asked anew', async () => {
  const stream = await listenAs(root.token)
  expect(await listeners()).toBe(1)
  await endConnections(garita, 'listen garita')
  await hears(stream, 'everything')
  expect(await listeners()).toBe(1)
  stream.heard.length = 0
  await garita.owner.query(`select guard.announce('mail', null, null)`)
  await hears(stream, 'mail')
  expect(stream.heard).toEqual(['mail'])
})

test('while the database takes no connections, trying again does not multiply', async () => {
  const giveBack = await takeAway(garita)
  await sleep(3_000)
  await giveBack()
  await vi.waitFor(async () => expect(await listeners()).toBeGreaterThan(0), { timeout: 10_000 })
  await sleep(1_200)
  expect(await listeners()).toBe(1)
  const again = await listenAs(root.token)
  await garita.owner.query(`select guard.announce('mail', null, null)`)
  await hears(again, 'mail')
})
