/** What is seen before the program is there, on a line that is slow: in the right words, and nothing that was done to it is lost. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { account, password } from '../support/accounts.ts'
import { field, heading, press } from './acts.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Until the answer is called no script but the first arrives. */
async function withoutProgram(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/(?!first-).*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

test('a page asks for the first script by what is in it, and a station keeps that one', async () => {
  const textOf = async (path: string) => (await fetch(`${site.address}${path}`)).text()
  const script = await readFile(new URL('../../public/first.js', import.meta.url), 'utf8')
  for (const path of ['/', '/login', '/dashboard', '/elsewhere', '/index.html']) {
    const [, named = ''] = /<script src="([^"]+)">/.exec(await textOf(path)) ?? []
    expect(named).toMatch(/^\/assets\/first-[\w-]{8}\.js$/)
    expect(await textOf(named)).toBe(script)
    expect(await textOf('/sw.js')).toContain(named)
  }
})

test('no field has a name under which a browser without any script would put it into the address', async () => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/confirm-email', '/begin']) {
    const page = await (await fetch(`${site.address}${path}`)).text()
    expect(page.match(/<(?:input|select|textarea|button)\b[^>]* (?:name|formaction)=/g)).toBeNull()
    expect(page.match(/<form\b[^>]* (?:action|method)=/g)).toBeNull()
  }
})

test('what was typed and sent before the program was there is taken over, in the fields that stood there', async () => {
  const person = await account(site.garita, { user_role: 'super_admin', full_name: 'Rosa Gil' })
  const page = await site.open({ size: 'phone', theme: 'dark' })
  const arrive = await withoutProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'Email').fill(person.email)
  await field(page, 'Contraseña').fill('not the word')
  const title = await heading(page, 'Iniciar Sesión').elementHandle()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => location.search)).toBe('')

  arrive()
  await page.getByText('Credenciales incorrectas').waitFor()
  expect(await title?.evaluate((node) => node.isConnected)).toBe(true)
  expect(await field(page, 'Email').inputValue()).toBe(person.email)
  await field(page, 'Contraseña').fill(password)
  await press(page, 'Iniciar Sesión')
  await heading(page, 'Hola, Rosa Gil').waitFor()
})

test('what was pressed before the program was there answers as soon as it is', async () => {
  const page = await site.open({ size: 'phone' })
  const arrive = await withoutProgram(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await field(page, 'Tipo de usuario').first().click()
  arrive()
  await page.getByRole('option', { name: 'Operador' }).click()
  await page.getByText('asignará', { exact: false }).first().waitFor()
})

test('what is pressed while the program takes over is pressed once', async () => {
  const page = await site.open()
  const confirming: string[] = []
  await page.route('**/session.confirmEmail', async (route) => {
    confirming.push(route.request().url())
    await route.fulfill({ json: {} })
  })
  // The program hears already, and has not said yet that it does.
  await page.addInitScript(() => {
    // Typed while nothing could answer yet.
    document.addEventListener('readystatechange', () => {
      const field = document.querySelector<HTMLInputElement>('main input[type=password]')
      if (document.readyState === 'interactive' && field) field.value = 'un caballo correcto'
    })
    const { removeAttribute } = Element.prototype
    Element.prototype.removeAttribute = function (name) {
      if (name === 'data-first-sight') document.querySelector<HTMLElement>('main button[type=submit]')?.click()
      removeAttribute.call(this, name)
    }
  })
  await page.goto(`/confirm-email#${'x'.repeat(43)}`)
  await heading(page, 'Correo confirmado').waitFor()
  expect(confirming).toHaveLength(1)
})

test.for(['/login', '/register'])(
  'whoever scrolled %s before the program was there stays where they are',
  async (path) => {
    const page = await site.open({ size: 'small' })
    const arrive = await withoutProgram(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('form button[type=submit]').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 90))
    arrive()
    await page.locator('#root:not([data-first-sight])').waitFor()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    expect(await page.evaluate(() => scrollY)).toBe(90)
  },
)

test('of a page that is half here, what is here stands where it will stand', async () => {
  const page = await site.open({ size: 'desk' })
  await withoutProgram(page)
  const left = async () => (await field(page, 'Email').boundingBox())?.x
  await page.goto('/login', { waitUntil: 'commit' })
  const whole = await left()
  await page.route('**/login', async (route) => {
    const [half = ''] = (await (await route.fetch()).text()).split('<aside')
    await route.fulfill({ body: half, contentType: 'text/html' })
  })
  await page.goto('/login', { waitUntil: 'commit' })
  expect(await left()).toBe(whole)
})

test('what was looked for among the condominiums before the program was there is found as soon as it is', async () => {
  await site.garita.condominium('Los Olivos')
  const page = await site.open({ size: 'phone' })
  const arrive = await withoutProgram(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Condominio' }).click()
  await page.getByRole('combobox', { name: 'Condominio' }).fill('oliv')
  arrive()
  await page.getByRole('option', { name: 'Los Olivos', exact: true }).click()
})

test('a browser that keeps another language than its server knows gets that one, and keeps what was typed', async () => {
  const page = await site.open({ language: 'es' })
  await page.addInitScript(() => localStorage.setItem('garita.language', 'en'))
  const arrive = await withoutProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'Email').fill('rosa@garita.test')
  arrive()
  await heading(page, 'Sign in').waitFor()
  expect(await field(page, 'E-mail').inputValue()).toBe('rosa@garita.test')
})

test.for(['/login', '/register', '/forgot-password', '/reset-password#link', '/confirm-email#link', '/begin#link'])(
  '%s is there before the program and is the same after it, also where a theme was chosen',
  async (path) => {
    const page = await site.open({ size: 'small' })
    await page.addInitScript(() => localStorage.setItem('garita.theme', 'dark'))
    const arrive = await withoutProgram(page)
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const title = await page.getByRole('heading', { level: 1 }).elementHandle()
    arrive()
    await page.locator('#root:not([data-first-sight])').waitFor()
    expect(await title?.evaluate((node) => node.isConnected)).toBe(true)
    expect(await shiftsOf(page)).toBeLessThan(0.05)
    await page.context().close()
  },
)

test.for(languages)('behind the sign-in the frame is there before the program: %s', async (language) => {
  const condominium = await site.garita.condominium(`Los Fresnos ${language}`)
  const resident = await site.garita.person({ condominium, unit: '4', full_name: 'Ana Pérez' })
  const page = await site.open({ token: resident.token, language, theme: 'dark' })
  const arrive = await withoutProgram(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByText(speak(webTexts, language).loading).waitFor()
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  const rail = await page.locator('.garita-side').boundingBox()
  arrive()
  await page.getByRole('navigation').first().waitFor()
  expect(await page.locator('.garita-side').boundingBox()).toEqual(rail)
  await page.context().close()
})

test('whoever is not signed in sees no frame on the way to the sign-in', async () => {
  const page = await site.open()
  await withoutProgram(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByText('Cargando...').waitFor()
  expect(await page.locator('.garita-shell').count()).toBe(0)
})

test('no window complained', () => {
  expect(site.complaints).toEqual([])
})
