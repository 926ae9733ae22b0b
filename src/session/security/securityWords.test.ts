import { expect, test } from 'vitest'
import { speak } from '../../shared/messages.ts'
import { securityMessages } from './security.messages.ts'
import type { SecurityEvent } from './securityEvents.contract.ts'
import { linesOf } from './securityWords.ts'

const words = speak(securityMessages, 'es')
const linesFrom = (network: string) =>
  linesOf({ kind: 'sign_in_new', network, device: 'Chrome', count: 1 } as unknown as SecurityEvent, 'hoy', words)

test('names the network of an event, but not the machine of the server itself', () => {
  expect(linesFrom('201.1.2.x')).toContain('Red 201.1.2.x')
  for (const own of ['::1', '127.0.0.1']) expect(linesFrom(own).join()).not.toContain('Red')
})
