/** Whoever leaves takes what was known along: the snapshot and the name are wiped, what nobody was told yet is not. */
import { stationStore } from './stationDevice.web.ts'
import { forgetKey } from './stationKey.ts'
import { wipe } from './stationKnowing.ts'
import { tellLeft } from './stationMark.web.ts'

export async function leaveStation(): Promise<void> {
  const store = await stationStore()
  await wipe(store)
  await store.update('agent', () => undefined)
  await forgetKey(store)
  tellLeft()
}
