import { useEffect } from 'react'
import { pageBuild, useServerBuild } from './build.ts'

const renewedKey = 'garita.renewed'
/** A build causes at most one reload in this time: during an upgrade two servers may disagree, and the page must not alternate. */
const onceInMs = 60 * 60_000
const calmSigns = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

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
  // An open dialog may hold a user's work.
  if (!navigator.onLine || document.querySelector('[role="dialog"]')) return
  if (triedNow(build)) location.reload()
}

/** False after a recent try, or when storage is blocked. */
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
