/** Keeps the page and its files in this browser, for a station that must open offline. */

/** Does nothing where the browser has no service worker, or in development. */
export async function keepShell(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep_shell: true })
  } catch {
    return
  }
}
