/** Signs this device out: deletes the snapshot, the key and the guard's name, keeps unsent events. */
import { stationStore } from './dexieStore.web.ts'
import { forgetKey } from './outbox.ts'
import { tellLeft } from './stationMark.web.ts'
import { wipe } from './stationSnapshot.ts'

export async function leaveStation(): Promise<void> {
  const store = await stationStore()
  await wipe(store)
  await store.update('agent', () => undefined)
  await forgetKey(store)
  tellLeft()
}
