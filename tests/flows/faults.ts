/** What a machine can find on a screen: what axe minds, a text forgotten, something wider than the window. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { type Screen, settled } from './screen.ts'
import { screensOf } from './screens.ts'
import type { Sight, Site } from './site.ts'
import type { World } from './world.ts'

/** In the other two ways only what differs most between them: a form, a table, a dialog. */
const telling = [
  'front',
  'user-guide',
  'login-incomplete',
  'home-of-admin',
  'super-users',
  'user-edit',
  'account',
  'temporary-visitors',
  'pass',
]

export async function faultsIn(site: Site, world: World, sight: Sight, only_telling: boolean): Promise<string[]> {
  const screens = screensOf(world).filter(({ name, once }) =>
    only_telling ? telling.includes(name) : !once || sight.language === 'es',
  )
  const faults: string[] = []
  for (const [who, seen] of Map.groupBy(screens, (screen) => screen.who)) {
    const page = await site.open(who === 'nobody' ? sight : { ...sight, token: world[who].token })
    for (const screen of seen) faults.push(...(await faultsOf(page, screen, sight)))
    await page.context().close()
  }
  return [...faults, ...site.complaints.splice(0)]
}

async function faultsOf(page: Page, screen: Screen, { language = 'es' }: Sight): Promise<string[]> {
  // From nowhere, so that an address that differs behind its # alone is opened anew.
  await page.goto('about:blank')
  await page.goto(screen.path)
  await settled(page)
  await screen.act?.(page, language)
  // There are no frames here; the other mode opens a page of its own for every look.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const page_faults = await page.evaluate((wanted) => {
    const root = document.documentElement
    const forgotten = /\b(undefined|null|NaN|\[object Object\])\b|\b[a-z]+(_[a-z]+)+\b(?![^\s]*[@#/])/.exec(
      document.body.innerText.replaceAll(/\S*(@|:\/\/)\S*/g, ''),
    )
    return [
      root.lang === wanted ? null : `speaks ${root.lang}`,
      root.scrollWidth > root.clientWidth ? `is ${root.scrollWidth - root.clientWidth} px too wide` : null,
      forgotten ? `says "${forgotten[0]}"` : null,
      document.title.includes('Garita') ? null : `is called "${document.title}"`,
    ].filter((fault) => fault !== null)
  }, language)
  const axe_faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  return [...page_faults, ...axe_faults].map((fault) => `${screen.name} ${fault}`)
}
