import { useEffect, useReducer } from 'react'

/** The frame of the application steps aside while a station works. */
export function useKiosk(): void {
  useEffect(() => {
    document.documentElement.dataset.kiosk = ''
    return () => {
      delete document.documentElement.dataset.kiosk
    }
  }, [])
}

export function useTick(everyMs: number): void {
  const [, again] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(again, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
