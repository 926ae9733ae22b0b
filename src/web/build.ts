/** Which build of the page this is, which one the server has, and how an open page takes the newer one by itself. */
import { useEffect, useSyncExternalStore } from 'react'

/** The program's own address names the build, for it changes with everything that the program loads. */
export const page_build = 'document' in globalThis ? buildOf(programOf(document)) : null

const renewed_key = 'garita.renewed'
/** One build is tried once in this time: while an upgrade is under way two servers may disagree, and a page must not go back and forth. */
const once_in_ms = 60 * 60_000
const calm_signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let server_build: string | null = null
const watchers = new Set<() => void>()

function programOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
}

/** Null in development, where nothing is built. */
function buildOf(address: string): string | null {
  return /\/assets\/main-([\w-]{1,40})\.js$/.exec(address)?.[1] ?? null
}

/** Every answer says which build the server has. */
export function keepBuild(header: string | null): void {
  if (!header || header === server_build) return
  server_build = header
  for (const watcher of watchers) watcher()
}

export const useServerBuild = (): string | null =>
  useSyncExternalStore(
    watch,
    () => server_build,
    () => null,
  )

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

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
