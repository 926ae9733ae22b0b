/** What the guard's screen sees of a station, be it the real one or the one for practice. */
import type { MadeEvent } from '../facts/gateEvents.ts'
import type { Seen } from '../facts/lookup.ts'
import type { StationTime } from '../facts/stationClock.ts'
import type { KeptEvent } from './outbox.ts'

/** Everything about an act that the guard decides; its id, moment, place and author are the station's to add. */
export type Act = WithoutMade<MadeEvent>
type WithoutMade<Event> = Event extends MadeEvent
  ? Omit<Event, 'id' | 'at' | 'doubt' | 'snapshot_version' | 'gate_id' | 'agent_id'>
  : never

export interface Station {
  /** For practice: a made-up condominium, and nothing that is done here is told to anybody. */
  readonly practice: boolean
  readonly agent: { readonly id: string; readonly name: string }
  /** The snapshot as this station knows better; null before the first, or where what was kept is damaged. */
  readonly seen: Seen | null
  /** Whether the server answered lately. */
  readonly online: boolean
  /** Since it runs nobody has answered yet, and nobody has failed to. */
  readonly connecting: boolean
  /** Done here and not yet told. */
  readonly waiting: number
  /** What the server would have refused, until somebody has seen it. */
  readonly conflicts: readonly KeptEvent[]
  /** Whether what is done here outlives a closed browser. */
  readonly storage: 'kept' | 'full' | 'none'
  time(): StationTime
  /** Until when numbers rest, because too many were of nobody; null while they do not. */
  numbersRestUntil(): number | null
  /** A number was nobody's. */
  miss(): void
  /** Asks the server about one pass, for two seconds at most; answers what is seen then. */
  ask(passId: string): Promise<Seen | null>
  /** Kept on the device before it answers, and sent as soon as somebody listens. Answers the event's id. */
  record(act: Act): Promise<string>
  note(eventId: string): Promise<void>
  /** Asks the server now instead of at the next minute. */
  lookAgain(): void
}
