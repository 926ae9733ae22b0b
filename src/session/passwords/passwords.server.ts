/** Password hashing is slow by design, off the main thread, with separate queues for known and unknown browsers. */
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../shared/refusal.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const ranks = ['known', 'familiar', 'stranger'] as const
/** `known` is a browser or session of the account, `familiar` a network in which its owner has signed in. */
export type Rank = (typeof ranks)[number]

interface Waiter {
  rank: Rank
  /** The account or network of a caller: each may hold only a few of the shared places. */
  of: string
}

const anybody: Waiter = { rank: 'stranger', of: '' }
const mostWaiting = 40
const mostOfOne = 3

interface Waiting extends Waiter {
  begin: () => void
}
const queue: Waiting[] = []
let busy = false

/** Refuses at once without a free place: a retry after three seconds is better than a wait of ten. */
function inTurn<T>(waiter: Waiter, work: () => Promise<T>): Promise<T> {
  const beside = queue.filter(({ rank }) => rank === waiter.rank)
  const full = beside.length >= mostWaiting
  if (waiter.rank === 'stranger') {
    if (full) return Promise.reject(new Refusal('busy', 503, { retry_after: 3 }))
  } else if (full || beside.filter(({ of }) => of === waiter.of).length >= mostOfOne) {
    return inTurn({ ...waiter, rank: 'stranger' }, work)
  }
  return new Promise<T>((resolve, reject) => {
    const begin = () =>
      work()
        .then(resolve, reject)
        .finally(() => {
          busy = false
          next()
        })
    queue.push({ ...waiter, begin })
    next()
  })
}

function next(): void {
  if (busy) return
  const rank = ranks.find((one) => queue.some((waiting) => waiting.rank === one))
  const place = queue.findIndex((waiting) => waiting.rank === rank)
  const [first] = place < 0 ? [] : queue.splice(place, 1)
  if (!first) return
  busy = true
  first.begin()
}

export const hashesWaiting = (): number => queue.length

export function hashPassword(password: string, waiter: Waiter = anybody): Promise<string> {
  return inTurn(waiter, () => hash(password, cost))
}

// An unknown address is compared with this hash, so that known and unknown addresses take the same time.
const nobody = hash('nobody has this password', cost)

export function passwordMatches(stored: string | null, password: string, waiter: Waiter): Promise<boolean> {
  return inTurn(waiter, async () => {
    const matches = await verify(stored ?? (await nobody), password)
    return matches && stored !== null
  })
}
