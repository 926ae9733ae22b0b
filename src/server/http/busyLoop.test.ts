import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { hashOf, newToken } from '../keys/tokens.ts'
import { knownCallers } from '../limits/knownCallers.ts'
import { knownRequest, putKnownFirst, watchLoop } from './busyLoop.ts'

let end: (() => void) | undefined
afterEach(() => end?.())

async function serve(isBusy: () => boolean, isKnown = (_: IncomingMessage) => false, mostASecond = 0) {
  let now = 0
  const server = createServer(
    putKnownFirst(
      (_, response) => response.end('answered'),
      {
        isBusy,
        isKnown,
        networkOf: ({ headers }) => String(headers['x-network']),
      },
      () => now,
      mostASecond,
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  end = () => server.close()
  const { port } = server.address() as AddressInfo
  const ask = (network: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', headers: { 'x-network': network, ...headers } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  const many = async (network: string, count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => ask(network)))
    return all.filter((status) => status === 200).length
  }
  return { ask, many, pass: (seconds: number) => (now += seconds * 1000) }
}

test('refuses unknown callers of one network beyond their share while the loop is busy, and no other network', async () => {
  const { many, pass } = await serve(() => true)
  expect(await many('one', 100)).toBe(60)
  expect(await many('two', 30)).toBe(30)
  pass(5)
  expect(await many('one', 30)).toBe(10)
})

test('answers all unknown callers of a busy loop without a flood', async () => {
  const { many, pass } = await serve(
    () => true,
    () => false,
    90,
  )
  expect(await many('one', 80)).toBe(80)
  pass(1)
  expect(await many('one', 80)).toBe(80)
  expect(await many('one', 80)).toBe(70)
})

test('answers all unknown callers while the loop has rest', async () => {
  const { many } = await serve(() => false)
  expect(await many('one', 100)).toBe(100)
})

test('answers known callers by session, tablet or key, whatever others of their network do', async () => {
  const known = knownCallers()
  const [session, tablet, key, strange] = [newToken(), newToken(), newToken(), newToken()]
  for (const token of [session, tablet, key]) known.learn(hashOf(token), 'agent')
  const { ask, many } = await serve(() => true, knownRequest(known))
  await many('one', 70)
  expect(await ask('one', { cookie: `a=b; garita_session=${session}` })).toBe(200)
  expect(await ask('one', { cookie: `__Host-garita_station=${tablet}` })).toBe(200)
  expect(await ask('one', { authorization: `Bearer ${key}` })).toBe(200)
  expect(await ask('one', { authorization: `Bearer ${strange}` })).toBe(503)
  expect(await ask('one')).toBe(503)
})

test('finds the event loop busy only after a time without rest', async () => {
  const loop = watchLoop(50, 0.9)
  end = loop.close
  await expect.poll(loop.isBusy).toBe(false)
  const work = async () => {
    const until = performance.now() + 200
    while (performance.now() < until);
    await sleep(0)
  }
  // On a busy machine the loop may rest between two pieces of work, so the work goes on until the watch has seen a time without rest.
  const worked = async () => {
    for (const _ of [1, 2, 3]) await work()
    return loop.isBusy()
  }
  await expect.poll(worked).toBe(true)
  await expect.poll(loop.isBusy).toBe(false)
})
