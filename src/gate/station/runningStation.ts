/** The station itself: it decides and writes down by itself, and tells the server and asks it whenever somebody listens. */
import { newId } from '../../shared/ids.ts'
import { type Snapshot, snapshotReads } from '../facts/gate.snapshot.ts'
import { type ClockSync, readSync, remembered, stationTime, synced } from '../facts/stationClock.ts'
import { gate } from '../gate.contract.ts'
import { type AskedPass, askPass, withAsked } from './askedPasses.ts'
import { type Duty, meaningOf, type Surroundings } from './duty.ts'
import { mostTold, openOutages, reached, toldOf, unreached } from './outages.ts'
import { add, conflicting, emptyOutbox, forget, noted, type Outbox, offerAgain, waiting } from './outbox.ts'
import { seenThrough } from './seenThrough.ts'
import type { Station } from './station.ts'
import { eventOf } from './stationActs.ts'
import { keepContact } from './stationContact.ts'
import { keepKey, openKey, proofOf } from './stationKey.ts'
import { keptHere, pulled, tooOld, wipe } from './stationKnowing.ts'
import { stationMisses } from './stationMisses.ts'
import { type Answer, tellAll } from './stationSending.ts'

export interface RunningStation {
  /** Another object after each change. */
  current(): Station
  /** What storage gave back in pieces and nobody could read. */
  damaged(): number
  watch(watcher: () => void): () => void
  /** Something of the house was changed. */
  announced(): void
  /** Another tab of this device did something. */
  changedElsewhere(): Promise<void>
  stop(): void
}

export async function startStation(duty: Duty, around: Surroundings): Promise<RunningStation> {
  const { store, reading, ask } = around
  const here = duty.binding.condominium.id
  const outboxes = new Map<string, Outbox>()
  const watchers = new Set<() => void>()
  let snapshot = await keptHere(store, duty)
  let clock = readSync(await store.read('clock'))
  const misses = await stationMisses(around, duty)
  let view: Station | undefined
  let looked: { known: Snapshot | null; outbox: Outbox; asked: typeof asked; seen: Station['seen'] } | undefined
  let asked: ReadonlyMap<string, AskedPass> = new Map()
  let bound = false
  let key = await openKey(store, duty)

  const time = () => stationTime(clock, reading())
  const outboxHere = () => outboxes.get(here) ?? emptyOutbox

  function changed(): void {
    view = undefined
    for (const watcher of watchers) watcher()
  }

  function know(next: Snapshot | null): void {
    snapshot = next
    changed()
  }

  async function changeOutbox(condominiumId: string, work: (outbox: Outbox) => Outbox): Promise<void> {
    outboxes.set(condominiumId, await store.outbox(condominiumId, work))
    changed()
  }

  async function eachOutbox(work: (outbox: Outbox) => Outbox): Promise<void> {
    for (const id of new Set([here, ...(await store.condominiums())])) await changeOutbox(id, work)
  }

  function keepClock(sync: ClockSync | null): Promise<void> {
    clock = sync
    return store.update('clock', () => sync ?? undefined)
  }

  const rememberClock = async () => {
    const now = reading()
    if (clock) await keepClock(remembered(clock, stationTime(clock, now), now))
  }

  const keepOutages = (work: (outages: ReturnType<typeof openOutages>) => object) =>
    store.update('outages', (held) => work(openOutages(held)))

  const answered = (serverTime: string) => void keepClock(synced(Date.parse(serverTime), reading()))

  function refusedBy(error: unknown): Answer {
    const meaning = meaningOf(error)
    if (meaning === 'signed_out' || meaning === 'not_here') around.refused(meaning)
    return meaning
  }

  /** Once for each agent and run: the server knows who put this station where. */
  async function bind(): Promise<void> {
    if (bound) return
    const { station_id, binding } = duty
    const running = { build: around.build, reads: snapshotReads }
    await ask(gate.bind, { condominium_id: here, station_id, gate_id: binding.gate.id, ...running })
    bound = true
    // Whoever cannot prove who acted acts all the same.
    key = await keepKey(around, duty).catch(() => key)
  }

  async function pull(): Promise<Answer> {
    try {
      await bind()
      const younger = await pulled(around, duty, snapshot)
      // Asked again where this station stands: the gate may have been closed for good.
      if (!younger) bound = false
      if (!younger) return 'later'
      answered(younger.taken_at)
      know(younger)
      await changeOutbox(here, (outbox) => forget(outbox, younger.taken_at))
      return 'told'
    } catch (error) {
      return refusedBy(error)
    }
  }

  async function tell(): Promise<Answer> {
    const changedThere = (condominiumId: string, outbox: Outbox) => {
      outboxes.set(condominiumId, outbox)
      changed()
      around.tellTabs()
    }
    try {
      if (waiting(outboxHere()).length > 0) await bind()
      const said = await tellAll({ duty, around, changed: changedThere, answered })
      if (said === 'signed_out') around.refused(said)
      return said
    } catch (error) {
      return refusedBy(error)
    }
  }

  async function tried(online: boolean): Promise<void> {
    const { now } = time()
    if (online) await keepOutages((outages) => reached(outages, now))
    else await keepOutages((outages) => unreached(outages, here, now, newId(Math.floor(now))))
    if (online) await tellOutages()
    if (online) await misses.tell()
    else await rememberClock()
    if (snapshot && tooOld(snapshot, now)) {
      await wipe(store)
      know(null)
    }
    changed()
  }

  async function tellOutages(): Promise<void> {
    const outages = openOutages(await store.read('outages')).ended
    const [first] = outages
    if (!first) return
    const { condominium_id } = first
    const some = outages.filter((one) => one.condominium_id === condominium_id).slice(0, mostTold)
    const written = some.map(({ id, from, until }) => ({ id, from, until }))
    // What cannot be told now is told at the next contact, under the same ids.
    const done = await ask(gate.recordOutages, { condominium_id, station_id: duty.station_id, outages: written }).then(
      () => true,
      (error: unknown) => meaningOf(error) === 'unacceptable',
    )
    if (done)
      await keepOutages((held) =>
        toldOf(
          held,
          some.map(({ id }) => id),
        ),
      )
  }

  const contact = keepContact({ tell, pull, tried, later: around.later })

  /** Thousands of lines: put together anew only where one of the two is another. */
  function seenBy(known: Snapshot | null, outbox: Outbox): Station['seen'] {
    if (looked?.known !== known || looked?.outbox !== outbox || looked?.asked !== asked) {
      looked = { known, outbox, asked, seen: known && seenThrough(withAsked(known, asked), outbox) }
    }
    return looked.seen
  }

  function viewed(): Station {
    const [known, outbox] = [snapshot, outboxHere()]
    return {
      practice: false,
      agent: duty.agent,
      get seen() {
        return seenBy(known, outbox)
      },
      online: contact.online(),
      connecting: contact.connecting(),
      waiting: [...outboxes.values()].reduce((count, one) => count + waiting(one).length, 0),
      conflicts: conflicting(outbox),
      storage: store.state(),
      time,
      numbersRestUntil: () => misses.restUntil(known, time().now),
      miss: () => misses.add(time().now),
      async ask(passId) {
        await askPass(around, here, passId, (answer) => {
          asked = new Map([...asked, [passId, answer]])
          changed()
        })
        return seenBy(snapshot, outboxHere())
      },
      async record(act) {
        const event = eventOf(act, duty, snapshot, time())
        let id = ''
        await changeOutbox(here, (held) => {
          const made = event(held)
          id = made.id
          return add(held, made, proofOf(made, key))
        })
        around.tellTabs()
        contact.tell()
        void rememberClock()
        return id
      },
      async note(eventId) {
        await changeOutbox(here, (held) => noted(held, eventId))
        around.tellTabs()
      },
      lookAgain: () => void contact.look(),
    }
  }

  await eachOutbox(offerAgain)
  if (snapshot && tooOld(snapshot, time().now)) {
    await wipe(store)
    snapshot = null
  }
  void contact.look()
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
    announced: () => contact.pullSoon(),
    changedElsewhere: () => eachOutbox((outbox) => outbox),
    stop: () => contact.stop(),
  }
}
