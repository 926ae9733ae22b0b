/** Reloads an open page when the server has a newer build. */
import { useEffect } from 'react'
import { pageBuild, useServerBuild } from './build.ts'

const renewedKey = 'garita.renewed'
/** At most one reload per build in this time: during an upgrade two servers may disagree, and a page must not go back and forth. */
const onceInMs = 60 * 60_000
const calmSigns = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Reloads after `calmMs` without any input. */
export function useRenewal(idle: boolean, calmMs: number): void {
  const theirs = useServerBuild()
  useEffect(() => {
    if (!idle || !pageBuild || !theirs || theirs === pageBuild) return
    let timer = setTimeout(renew, calmMs, theirs)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(renew, calmMs, theirs)
    }
    for (const sign of calmSigns) addEventListener(sign, again, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of calmSigns) removeEventListener(sign, again)
    }
  }, [idle, theirs, calmMs])
}

function renew(build: string): void {
  // An open dialog is somebody's work.
  if (!navigator.onLine || document.querySelector('[role="dialog"]')) return
  if (triedNow(build)) location.reload()
}

/** False when it was tried lately, or when storage is blocked. */
function triedNow(build: string): boolean {
  try {
    const now = Date.now()
    const held: unknown = JSON.parse(localStorage.getItem(renewedKey) ?? '{}')
    const tried = Object.entries(Object(held)).filter(([, at]) => Math.abs(now - Number(at)) < onceInMs)
    if (tried.some(([name]) => name === build)) return false
    localStorage.setItem(renewedKey, JSON.stringify({ ...Object.fromEntries(tried), [build]: now }))
    return true
  } catch {
    return false
  }
}
