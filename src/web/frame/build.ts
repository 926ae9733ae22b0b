import { useSyncExternalStore } from 'react'

/** The program's file name contains a hash of everything it loads, so it names the build. */
export const pageBuild = 'document' in globalThis ? buildOf(programOf(document)) : null

let serverBuild: string | null = null
const watchers = new Set<() => void>()

function programOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
}

/** Null in development, where nothing is built. */
function buildOf(address: string): string | null {
  return /\/assets\/main-([\w-]{1,40})\.js$/.exec(address)?.[1] ?? null
}

export function keepBuild(header: string | null): void {
  if (!header || header === serverBuild) return
  serverBuild = header
  for (const watcher of watchers) watcher()
}

export const useServerBuild = (): string | null => useSyncExternalStore(watch, () => serverBuild)

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
