/** Bytes over the wire that a browser without a cache loads for one screen. */
import { openBrowser } from '../../tests/flows/browser.ts'

const settledMs = 1_500

export async function loadedBytes(port: number, path: string, token: string | null): Promise<number> {
  const browser = await openBrowser()
  try {
    const url = `http://127.0.0.1:${port}`
    const context = await browser.newContext({ locale: 'es-MX', serviceWorkers: 'block' })
    if (token) await context.addCookies([{ name: 'garita_session', value: token, url }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(url + path)
    // A live stream keeps the network from ever being idle.
    await page.locator('h1, h2').first().waitFor()
    await page.waitForTimeout(settledMs)
    return bytes
  } finally {
    await browser.close()
  }
}
