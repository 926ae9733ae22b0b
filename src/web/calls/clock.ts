/** The server's time: a device's own clock may be hours off, and states that depend on time must not be. */
import { useSyncExternalStore } from 'react'

const tickMs = 15_000

let serverAheadMs = 0
let ticked = Date.now()
let ticking: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

/** Every response says the time, to the second: exact enough for states that last hours. */
export function keepTime(dateHeader: string | null): void {
  const said = Date.parse(dateHeader ?? '')
  if (!Number.isNaN(said)) serverAheadMs = said - Date.now()
}

/** The server's time now. Renders again every 15 seconds, so that states change on the screen by themselves. */
export function useServerNow(): number {
  useSyncExternalStore(watch, () => ticked)
  return Date.now() + serverAheadMs
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) ticking = setInterval(tick, tickMs)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) clearInterval(ticking)
  }
}

function tick(): void {
  ticked = Date.now()
  for (const watcher of watchers) watcher()
}
