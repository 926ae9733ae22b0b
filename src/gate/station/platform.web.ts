/** The browser gives a station its storage, calls, clocks, and messages from other tabs. */
import { newId } from '../../shared/ids.ts'
import { ask } from '../../web/calls/api.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { pageBuild } from '../../web/frame/build.ts'
import { isOfGate } from '../tablet/tabletState.web.ts'
import { beginAgain } from '../tablet/vault.web.ts'
import { itemPhotoStore, photoStore, stationStore } from './dexieStore.web.ts'
import { isSealing } from './sealing.ts'
import type { Platform } from './station.ts'

/** Names this run of the program: `performance.now()` starts again with each run. */
const run = newId()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('garita.station')

export interface PlatformListener {
  /** The guard no longer works at this gate. */
  notHere: () => void
  /** The server answered. */
  heard: () => void
}

export function runAfter(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export async function platformOf({ notHere, heard }: PlatformListener): Promise<Platform> {
  return {
    store: await stationStore(),
    photos: photoStore,
    itemPhotos: itemPhotoStore,
    sealed: isSealing,
    build: pageBuild,
    async ask(call, input) {
      const answer = await ask(call, input)
      heard()
      return answer
    },
    reading: () => ({ monotonic: performance.now(), wall: Date.now(), run }),
    later: runAfter,
    // Without locks each tab sends, but the server stores each event once.
    alone: async (work) =>
      void (navigator.locks ? await navigator.locks.request('garita.station', work) : await work()),
    tellTabs: () => tabs?.postMessage('changed'),
    refused(code) {
      if (isOfGate()) void beginAgain()
      else if (code === 'not_here') notHere()
      else void lookAgainAt('session')
    },
  }
}

export function hearTabs(changed: () => void): () => void {
  tabs?.addEventListener('message', changed)
  return () => tabs?.removeEventListener('message', changed)
}
