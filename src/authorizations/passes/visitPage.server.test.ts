/** Tests the visitor's page as the server writes it: states, languages, headers, escaping and size. */
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { languages, speak } from '../../shared/messages.ts'
import { authorizations } from '../authorizations.contract.ts'
import { passTitles, visitPageTexts } from './visitPage.messages.ts'

const garita = openForFile(sharedInstallation)
const es = speak(visitPageTexts, 'es')

async function open(link: string, headers: Record<string, string> = {}) {
  const response = await garita.app.request(`/pass${link && '/'}${link}`, {
    headers: { 'accept-language': 'es', ...headers },
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Returns a page without the token of its pass, in whose random letters a short name may occur. */
const withoutToken = (html: string, { link }: { link: string }) => html.replaceAll(link, '')

async function invited(...given: [type?: 'temporary_visitor' | 'worker', values?: Parameters<typeof authorize>[3]]) {
  const condominium = await garita.condominium('Los Encinos')
  await garita.owner.query(`update condominiums set address = 'Av. Uno 1', country = 'MX' where id = $1`, [condominium])
  const host = await garita.person({ full_name: 'Ana Pérez', condominium })
  const id = await authorize(garita, host, ...given)
  return { condominium, host, id, pass: await passOf(host, id) }
}

const set = (id: string, values: string) =>
  garita.owner.query(`update authorizations set ${values} where id = $1`, [id])

/** The triggers are disabled, because no form ends a pass in the past. */
const endedBefore = (id: string, seconds: number) =>
  garita.owner.query(
    `begin; alter table authorizations disable trigger user;
      update authorizations set valid_from = now() - interval '2 days', valid_until = now() - interval '${seconds} seconds' where id = '${id}';
      alter table authorizations enable trigger user; commit`,
  )

test.each(languages)('shows name, code, number, place and way there without a script: %s', async (language) => {
  const { pass } = await invited()
  const text = speak(visitPageTexts, language)
  const { status, html, headers } = await open(pass.link, { 'accept-language': language })
  expect(status).toBe(200)
  expect(html).toContain(`<html lang="${language}">`)
  expect(headers.get('content-language')).toBe(language)
  for (const part of [text.invites('Ana'), text.show, 'Luis Gómez', pass.access_number, 'Los Encinos', 'Av. Uno 1'])
    expect(html).toContain(part)
  expect(html).toContain(`aria-label="${speak(passTitles, language).picture}"`)
  expect(html).toMatch(/<path fill="#1e293b" d="M\d/)
  expect(html).toContain('https://www.google.com/maps/search/?api=1&amp;query=Los%20Encinos%2C%20Av.%20Uno%201')
  expect(withoutToken(html, pass).replace(/<(link|meta)[^>]*>/g, '')).not.toMatch(/undefined|null|\[object|Pérez/)
})

test('takes the language of the address, keeps it, and else the chosen one', async () => {
  const { pass } = await invited()
  const chosen = await open(`${pass.link}?language=en`)
  expect(chosen.headers.get('content-language')).toBe('en')
  expect(chosen.headers.get('set-cookie')).toMatch(/^garita_language=en;/)
  expect((await open(pass.link, { cookie: 'garita_language=en' })).html).toContain('<html lang="en">')
})

test('lets no cache, search engine or other site learn of the page, and loads a few bytes', async () => {
  const { pass } = await invited('worker')
  const { headers, html } = await open(pass.link, { 'accept-encoding': 'gzip' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(html).not.toContain('<script>')
  expect(gzipSync((await open(pass.link)).html).length).toBeLessThan(8_000)
})

test('escapes names and places', async () => {
  const bad = `<img src=x onerror=alert(1)>"'&`
  const { condominium, host, id } = await invited()
  await garita.owner.query('update condominiums set name = $2, address = $2 where id = $1', [condominium, bad])
  await garita.owner.query('update profiles set full_name = $2 where id = $1', [host.id, `<b>Ana</b> Pérez`])
  await garita.owner.query('update authorizations set name = $2, last_name = $2 where id = $1', [id, bad])
  const { link } = await passOf(host, id)
  const alive = await open(link)
  await set(id, `status = 'inactive'`)
  const dead = await open(link)
  expect([alive.status, dead.status]).toEqual([200, 404])
  for (const { html } of [alive, dead]) {
    expect(html).not.toMatch(/<img|<b>|&(?!amp;|lt;|gt;|quot;|#39;)/)
    expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt;')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  }
})

test('shows a pass before its beginning with that beginning, and in the minutes after its end with the last moment', async () => {
  const { id, pass } = await invited()
  expect((await open(pass.link)).html).not.toContain(speak(passTitles, 'es').begins('').slice(0, 18))
  await set(id, `valid_from = now() + interval '3 days', valid_until = now() + interval '4 days'`)
  expect((await open(pass.link)).html).toContain(speak(passTitles, 'es').begins('').slice(0, 18))
  await endedBefore(id, 120)
  const late = await open(pass.link)
  expect(late.status).toBe(200)
  expect(late.html).toContain('data-state="late"')
  expect(late.html).toMatch(/<noscript><meta http-equiv="refresh" content="1[78]\d"><\/noscript>/)
})

test('renews the code of a day with each request, and says how long it works', async () => {
  const { condominium, pass } = await invited('worker')
  await garita.owner.query(`update condominiums set reader_worker = 'day' where id = $1`, [condominium])
  expect((await open(pass.link)).html).toMatch(/data-day="\d{13}"/)
  expect((await open(pass.link)).html).toContain('Código de hoy')
  await garita.owner.query(`update condominiums set reader_worker = 'none' where id = $1`, [condominium])
  expect((await open(pass.link)).html).toContain(speak(passTitles, 'es').none_note)
})

test.each([
  ['expired', (id: string) => endedBefore(id, 86_400)],
  ['canceled', (id: string) => set(id, `status = 'inactive'`)],
  ['replaced', (id: string) => set(id, 'pass_generation = pass_generation + 1')],
] as const)('says of a pass that is %s who invited and where, and offers to ask for another', async (ended, end) => {
  const { id, pass } = await invited()
  await end(id)
  const { status, html } = await open(pass.link)
  expect(status).toBe(404)
  for (const part of [es.ended[ended], es.invited('Ana', 'Los Encinos'), es.ended_text[ended]])
    expect(html).toContain(part)
  expect(html).toContain(`https://wa.me/?text=${encodeURIComponent(es.ask_text('Ana', 'Los Encinos'))}`)
  for (const part of ['Luis', 'Gómez', 'Av. Uno', '<path fill="#1e293b"'])
    expect(withoutToken(html, pass)).not.toContain(part)
  // Colors and hashes contain any five digits.
  expect(html).not.toMatch(new RegExp(`\\b${pass.access_number}\\b`))
})

test('says that the pass of a suspended worker does not work for now', async () => {
  const { id, pass } = await invited('worker')
  await set(id, 'suspended_at = now()')
  expect((await open(pass.link)).html).toContain(es.ended.paused)
})

test('names no host who moved away, and says nothing of a visitor whose name is deleted', async () => {
  const { id, host, pass } = await invited()
  await set(id, `status = 'inactive'`)
  await garita.owner.query('update residences set until = now() where profile_id = $1', [host.id])
  const { html } = await open(pass.link)
  expect(html).toContain(es.invited_to('Los Encinos'))
  expect(withoutToken(html, pass)).not.toContain('Ana')
  await set(id, 'blanked_at = now()')
  expect((await open(pass.link)).html).toContain(es.unknown)
})

test('tells a guessed, changed or incomplete link nothing', async () => {
  const { pass } = await invited()
  const changed = pass.link.slice(0, -1) + (pass.link.endsWith('A') ? 'B' : 'A')
  const pages = [
    changed.slice(0, -3) + changed.slice(-3).toUpperCase(),
    pass.link.slice(0, 20),
    'A'.repeat(44),
    '%3Cb%3E',
  ]
  for (const link of pages) {
    const { status, html } = await open(link)
    expect(status).toBe(404)
    expect(html).toContain(es.unknown)
    expect(html).not.toMatch(/Ana|Encinos|wa\.me|my-data/)
  }
  expect((await open('')).status).toBe(200)
})

test('limits strangers as it limits their calls, and says so on a page', async () => {
  const few = await testInstallation({ strangers_a_minute: 2 })
  onTestFinished(() => few.close())
  const ask = async () => few.app.request('/pass/guessed', { headers: { 'accept-language': 'en' } })
  expect([(await ask()).status, (await ask()).status]).toEqual([404, 404])
  const third = await ask()
  expect(third.status).toBe(429)
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(third.headers.get('cache-control')).toBe('no-store')
  expect(await third.text()).toContain(speak(visitPageTexts, 'en').failed)
})

test('counts a changed pass as opened once a browser shows it, not for the preview of a chat', async () => {
  const { host, id, pass } = await invited()
  await set(id, `unsent = 'dates'`)
  const unsent = async () => {
    const shown = await host.call(authorizations.showPass, { id })
    return shown.ok && shown.answer.unsent
  }
  await open(pass.link, { 'user-agent': 'WhatsApp/2.24' })
  expect(await unsent()).toBe('dates')
  await open(pass.link, { 'garita-shown': '1' })
  expect(await unsent()).toBeNull()
})

test('takes each variable of its rules from the theme, and other colors for the dark scheme', async () => {
  const { html } = await open('')
  const [light = '', dark = ''] = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules)
  const read = new Set([...light.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const declared = (rules: string) => [...rules.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
  expect(new Set(declared(light))).toEqual(read)
  expect(declared(dark)).toContain('--garita-ground')
  expect(declared(light)).toEqual(expect.arrayContaining(declared(dark)))
})
