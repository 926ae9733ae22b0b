/** Whether this browser is a tablet of a gate, and who has opened it. Small: every signed-in page has it; the keys load on such tablets. */
import { useSyncExternalStore } from 'react'
import type { KeptAgent } from '../station/station.ts'
import { stationKey } from '../station/stationPatience.web.ts'

const mark = 'of_gate'

export interface Door {
  /** The guard who opened it; null while it is locked. */
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
  setDoor({ agent: null })
}

let door: Door | null = isOfGate() ? { agent: null } : null
const hearers = new Set<() => void>()

export function setDoor(next: Door): void {
  door = next
  for (const hear of hearers) hear()
}

function watch(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Null in every other browser. */
export const useDoor = (): Door | null => useSyncExternalStore(watch, () => door)
