/** Takes the guide's pictures from the product itself, in both languages, with the people of the demo: npm run pictures. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { openHouse } from '../bench/house.ts'
import { hashOf, newToken } from '../src/server/keys/tokens.ts'
import { newId } from '../src/shared/ids.ts'
import { type Language, languages } from '../src/shared/messages.ts'
import { pictureSize } from '../src/welcome/landing/pictures.ts'
import { openBrowser } from '../tests/flows/browser.ts'
import { pictures } from './pictures/shots.ts'

const folder = fileURLToPath(new URL('../public/guide/', import.meta.url))
const scale = 1.5
const quality = 0.82
/** The demo's own strip, and what flashes by, are not what the reader will see. */
const hidden = '.garita-demo, .mantine-Notifications-root { display: none !important }'

const house = await openHouse(['--demo'])
const browser = await openBrowser()
try {
  await mkdir(folder, { recursive: true })
  const token = await residentToken()
  for (const language of languages) {
    for (const [name, picture] of Object.entries(pictures)) {
      const page = await open(browser, language, picture.signed_in ? token : undefined)
      await page.goto(picture.path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.addStyleTag({
        content: `${hidden} ${picture.hide ? `${picture.hide} { display: none !important }` : ''}`,
      })
      await picture.show?.(page, language)
      await page.evaluate(() => document.fonts.ready)
      const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      const small = await asWebp(page, shot.toString('base64'))
      await writeFile(`${folder}${name}.${language}.webp`, Buffer.from(small, 'base64'))
      console.log(`${name}.${language}.webp: ${((small.length * 0.75) / 1024) | 0} kB`)
      await page.context().close()
    }
  }
} finally {
  await browser.close()
  await house.close()
}

async function open(browser: Browser, language: Language, token: string | undefined): Promise<Page> {
  const url = `http://127.0.0.1:${house.port}`
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'es' ? 'es-MX' : 'en-US',
    timezoneId: 'America/Mexico_City',
    viewport: { width: pictureSize.width / scale, height: pictureSize.height / scale },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    hasTouch: true,
  })
  // The readers' browsers were never asked; this one, which nobody sees, has always said no.
  await context.addInitScript("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
  if (token) await context.addCookies([{ name: 'garita_session', value: token, url }])
  return context.newPage()
}

/** The browser writes the small format; it is here anyway. */
function asWebp(page: Page, png: string): Promise<string> {
  return page.evaluate(
    async ({ png, quality }) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${png}`
      await picture.decode()
      const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight)
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      return new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
        reader.readAsDataURL(blob)
      })
    },
    { png, quality },
  )
}

async function residentToken(): Promise<string> {
  const token = newToken()
  await house.owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at)
      select $1, $2, id, 'pictures', now() + interval '1 day' from profiles where email = 'resident@demo.garita.test'`,
    [newId(), hashOf(token)],
  )
  return token
}
