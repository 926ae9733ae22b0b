/** Whose token the database recognised a moment ago: this decides only how much is read and who goes first, while rights are asked of the database each time. */

const remembered_ms = 10 * 60_000
const most_remembered = 50_000

export interface KnownCallers {
  knows(token_hash: Buffer): boolean
  learn(token_hash: Buffer): void
  forget(token_hash: Buffer): void
}

export function knownCallers(now: () => number = Date.now, most = most_remembered): KnownCallers {
  const until = new Map<string, number>()
  const keyOf = (token_hash: Buffer) => token_hash.toString('latin1')
  return {
    knows: (token_hash) => (until.get(keyOf(token_hash)) ?? 0) > now(),
    learn(token_hash) {
      const key = keyOf(token_hash)
      // Put at the end again, so that the first one is the one that was away for longest.
      until.delete(key)
      until.set(key, now() + remembered_ms)
      const [oldest] = until.size > most ? until.keys() : []
      if (oldest !== undefined) until.delete(oldest)
    },
    forget: (token_hash) => void until.delete(keyOf(token_hash)),
  }
}
