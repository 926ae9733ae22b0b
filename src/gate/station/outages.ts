/** When a station on duty reached nobody: remembered from the third minute on, and told once somebody listens again. */
import { z } from 'zod'
import { id, moment } from '../../shared/fields.ts'

const outage = z.strictObject({ condominium_id: id, id, from: moment, until: moment })
type Outage = z.infer<typeof outage>

const kept = z.strictObject({ open: outage.nullable(), ended: z.array(outage) })
export type Outages = z.infer<typeof kept>

const shortest_ms = 3 * 60_000
/** A station that was closed meanwhile was not on duty. */
const longest_silence_ms = 2 * 60_000
/** Years of bad weather. */
const most_kept = 1000
export const most_told = 100

const none: Outages = { open: null, ended: [] }

export function openOutages(stored: unknown): Outages {
  const read = kept.safeParse(stored)
  return read.success ? read.data : none
}

export function unreached(outages: Outages, condominium_id: string, now: number, new_id: string): Outages {
  const at = new Date(now).toISOString()
  const { open } = outages
  const goes_on = open?.condominium_id === condominium_id && now - Date.parse(open.until) <= longest_silence_ms
  if (open && goes_on) return { ...outages, open: { ...open, until: now > Date.parse(open.until) ? at : open.until } }
  return { ...reached(outages), open: { condominium_id, id: new_id, from: at, until: at } }
}

/** With the time at which somebody answered; without, it ended when it was last looked at. */
export function reached({ open, ended }: Outages, now?: number): Outages {
  if (!open) return { open, ended }
  const goes_on =
    now !== undefined && now > Date.parse(open.until) && now - Date.parse(open.until) <= longest_silence_ms
  const over: Outage = goes_on ? { ...open, until: new Date(now).toISOString() } : open
  const counts = Date.parse(over.until) - Date.parse(over.from) > shortest_ms
  return { open: null, ended: counts ? [...ended, over].slice(-most_kept) : ended }
}

export const toldOf = (outages: Outages, ids: readonly string[]): Outages => ({
  ...outages,
  ended: outages.ended.filter((one) => !ids.includes(one.id)),
})
