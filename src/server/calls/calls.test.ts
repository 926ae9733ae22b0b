import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerJson } from './calls.ts'
import type { Env } from './serve.ts'

const long = JSON.stringify(['••• ñandú 🏡'.repeat(300)])
const short = JSON.stringify(['ñ'])
const app = new Hono<Env>()
  .get('/long', (context) => answerJson(context, long))
  .get('/short', (context) => answerJson(context, short))

const ask = async (path: string, taken?: string) => {
  const answer = await app.request(path, { headers: taken === undefined ? {} : { 'accept-encoding': taken } })
  return { encoding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) }
}

test.each(['gzip', 'gzip, deflate, br, zstd', 'deflate, gzip;q=0.5'])(
  'compresses a long answer for Accept-Encoding %s',
  async (taken) => {
    const { encoding, bytes } = await ask('/long', taken)
    expect(encoding).toBe('gzip')
    expect(bytes.length).toBeLessThan(long.length / 10)
    expect(gunzipSync(bytes).toString()).toBe(long)
  },
)

test.each([undefined, '', 'identity', 'gzip;q=0', 'br'])('does not compress for Accept-Encoding %s', async (taken) => {
  const { encoding, bytes } = await ask('/long', taken)
  expect([encoding, bytes.toString()]).toEqual([null, long])
})

test('does not compress a short answer', async () => {
  const { encoding, bytes } = await ask('/short', 'gzip')
  expect([encoding, bytes.toString()]).toEqual([null, short])
})
