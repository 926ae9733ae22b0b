/** How an open page takes a newer build by itself. */
import { useEffect } from 'react'
import { page_build, useServerBuild } from './build.ts'

const renewed_key = 'garita.renewed'
/** One build is tried once in this time: while an upgrade is under way two servers may disagree, and a page must not go back and forth. */
const once_in_ms = 60 * 60_000
const calm_signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Takes a newer build when nobody has used the page for so long; never while it is in use. */
export function useRenewal(idle: boolean, calm_ms: number): void {
  const theirs = useServerBuild()
  useEffect(() => {
    if (!idle || !page_build || !theirs || theirs === page_build) return
    let timer = setTimeout(renew, calm_ms, theirs)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(renew, calm_ms, theirs)
    }
    for (const sign of calm_signs) addEventListener(sign, again, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of calm_signs) removeEventListener(sign, again)
    }
  }, [idle, theirs, calm_ms])
}

function renew(build: string): void {
  // What stands open is somebody's work.
  if (!navigator.onLine || document.querySelector('[role="dialog"]')) return
  if (triedNow(build)) location.reload()
}

/** False where it was tried lately, and where that cannot be remembered. */
function triedNow(build: string): boolean {
  try {
    const now = Date.now()
    const held: unknown = JSON.parse(localStorage.getItem(renewed_key) ?? '{}')
    const tried = Object.entries(Object(held)).filter(([, at]) => Math.abs(now - Number(at)) < once_in_ms)
    if (tried.some(([name]) => name === build)) return false
    localStorage.setItem(renewed_key, JSON.stringify({ ...Object.fromEntries(tried), [build]: now }))
    return true
  } catch {
    return false
  }
}
