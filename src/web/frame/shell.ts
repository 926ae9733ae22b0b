/** The page itself as this browser keeps it, for a station that must open without a line. */

/** Nothing happens where a browser cannot, or where the page is not built. */
export async function keepShell(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep_shell: true })
  } catch {
    return
  }
}
