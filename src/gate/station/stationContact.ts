/** When a station asks and tells: at once where something happened, each minute, and less and less often while nobody answers. */
import { emptyOutbox, retry, retryDelay } from './outbox.ts'
import type { Answer } from './stationSending.ts'

const lookMs = 60_000
/** However much is announced. */
const pullPauseMs = 5_000

export interface ContactWork {
  tell(): Promise<Answer>
  pull(): Promise<Answer>
  /** After each try that asked somebody. */
  tried(online: boolean): Promise<void>
  later(ms: number, run: () => void): () => void
}

export interface Contact {
  online(): boolean
  /** Not known yet. */
  connecting(): boolean
  /** Something waits to be told. */
  tell(): void
  /** Something may have changed there. */
  pullSoon(): void
  look(): Promise<void>
  stop(): void
}

export function keepContact({ tell, pull, tried, later }: ContactWork): Contact {
  let online = false
  let connecting = true
  let failures = emptyOutbox
  let stopped = false
  let next = () => {}
  let pause: (() => void) | null = null
  let pullWaits = false

  const telling = oneAtATime(async () => meet(await tell()))
  const pulling = oneAtATime(async () => {
    pauseBetweenPulls()
    await meet(await pull())
  })

  async function meet(answer: Answer): Promise<void> {
    if (answer === 'nothing' || stopped) return
    online = answer !== 'nobody'
    connecting = false
    failures = online ? emptyOutbox : retry(failures)
    schedule(online ? lookMs : retryDelay(failures))
    await tried(online)
  }

  function schedule(ms: number): void {
    next()
    if (!stopped) next = later(ms, () => void look())
  }

  function pauseBetweenPulls(): void {
    pause?.()
    pause = later(pullPauseMs, () => {
      pause = null
      if (!pullWaits) return
      pullWaits = false
      void pulling()
    })
  }

  async function look(): Promise<void> {
    if (stopped) return
    const before = failures
    await telling()
    // Nobody answered just now.
    if (failures.failures > before.failures) return
    await pulling()
  }

  return {
    online: () => online,
    connecting: () => connecting,
    tell() {
      // While nobody answers the next try is on its way already.
      if (!stopped && failures.failures === 0) void telling()
    },
    pullSoon() {
      if (stopped) return
      if (pause) pullWaits = true
      else void pulling()
    },
    look,
    stop() {
      stopped = true
      next()
      pause?.()
    },
  }
}

/** Asked for while it runs, it runs once more after. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let onceMore = false
  const run = async () => {
    do {
      onceMore = false
      await work()
    } while (onceMore)
  }
  return () => {
    onceMore = running !== null
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
