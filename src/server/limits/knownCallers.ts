/**
 * Tokens that the database recognized recently, and their roles. They affect only body limits, queues and prepared statements;
 * the database checks the rights each time.
 */

const rememberedMs = 10 * 60_000
const mostRemembered = 50_000

export interface KnownCallers {
  knows(tokenHash: Buffer): boolean
  /** The role of the last call, which may have changed since. */
  roleOf(tokenHash: Buffer): string | undefined
  learn(tokenHash: Buffer, role: string): void
  forget(tokenHash: Buffer): void
}

export function knownCallers(now: () => number = Date.now, most = mostRemembered): KnownCallers {
  const callers = new Map<string, { until: number; role: string }>()
  const keyOf = (tokenHash: Buffer) => tokenHash.toString('latin1')
  return {
    knows: (tokenHash) => (callers.get(keyOf(tokenHash))?.until ?? 0) > now(),
    roleOf: (tokenHash) => callers.get(keyOf(tokenHash))?.role,
    learn(tokenHash, role) {
      const key = keyOf(tokenHash)
      callers.delete(key)
      callers.set(key, { until: now() + rememberedMs, role })
      const [oldest] = callers.size > most ? callers.keys() : []
      if (oldest !== undefined) callers.delete(oldest)
    },
    forget: (tokenHash) => void callers.delete(keyOf(tokenHash)),
  }
}
