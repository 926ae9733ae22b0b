/** Stores a page and its files in this browser for offline use: the guard's page on a station, and the page of passes. */

/** Does nothing without a service worker, or in development. */
async function keepPage(asked: { keep_shell: true } | { keep_pass_page: true }): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(asked)
  } catch {
    return
  }
}

export const keepShell = () => keepPage({ keep_shell: true })
export const keepPassPage = () => keepPage({ keep_pass_page: true })
