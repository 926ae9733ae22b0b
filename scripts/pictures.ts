/** Takes the pictures of guides and landing, in both languages, and of the README from the demo: npm run dev:pictures -- [names]. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { openHouse } from '../bench/fixtures/house.ts'
import { hashOf, newToken } from '../src/server/keys/tokens.ts'
import { newId } from '../src/shared/ids.ts'
import { type Language, languages } from '../src/shared/messages.ts'
import { pictureSize, screenSize, widePictureSize } from '../src/welcome/landing/pictures.ts'
import { openBrowser } from '../tests/flows/browser.ts'
import { pictures } from './pictures/shots.ts'
import { bindStation, typeAtGate, widePictures } from './pictures/wideShots.ts'

const folder = fileURLToPath(new URL('../public/guide/', import.meta.url))
const readmeFolder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const landingFolder = fileURLToPath(new URL('../public/landing/', import.meta.url))
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const scale = 1.5
const usualQuality = 0.82
/** An administrator's screen shows more, so its pictures are taken at a smaller scale. */
const wideScales = { agent: 1.35, admin: 1.2 }
const wideQuality = 0.7
const ringsWithinMs = 5_000
const divided = ({ width, height }: { width: number; height: number }, by: number) => ({
  width: width / by,
  height: height / by,
})
/** The pictures show neither the strip of the demo nor short messages. */
const hidden = '[data-demo], .mantine-Notifications-root { display: none !important }'

const house = await openHouse(['--demo'])
const browser = await openBrowser()
try {
  await mkdir(folder, { recursive: true })
  await mkdir(readmeFolder, { recursive: true })
  await mkdir(landingFolder, { recursive: true })
  if (isWanted('gate')) {
    await take(await gateIn('en'), `${readmeFolder}gate.webp`)
    for (const language of languages) await take(await gateIn(language), `${landingFolder}gate.${language}.webp`)
  }
  if (isWanted('panel')) for (const language of languages) await takeMorning(language)
  const token = await tokenOf('resident')
  for (const language of languages) {
    for (const [name, picture] of Object.entries(pictures).filter(([name]) => isWanted(name))) {
      const page = await open(
        language,
        picture.signed_in ? token : undefined,
        divided(pictureSize, picture.scale ?? scale),
        picture.scale ?? scale,
      )
      await page.goto(picture.path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (picture.signed_in && !picture.rings) await putAside(page)
      await page.addStyleTag({
        content: `${hidden} ${picture.hide ? `${picture.hide} { display: none !important }` : ''}`,
      })
      await picture.show?.(page, language)
      await take(page, `${folder}${name}.${language}.webp`)
    }
    for (const [name, { who, path, show }] of Object.entries(widePictures).filter(([name]) => isWanted(name))) {
      const page = await open(
        language,
        await tokenOf(who),
        divided(widePictureSize, wideScales[who]),
        wideScales[who],
        false,
      )
      await page.goto(path)
      await page.addStyleTag({ content: hidden })
      await show(page, language, numberOf)
      await take(page, `${folder}${name}.${language}.webp`, wideQuality)
    }
  }
} finally {
  await browser.close()
  await house.close()
}

/** A fresh request of the demo opens by itself. */
async function putAside(page: Page) {
  const call = page.locator('[role=dialog]:has([data-request])')
  await call.waitFor({ timeout: ringsWithinMs }).catch(() => undefined)
  if (await call.isVisible()) await page.keyboard.press('Escape')
  await call.waitFor({ state: 'detached' })
}

async function takeMorning(language: Language) {
  const page = await open(language, await tokenOf('admin'), divided(screenSize, scale), scale)
  await page.goto('/dashboard')
  await page.addStyleTag({ content: hidden })
  await page.locator('[data-queue] li').first().waitFor()
  await take(page, `${landingFolder}panel.${language}.webp`, wideQuality)
}

/** Opens the station after the guard typed the number of an expected visitor. */
async function gateIn(language: Language): Promise<Page> {
  const page = await open(language, await tokenOf('agent'), divided(screenSize, scale), scale)
  await page.goto('/guard')
  await page.addStyleTag({ content: hidden })
  await typeAtGate(page, await numberOf(await bindStation(page, language)), 'green', language)
  return page
}

async function numberOf(condominium: string): Promise<string> {
  const { rows } = await house.owner.query<{ number: string }>(
    `select n.number from access_numbers n join authorizations a on a.id = n.authorization_id
      join condominiums c on c.id = a.condominium_id
      where c.name = $1 and a.auth_type in ('temporary_visitor', 'permanent_visitor')
        and a.status = 'active' and a.suspended_at is null and a.entered_at is null
        and now() > a.valid_from and coalesce(now() < a.valid_until, true)
      order by a.auth_type desc, a.id limit 1`,
    [condominium],
  )
  return rows[0]?.number ?? ''
}

async function take(page: Page, file: string, quality = usualQuality) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]') === null)
  // Removes notes about this machine's address, which readers do not have.
  await page.locator('[data-here-only]').evaluateAll((notes) => notes.map((note) => note.remove()))
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const small = await asWebp(page, shot.toString('base64'), quality)
  await writeFile(file, Buffer.from(small, 'base64'))
  console.log(`${basename(file)}: ${((small.length * 0.75) / 1024) | 0} kB`)
  await page.context().close()
}

async function open(
  language: Language,
  token: string | undefined,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
  hasTouch = true,
): Promise<Page> {
  const url = `http://127.0.0.1:${house.port}`
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'es' ? 'es-MX' : 'en-US',
    timezoneId: 'America/Mexico_City',
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
    hasTouch,
  })
  // A headless browser denies notifications, so it answers that the user has not been asked, as in a reader's browser.
  await context.addInitScript("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
  if (token) await context.addCookies([{ name: 'garita_session', value: token, url }])
  return context.newPage()
}

/** The browser converts the picture, because it is already running. */
function asWebp(page: Page, png: string, quality: number): Promise<string> {
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

async function tokenOf(name: 'resident' | 'agent' | 'admin'): Promise<string> {
  const token = newToken()
  await house.owner.query(
    `insert into sessions (id, token_hash, profile_id, device, expires_at)
      select $1, $2, id, 'pictures', now() + interval '1 day' from profiles where email = $3`,
    [newId(), hashOf(token), `${name}@demo.garita.test`],
  )
  return token
}
