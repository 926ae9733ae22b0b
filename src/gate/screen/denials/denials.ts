/** Which requests wait for their unit, and which denials no guard has acknowledged: ids only, kept on the device through a reload. */
import { z } from 'zod'
import type { Entry, Snapshot } from '../../station/facts/gate.snapshot.ts'

const ids = z.array(z.string())
/**
 * `yes` and `no` hold the known answers, so that the station also shows a changed one; a `no` includes the other answers of the home.
 * `looked` is the time of the last snapshot: it finds requests that were made and answered before the next one.
 */
const shape = z.object({
  waiting: ids,
  denied: ids,
  yes: ids.default([]),
  no: ids.default([]),
  looked: z.string().nullable().default(null),
})
export type StationAnswers = z.infer<typeof shape>

export const noAnswers: StationAnswers = { waiting: [], denied: [], yes: [], no: [], looked: null }

/** A request may have begun before a snapshot that does not show it yet. */
const commitMs = 2_000

export function readAnswers(stored: unknown): StationAnswers {
  const read = shape.safeParse(stored)
  return read.success ? read.data : noAnswers
}

/** Returns the new answers of the units: each approval once, and a denial until a guard acknowledges it or lets the visitor in. */
export function answersNow(
  before: StationAnswers,
  { entries, taken_at }: Pick<Snapshot, 'entries' | 'taken_at'>,
): { now: StationAnswers; approved: Entry[]; fresh: Entry[] } {
  const waited = new Set(before.waiting)
  const known = new Set(before.denied)
  const [saidYes, saidNo] = [new Set(before.yes), new Set(before.no)]
  const idsSaidNo = new Set(before.no.map(idOf))
  const approved = entries.filter(
    ({ status, authorization_id: id }) => status === 'approved' && (waited.has(id) || idsSaidNo.has(id)),
  )
  const fresh = entries.filter((entry) => {
    const { authorization_id: id } = entry
    const otherNo = idsSaidNo.has(id) && !saidNo.has(keyOf(entry))
    const between = isAskedSince(entry, before.looked) && !saidNo.has(keyOf(entry))
    return isDenied(entry) && !known.has(keyOf(entry)) && (waited.has(id) || saidYes.has(id) || otherNo || between)
  })
  const still = entries.filter((entry) => isDenied(entry) && known.has(keyOf(entry)))
  const idsOf = (some: readonly Entry[]) => some.map(({ authorization_id }) => authorization_id)
  const now = {
    waiting: idsOf(entries.filter(({ status, closed }) => status === 'pending_approval' && !closed)),
    denied: [...fresh, ...still].map(keyOf),
    yes: idsOf(
      entries.filter(({ status, ask, inside, left_at }) => status === 'approved' && ask && !inside && !left_at),
    ),
    no: entries.filter(isDenied).map(keyOf),
    looked: taken_at,
  }
  return { now, approved, fresh }
}

const isAskedSince = ({ ask, created_at }: Entry, looked: string | null) =>
  Boolean(ask) && looked !== null && Date.parse(created_at) > Date.parse(looked) - commitMs

const isDenied = ({ status, closed }: Entry) => status === 'denied' && !closed

const keyOf = ({ authorization_id, answer }: Entry) =>
  answer ? `${authorization_id} ${answer.word}` : authorization_id
export const idOf = (key: string) => key.slice(0, 36)
