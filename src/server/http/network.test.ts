import { expect, test } from 'vitest'
import { clientIn, networkOf, trustIn } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['[2001:0db8:0001:0002::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['in-process', 'in-process'],
])('%s counts as %s', (written, network) => {
  expect(networkOf(written)).toBe(network)
})

const phone = '198.51.100.7'
const cdn = '203.0.113.9'
const named = { hops: null, trusts: trustIn(['10.0.0.0/8', '203.0.113.0/24']) }
const counted = (hops: number) => ({ hops, trusts: trustIn(['10.0.0.0/8']) })
test.each([
  ['one proxy', phone, counted(1), phone],
  ['one proxy, and a header that the client made up', `1.1.1.1, ${phone}`, counted(1), phone],
  ['two proxies', `${phone}, ${cdn}`, counted(2), phone],
  ['two proxies, and a header that the client made up', `1.1.1.1, ${phone}, ${cdn}`, counted(2), phone],
  ['two proxies, of which a request passed one', phone, counted(2), phone],
  ['proxies by name', `1.1.1.1,${phone} , ${cdn},10.0.0.4`, named, phone],
  ['proxies by name and nobody else', `${cdn}, 10.0.0.4`, named, cdn],
  ['nothing', '', counted(1), undefined],
  ['no header', undefined, named, undefined],
])('finds the client behind %s', (_, header, proxies, client) => {
  expect(clientIn(header, proxies)).toBe(client)
})
