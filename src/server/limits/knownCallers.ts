/** Tokens that the database recognized lately. Decides only how much is read and who waits; rights are checked in the database each time. */

const rememberedMs = 10 * 60_000
const mostRemembered = 50_000

export interface KnownCallers {
  knows(tokenHash: Buffer): boolean
  learn(tokenHash: Buffer): void
  forget(tokenHash: Buffer): void
}

export function knownCallers(now: () => number = Date.now, most = mostRemembered): KnownCallers {
  const until = new Map<string, number>()
  const keyOf = (tokenHash: Buffer) => tokenHash.toString('latin1')
  return {
    knows: (tokenHash) => (until.get(keyOf(tokenHash)) ?? 0) > now(),
    learn(tokenHash) {
      const key = keyOf(tokenHash)
      // Put at the end again, so that the first one is the one that was away for longest.
      until.delete(key)
      until.set(key, now() + rememberedMs)
      const [oldest] = until.size > most ? until.keys() : []
      if (oldest !== undefined) until.delete(oldest)
    },
    forget: (tokenHash) => void until.delete(keyOf(tokenHash)),
  }
}
