/** Where an operator sees an attack: a figure for each kind of security event, and a line in the log, so that an alarm can be set. */
import type { SecurityEventKind } from '../../shared/securityEvents.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Of no account: a request of another site, and the tenth number that nobody has, at a device. */
type WatchedKind = SecurityEventKind | 'origin_refused' | 'numbers_paused'

const windowMs = 60_000
const mostLines = 60

export interface Watch {
  /** `person` is null where no account is concerned, or none exists. */
  see(kind: WatchedKind, person?: string | null): void
}

/** An attack must not fill the log: after the sixtieth line of a kind in a minute only the figure grows. */
export function openWatch(metrics: Pick<Metrics, 'securityEvent'>, log: Pick<Log, 'warn' | 'info'>): Watch {
  let began = Date.now()
  const lines = new Map<WatchedKind, number>()
  return {
    see(kind, person = null) {
      metrics.securityEvent(kind)
      if (Date.now() - began >= windowMs) {
        began = Date.now()
        lines.clear()
      }
      const line = (lines.get(kind) ?? 0) + 1
      lines.set(kind, line)
      if (line > mostLines) return
      // Everybody signs in every day: that alone is no warning.
      log[kind === 'signed_in' ? 'info' : 'warn']({ security_event: kind, person }, 'security event')
    },
  }
}
