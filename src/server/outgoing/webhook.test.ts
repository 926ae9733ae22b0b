/** A webhook may reach only public addresses by https, and the addresses in the settings. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isPublic, openWebhooks } from './webhook.ts'

const strict = openWebhooks({ webhook_networks: [] })

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '0.0.0.0',
  ],
  ...['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fc00::1', 'fe80::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1'],
  ...['2001:db8::1', '2002:7f00:1::', '2001::1', 'not an address'],
])('%s is not public', (address) => expect(isPublic(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.167.255.255', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublic(address)).toBe(true),
)

test.each([
  ['http://example.org/', 'web_address'],
  ['ftp://example.org/', 'web_address'],
  ['https://ana:secreto@8.8.8.8/', 'web_address'],
  ['https://8.8.8.8/#here', 'web_address'],
  ['no address', 'web_address'],
  ['http://8.8.8.8/', 'web_address'],
  ['http://localhost:3000/', 'web_address'],
  ['http://127.0.0.1:3000/', 'private_address'],
  ['https://localhost/', 'private_address'],
  ['https://127.0.0.1/', 'private_address'],
  ['https://2130706433/', 'private_address'],
  ['https://0x7f.1/', 'private_address'],
  ['https://[::1]/', 'private_address'],
  ['https://[::ffff:127.0.0.1]/', 'private_address'],
  ['https://169.254.169.254/latest/meta-data', 'private_address'],
])('%s is refused', async (address, fault) => {
  expect(await strict.faultOf(address)).toBe(fault)
  expect(await strict.post(address, {}, '{}')).toMatchObject({ status: null })
})

test('reaches the addresses in the settings, and http on this machine only', async () => {
  const near = openWebhooks({ webhook_networks: ['127.0.0.0/8', '10.20.0.0/16'] })
  const faults = async (...all: string[]) => Promise.all(all.map((one) => near.faultOf(one)))
  expect(await faults('http://127.0.0.1:1/', 'http://localhost:1/', 'https://10.20.1.1/')).toEqual([null, null, null])
  expect(await faults('http://10.20.1.1/', 'https://10.21.1.1/')).toEqual(['web_address', 'private_address'])
})

test('refuses a name that now leads to this machine, whatever its earlier address', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  // The setting allows another network, so the name is resolved and its address refused.
  const other = openWebhooks({ webhook_networks: ['10.20.0.0/16'] })
  expect(await other.post(`https://localhost:${port}/`, {}, '{}')).toEqual({ status: null, error: 'private' })
  const near = openWebhooks({ webhook_networks: ['127.0.0.0/8', '::1/128'] })
  expect(await near.post(`http://localhost:${port}/`, {}, '{}')).toEqual({ status: 200, error: null })
  expect(asked).toBe(1)
  server.close()
})
