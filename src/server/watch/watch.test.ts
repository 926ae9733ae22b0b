import { expect, test } from 'vitest'
import { openWatch } from './watch.ts'

test('names the network of a failed sign-in, so that a firewall can use the line', () => {
  const lines: unknown[] = []
  const log = { warn: (line: unknown) => void lines.push(line), info: () => undefined }
  openWatch({ securityEvent: () => undefined }, log).see('sign_in_failed', null, '192.0.2.0/24')
  expect(lines).toEqual([{ security_event: 'sign_in_failed', person: null, network: '192.0.2.0/24' }])
})
