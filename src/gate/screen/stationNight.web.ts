/** Makes a station dark from 19 to 7 o'clock unless the guard chose a theme, and keeps its screen awake. */
import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { localTime } from '../station/verdict/eligibility.ts'
import type { Glance } from './gateWords.ts'

const isNight = (hour: number) => hour >= 19 || hour < 7

export function useNight({ now, time_zone }: Pick<Glance, 'now' | 'time_zone'>, practice: boolean): void {
  const { colorScheme } = useMantineColorScheme()
  const dark = !practice && colorScheme === 'auto' && isNight(Number(localTime(now, time_zone).time.slice(0, 2)))
  useDark(dark)
}

export function useDark(dark: boolean): void {
  useEffect(() => {
    if (!dark) return
    const root = document.documentElement
    const before = root.getAttribute('data-mantine-color-scheme') ?? 'light'
    root.setAttribute('data-mantine-color-scheme', 'dark')
    return () => root.setAttribute('data-mantine-color-scheme', before)
  }, [dark])
}

/** The system takes the lock away from a page that is hidden. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock?.request('screen').then(
        (held) => {
          lock = held
          // Granted only after the guard left the station.
          if (left) void held.release()
        },
        () => undefined,
      )
    }
    wake()
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      left = true
      void lock?.release()
    }
  }, [])
}
