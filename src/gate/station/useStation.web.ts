/** Starts the station of this browser for the signed-in guard, at the gate that was chosen on this device. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { ask } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useConnected } from '../../web/calls/live.ts'
import { listenTo, queries, useRead } from '../../web/calls/queries.ts'
import { keepShell } from '../../web/frame/shell.ts'
import { type Gate, gate } from '../gate.contract.ts'
import { isOfGate } from '../tablet/tabletState.web.ts'
import { stationStore } from './dexieStore.web.ts'
import { leaveStation } from './leaveStation.web.ts'
import { type LineWatch, mostPatienceMs, watchLine } from './lineWatch.ts'
import { hearTabs, type PlatformListener, platformOf, runAfter } from './platform.web.ts'
import { type RunningStation, startStation } from './runningStation.ts'
import { openedNow } from './sealing.ts'
import { type Binding, readBinding, readId, type Station } from './station.ts'
import { markStation } from './stationMark.web.ts'
import { wipe } from './stationSnapshot.ts'
import { useOnlyGate } from './useOnlyGate.web.ts'

export type StationState =
  | { state: 'loading' }
  /** The list of gates could not be loaded. */
  | { state: 'failed'; again: () => void; pending: boolean }
  | { state: 'to_choose'; gates: readonly Gate[]; choose: (gate: Gate) => void }
  | {
      state: 'on_duty'
      station: Station
      /** Number of stored events that cannot be read. */
      damaged: number
      /** It is null for a guard with one gate. */
      changeGate: (() => void) | null
      handOver: () => Promise<void>
    }

/** @param chosen the gate that was chosen before there was a station here */
export function useStation(chosen: Gate | null): StationState {
  const { binding, bind } = useBinding(chosen)
  const notHere = useCallback(() => bind(null), [bind])
  const running = useRunning(binding ?? null, notHere)
  const current = useSyncExternalStore(running?.watch ?? watchNothing, () => running?.current() ?? null)
  useKeptName(binding ?? null)
  const gates = useRead(gate.gates, {}, { enabled: binding !== undefined })
  const choose = useCallback((gate: Gate) => bind(bindingTo(gate)), [bind])
  const only = useOnlyGate(binding === null ? gates.data : undefined, choose)

  if (running && current) {
    // The administration chooses the gate of a tablet.
    const changeGate = !isOfGate() && (gates.data?.length ?? 0) > 1 ? () => bind(null) : null
    return { state: 'on_duty', station: current, damaged: running.damaged(), changeGate, handOver }
  }
  if (binding || binding === undefined || only) return { state: 'loading' }
  if (gates.data) return { state: 'to_choose', gates: gates.data, choose }
  if (gates.isError) return { state: 'failed', again: () => void gates.refetch(), pending: gates.isFetching }
  return { state: 'loading' }
}

const bindingTo = ({ condominium, id, name }: Gate): Binding => ({ condominium, gate: { id, name } })

/** The gate of this device: undefined while the storage is read, null if none was chosen. */
function useBinding(chosen: Gate | null) {
  const first = useRef(chosen)
  const [binding, setBinding] = useState<Binding | null>()
  const bind = useCallback((next: Binding | null) => {
    setBinding(next)
    if (next) markStation()
    void stationStore().then(async (store) => {
      await store.update('binding', () => next ?? undefined)
      if (next) await keepForGood()
      else await wipe(store)
    })
  }, [])
  useEffect(() => {
    let here = true
    void stationStore().then(async (store) => {
      // The guard signed out while offline: end the session now.
      if (await store.read('leaving')) await endSession()
      const stored = readBinding(await store.read('binding'))
      if (!here) return
      if (!stored && first.current) bind(bindingTo(first.current))
      else setBinding(stored)
    })
    return () => {
      here = false
    }
  }, [bind])
  return { binding, bind }
}

function useRunning(binding: Binding | null, notHere: () => void): RunningStation | null {
  const { id, full_name } = useCurrentUser()
  // The server may show a longer name of a substitute guard: the tablet's own name avoids a restart of the station.
  const name = openedNow()?.agent.name ?? full_name
  const connected = useConnected()
  const wasConnected = useRef(connected)
  const [running, setRunning] = useState<RunningStation | null>(null)

  useEffect(() => {
    if (!binding) return
    let here = true
    let started: RunningStation | null = null
    let line: LineWatch | null = null
    const leave: (() => void)[] = []
    void bringUp(binding, { id, name }, { notHere, heard: () => line?.heard() }).then((station) => {
      if (!here) return station.stop()
      started = station
      line = lineOf(station)
      const look = () => station.current().lookAgain()
      const onVisible = () => document.visibilityState === 'visible' && look()
      window.addEventListener('online', look)
      window.addEventListener('offline', look)
      document.addEventListener('visibilitychange', onVisible)
      const beat = setInterval(() => lookForAnswer(station, line), beatMs)
      leave.push(
        () => clearInterval(beat),
        hearTabs(() => void station.changedElsewhere()),
        listenTo(gate.snapshot.topics, station.announced),
        () => window.removeEventListener('online', look),
        () => window.removeEventListener('offline', look),
        () => document.removeEventListener('visibilitychange', onVisible),
      )
      setRunning(station)
    })
    return () => {
      here = false
      started?.stop()
      for (const end of leave) end()
      setRunning(null)
    }
  }, [binding, id, name, notHere])

  // The live stream first notices that the connection breaks or returns.
  useEffect(() => {
    if (wasConnected.current !== connected) running?.current().lookAgain()
    wasConnected.current = connected
  }, [running, connected])
  return running
}

const beatMs = 2_000

/** A call may hang for long before it fails; the probe shows sooner whether the server answers. */
function lookForAnswer(station: RunningStation, line: LineWatch | null): void {
  const { online, connecting } = station.current()
  if (document.visibilityState === 'visible' && (online || connecting)) line?.look()
}

function lineOf(station: RunningStation): LineWatch {
  return watchLine({
    async ping() {
      const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(mostPatienceMs) })
      // A proxy may have answered instead of the server.
      if (!ok) throw new Error('no word from the server')
    },
    now: () => performance.now(),
    later: runAfter,
    silent: station.unanswered,
    answered: station.answered,
  })
}

async function bringUp(binding: Binding, agent: Station['agent'], listener: PlatformListener): Promise<RunningStation> {
  const around = await platformOf(listener)
  await around.store.update('station_id', (held) => readId(held) ?? newId())
  const stationId = readId(await around.store.read('station_id')) ?? newId()
  void keepShell()
  return startStation({ agent, binding, station_id: stationId }, around)
}

/** Stores the guard's name, to open the station while offline. */
function useKeptName(binding: Binding | null): void {
  const { id } = useCurrentUser()
  const { data } = useRead(session.current, {})
  const person = data?.person?.id === id ? data.person : null
  useEffect(() => {
    if (!person || !binding) return
    const { full_name: name, email } = person
    void stationStore().then((store) => store.update('agent', () => ({ id: person.id, name, email })))
  }, [person, binding])
}

/** Works offline too: deletes the snapshot at once; the session ends when the server is reached. */
async function handOver(): Promise<void> {
  await leaveStation()
  await (await stationStore()).update('leaving', () => true)
  await endSession()
}

async function endSession(): Promise<void> {
  const ended = await ask(session.signOut, {}).then(
    () => true,
    () => false,
  )
  if (ended) await (await stationStore()).update('leaving', () => undefined)
  // This browser has no signed-in guard any more, even without an answer.
  await queries.resetQueries()
}

const watchNothing = () => () => undefined

/** Asks the browser not to evict the storage; only on stations. */
async function keepForGood(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Not supported: the browser may evict it.
  }
}
