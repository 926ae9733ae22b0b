/**
 * Counts unknown access numbers per guard: ten within five minutes pause the search by number for five minutes, against guessing at the
 * gate. The counts are sent to the server and joined with its own.
 */
import { z } from 'zod'
import { id, moment } from '../../shared/fields.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'
import type { Snapshot } from './facts/gate.snapshot.ts'
import type { Duty, Platform } from './station.ts'

const miss = z.strictObject({ condominium_id: id, id, agent_id: id, at: moment, told: z.boolean() })
const kept = z.array(miss)
type Miss = z.infer<typeof miss>

/** A guard cannot type more in a month. */
const mostKept = 1000
const mostInCall = 100
/** After this time the snapshot includes them. */
const keptMs = 15 * 60_000

export interface StationMisses {
  /** End of the pause for this guard; null while there is none. */
  restUntil(known: Snapshot | null, now: number): number | null
  add(now: number): void
  send(): Promise<void>
}

export async function stationMisses({ store, ask }: Platform, duty: Duty): Promise<StationMisses> {
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
      // Sent misses come back in the snapshot with the same id, so each counts once.
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
    async send() {
      // Another guard's misses wait until that guard is on duty again.
      const some = held.filter((one) => mine(one) && !one.told).slice(0, mostInCall)
      if (some.length === 0) return
      const misses = some.map(({ id, at }) => ({ id, at }))
      await ask(gate.recordMisses, { condominium_id: condominiumId, station_id, misses }).then(
        () => {
          const ids = new Set(misses.map((one) => one.id))
          const last = Math.max(...some.map(({ at }) => Date.parse(at)))
          return change((all) =>
            all
              .map((one) => (ids.has(one.id) ? { ...one, told: true } : one))
              .filter((one) => !one.told || Date.parse(one.at) > last - keptMs),
          )
        },
        // Sent again at the next sync, with the same ids.
        () => undefined,
      )
    },
  }
}

function open(stored: unknown): Miss[] {
  const read = kept.safeParse(stored)
  return read.success ? read.data : []
}

const most = 10
const pauseMs = 5 * 60_000

/** Adds a miss and drops those older than the pause. */
export function missed(misses: readonly number[], now: number): number[] {
  return [...misses, now].filter((at) => at > now - pauseMs).slice(-most)
}

/** End of the pause; null while there is none. */
export function pausedUntil(misses: readonly number[], now: number): number | null {
  const [first, last] = [misses.at(-most), misses.at(-1)]
  if (first === undefined || last === undefined || last - first >= pauseMs) return null
  return now < last + pauseMs ? last + pauseMs : null
}
