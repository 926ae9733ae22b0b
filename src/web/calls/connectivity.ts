/** Whether the server is heard: what was asked last says so, and a device that loses its line. */
import { useSyncExternalStore } from 'react'

let answered = true
const watchers = new Set<() => void>()

export function setOnline(now: boolean): void {
  if (answered === now) return
  answered = now
  for (const watcher of watchers) watcher()
}

export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => answered)
}

// That it is back is known by an answer: a server in the house is heard also without the world.
const lost = () => setOnline(false)

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) addEventListener('offline', lost)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) removeEventListener('offline', lost)
  }
}
