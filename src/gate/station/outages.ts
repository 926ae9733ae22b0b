/** Remembers when a station on duty was offline for more than three minutes, until the server knows. */
import { z } from 'zod'
import { id, moment } from '../../shared/fields.ts'
import { gate } from '../gate.contract.ts'
import { type Duty, meaningOf, type Platform } from './station.ts'

const outage = z.strictObject({ condominium_id: id, id, from: moment, until: moment })
type Outage = z.infer<typeof outage>

const kept = z.strictObject({ open: outage.nullable(), ended: z.array(outage) })
export type Outages = z.infer<typeof kept>

const shortestMs = 3 * 60_000
/** After a longer gap the station was closed, which is no outage. */
const longestSilenceMs = 2 * 60_000
const mostKept = 1000
const mostInCall = 100

const none: Outages = { open: null, ended: [] }

export function openOutages(stored: unknown): Outages {
  const read = kept.safeParse(stored)
  return read.success ? read.data : none
}

export function unreached(outages: Outages, condominiumId: string, now: number, newId: string): Outages {
  const at = new Date(now).toISOString()
  const { open } = outages
  const goesOn = open?.condominium_id === condominiumId && now - Date.parse(open.until) <= longestSilenceMs
  if (open && goesOn) return { ...outages, open: { ...open, until: now > Date.parse(open.until) ? at : open.until } }
  return { ...reached(outages), open: { condominium_id: condominiumId, id: newId, from: at, until: at } }
}

/** Ends the open outage now, or at the time of its last check. */
export function reached({ open, ended }: Outages, now?: number): Outages {
  if (!open) return { open, ended }
  const goesOn = now !== undefined && now > Date.parse(open.until) && now - Date.parse(open.until) <= longestSilenceMs
  const over: Outage = goesOn ? { ...open, until: new Date(now).toISOString() } : open
  const counts = Date.parse(over.until) - Date.parse(over.from) > shortestMs
  return { open: null, ended: counts ? [...ended, over].slice(-mostKept) : ended }
}

export const withoutSent = (outages: Outages, ids: readonly string[]): Outages => ({
  ...outages,
  ended: outages.ended.filter((one) => !ids.includes(one.id)),
})

/** After a failure they are sent at the next sync, with the same ids. */
export async function sendOutages({ store, ask }: Platform, { station_id }: Duty): Promise<void> {
  const { ended } = openOutages(await store.read('outages'))
  const [first] = ended
  if (!first) return
  const { condominium_id } = first
  const some = ended.filter((one) => one.condominium_id === condominium_id).slice(0, mostInCall)
  const outages = some.map(({ id, from, until }) => ({ id, from, until }))
  const done = await ask(gate.recordOutages, { condominium_id, station_id, outages }).then(
    () => true,
    (error: unknown) => meaningOf(error) === 'unacceptable',
  )
  if (!done) return
  const ids = some.map(({ id }) => id)
  await store.update('outages', (held) => withoutSent(openOutages(held), ids))
}
