/** A push service and its browsers for tests: stores and decrypts push messages, and answers as a test says. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { notices } from '../../src/notices/notices.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import type { TestPerson } from './installation.ts'

interface Ring {
  path: string
  method: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface PushService {
  readonly origin: string
  /** All requests, also refused ones. */
  readonly rings: Ring[]
  /** Sets the answer at a path; the default is 201. */
  answer(path: string, status: number): void
  browser(): Browser
  close(): Promise<void>
}

export interface Browser {
  readonly path: string
  /** The data that a page sends when it subscribes. */
  readonly subscription: { endpoint: string; p256dh: string; auth: string }
  readonly rings: () => Ring[]
  open(ring: Ring): unknown
}

export async function openPushService(): Promise<PushService> {
  const rings: Ring[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url: path = '', method = '', headers } = request
      rings.push({ path, method, headers, body: Buffer.concat(parts) })
      const status = answers.get(path) ?? 201
      response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    rings,
    answer: (path, status) => void answers.set(path, status),
    browser: () => newBrowser(origin, rings),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function newBrowser(origin: string, rings: readonly Ring[]): Browser {
  const path = `/${newId()}`
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const secret = randomBytes(16)
  return {
    path,
    subscription: {
      endpoint: origin + path,
      p256dh: point.toString('base64url'),
      auth: secret.toString('base64url'),
    },
    rings: () => rings.filter((ring) => ring.path === path),
    /** As RFC 8291 and RFC 8188 say: one record, keys from both points and the secret. */
    open({ body }) {
      const salt = body.subarray(0, 16)
      const named = body.readUInt8(20)
      const sender = body.subarray(21, 21 + named)
      const sealed = body.subarray(21 + named)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
      const key = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), secret, info, 32))
      const derived = (purpose: string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${purpose}\0`, length))
      const opener = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
      opener.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
      const end = padded.lastIndexOf(2)
      if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padded wrongly')
      return JSON.parse(padded.subarray(0, end).toString('utf8'))
    },
  }
}

export async function subscribed({ browser }: PushService, person: TestPerson): Promise<Browser> {
  const made = browser()
  const answer = await person.call(notices.subscribe, made.subscription)
  if (!answer.ok) throw new Error(answer.code)
  return made
}
