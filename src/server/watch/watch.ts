/** Security events for the operator of the installation: a metric and a log line, so that an alarm can be set. */
import type { SecurityEventKind } from '../../shared/securityEvents.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** The last two concern no account: a request from another site, and the tenth unknown access number at a device. */
type WatchedKind = SecurityEventKind | 'origin_refused' | 'numbers_paused'

const windowMs = 60_000
const mostLines = 60

export interface Watch {
  /** `person` is null if no account is concerned; `network` is shortened, and enough for a firewall. */
  see(kind: WatchedKind, person?: string | null, network?: string): void
}

/** After sixty lines of a kind in a minute only the metric grows, so that an attack cannot fill the log. */
export function openWatch(metrics: Pick<Metrics, 'securityEvent'>, log: Pick<Log, 'warn' | 'info'>): Watch {
  let began = Date.now()
  const lines = new Map<WatchedKind, number>()
  return {
    see(kind, person = null, network) {
      metrics.securityEvent(kind)
      if (Date.now() - began >= windowMs) {
        began = Date.now()
        lines.clear()
      }
      const line = (lines.get(kind) ?? 0) + 1
      lines.set(kind, line)
      if (line > mostLines) return
      // Users sign in every day, so a sign-in is no warning.
      log[kind === 'signed_in' ? 'info' : 'warn']({ security_event: kind, person, network }, 'security event')
    },
  }
}
