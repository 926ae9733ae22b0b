/**
 * Automatic checks of a screen: axe in both themes, forgotten texts, content wider than the window, the focus after a dialog.
 */
import type { Page } from 'playwright-core'
import type { Language } from '../../src/shared/messages.ts'
import { guideAddresses } from '../../src/welcome/guide/guideAddresses.ts'
import { everything } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { faultsOfClosing, followFocus } from './focusReturn.ts'
import { faultsOfLargeText, type LargeText, twice } from './largeText.ts'
import { goWithin, type Screen, settled, type Who } from './screen.ts'
import { screensOf } from './screens.ts'
import { type Sight, type Site, sizes } from './site.ts'
import { forgottenIn, textsOf, writtenByPeople } from './spoken.ts'
import type { World } from './world.ts'

/** The other two combinations check only screens that differ most: a form, a table, a dialog. */
const telling = [
  'front',
  'user-guide',
  'login-incomplete',
  'home-of-admin',
  'home-of-supervisor',
  'home-of-board',
  'worth-a-look',
  'super-users',
  'user-edit',
  'account',
  'temporary-visitors',
  'pass',
]

/** The rules of axe whose result depends on the theme. */
const ofTheme = ['color-contrast', 'link-in-text-block']

/** Checks every screen of a viewer in one window. */
export async function faultsIn(site: Site, world: World, who: Who, sight: Sight, onlyTelling = false) {
  const screens = screensOf(world).filter(
    (screen) => screen.who === who && (!onlyTelling || telling.includes(screen.name)),
  )
  const theirs = await writtenByPeople(site.garita)
  const page = await site.open(who === 'nobody' ? sight : { ...sight, token: world[who].token })
  let inProgram = false
  const faults: string[] = []
  for (const screen of screens) {
    // Loading the program takes longer than all checks of a screen.
    const within = inProgram && !isMadeByServer(screen)
    faults.push(...(await faultsOf(page, screen, sight, theirs, within ? goWithin : openAnew)))
    inProgram = !isMadeByServer(screen) && !everything
  }
  await page.context().close()
  // The page of an ended pass answers 404, which the browser logs.
  const expected = (said: string) => screens.some(({ name }) => name === 'visit-over') && said.includes('404')
  return [...faults, ...site.complaints.splice(0).filter((said) => !expected(said))]
}

interface Look extends LargeText {
  size: keyof typeof sizes
}

/** Checks every screen of a viewer with larger text and in several window sizes. */
export async function largeTextFaultsIn(site: Site, world: World, who: Who, sight: Sight, looks: readonly Look[]) {
  const { language = 'es' } = sight
  const page = await site.open(who === 'nobody' ? sight : { ...sight, token: world[who].token })
  let inProgram = false
  const faults: string[] = []
  for (const screen of screensOf(world).filter((one) => one.who === who)) {
    await (inProgram && !isMadeByServer(screen) ? goWithin : openAnew)(page, screen.path)
    inProgram = !isMadeByServer(screen)
    await settled(page)
    await followFocus(page)
    await screen.act?.(page, language)
    for (const { size, ...text } of looks) {
      const name = [language, size, text.by, text.percent, screen.name].join('-')
      const found = await faultsOfLargeText(page, name, text, sizes[size])
      faults.push(...found.map((fault) => `${screen.name} ${size} ${text.by} ${fault}`))
    }
    await faultsOfClosing(page, language)
  }
  await page.context().close()
  return faults
}

async function faultsOf(
  page: Page,
  screen: Screen,
  sight: Sight,
  theirs: readonly string[],
  go: typeof goWithin,
): Promise<string[]> {
  const { language = 'es', theme = 'light' } = sight
  await page.emulateMedia({ colorScheme: theme })
  await go(page, screen.path)
  await settled(page)
  await followFocus(page)
  await screen.act?.(page, language)
  const faults = [...(await faultsOfFrame(page, language)), ...forgottenIn(await textsOf(page), language, theirs)]
  // A screen with the pieces of another screen still has texts of its own.
  const own = !screen.once || (everything && language === 'es')
  if (own && (everything || language === 'es')) faults.push(...(await axeIn(page, theme)))
  if (own && isReadLarge(screen, sight))
    faults.push(...(await faultsOfLargeText(page, screen.name, twice, sizes.small)))
  faults.push(...(await faultsOfClosing(page, language)))
  return faults.map((fault) => `${screen.name} ${fault}`)
}

/** The server writes these pages in both languages. */
const isMadeByServer = ({ path }: Pick<Screen, 'path'>) =>
  path.startsWith('/pass/') || ['/', ...Object.values<string>(guideAddresses)].includes(path)

/** Residents, guards and visitors use a phone; the administration works at a desk. */
const isReadLarge = ({ who }: Screen, { language = 'es', size }: Sight) =>
  language === 'es' && size === 'phone' && !['board', 'admin', 'super_admin'].includes(who)

/** Opens a blank page first: an address that differs only after its # would not load again. */
async function openAnew(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
}

/** The pages outside the application read the theme once, before the first paint: set it directly. */
async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), theme)
}

/** Checks all rules in the current theme, and the rules of `ofTheme` in the other one. */
async function axeIn(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const faults = await axe(page)
  if (!everything) return faults
  await wear(page, theme === 'light' ? 'dark' : 'light')
  faults.push(...(await axe(page, ofTheme)))
  await wear(page, theme)
  return faults
}

async function axe(page: Page, only?: string[]): Promise<string[]> {
  // The page behind a dialog is a screen of its own.
  const faults = await axeFaults(page, only, { inDialog: !everything || only !== undefined })
  const scheme = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
  return faults.map((fault) => `${scheme}: ${fault}`)
}

function faultsOfFrame(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((wanted) => {
    const root = document.documentElement
    return [
      root.lang === wanted ? null : `speaks ${root.lang}`,
      root.scrollWidth > root.clientWidth ? `is ${root.scrollWidth - root.clientWidth} px too wide` : null,
      document.title.includes('Garita') ? null : `is called "${document.title}"`,
    ].filter((fault) => fault !== null)
  }, language)
}
