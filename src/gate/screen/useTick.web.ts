/** Looks again every so often, for whatever on a screen depends on the time. */
import { useEffect, useReducer } from 'react'

export function useTick(everyMs: number): void {
  const [, again] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(again, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
