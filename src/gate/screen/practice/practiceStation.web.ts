/** The practice station behaves like the real one in memory: it sends and stores nothing. */
import { useMemo, useRef, useState } from 'react'
import { newId } from '../../../shared/ids.ts'
import { useText } from '../../../web/language/language.tsx'
import type { Entry, Snapshot } from '../../station/facts/gate.snapshot.ts'
import type { Act, MadeEvent } from '../../station/facts/gateEvents.ts'
import { add, conflicting, emptyOutbox, noted, type Outbox, refused, sent, waiting } from '../../station/outbox.ts'
import { announced } from '../../station/ownArrivals.ts'
import { withOwnEvents } from '../../station/ownEvents.ts'
import type { Station } from '../../station/station.ts'
import { missed, pausedUntil } from '../../station/stationMisses.ts'
import { practicePlaceMessages } from './practicePlace.messages.ts'
import { cancelledMeanwhile, practiceSnapshot } from './practiceSnapshot.ts'

/** The unit answers after this time. */
const answerMs = 6000
const sendingMs = 250
/** This unit denies, so that the guard sees that case. */
const refusingUnit = 'B-202'

const real = () => ({ now: Date.now(), doubtful: false, why: null }) as const

export interface Practice {
  station: Station
  connected: boolean
  connect(on: boolean): void
}

export function usePracticeStation(agent: Station['agent']): Practice {
  const place = useText(practicePlaceMessages)
  const [snapshot, setSnapshot] = useState<Snapshot>(() => practiceSnapshot(Date.now(), place))
  const [outbox, setOutbox] = useState<Outbox>(emptyOutbox)
  const [online, setOnline] = useState(true)
  const connected = useRef(true)
  const asked = useRef<MadeEvent[]>([])
  const misses = useRef<number[]>([])
  const completed = useMemo(() => withOwnEvents(snapshot, outbox), [snapshot, outbox])

  const send = () => {
    if (!connected.current) return
    setOutbox(answeredBy)
    for (const event of asked.current.splice(0)) {
      setTimeout(() => setSnapshot((before) => decided(before, event)), answerMs)
    }
  }

  const record = async (act: Act): Promise<string> => {
    const id = newId()
    const event: MadeEvent = {
      ...act,
      id,
      at: new Date().toISOString(),
      doubt: null,
      snapshot_version: snapshot.version,
      gate_id: snapshot.gate.id,
      agent_id: agent.id,
    }
    setOutbox((before) => add(before, event))
    if (event.kind === 'unannounced') asked.current.push(event)
    setTimeout(send, sendingMs)
    return id
  }

  return {
    connected: online,
    connect: (on) => {
      connected.current = on
      setOnline(on)
      setTimeout(send, sendingMs)
    },
    station: {
      practice: true,
      agent,
      snapshot: completed,
      forgot: null,
      online,
      connecting: false,
      waiting: waiting(outbox).length,
      conflicts: conflicting(outbox),
      storage: 'kept',
      ask: async () => completed,
      photo: async () => null,
      time: real,
      numbersRestUntil: () => pausedUntil(misses.current, real().now),
      saw: () => undefined,
      checked: () => undefined,
      miss: () => {
        misses.current = missed(misses.current, real().now)
      },
      record,
      addItemPhoto: async () => undefined,
      note: async (eventId) => setOutbox((before) => noted(before, eventId)),
      lookAgain: send,
    },
  }
}

const subjectOf = (event: MadeEvent) =>
  'subject' in event && 'authorization_id' in event.subject ? event.subject.authorization_id : null

/** An offline entry of the canceled visit gets a conflict. */
function answeredBy(outbox: Outbox): Outbox {
  const at = new Date().toISOString()
  return waiting(outbox).reduce((left, { event }) => {
    const late = Date.parse(at) - Date.parse(event.at) > sendingMs * 4
    const disputed = late && subjectOf(event) === cancelledMeanwhile && event.kind === 'entry'
    return disputed ? refused(left, event.id, 'cancelled_meanwhile', at) : sent(left, [event.id], at)
  }, outbox)
}

function decided(snapshot: Snapshot, event: MadeEvent): Snapshot {
  if (event.kind !== 'unannounced') return snapshot
  const approved = event.unit_number !== refusingUnit
  const entry: Entry = {
    ...announced(event),
    valid_from: event.at,
    valid_until: approved ? new Date(Date.parse(event.at) + 4 * 3_600_000).toISOString() : null,
    status: approved ? 'approved' : 'denied',
  }
  return { ...snapshot, entries: [...snapshot.entries, entry] }
}
