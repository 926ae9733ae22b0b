import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { UserRole } from '../../src/shared/roles.ts'
import { account, letterTo, password } from '../support/accounts.ts'
import type { PersonFacts } from '../support/installation.ts'
import { field, fill, heading, press, signIn, waitForFocus } from './acts.ts'
import { openSite, pathIn, type Sight, type Site } from './site.ts'

let site: Site
let condominium: string
const windows: Page[] = []

beforeAll(async () => {
  site = await openSite()
  condominium = await site.garita.condominium('Los Encinos')
})
afterAll(() => site.close())
afterEach(async () => {
  for (const page of windows.splice(0)) await page.context().close()
  expect(site.complaints.splice(0)).toEqual([])
})

async function open(sight?: Sight): Promise<Page> {
  const page = await site.open(sight)
  windows.push(page)
  return page
}

const resident = (more: PersonFacts = {}) => account(site.garita, { full_name: 'Ana Pérez', condominium, ...more })
const homeOfAna = 'Hoy'

test('says which field of the login is missing or wrong, and keeps the typed values', async () => {
  const ana = await resident()
  const page = await open()
  await page.goto('/login')
  await press(page, 'Iniciar sesión')
  await page.getByText('Por favor completa todos los campos').waitFor()

  await signIn(page, { email: ana.email, password: 'no es esta' })
  await page.getByText('Credenciales incorrectas. Por favor verifica tu email y contraseña.').waitFor()
  expect(await field(page, 'Email').inputValue()).toBe(ana.email)
  expect(await field(page, 'Contraseña').inputValue()).toBe('no es esta')

  await field(page, 'Contraseña').fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('¡Bienvenido!').first().waitFor()
  await heading(page, homeOfAna).waitFor()
})

/** All addresses of a role share one window: opening another takes longer than the check of an address. */
const windowsOf = new Map<string, Page>()

async function goAs(who: UserRole | 'nobody', path: string): Promise<Page> {
  const page = windowsOf.get(who) ?? (await openAs(who))
  windowsOf.set(who, page)
  await page.goto(path)
  return page
}

async function openAs(who: UserRole | 'nobody'): Promise<Page> {
  if (who === 'nobody') return site.open({ kept: true })
  const fullName = 'Ana Pérez'
  const facts = who === 'resident' ? { full_name: fullName, condominium } : { full_name: fullName, user_role: who }
  return site.open({ token: (await site.garita.person(facts)).token, kept: true })
}

const notFound = 'Oops! Página no encontrada'
const denied = 'Acceso Denegado'
const panel = 'Panel de Operador'

test.for([
  { who: 'nobody', path: '/dashboard', leads_to: '/login', title: 'Iniciar sesión' },
  { who: 'nobody', path: '/admin/users', leads_to: '/login', title: 'Iniciar sesión' },
  { who: 'nobody', path: '/nowhere', leads_to: '/nowhere', title: notFound },
  { who: 'resident', path: '/login', leads_to: '/dashboard', title: homeOfAna },
  { who: 'resident', path: '/admin', leads_to: '/dashboard', title: homeOfAna },
  { who: 'resident', path: '/admin/users', leads_to: '/dashboard', title: homeOfAna },
  { who: 'resident', path: '/operator-panel', leads_to: '/dashboard', title: homeOfAna },
  { who: 'resident', path: '/admin/approvals', leads_to: '/admin/approvals', title: denied },
  { who: 'resident', path: '/dashboard/admin', leads_to: '/dashboard/admin', title: denied },
  { who: 'resident', path: '/dashboard/super-admin', leads_to: '/dashboard/super-admin', title: denied },
  { who: 'resident', path: '/dashboard/whatever', leads_to: '/dashboard/whatever', title: homeOfAna },
  { who: 'resident', path: '/dashboard/deep/er', leads_to: '/dashboard/deep/er', title: homeOfAna },
  { who: 'resident', path: '/nowhere', leads_to: '/nowhere', title: notFound },
  { who: 'agent', path: '/dashboard', leads_to: '/operator-panel', title: panel },
  { who: 'agent', path: '/dashboard/operator', leads_to: '/operator-panel', title: panel },
  { who: 'agent', path: '/dashboard/admin', leads_to: '/operator-panel', title: panel },
  { who: 'agent', path: '/login', leads_to: '/operator-panel', title: panel },
  { who: 'admin', path: '/dashboard/admin', leads_to: '/dashboard/admin', title: 'Panel de Administración' },
  { who: 'admin', path: '/dashboard/super-admin', leads_to: '/dashboard/super-admin', title: denied },
  { who: 'admin', path: '/admin/condominiums', leads_to: '/dashboard/admin', title: 'Panel de Administración' },
  { who: 'admin', path: '/dashboard', leads_to: '/dashboard/admin', title: 'Panel de Administración' },
  { who: 'super_admin', path: '/dashboard', leads_to: '/dashboard/admin', title: 'Panel de Administración' },
  { who: 'super_admin', path: '/admin', leads_to: '/admin', title: 'Panel de Super Administrador' },
] as const)('shows $who at $path the title "$title"', async ({ who, path, leads_to, title }) => {
  const page = await goAs(who, path)
  await heading(page, title).waitFor()
  expect(new URL(page.url()).pathname).toBe(leads_to)
})

test('focuses a newly opened screen as a whole, without a focus ring', async () => {
  const page = await goAs('agent', '/dashboard/operator')
  await page.locator('main:focus').waitFor()
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe('none')
})

test('resets a forgotten password by the link, once', async () => {
  const ana = await resident()
  const page = await open()
  await page.goto('/login')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await heading(page, 'Recuperar contraseña').waitFor()
  await fill(page, [['Email', ana.email]])
  await press(page, 'Pedir enlace')
  await heading(page, 'Solicitud recibida').waitFor()

  const link = pathIn(await letterTo(site.garita, ana.email, 'reset-password'))
  await page.goto(link)
  await fill(page, [['Contraseña nueva', 'otro caballo mejor']])
  await press(page, 'Guardar contraseña')
  await heading(page, 'Iniciar sesión').waitFor()

  await page.goto(link)
  await fill(page, [['Contraseña nueva', 'un tercer caballo']])
  await press(page, 'Guardar contraseña')
  await page.getByText('Este enlace ya no sirve').waitFor()
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click()
  await heading(page, 'Recuperar contraseña').waitFor()
  await page.goto('/login')
  await signIn(page, { email: ana.email, password: 'otro caballo mejor' })
  await heading(page, homeOfAna).waitFor()
})

test('asks for the second factor after it is turned on, and ends only the other sessions by "sign out elsewhere"', async () => {
  const ana = await resident()
  const page = await open({ token: ana.token })
  await page.goto('/account')
  await press(page, 'Activar verificación en dos pasos')
  const dialog = page.getByRole('dialog')
  await fill(dialog, [['Tu contraseña', password]])
  await press(dialog, 'Continuar')
  await dialog.getByRole('img', { name: 'Imagen para la aplicación de códigos' }).waitFor()
  const secret = (
    await dialog
      .getByText(/^Clave/)
      .locator('code')
      .innerText()
  ).replaceAll(' ', '')
  await fill(dialog, [['Código de 6 dígitos', generateSync({ secret })]])
  await press(dialog, 'Confirmar código')
  await dialog.getByText('Guárdalos en un lugar seguro').waitFor()
  const [recovery = ''] = (await dialog.locator('pre').innerText()).split('\n')
  await press(dialog, 'Ya los guardé')
  await page.getByText('Activada', { exact: true }).waitFor()

  const other = await open()
  await other.goto('/login')
  await signIn(other, ana)
  await other.getByText('Escribe el código de tu aplicación.').waitFor()
  await waitForFocus(field(other, 'Código de verificación'))
  await other.keyboard.type(recovery)
  await other.keyboard.press('Enter')
  await heading(other, homeOfAna).waitFor()

  // The list of sessions is read when the screen opens. The other browser leads to the login at once.
  await page.reload()
  await press(page, 'Cerrar las demás sesiones')
  await page.getByText('Se cerraron las demás sesiones').waitFor()
  await heading(other, 'Iniciar sesión').waitFor()
  await other.getByText('Tu sesión terminó. Inicia sesión de nuevo.').waitFor()
  expect(await page.getByText('Este navegador', { exact: true }).count()).toBe(1)
})

test('applies the language of the account at once, and keeps it', async () => {
  const ana = await resident()
  const page = await open({ token: ana.token })
  await page.goto('/account')
  await press(page, 'Cambiar mis datos')
  const details = page.getByRole('dialog', { name: 'Mis datos' })
  await details.getByRole('combobox', { name: 'Idioma' }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'English' }).click()
  await press(page, 'Guardar cambios')
  await heading(page, 'My account').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.reload()
  await heading(page, 'My account').waitFor()
})
