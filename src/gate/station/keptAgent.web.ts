/** Reads the guard who signed in last at this station. */
import { stationStore } from './dexieStore.web.ts'
import { type KeptAgent, readAgent } from './station.ts'

export async function keptAgent(): Promise<KeptAgent | null> {
  const store = await stationStore()
  return readAgent(await store.read('agent'))
}
