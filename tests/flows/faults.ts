/** Automatic checks of a screen: axe in both themes, forgotten texts, content wider than the window, the focus after a dialog. */
import type { Page } from 'playwright-core'
import { notFoundTexts } from '../../src/app/frame/notFound.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { guideAddresses } from '../../src/welcome/guide/guideAddresses.ts'
import { everything } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { faultsOfClosing, followFocus } from './focusReturn.ts'
import { faultsOfLargeText, type LargeText, twice } from './largeText.ts'
import { type Screen, settled, type Who } from './screen.ts'
import { screensOf } from './screens.ts'
import { type Sight, type Site, sizes } from './site.ts'
import { forgottenIn, textsOf, writtenByPeople } from './spoken.ts'
import type { World } from './world.ts'

/** In the other two ways only what differs most between them: a form, a table, a dialog. */
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

/** What a theme can spoil: the rest is the same in both. */
const ofTheme = ['color-contrast', 'link-in-text-block']

/** Of every screen that a viewer sees, in one window. */
export async function faultsIn(site: Site, world: World, who: Who, sight: Sight, onlyTelling = false) {
  const screens = screensOf(world).filter(
    (screen) => screen.who === who && (!onlyTelling || telling.includes(screen.name)),
  )
  const theirs = await writtenByPeople(site.garita)
  const page = await site.open(who === 'nobody' ? sight : { ...sight, token: world[who].token })
  let inProgram = false
  const faults: string[] = []
  for (const screen of screens) {
    // To load the program takes longer than all checks of a screen.
    const within = inProgram && !isMadeByServer(screen)
    faults.push(...(await faultsOf(page, screen, sight, theirs, within ? goWithin : openAnew)))
    inProgram = !isMadeByServer(screen) && !everything
  }
  await page.context().close()
  return [...faults, ...site.complaints.splice(0)]
}

interface Look extends LargeText {
  size: keyof typeof sizes
}

/** Of every screen that a viewer sees, with larger text and in several windows. */
export async function largeTextFaultsIn(site: Site, world: World, who: Who, sight: Sight, looks: readonly Look[]) {
  const { language = 'es' } = sight
  const page = await site.open(who === 'nobody' ? sight : { ...sight, token: world[who].token })
  let inProgram = false
  const faults: string[] = []
  for (const screen of screensOf(world).filter((one) => one.who === who)) {
    await (inProgram && !isMadeByServer(screen) ? goWithin : openAnew)(page, screen.path, language)
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
  await go(page, screen.path, language)
  await settled(page)
  await followFocus(page)
  await screen.act?.(page, language)
  const faults = [...(await faultsOfFrame(page, language)), ...forgottenIn(await textsOf(page), language, theirs)]
  // A screen made of the same pieces as another still has texts of its own.
  if (language === 'es' || (everything && !screen.once)) faults.push(...(await axeIn(page, theme)))
  if (isReadLarge(screen, sight)) faults.push(...(await faultsOfLargeText(page, screen.name, twice, sizes.small)))
  faults.push(...(await faultsOfClosing(page, language)))
  return faults.map((fault) => `${screen.name} ${fault}`)
}

/** The pages before the application, which the server has in both languages. */
const isMadeByServer = ({ path }: Pick<Screen, 'path'>) =>
  ['/', ...Object.values<string>(guideAddresses)].includes(path)

/** Residents, guards and visitors read it on a phone; the administration works at a desk. */
const isReadLarge = ({ who }: Screen, { language = 'es', size }: Sight) =>
  language === 'es' && size === 'phone' && !['board', 'admin', 'super_admin'].includes(who)

/** From nowhere, so that an address that differs behind its # alone is opened anew. */
async function openAnew(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
}

/** As the back button does, by way of a page that keeps nothing of the screen before. */
async function goWithin(page: Page, path: string, language: Language): Promise<void> {
  const between = page.getByRole('heading', { level: 1, name: speak(notFoundTexts, language).title })
  await goBackTo(page, '/nowhere')
  await between.waitFor()
  if (path === '/nowhere') return
  await goBackTo(page, path)
  await between.waitFor({ state: 'detached' })
}

function goBackTo(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The pages before the application look once, before the first paint. */
async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), theme)
}

/** All rules in the theme that the page wears, and in the other the rules that a theme can break. */
async function axeIn(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const faults = await axe(page)
  if (!everything) return faults
  await wear(page, theme === 'light' ? 'dark' : 'light')
  faults.push(...(await axe(page, ofTheme)))
  await wear(page, theme)
  return faults
}

async function axe(page: Page, only?: string[]): Promise<string[]> {
  const faults = await axeFaults(page, only)
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
