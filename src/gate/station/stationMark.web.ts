import { useEffect, useState } from 'react'
import type { KeptAgent } from './station.ts'
import { isStation, stationKey, waitLeft } from './stationBrowser.web.ts'

export function markStation(): void {
  try {
    if (!isStation()) localStorage.setItem(stationKey, 'yes')
  } catch {
    // Without storage there is nothing to delete at sign-out.
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

function hearLeft(left: () => void): () => void {
  hearers.add(left)
  return () => hearers.delete(left)
}

/** The guard who signed in last, while the server cannot be asked. */
export function useKeptAgent(asked: boolean, unreachable: boolean): KeptAgent | null {
  const [agent, setAgent] = useState<KeptAgent | null>(null)
  const [late, setLate] = useState(false)
  const wanted = asked && isStation()

  useEffect(() => hearLeft(() => setAgent(null)), [])

  useEffect(() => {
    if (!wanted) return
    let here = true
    const timer = setTimeout(() => setLate(true), navigator.onLine ? waitLeft() : 0)
    import('./keptAgent.web.ts')
      .then(({ keptAgent }) => keptAgent())
      .then((kept) => {
        if (here) setAgent(kept)
      })
      // The page is then the same as in any offline browser.
      .catch(() => undefined)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [wanted])
  return wanted && (late || unreachable) ? agent : null
}
