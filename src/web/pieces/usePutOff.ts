/** Shows a postponed offer again on this device after two weeks. */
import { useState } from 'react'

const patienceMs = 14 * 24 * 60 * 60 * 1000

export function usePutOff(name: 'push' | 'protect'): readonly [later: boolean, putOff: () => void] {
  const kept = `garita.${name}.later`
  const [later, setLater] = useState(() => Number(localStorage.getItem(kept) ?? 0) > Date.now() - patienceMs)
  const putOff = () => {
    localStorage.setItem(kept, String(Date.now()))
    setLater(true)
  }
  return [later, putOff]
}
