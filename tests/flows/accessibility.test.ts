/** Every screen, looked at as a machine can: nothing that axe minds, no text forgotten, nothing wider than the window, and a keyboard is enough. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, password } from '../accounts.ts'
import { field, heading, tabTo } from './acts.ts'
import { type Screen, settled, type Who } from './screen.ts'
import { screensOf } from './screens.ts'
import { openSite, type Sight, type Site } from './site.ts'
import { makeWorld, type World } from './world.ts'

let site: Site
let world: World
beforeAll(async () => {
  site = await openSite()
  world = await makeWorld(site.garita)
})
afterAll(() => site.close())

/** In the other two ways only what differs most between them: a form, a table, a dialog. */
const telling = [
  'login-incomplete',
  'home-of-admin',
  'super-users',
  'user-edit',
  'account',
  'temporary-visitors',
  'pass',
]

test.for([
  { language: 'es', theme: 'light', size: 'phone', only: null },
  { language: 'en', theme: 'dark', size: 'desk', only: null },
  { language: 'en', theme: 'dark', size: 'phone', only: telling },
  { language: 'es', theme: 'light', size: 'desk', only: telling },
] as const)('every screen: $language, $theme, $size', { timeout: 300_000 }, async ({ only, ...sight }) => {
  const screens = screensOf(world).filter(({ name, once }) =>
    only ? only.some((one) => one === name) : !once || sight.language === 'es',
  )
  const faults: string[] = []
  for (const [who, seen] of Map.groupBy(screens, (screen) => screen.who)) {
    const page = await site.open(sightOf(who, sight))
    for (const screen of seen) faults.push(...(await faultsOf(page, screen, sight)))
    await page.context().close()
  }
  expect(faults).toEqual([])
  expect(site.complaints.splice(0)).toEqual([])
})

function sightOf(who: Who, sight: Sight): Sight {
  return who === 'nobody' ? sight : { ...sight, token: world[who].token }
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

test('a keyboard is enough to sign in and to approve somebody', async () => {
  const admin = await account(site.garita, { user_role: 'super_admin', full_name: 'Rosa Gil' })
  const page = await site.open()
  await page.goto('/login')
  await heading(page, 'Iniciar Sesión').waitFor()
  await field(page, 'Email').focus()
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await heading(page, 'Hola, Rosa Gil').waitFor()

  await tabTo(page, 'Panel')
  await page.keyboard.press('Enter')
  await heading(page, 'Panel de Administración').waitFor()
  await page.getByRole('button', { name: 'Aprobar: Bruno Salas' }).waitFor()
  await tabTo(page, 'Aprobar: Bruno Salas')
  await page.keyboard.press('Enter')
  await page.getByText('Bruno Salas ya puede entrar.').waitFor()
})
