/** What the server said of single passes that the snapshot does not know, as a station adds it to what it sees. */

import type { Snapshot } from '../facts/gate.snapshot.ts'
import type { Seen } from '../facts/lookup.ts'
import { gate } from '../gate.contract.ts'
import type { Surroundings } from './duty.ts'

export interface AskedPass extends Pick<Snapshot, 'entries' | 'revocations'> {
  /** The server's time when it answered. */
  taken_at: string
}
type AskedPasses = ReadonlyMap<string, AskedPass>

/** A snapshot that is younger than an answer and knows of the pass counts; what the server has never seen stays unknown. */
export function withAsked(snapshot: Snapshot, asked: AskedPasses): Seen {
  if (asked.size === 0) return snapshot
  const known = new Set([
    ...snapshot.entries.map(({ pass }) => pass?.id),
    ...snapshot.revocations.map(({ pass_id }) => pass_id),
  ])
  const taken = Date.parse(snapshot.taken_at)
  const counting = [...asked].filter(([id, { taken_at }]) => !known.has(id) || Date.parse(taken_at) > taken)
  const entries = counting.flatMap(([, one]) => one.entries)
  const replaced = new Set(entries.map(({ authorization_id }) => authorization_id))
  return {
    ...snapshot,
    entries: [...snapshot.entries.filter(({ authorization_id }) => !replaced.has(authorization_id)), ...entries],
    revocations: [...snapshot.revocations, ...counting.flatMap(([, one]) => one.revocations)],
    strangers: new Set(
      counting.flatMap(([id, one]) => (one.entries.length + one.revocations.length === 0 ? [id] : [])),
    ),
  }
}

/** A guard with somebody in front of them waits no longer. */
const askMs = 2000

/** Whatever goes wrong, the verdict stays what it is without an answer; one that comes late is taken all the same. */
export async function askPass(
  { ask, later }: Pick<Surroundings, 'ask' | 'later'>,
  condominiumId: string,
  passId: string,
  learn: (answer: AskedPass) => void,
): Promise<void> {
  const learned = ask(gate.askPass, { condominium_id: condominiumId, pass_id: passId }).then(learn, () => undefined)
  await Promise.race([learned, new Promise<void>((over) => later(askMs, over))])
}
