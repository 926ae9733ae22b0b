/** Numbers that nobody has, as a station counts them by guard: kept with what it keeps, told once somebody listens, and joined with the server's. */
import { z } from 'zod'
import { id, moment } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import type { Snapshot } from '../facts/gate.snapshot.ts'
import { gate } from '../gate.contract.ts'
import { missed, pausedUntil } from '../verdict/numberMisses.ts'
import type { Duty, Surroundings } from './duty.ts'

const miss = z.strictObject({ condominium_id: id, id, agent_id: id, at: moment, told: z.boolean() })
const kept = z.array(miss)
type Miss = z.infer<typeof miss>

/** More than a guard can miss in a month of pauses is nobody's typing. */
const mostKept = 1000
const mostTold = 100
/** The server's count is at hand by then. */
const toldMs = 15 * 60_000

export interface StationMisses {
  /** Until when numbers rest for whoever is on duty; null while they do not. */
  restUntil(known: Snapshot | null, now: number): number | null
  add(now: number): void
  tell(): Promise<void>
}

export async function stationMisses({ store, ask }: Surroundings, duty: Duty): Promise<StationMisses> {
  const { agent, station_id } = duty
  const condominiumId = duty.binding.condominium.id
  let held = open(await store.read('misses'))
  const mine = (one: Miss) => one.agent_id === agent.id && one.condominium_id === condominiumId

  const change = (work: (misses: Miss[]) => Miss[]) => {
    held = work(held)
    return store.update('misses', (stored) => work(open(stored)))
  }

  return {
    restUntil(known, now) {
      // Each once: what was told comes back with the snapshot, under the same id.
      const counted = known?.misses?.filter(({ agent_id }) => agent_id === agent.id) ?? []
      const times = new Map([...held.filter(mine), ...counted].map((one) => [one.id, Date.parse(one.at)]))
      return pausedUntil([...times.values()].toSorted((a, b) => a - b).reduce<number[]>(missed, []), now)
    },
    add(now) {
      const one = {
        condominium_id: condominiumId,
        id: newId(),
        agent_id: agent.id,
        at: new Date(now).toISOString(),
        told: false,
      }
      void change((misses) => [...misses, one].slice(-mostKept))
    },
    async tell() {
      // Another guard's wait until they stand here again: nobody misses in somebody else's name.
      const some = held.filter((one) => mine(one) && !one.told).slice(0, mostTold)
      if (some.length === 0) return
      const misses = some.map(({ id, at }) => ({ id, at }))
      await ask(gate.recordMisses, { condominium_id: condominiumId, station_id, misses }).then(
        () => {
          const ids = new Set(misses.map((one) => one.id))
          const last = Math.max(...some.map(({ at }) => Date.parse(at)))
          return change((all) =>
            all
              .map((one) => (ids.has(one.id) ? { ...one, told: true } : one))
              .filter((one) => !one.told || Date.parse(one.at) > last - toldMs),
          )
        },
        // Told at the next contact, under the same ids.
        () => undefined,
      )
    },
  }
}

function open(stored: unknown): Miss[] {
  const read = kept.safeParse(stored)
  return read.success ? read.data : []
}
