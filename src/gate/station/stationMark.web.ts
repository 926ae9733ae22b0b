/** Whether this browser is a station's device, and that its guard has left: known without opening a database that most never have. */

const key = 'garita.station'

export function isStation(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function markStation(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // A browser that keeps nothing has nothing to wipe.
  }
}

const hearers = new Set<() => void>()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('garita.station.left')
tabs?.addEventListener('message', hearAll)

function hearAll(): void {
  for (const hear of hearers) hear()
}

export function tellLeft(): void {
  hearAll()
  tabs?.postMessage('left')
}

export function hearLeft(left: () => void): () => void {
  hearers.add(left)
  return () => hearers.delete(left)
}
