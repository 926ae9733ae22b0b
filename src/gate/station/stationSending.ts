/** How a station tells what it did: in order, in pieces that the server takes, the same again until it is answered. */

import { snapshotReads } from '../facts/gate.snapshot.ts'
import type { GateEvent } from '../facts/gateEvents.ts'
import { gate } from '../gate.contract.ts'
import { type Duty, meaningOf, type Surroundings } from './duty.ts'
import { type Outbox, refused, sent, take, troubleOf } from './outbox.ts'

/** Half of what the server takes in one call. */
const mostSigns = 20_000

/** The server tells its time a moment before what it keeps can be seen: a snapshot of that moment may not hold it yet. */
const commitMs = 2_000

/** 'nothing' where nobody had to be asked. */
export type Answer = 'nothing' | 'told' | ReturnType<typeof meaningOf>

export interface Telling {
  duty: Duty
  around: Surroundings
  /** What the server's answers changed. */
  changed(condominiumId: string, outbox: Outbox): void
  answered(serverTime: string): void
}

/** Everything that waits on this device, also what somebody else did at another gate of theirs. */
export async function tellAll(telling: Telling): Promise<Answer> {
  const { duty, around } = telling
  let said: Answer = 'nothing'
  await around.alone(async () => {
    const here = duty.binding.condominium.id
    const others = (await around.store.condominiums()).filter((id) => id !== here)
    said = await tellOf(telling, here)
    for (const id of said === 'nothing' || said === 'told' ? others : []) {
      // Those who are on duty now may not be known there; it waits for somebody who is.
      const there = await tellOf(telling, id)
      if (there === 'nobody' || there === 'signed_out') said = there
      else if (there !== 'nothing') said = 'told'
    }
  })
  return said
}

async function tellOf({ duty, around, changed, answered }: Telling, condominiumId: string): Promise<Answer> {
  const { store, ask } = around
  const change = async (work: (outbox: Outbox) => Outbox) => {
    const outbox = await store.outbox(condominiumId, work)
    changed(condominiumId, outbox)
    return outbox
  }
  let said: Answer = 'nothing'
  let most = Number.POSITIVE_INFINITY
  for (;;) {
    const { batch } = take(await store.outbox(condominiumId, (outbox) => outbox))
    const events = fitting(batch).slice(0, most)
    const [first] = events
    if (!first) return said
    try {
      const told = { condominium_id: condominiumId, station_id: duty.station_id, events, reads: snapshotReads }
      const { at, answers } = await ask(gate.record, told)
      answered(at)
      said = 'told'
      if (answers.length === 0) return 'later'
      const knownFrom = new Date(Date.parse(at) + commitMs).toISOString()
      await change((outbox) =>
        answers.reduce((left, { id, conflict }) => {
          return conflict ? refused(left, id, troubleOf(conflict), knownFrom) : sent(left, [id], knownFrom)
        }, outbox),
      )
      most = Number.POSITIVE_INFINITY
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning !== 'unacceptable') return meaning
      // One that the server cannot take must not hold up the others: it is found by halves, stays in sight, and is kept.
      if (events.length > 1) most = Math.ceil(events.length / 2)
      else await change((outbox) => refused(outbox, first.event.id, 'not_taken', first.event.at))
    }
  }
}

/** At least one, whatever it weighs. */
function fitting(batch: readonly GateEvent[]): readonly GateEvent[] {
  let signs = 0
  const over = batch.findIndex((one) => {
    signs += JSON.stringify(one).length
    return signs > mostSigns
  })
  return over === -1 ? batch : batch.slice(0, Math.max(1, over))
}
