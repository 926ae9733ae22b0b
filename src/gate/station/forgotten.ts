/** What a browser that stores as it is does with old data: it forgets them, and remembers since when. A tablet that seals goes on as a directory. */
import { moment } from '../../shared/fields.ts'
import type { Snapshot } from '../facts/gate.snapshot.ts'
import { asksForCalls } from '../verdict/doubts.ts'
import type { SteadyStore, Surroundings } from './station.ts'
import { wipe } from './stationSnapshot.ts'

/** Whether it forgot them. */
export async function forgetOld(
  { store, sealed }: Pick<Surroundings, 'store' | 'sealed'>,
  snapshot: Snapshot | null,
  now: number,
): Promise<boolean> {
  if (!snapshot || sealed() || !asksForCalls(snapshot, now)) return false
  await wipe(store)
  await store.update('forgot', () => snapshot.taken_at)
  return true
}

/** The time of the data that this browser forgot. */
export async function readForgot(store: Pick<SteadyStore, 'read'>): Promise<string | null> {
  return moment.safeParse(await store.read('forgot')).data ?? null
}
