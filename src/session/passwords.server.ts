/** Password hashing: slow by design, off the main thread, one at a time, so that a storm of sign-ins cannot starve the rest. */
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../shared/refusal.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const most_waiting = 40

let tail: Promise<unknown> = Promise.resolve()
let waiting = 0

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= most_waiting) return Promise.reject(new Refusal('busy', 503, { retry_after: 3 }))
  waiting += 1
  const done = tail.then(work).finally(() => {
    waiting -= 1
  })
  tail = done.catch(() => undefined)
  return done
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

// What an unknown address is compared with, so that knowing and not knowing somebody take the same time.
const nobody = hash('nobody has this password', cost)

export function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(stored ?? (await nobody), password)
    return matches && stored !== null
  })
}
