/** Which requests wait for their unit, and which denials no guard has acknowledged: ids only, kept on the device through a reload. */
import { z } from 'zod'
import type { Entry } from '../../facts/gate.snapshot.ts'

const shape = z.object({ waiting: z.array(z.string()), denied: z.array(z.string()) })
export type Answers = z.infer<typeof shape>

export const noAnswers: Answers = { waiting: [], denied: [] }

export function readAnswers(stored: unknown): Answers {
  const read = shape.safeParse(stored)
  return read.success ? read.data : noAnswers
}

/** What the units answered since: each approval once; a denial until it is acknowledged or somebody let the visitor in. */
export function answersNow(
  before: Answers,
  entries: readonly Entry[],
): { now: Answers; approved: Entry[]; fresh: Entry[] } {
  const waited = new Set(before.waiting)
  const known = new Set(before.denied)
  const answered = entries.filter(({ authorization_id }) => waited.has(authorization_id))
  const approved = answered.filter(({ status }) => status === 'approved')
  const fresh = answered.filter((entry) => isDenied(entry) && !known.has(entry.authorization_id))
  const still = entries.filter((entry) => isDenied(entry) && known.has(entry.authorization_id))
  const ids = (some: readonly Entry[]) => some.map(({ authorization_id }) => authorization_id)
  const now = {
    waiting: ids(entries.filter(({ status, closed }) => status === 'pending_approval' && !closed)),
    denied: ids([...fresh, ...still]),
  }
  return { now, approved, fresh }
}

const isDenied = ({ status, closed }: Entry) => status === 'denied' && !closed
