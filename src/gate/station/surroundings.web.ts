/** What the browser gives a station: storage, calls, clocks, and word from its other tabs. */
import { newId } from '../../shared/ids.ts'
import { ask } from '../../web/calls/api.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { pageBuild } from '../../web/frame/build.ts'
import { isOfGate } from '../enrolled/door.web.ts'
import { beginAgain } from '../enrolled/vault.web.ts'
import { stationStore } from './dexieStore.web.ts'
import { isSealing } from './sealing.ts'
import type { Surroundings } from './station.ts'

/** Names this run of the program: `performance.now()` starts again with each run. */
const run = newId()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('garita.station')

export interface Told {
  /** The gate is not this guard's any more. */
  notHere: () => void
  /** The server answered. */
  heard: () => void
}

export function later(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export async function surroundingsOf({ notHere, heard }: Told): Promise<Surroundings> {
  return {
    store: await stationStore(),
    sealed: isSealing,
    build: pageBuild,
    async ask(call, input) {
      const answer = await ask(call, input)
      heard()
      return answer
    },
    reading: () => ({ monotonic: performance.now(), wall: Date.now(), run }),
    later,
    // Without locks each tab sends; the server stores each event once all the same.
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
