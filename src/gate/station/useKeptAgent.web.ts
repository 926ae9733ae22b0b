/** Whoever signed in last on this station, for the time in which nobody can be asked. */
import { useEffect, useState } from 'react'
import { type KeptAgent, readAgent } from './duty.ts'
import { hearLeft, isStation } from './stationMark.web.ts'

/** How long the server may take to say who is signed in, before the station opens by itself. */
const patienceMs = 3_000

export function useKeptAgent(asked: boolean, unreachable: boolean): KeptAgent | null {
  const [agent, setAgent] = useState<KeptAgent | null>(null)
  const [late, setLate] = useState(false)
  const wanted = asked && isStation()

  useEffect(() => hearLeft(() => setAgent(null)), [])

  useEffect(() => {
    if (!wanted) return
    let here = true
    const timer = setTimeout(() => setLate(true), navigator.onLine ? patienceMs : 0)
    import('./stationDevice.web.ts')
      .then(({ stationStore }) => stationStore())
      .then((store) => store.read('agent'))
      .then((stored) => {
        if (here) setAgent(readAgent(stored))
      })
      // Without it the page says what it says without a line.
      .catch(() => undefined)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [wanted])
  return wanted && (late || unreachable) ? agent : null
}
