import { moment } from '../../shared/fields.ts'
import type { Snapshot } from './facts/gate.snapshot.ts'
import type { Platform, SteadyStore } from './station.ts'
import { wipe } from './stationSnapshot.ts'
import { asksForCalls } from './verdict/doubts.ts'

/** Returns true if it deleted them. */
export async function forgetOld(
  { store, sealed }: Pick<Platform, 'store' | 'sealed'>,
  snapshot: Snapshot | null,
  now: number,
): Promise<boolean> {
  if (!snapshot || sealed() || !asksForCalls(snapshot, now)) return false
  await wipe(store)
  await store.update('forgot', () => snapshot.taken_at)
  return true
}

/** Returns the time of the data that this browser deleted. */
export async function readForgot(store: Pick<SteadyStore, 'read'>): Promise<string | null> {
  return moment.safeParse(await store.read('forgot')).data ?? null
}
