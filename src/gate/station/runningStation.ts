/** A running station: decides and records without the server, and syncs with it whenever it is online. */
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import { coversTelephones, type Snapshot } from './facts/gate.snapshot.ts'
import { type ClockSync, readSync, remembered, stationTime, synced } from './facts/stationClock.ts'
import { forgetOld, readForgot } from './forgotten.ts'
import { itemPhotos } from './itemPhotos.ts'
import { openOutages, reached, sendOutages, unreached } from './outages.ts'
import {
  add,
  conflicting,
  emptyOutbox,
  eventOf,
  forget,
  keepKey,
  noted,
  type Outbox,
  offerAgain,
  openKey,
  signAct,
  waiting,
} from './outbox.ts'
import { withOwnEvents } from './ownEvents.ts'
import { type Duty, meaningOf, type Platform, type Station } from './station.ts'
import { keepCheck, sendCheck } from './stationCheck.ts'
import { stationDecisions } from './stationDecisions.ts'
import { stationMisses } from './stationMisses.ts'
import { stationPhotos } from './stationPhotos.ts'
import { type AskedPass, askPass, pullSnapshot, readStored, withAskedPasses } from './stationSnapshot.ts'
import { type SyncResult, sendAll, startSync } from './sync.ts'

export interface RunningStation {
  /** Returns a new object after each change. */
  current(): Station
  /** Number of stored events that cannot be read. */
  damaged(): number
  watch(watcher: () => void): () => void
  /** The server announced a change. */
  announced(): void
  /** No answer arrives, though no call has failed yet; `answered` ends this state. */
  unanswered(): void
  answered(): void
  /** Another tab of this browser changed the stored events. */
  changedElsewhere(): Promise<void>
  stop(): void
}

export async function startStation(duty: Duty, around: Platform): Promise<RunningStation> {
  const { store, reading, ask } = around
  const here = duty.binding.condominium.id
  const outboxes = new Map<string, Outbox>()
  const watchers = new Set<() => void>()
  let snapshot = await readStored(store, duty)
  let forgot = snapshot ? null : await readForgot(store)
  let clock = readSync(await store.read('clock'))
  const misses = await stationMisses(around, duty)
  const decisions = stationDecisions(around, duty, () => key)
  const photos = stationPhotos(around, here)
  const photosOfItems = itemPhotos(around, here, () => outboxHere())
  let view: Station | undefined
  let built: { known: Snapshot | null; outbox: Outbox; asked: typeof asked; snapshot: Station['snapshot'] } | undefined
  let asked: ReadonlyMap<string, AskedPass> = new Map()
  let bound = false
  // The stored snapshot has no phone numbers: request a full one after a reload.
  let whole = false
  let key = await openKey(store, duty)

  const time = () => stationTime(clock, reading())
  const outboxHere = () => outboxes.get(here) ?? emptyOutbox

  function changed(): void {
    view = undefined
    for (const watcher of watchers) watcher()
  }

  function know(next: Snapshot): void {
    snapshot = next
    changed()
  }

  async function forgetIfOld(now: number): Promise<void> {
    if (!(await forgetOld(around, snapshot, now))) return
    ;[snapshot, forgot] = [null, snapshot?.taken_at ?? null]
    photos.forget()
  }

  async function changeOutbox(condominiumId: string, work: (outbox: Outbox) => Outbox): Promise<void> {
    outboxes.set(condominiumId, await store.outbox(condominiumId, work))
    changed()
  }

  async function eachOutbox(work: (outbox: Outbox) => Outbox): Promise<void> {
    for (const id of new Set([here, ...(await store.condominiums())])) await changeOutbox(id, work)
  }

  function keepClock(next: ClockSync | null): Promise<void> {
    clock = next
    return store.update('clock', () => next ?? undefined)
  }

  const rememberClock = async () => {
    const now = reading()
    if (clock) await keepClock(remembered(clock, stationTime(clock, now), now))
  }

  const keepOutages = (work: (outages: ReturnType<typeof openOutages>) => object) =>
    store.update('outages', (held) => work(openOutages(held)))

  const heardTime = (serverTime: string) => void keepClock(synced(Date.parse(serverTime), reading()))

  function refusedBy(error: unknown): SyncResult {
    const meaning = meaningOf(error)
    if (meaning === 'signed_out' || meaning === 'not_here') around.refused(meaning)
    return meaning
  }

  /** Tells the server which guard works at which gate; once per guard and run. */
  async function bind(): Promise<void> {
    if (bound) return
    const { station_id, binding } = duty
    await ask(gate.bind, { condominium_id: here, station_id, gate_id: binding.gate.id, build: around.build })
    bound = true
    // A guard without a key continues to work, and the events stay unsigned.
    key = await keepKey(around, duty).catch(() => key)
  }

  async function pull(): Promise<SyncResult> {
    try {
      await bind()
      const pulled = await pullSnapshot(around, duty, whole ? snapshot : null)
      // Bind again: the gate may have been removed, or another guard bound this station.
      if (!pulled || coversTelephones(pulled)) bound = false
      if (!pulled) return 'later'
      heardTime(pulled.taken_at)
      whole = true
      know(pulled)
      photos.follow(pulled)
      await changeOutbox(here, (outbox) => forget(outbox, pulled.taken_at))
      return 'answered'
    } catch (error) {
      return refusedBy(error)
    }
  }

  async function send(): Promise<SyncResult> {
    const changedThere = (condominiumId: string, outbox: Outbox) => {
      outboxes.set(condominiumId, outbox)
      changed()
      around.tellTabs()
    }
    try {
      if (waiting(outboxHere()).length > 0 && !bound) {
        await bind()
        // The server checks a paper line against the known outages of this station, which it has now received.
        await keepOutages((outages) => reached(outages, time().now))
        await sendOutages(around, duty)
      }
      const result = await sendAll({ duty, around, changed: changedThere, heardTime })
      if (result === 'signed_out') around.refused(result)
      return result
    } catch (error) {
      return refusedBy(error)
    }
  }

  async function afterAttempt(online: boolean): Promise<void> {
    const { now } = time()
    if (online) await keepOutages((outages) => reached(outages, now))
    else await keepOutages((outages) => unreached(outages, here, now, newId(Math.floor(now))))
    if (online) await sendOutages(around, duty)
    if (online) await misses.send()
    if (online) await decisions.send()
    if (online) await sendCheck(around, duty)
    if (online) void photosOfItems.send()
    else await rememberClock()
    await forgetIfOld(now)
    changed()
  }

  function after(word: () => void): void {
    word()
    changed()
  }

  const sync = startSync({ send, pull, afterAttempt, later: around.later })

  /** The list of thousands of entries is built again only after a change. */
  function completed(known: Snapshot | null, outbox: Outbox): Station['snapshot'] {
    if (built?.known !== known || built?.outbox !== outbox || built?.asked !== asked) {
      built = { known, outbox, asked, snapshot: known && withOwnEvents(withAskedPasses(known, asked), outbox) }
    }
    return built.snapshot
  }

  function viewed(): Station {
    const [known, outbox] = [snapshot, outboxHere()]
    return {
      practice: false,
      agent: duty.agent,
      get snapshot() {
        return completed(known, outbox)
      },
      forgot: known ? null : forgot,
      online: sync.online(),
      connecting: sync.connecting(),
      waiting: [...outboxes.values()].reduce((count, one) => count + waiting(one).length, 0),
      conflicts: conflicting(outbox),
      storage: store.state(),
      time,
      numbersRestUntil: () => misses.restUntil(known, time().now),
      miss: () => misses.add(time().now),
      checked: (failed) => void keepCheck(around, duty, failed, Math.floor(time().now)).then(sync.run),
      saw: (decision) => decisions.add(decision, snapshot, Math.floor(time().now)),
      async ask(passId) {
        await askPass(around, here, passId, (answer) => {
          asked = new Map([...asked, [passId, answer]])
          changed()
        })
        return completed(snapshot, outboxHere())
      },
      photo: (id) => photos.read(id, sync.online()),
      async record(act) {
        const event = eventOf(act, duty, snapshot, time())
        let id = ''
        await changeOutbox(here, (held) => {
          const made = event(held)
          id = made.id
          return add(held, made, key ? signAct(made, key, key) : undefined)
        })
        around.tellTabs()
        sync.send()
        void rememberClock()
        return id
      },
      async addItemPhoto(itemId, jpeg) {
        await photosOfItems.add(itemId, jpeg)
        if (sync.online()) void photosOfItems.send()
      },
      async note(eventId) {
        await changeOutbox(here, (held) => noted(held, eventId))
        around.tellTabs()
      },
      lookAgain: () => void sync.run(),
    }
  }

  await eachOutbox(offerAgain)
  await forgetIfOld(time().now)
  void sync.run()
  return {
    current() {
      view ??= viewed()
      return view
    },
    damaged: () => outboxHere().damaged.length,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    announced: () => sync.pullSoon(),
    unanswered: () => after(sync.unanswered),
    answered: () => after(sync.answered),
    changedElsewhere: () => eachOutbox((outbox) => outbox),
    stop() {
      sync.stop()
      photos.stop()
      photosOfItems.stop()
    },
  }
}
