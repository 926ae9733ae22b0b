import type { Spoken } from '../../shared/messages.ts'
import type { securityMessages } from './security.messages.ts'
import type { SecurityEvent } from './securityEvents.contract.ts'

const worthALook = new Set<SecurityEvent['kind']>([
  'new_browser',
  'sign_in_failed',
  'locked',
  'factor_off',
  'factor_wrong',
  'factor_reset',
  'password_wrong',
  'password_reset',
  'email_changed',
  'code_made',
  'code_used',
  'username_changed',
  'unit_code_made',
])

export const deservesALook = ({ kind }: SecurityEvent): boolean => worthALook.has(kind)

type Words = Spoken<typeof securityMessages>

/** The machine of the server itself is no network. */
const isLoopback = (network: string) => /^(::1|127\.|::ffff:127\.)/.test(network)

export function linesOf(event: SecurityEvent, when: string, { activity }: Words): (string | null)[] {
  const { network } = event
  const from =
    network === '*' ? activity.many_networks : network && !isLoopback(network) ? activity.network(network) : null
  return [
    when,
    event.count > 1 ? activity.times(event.count) : null,
    event.device === '?' ? null : event.device,
    from,
    event.by_administration ? activity.by_administration : null,
  ]
}
