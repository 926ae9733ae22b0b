/** A station without a browser: its storage outlives the program, and the test controls its clock and connection. */

import { gate } from '../../../src/gate/gate.contract.ts'
import { emptyOutbox, type Outbox, openOutbox } from '../../../src/gate/station/outbox.ts'
import { type RunningStation, startStation } from '../../../src/gate/station/runningStation.ts'
import {
  type Duty,
  type Piece,
  type Platform,
  readBinding,
  type Station,
  type StationStore,
  steadyStore,
} from '../../../src/gate/station/station.ts'
import { newId } from '../../../src/shared/ids.ts'
import type { TestPerson } from '../installation.ts'

/** `down` loses calls, `mute` loses only the answers. */
export type Line = 'up' | 'down' | 'mute'

export class StationDevice {
  line: Line = 'up'
  wall_ahead = 0
  /** The server's clock is behind by this much, for tests that treat hours as past. */
  readonly server_behind: () => number
  readonly duty: Duty
  readonly kept: StationStore
  readonly sealed: boolean
  private now: number
  private began = 0
  private run = newId()
  private timers: { at: number; run: () => void }[] = []
  private under_way = 0
  private running: RunningStation | null = null
  private readonly guard: TestPerson
  refusals: string[] = []

  constructor(
    guard: TestPerson,
    duty: Omit<Duty, 'agent'>,
    options: { kept?: StationStore; server_behind?: () => number; sealed?: boolean } = {},
  ) {
    this.guard = guard
    if (!readBinding(duty.binding)) throw new Error('no binding')
    this.duty = { ...duty, agent: { id: guard.id, name: guard.email } }
    this.kept = options.kept ?? memoryStore()
    this.sealed = options.sealed ?? false
    this.server_behind = options.server_behind ?? (() => 0)
    this.now = Date.now() - this.server_behind()
    this.began = this.now
  }

  get station(): Station {
    if (!this.running) throw new Error('it is off')
    return this.running.current()
  }

  async start(): Promise<void> {
    this.run = newId()
    this.began = this.now
    this.running = await startStation(this.duty, this.platform(this.run))
  }

  /** Stops the program at once: pending calls get no answer, and pending timers do not run. */
  kill(): void {
    this.running?.stop()
    this.running = null
    this.run = newId()
    this.timers = []
    this.under_way = 0
  }

  /** Moves the clock of the device and runs the timers that are due. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.timers = this.timers.filter((one) => one !== due)
      this.now = Math.max(this.now, due.at)
      due.run()
      await this.quiet()
    }
    this.now = until
  }

  sleep(ms: number): void {
    this.now += ms
  }

  async quiet(): Promise<void> {
    let still = 0
    while (still < 4) {
      await new Promise((soon) => setTimeout(soon, 0))
      still = this.under_way === 0 ? still + 1 : 0
    }
  }

  announced(): void {
    this.running?.announced()
  }

  answered(): void {
    this.running?.answered()
  }

  unanswered(): void {
    this.running?.unanswered()
  }

  private platform(run: string): Platform {
    let turn: Promise<void> = Promise.resolve()
    return {
      store: steadyStore(this.whileRunning(run)),
      sealed: () => this.sealed,
      build: null,
      ask: async (call, input) => {
        if (this.run !== run) return new Promise(() => {})
        this.under_way += 1
        try {
          if (this.line === 'down') throw Object.assign(new Error('down'), { status: 0, code: 'no_connection' })
          const said = await this.guard.call(call, input)
          if (this.run !== run) return await new Promise(() => {})
          if (this.line !== 'up') throw Object.assign(new Error('no answer'), { status: 0, code: 'no_connection' })
          if (!said.ok) throw Object.assign(new Error(said.code), { status: said.status, code: said.code })
          return this.shifted(said.answer)
        } finally {
          if (this.run === run) this.under_way -= 1
        }
      },
      reading: () => ({ monotonic: this.now - this.began + 0.25, wall: this.now + this.wall_ahead, run }),
      later: (ms, work) => {
        const timer = { at: this.now + ms, run: work }
        if (this.run === run) this.timers.push(timer)
        return () => {
          this.timers = this.timers.filter((one) => one !== timer)
        }
      },
      alone: (work) => {
        turn = turn.then(work, work)
        return turn
      },
      tellTabs: () => undefined,
      refused: (code) => void this.refusals.push(code),
    }
  }

  /** Moves the server's times to the clock of the test. */
  private shifted<Answer>(answer: Answer): Answer {
    const past = (written: string) => new Date(Date.parse(written) - this.server_behind()).toISOString()
    if (typeof answer !== 'object' || answer === null) return answer
    return {
      ...answer,
      ...('taken_at' in answer ? { taken_at: past(String(answer.taken_at)) } : {}),
      ...('at' in answer ? { at: past(String(answer.at)) } : {}),
    }
  }

  /** A killed program writes no more data. */
  private whileRunning(run: string): StationStore {
    const { kept } = this
    const alive = async <T>(work: () => Promise<T>): Promise<T> => {
      if (this.run !== run) return new Promise(() => {})
      this.under_way += 1
      await new Promise((soon) => setImmediate(soon))
      if (this.run !== run) return new Promise(() => {})
      const done = await work()
      await new Promise((soon) => setImmediate(soon))
      if (this.run !== run) return new Promise(() => {})
      this.under_way -= 1
      return done
    }
    return {
      read: (name) => alive(() => kept.read(name)),
      update: (name, work) => alive(() => kept.update(name, work)),
      outbox: (id, work) => alive(() => kept.outbox(id, work)),
      condominiums: () => alive(() => kept.condominiums()),
    }
  }
}

export async function gatesOf(guard: TestPerson, condominiumId: string) {
  const found = await guard.call(gate.gates, { condominium_id: condominiumId })
  if (!found.ok) throw new Error(found.code)
  return found.answer
}

/** A store that keeps its data until the test ends. */
export function memoryStore(): StationStore {
  const held = new Map<Piece, unknown>()
  const outboxes = new Map<string, Outbox>()
  return {
    read: async (name) => held.get(name),
    async update(name, work) {
      const after = work(held.get(name))
      if (after === undefined) held.delete(name)
      else held.set(name, after)
    },
    async outbox(condominiumId, work) {
      const after = work(openOutbox(outboxes.get(condominiumId) ?? emptyOutbox))
      outboxes.set(condominiumId, after)
      return after
    },
    condominiums: async () => [...outboxes.keys()],
  }
}
