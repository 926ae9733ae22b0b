/** Whether the server is heard: by what was asked last, and by what the device itself knows of its line. */
import { useSyncExternalStore } from 'react'

let answered = true
const watchers = new Set<() => void>()

export function lineIs(now: boolean): void {
  if (answered === now) return
  answered = now
  for (const watcher of watchers) watcher()
}

export function useLine(): boolean {
  return useSyncExternalStore(watch, () => answered && navigator.onLine)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  for (const change of ['online', 'offline']) addEventListener(change, watcher)
  return () => {
    watchers.delete(watcher)
    for (const change of ['online', 'offline']) removeEventListener(change, watcher)
  }
}
