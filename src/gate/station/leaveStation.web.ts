/**
 * Signs this device out: deletes the snapshot, the key, the guard's name and all that was sent; keeps unsent events. A tablet of a gate
 * locks instead and keeps its sealed data.
 */
import { isOfGate } from '../tablet/tabletState.web.ts'
import { lock } from '../tablet/vault.web.ts'
import { stationStore } from './dexieStore.web.ts'
import { forgetKey, withoutSent } from './outbox.ts'
import { tellLeft } from './stationMark.web.ts'
import { wipe } from './stationSnapshot.ts'

export async function leaveStation(): Promise<void> {
  if (isOfGate()) return lock()
  const store = await stationStore()
  await wipe(store)
  await store.update('agent', () => undefined)
  await forgetKey(store)
  await forgetSent()
  tellLeft()
  // A running sync has its answers when the lock is free.
  void navigator.locks?.request('garita.station', forgetSent)
}

async function forgetSent(): Promise<void> {
  const store = await stationStore()
  for (const condominiumId of await store.condominiums()) await store.outbox(condominiumId, withoutSent)
}
