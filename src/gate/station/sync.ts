/**
 * Keeps a station and the server in step: sends events in order, pulls snapshots, retries with growing delays while offline.
 * A lock on the device lets one tab send at a time; that keeps the order.
 */

import { gate } from '../gate.contract.ts'
import type { GateEvent } from './facts/gateEvents.ts'
import { conflictOf, nextBatch, type Outbox, refused, sent } from './outbox.ts'
import { type Duty, meaningOf, type Platform } from './station.ts'

const pollMs = 60_000
/** Many announcements cause one pull. */
const pullPauseMs = 5_000

/** `nothing`: no call was needed. `answered`: the server did what was asked. */
export type SyncResult = 'nothing' | 'answered' | ReturnType<typeof meaningOf>

interface SyncWork {
  send(): Promise<SyncResult>
  pull(): Promise<SyncResult>
  /** Runs after each attempt that called the server. */
  afterAttempt(online: boolean): Promise<void>
  later(ms: number, run: () => void): () => void
}

interface Sync {
  online(): boolean
  /** No attempt has finished yet. */
  connecting(): boolean
  send(): void
  pullSoon(): void
  /** Sends and pulls now. */
  run(): Promise<void>
  /** No answer arrives, though no call has failed yet: the station counts as offline until a call succeeds. */
  unanswered(): void
  /** The server answered: the station is online again. */
  answered(): void
  stop(): void
}

/** The delay starts with two seconds and doubles with each failure, up to a minute. */
export const retryDelay = (failures: number): number => (failures === 0 ? 0 : Math.min(60_000, 1000 * 2 ** failures))

export function startSync({ send, pull, afterAttempt, later }: SyncWork): Sync {
  let online = false
  let connecting = true
  let failures = 0
  let stopped = false
  let cancelNext = () => {}
  let cancelPause: (() => void) | null = null
  let pullIsDue = false

  const sending = oneAtATime(async () => finish(await send()))
  const pulling = oneAtATime(async () => {
    pauseBetweenPulls()
    await finish(await pull())
  })

  async function finish(result: SyncResult): Promise<void> {
    if (result === 'nothing' || stopped) return
    online = result !== 'offline'
    connecting = false
    failures = online ? 0 : failures + 1
    schedule(online ? pollMs : retryDelay(failures))
    await afterAttempt(online)
  }

  function schedule(ms: number): void {
    cancelNext()
    if (!stopped) cancelNext = later(ms, () => void run())
  }

  function pauseBetweenPulls(): void {
    cancelPause?.()
    cancelPause = later(pullPauseMs, () => {
      cancelPause = null
      if (!pullIsDue) return
      pullIsDue = false
      void pulling()
    })
  }

  async function run(): Promise<void> {
    if (stopped) return
    const before = failures
    await sending()
    // The station is offline, so the pull would fail, too.
    if (failures > before) return
    await pulling()
  }

  return {
    online: () => online,
    connecting: () => connecting,
    send() {
      // While offline a retry is scheduled already.
      if (!stopped && failures === 0) void sending()
    },
    pullSoon() {
      if (stopped) return
      if (cancelPause) pullIsDue = true
      else void pulling()
    },
    run,
    unanswered() {
      if (stopped || !(online || connecting)) return
      online = false
      connecting = false
      schedule(retryDelay(1))
    },
    answered() {
      if (stopped || online) return
      online = true
      failures = 0
      void run()
    },
    stop() {
      stopped = true
      cancelNext()
      cancelPause?.()
    },
  }
}

/** A request during a run causes one more run after it. */
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

/** The server accepts twice as much in one call. */
const mostCharacters = 20_000

/** The server reads its time shortly before its commit is visible: a snapshot of that moment may lack the event. */
const commitMs = 2_000

interface Sending {
  duty: Duty
  around: Platform
  /** The server's answers changed this outbox. */
  changed(condominiumId: string, outbox: Outbox): void
  heardTime(serverTime: string): void
}

/** Sends all waiting events of this device, also those of other guards and gates. */
export async function sendAll(sending: Sending): Promise<SyncResult> {
  const { duty, around } = sending
  let result: SyncResult = 'nothing'
  await around.alone(async () => {
    const here = duty.binding.condominium.id
    const others = (await around.store.condominiums()).filter((id) => id !== here)
    result = await sendOutbox(sending, here)
    for (const id of result === 'nothing' || result === 'answered' ? others : []) {
      // This guard may have no right at that gate; then the events wait for a guard with the right.
      const there = await sendOutbox(sending, id)
      if (there === 'offline' || there === 'signed_out') result = there
      else if (there !== 'nothing') result = 'answered'
    }
  })
  return result
}

async function sendOutbox({ duty, around, changed, heardTime }: Sending, condominiumId: string): Promise<SyncResult> {
  const { store, ask } = around
  const change = async (work: (outbox: Outbox) => Outbox) => {
    const outbox = await store.outbox(condominiumId, work)
    changed(condominiumId, outbox)
    return outbox
  }
  let result: SyncResult = 'nothing'
  let most = Number.POSITIVE_INFINITY
  for (;;) {
    const batch = nextBatch(await store.outbox(condominiumId, (outbox) => outbox))
    const events = fitting(batch).slice(0, most)
    const [first] = events
    if (!first) return result
    try {
      const input = { condominium_id: condominiumId, station_id: duty.station_id, events }
      const { at, answers } = await ask(gate.record, input)
      heardTime(at)
      result = 'answered'
      if (answers.length === 0) return 'later'
      const knownFrom = new Date(Date.parse(at) + commitMs).toISOString()
      await change((outbox) =>
        answers.reduce((left, { id, conflict }) => {
          return conflict ? refused(left, id, conflictOf(conflict), knownFrom) : sent(left, [id], knownFrom)
        }, outbox),
      )
      most = Number.POSITIVE_INFINITY
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning !== 'unacceptable') return meaning
      // One event that the server cannot store must not block the others: halve the batch until only that event is left, then set it aside.
      if (events.length > 1) most = Math.ceil(events.length / 2)
      else await change((outbox) => refused(outbox, first.event.id, 'not_taken', first.event.at))
    }
  }
}

/** Takes as many as fit into one call, at least one. */
function fitting(batch: readonly GateEvent[]): readonly GateEvent[] {
  let characters = 0
  const over = batch.findIndex((one) => {
    characters += JSON.stringify(one).length
    return characters > mostCharacters
  })
  return over === -1 ? batch : batch.slice(0, Math.max(1, over))
}
