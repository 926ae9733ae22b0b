/** A device that cannot store loses nothing: the station keeps it in memory, warns, and stores it as soon as there is room. */
import { expect, test } from 'vitest'
import { memoryStore } from '../../../tests/support/gate/stationDevice.ts'
import { newId } from '../../shared/ids.ts'
import type { MadeEvent } from './facts/gateEvents.ts'
import { add, emptyOutbox, type Outbox, sent } from './outbox.ts'
import { type StationStore, steadyStore } from './station.ts'

const here = newId()
const event = (): MadeEvent => ({
  kind: 'exit',
  id: newId(),
  at: new Date().toISOString(),
  doubt: null,
  snapshot_version: null,
  gate_id: newId(),
  agent_id: newId(),
  subject: { authorization_id: newId() },
})
const look = (outbox: Outbox) => outbox
const ids = ({ kept }: Outbox) => kept.map(({ event }) => event.id)

/** The test's disk has a limit for events, and deleting the snapshot may free space. */
function disk() {
  const kept = memoryStore()
  const state = { fails: null as null | string, calls: 0 }
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    state.calls += 1
    if (state.fails) throw Object.assign(new Error('no'), { name: 'AbortError', inner: { name: state.fails } })
    return work()
  }
  const store: StationStore = {
    read: (name) => kept.read(name),
    update: (name, work) => guard(() => kept.update(name, work)),
    outbox: (id, work) => guard(() => kept.outbox(id, work)),
    condominiums: () => kept.condominiums(),
  }
  return { kept, state, store }
}

test('loses nothing while the disk is full, and stores everything when there is room', async () => {
  const { kept, state, store } = disk()
  const steady = steadyStore(store)
  const [first, second, third] = [event(), event(), event()]
  await steady.outbox(here, (outbox) => add(outbox, first))
  expect(steady.state()).toBe('kept')
  state.fails = 'QuotaExceededError'
  await steady.outbox(here, (outbox) => add(outbox, second))
  await steady.update('clock', () => ({ now: 1 }))
  expect(steady.state()).toBe('full')
  expect(ids(await steady.outbox(here, (outbox) => sent(outbox, [first.id], first.at)))).toContain(second.id)
  expect(await steady.read('clock')).toEqual({ now: 1 })
  expect(await steady.condominiums()).toEqual([here])

  state.fails = null
  // Another tab wrote in between.
  await kept.outbox(here, (outbox) => add(outbox, third))
  const all = await steady.outbox(here, look)
  expect(ids(all).sort()).toEqual([first.id, second.id, third.id].sort())
  expect(all.kept.find(({ event }) => event.id === first.id)?.answered_at).toBe(first.at)
  expect(ids(await kept.outbox(here, look))).toEqual(ids(all))
  await steady.update('clock', (held) => held)
  expect(await kept.read('clock')).toEqual({ now: 1 })
  expect(steady.state()).toBe('kept')
})

test('removes the snapshot first to make room for events', async () => {
  const { kept, state, store } = disk()
  await kept.update('snapshot', () => 'much')
  const steady = steadyStore({
    ...store,
    update: async (name, work) => {
      state.fails = null
      return kept.update(name, work)
    },
  })
  state.fails = 'QuotaExceededError'
  const one = event()
  await steady.outbox(here, (outbox) => add(outbox, one))
  expect(steady.state()).toBe('kept')
  expect(await kept.read('snapshot')).toBe(undefined)
  expect(ids(await kept.outbox(here, look))).toEqual([one.id])
})

test('continues in memory without a working disk, and says so', async () => {
  const { state, store } = disk()
  state.fails = 'UnknownError'
  for (const steady of [steadyStore(null), steadyStore(store)]) {
    const one = event()
    await steady.outbox(here, (outbox) => add(outbox, one))
    expect(ids(await steady.outbox(here, look))).toEqual([one.id])
    expect(steady.state()).toBe('none')
  }
})

test('reports an error of one step of the storage, and runs the next step', async () => {
  const steady = steadyStore(memoryStore())
  await expect(
    steady.outbox(here, () => {
      throw new Error('no such act')
    }),
  ).rejects.toThrow('no such act')
  expect(await steady.outbox(here, look)).toEqual(emptyOutbox)
})
