/** An act of a guard becomes an event: with an id, the station's time, and the state of things upon which it was decided. */
import { newId } from '../../shared/ids.ts'
import type { Snapshot } from '../facts/gate.snapshot.ts'
import { type MadeEvent, madeEvent } from '../facts/gateEvents.ts'
import type { StationTime } from '../facts/stationClock.ts'
import { toleranceMs } from '../verdict/standing.ts'
import type { Duty } from './duty.ts'
import type { Outbox } from './outbox.ts'
import type { Act } from './station.ts'

const smallStepMs = 2 * 60_000

/** Each is later than the one before it, also by a clock that stands still or was put right by seconds: the log is read by time. */
export function eventOf(
  act: Act,
  { agent, binding }: Duty,
  snapshot: Snapshot | null,
  time: StationTime,
): (outbox: Outbox) => MadeEvent {
  // A program's own clock counts in parts of a millisecond.
  const now = Math.floor(time.now)
  const behind = snapshot && Date.parse(snapshot.taken_at) - toleranceMs > now ? 'behind_snapshot' : null
  const made = madeEvent.parse({
    ...act,
    id: newId(now),
    at: new Date(now).toISOString(),
    doubt: time.why ?? behind,
    snapshot_version: snapshot?.version ?? null,
    gate_id: binding.gate.id,
    agent_id: agent.id,
  })
  return ({ kept }) => {
    const last = Date.parse(kept.at(-1)?.event.at ?? '')
    const follows = last >= now && (time.doubtful || last - now <= smallStepMs)
    return follows ? { ...made, at: new Date(last + 1).toISOString() } : made
  }
}
