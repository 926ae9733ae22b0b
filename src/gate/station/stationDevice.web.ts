/** This browser as the device of a station: its storage, its clocks, its tabs and its line to the server. */
import { newId } from '../../shared/ids.ts'
import { ask } from '../../web/calls/api.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { pageBuild } from '../../web/frame/build.ts'
import { dexieStore } from './dexieStore.web.ts'
import type { Surroundings } from './duty.ts'
import { type SteadyStore, steadyStore } from './steadyStore.ts'

/** Drawn when the program begins: its own clock begins with it. */
const run = newId()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('garita.station')
let store: Promise<SteadyStore> | undefined

/** One for all of a tab, so that what had to stay in memory is there for whoever asks. */
export function stationStore(): Promise<SteadyStore> {
  store ??= dexieStore().then(steadyStore)
  return store
}

export async function surroundingsOf(notHere: () => void): Promise<Surroundings> {
  return {
    store: await stationStore(),
    build: pageBuild,
    ask,
    reading: () => ({ monotonic: performance.now(), wall: Date.now(), run }),
    later(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    // Without locks each tab sends; the server keeps each act once all the same.
    alone: async (work) =>
      void (navigator.locks ? await navigator.locks.request('garita.station', work) : await work()),
    tellTabs: () => tabs?.postMessage('changed'),
    refused(code) {
      if (code === 'not_here') notHere()
      else void lookAgainAt('session')
    },
  }
}

export function hearTabs(changed: () => void): () => void {
  tabs?.addEventListener('message', changed)
  return () => tabs?.removeEventListener('message', changed)
}

/** Asked for when a station is bound, not of everybody who opens the page. */
export async function keepForGood(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // A browser that cannot promise keeps it as long as it likes.
  }
}
