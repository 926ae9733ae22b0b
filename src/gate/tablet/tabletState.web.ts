/**
 * Says whether this browser is a tablet of a gate, and which guard opened it. Every signed-in page loads this file, so it is small; only
 * these tablets load the keys.
 */
import { useSyncExternalStore } from 'react'
import type { KeptAgent } from '../station/station.ts'
import { stationKey } from '../station/stationBrowser.web.ts'

const mark = 'of_gate'

export interface TabletState {
  /** Null while the tablet is locked. */
  agent: KeptAgent | null
}

export function isOfGate(): boolean {
  try {
    return localStorage.getItem(stationKey) === mark
  } catch {
    return false
  }
}

export function markOfGate(): void {
  localStorage.setItem(stationKey, mark)
  setTabletState({ agent: null })
}

let state: TabletState | null = isOfGate() ? { agent: null } : null
const hearers = new Set<() => void>()

export function setTabletState(next: TabletState): void {
  state = next
  for (const hear of hearers) hear()
}

function watch(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Returns null in every other browser. */
export const useTabletState = (): TabletState | null => useSyncExternalStore(watch, () => state)
