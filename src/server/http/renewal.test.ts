import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { selfSigned } from '../../../tests/support/certificate.ts'
import { type Listening, listen } from './listen.ts'
import { openRenewal, type Renewal } from './renewal.ts'

const folder = mkdtempSync(join(tmpdir(), 'garita-renewal-'))
const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
const log = { info: vi.fn(), warn: vi.fn() }
const keep = (pair: { cert: string; key: string }) => {
  writeFileSync(files.key, pair.key)
  writeFileSync(files.cert, pair.cert)
}

let server: Listening
let renewal: Renewal
beforeAll(async () => {
  const tls = selfSigned()
  keep(tls)
  server = await listen(new Hono(), { port: 0, host: '127.0.0.1', tls })
  renewal = openRenewal({ files, tls, use: server.useCertificate, log })
})
afterAll(async () => {
  renewal.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

const served = () =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().serialNumber)
      socket.destroy()
    })
    socket.once('error', reject)
  })

test('serves the certificate that its files contain now', async () => {
  const before = await served()
  renewal.look()
  expect(await served()).toBe(before)
  keep(selfSigned())
  renewal.look()
  expect(await served()).not.toBe(before)
  expect(new X509Certificate(renewal.inUse().cert).serialNumber).toBe(await served())
  expect(log.info).toHaveBeenCalledTimes(1)
})

test.each([
  ['half a file', () => writeFileSync(files.cert, '-----BEGIN CERT')],
  ['the key of another certificate', () => writeFileSync(files.key, selfSigned().key)],
  ['no file', () => rmSync(files.key)],
])('keeps the previous certificate when there is %s, and reports it once', async (_, breakIt) => {
  const before = await served()
  log.warn.mockClear()
  breakIt()
  for (const _again of [1, 2]) renewal.look()
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(await served()).toBe(before)
  keep(selfSigned())
  renewal.look()
  expect(await served()).not.toBe(before)
})
