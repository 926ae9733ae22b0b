import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '../../src/shared/messages.ts'
import { morningZone } from '../support/bookings.ts'
import { type Screen, settled } from './screen.ts'
import { screensOf } from './screens.ts'
import { openSite, type Sight, type Site, sizes } from './site.ts'
import { makeWorld, type World } from './world.ts'

const folder = fileURLToPath(new URL('../../gallery/', import.meta.url))

interface Look {
  language: Language
  theme: 'light' | 'dark'
  size: 'phone' | 'desk'
}

const looks = (['es', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['phone', 'desk'] as const).map((size): Look => ({ language, theme, size })),
  ),
)
const nameOf = ({ language, theme, size }: Look) => `${language}-${theme}-${size}`
/** `GALLERY=es-light-phone` limits the run to this combination. */
const wanted = process.env.GALLERY?.split(',') ?? looks.map(nameOf)
/** `SCREENS=pass,visit` limits the run to screens whose names begin with one of these. */
const screens = (seen: World) =>
  screensOf(seen).filter(({ name }) => (process.env.SCREENS?.split(',') ?? ['']).some((one) => name.startsWith(one)))

let site: Site
let world: World
let zone: string
beforeAll(async () => {
  site = await openSite()
  world = await makeWorld(site.garita)
  zone = morningZone()
  await mkdir(folder, { recursive: true })
})
afterAll(() => site.close())

test.for(looks.filter((look) => wanted.includes(nameOf(look))))('$language, $theme, $size', async (look) => {
  const place = `${folder}${nameOf(look)}`
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  for (const screen of screens(world)) await picture(screen, look, `${place}/${screen.name}.png`)
  expect(site.complaints).toEqual([])
})

test('the pages to leaf through', async () => {
  await writeFile(`${folder}index.html`, leaves(screensOf(world)))
})

async function picture(screen: Screen, look: Look, path: string): Promise<void> {
  // The browser has the time zone of the condominium, so that no screen names the zone.
  const here = { ...look, zone }
  const sight: Sight = screen.who === 'nobody' ? here : { ...here, token: world[screen.who].token }
  const page = await site.open(sight)
  await page.goto(screen.path)
  await settled(page)
  await screen.act?.(page, look.language)
  if (!screen.act) await makeTall(page)
  await page.screenshot({ path, animations: 'disabled' })
  await page.context().close()
}

/** Makes the window as high as its content: a stitched screenshot repeats the bars in the middle of the page. */
async function makeTall(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? sizes.desk
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  // A picture far below loads only when the page scrolls near it.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

function leaves(screens: readonly Screen[]): string {
  const links = screens.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ')
  const parts = screens.map(({ name, path, who }) => {
    const pictures = looks.map(
      (look) =>
        `<a href="${nameOf(look)}/${name}.png"><img loading="lazy" alt="${nameOf(look)}" src="${nameOf(look)}/${name}.png"></a>`,
    )
    return `<h2 id="${name}">${name} <small>${path.replace(/#.*/, '')} · ${who}</small></h2><p>${pictures.join(' ')}</p>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Garita: every screen</title>
<style>body{font:16px system-ui;margin:2rem;background:#ddd}img{height:420px;vertical-align:top;border:1px solid #999}p{white-space:nowrap;overflow-x:auto}</style>
<h1>Every screen</h1><nav>${links}</nav>${parts.join('\n')}\n`
}
