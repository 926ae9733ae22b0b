import { expect, test } from 'vitest'
import { isNetwork, privateNetworks, trustIn } from './network.ts'

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['203.0.113.7', false],
  ['::ffff:203.0.113.7', false],
  ['2001:db8::1', false],
  ['unknown', false],
  ['', false],
])('%s is in a private network: %s', (peer, trusted) => {
  expect(trustIn(privateNetworks)(peer)).toBe(trusted)
})

test('trusts only the networks in the list, and none if it is empty', () => {
  const trusts = trustIn(['203.0.113.0/24', '2001:db8::7'])
  expect(['203.0.113.7', '2001:db8::7', '127.0.0.1', '2001:db8::8'].map(trusts)).toEqual([true, true, false, false])
  expect(['127.0.0.1', 'in-process'].map(trustIn([]))).toEqual([false, false])
})

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.7', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0', false],
  ['proxy.example.org', false],
])('%s is a network: %s', (written, network) => {
  expect(isNetwork(written)).toBe(network)
})
