import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, speak } from '../../src/shared/messages.ts'
import { assistantMessages } from '../../src/welcome/assistant/assistant.messages.ts'
import { press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { variants } from '../support/scope.ts'

let site: Site
/** One conversation, which several tests continue. */
let page: Page
beforeAll(async () => {
  site = await openSite({ switches: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] })
  page = await site.open({ kept: true })
  await page.goto('/')
})
afterAll(() => site.close())

const panel = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => panel(page).getByRole('textbox')
const said = (page: Page) => panel(page).locator('[data-message]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

async function openAssistant(page: Page, language: Language = 'es') {
  await page.goto('/')
  await press(page, speak(assistantMessages, language).open)
  await panel(page).waitFor()
}

test('opens the assistant with the keyboard, shows the section of the guide with the answer, and returns the focus', async () => {
  await page.getByRole('button', { name: 'Asistente', exact: true }).focus()
  await page.keyboard.press('Enter')
  await panel(page).getByText('¡Hola! Soy el asistente de Garita.').waitFor()
  expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await panel(page).evaluate((one) => one.getBoundingClientRect().width)).toBe(24 * 16)

  const send = panel(page).getByRole('button', { name: 'Enviar', exact: true })
  expect(await send.isDisabled()).toBe(true)
  await page.keyboard.type('   ')
  expect(await send.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.type('como registro a mi perro')
  await page.keyboard.press('Enter')
  const link = panel(page).getByRole('link', { name: 'Mascotas' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('/user-guide#pets-register')
  expect(await said(page).count()).toBe(3)
  expect(await field(page).inputValue()).toBe('')

  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(await focused(page)).toContain('Asistente')
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  expect(await said(page).count()).toBe(3)
  expect(site.complaints).toEqual([])
})

test('loads the assistant only when pressed, and says if it cannot load', async () => {
  const page = await site.open()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /showPanel|react|voice/.test(url))).toEqual([])
  await page.route('**/showPanel*.js', (route) => route.abort())
  await press(page, 'Asistente')
  await page.getByRole('alert').getByText('No se pudo abrir el asistente.').waitFor()
  await page.unroute('**/showPanel*.js')
  // A browser does not ask again for a script that failed.
  await page.reload()
  await press(page, 'Asistente')
  await panel(page).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  site.complaints.splice(0)
})

test('shows that the assistant is typing, and sends no second question meanwhile', async () => {
  const { typing } = speak(assistantMessages, 'es')
  const before = await said(page).count()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/welcome.ask', async (route) => {
    await held
    await route.continue()
  })
  await field(page).fill('como reservo la alberca')
  await press(page, 'Enviar')
  await panel(page).getByText(typing).waitFor()
  await field(page).fill('y otra cosa')
  expect(await panel(page).getByRole('button', { name: 'Enviar', exact: true }).isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  release()
  await panel(page).getByRole('link', { name: 'Amenidades', exact: true }).waitFor()
  expect(await panel(page).getByText(typing).count()).toBe(0)
  expect(await said(page).count()).toBe(before + 2)
  expect(await field(page).inputValue()).toBe('y otra cosa')
  await page.unroute('**/welcome.ask')
})

test('shows failures and too many questions as text, and keeps the typed question', async () => {
  await page.route('**/welcome.ask', (route) => route.abort())
  await field(page).fill('¿cómo entro?')
  await press(page, 'Enviar')
  await panel(page)
    .getByText('Lo siento, hubo un error al procesar tu mensaje. Por favor, intenta de nuevo.', { exact: true })
    .waitFor()
  expect(await field(page).inputValue()).toBe('¿cómo entro?')
  await page.unroute('**/welcome.ask')
  await page.route('**/welcome.ask', (route) => route.fulfill({ status: 429, json: { error: { code: 'too_many' } } }))
  await press(page, 'Enviar')
  await panel(page).getByText('Demasiados intentos.').waitFor()
  await page.unroute('**/welcome.ask')
  site.complaints.splice(0)
})

test('shows another assistant’s answer as plain text', async () => {
  const text = '<img src=x onerror="document.title=1">\n<a href="https://evil.example">aquí</a>'
  await page.route('**/welcome.ask', (route) => route.fulfill({ json: { text } }))
  await field(page).fill('hola')
  await press(page, 'Enviar')
  await panel(page).getByText('<img src=x').waitFor()
  expect(await said(page).last().locator('img, a').count()).toBe(0)
  await page.unroute('**/welcome.ask')
})

test('tells an emergency whom to call, with links that dial, and links the nearest sections when it is not sure', async () => {
  await field(page).fill('se metió un ladrón, es una emergencia')
  await press(page, 'Enviar')
  await panel(page).getByText('Llama ahora al número de emergencias').waitFor()
  const dials = panel(page).locator('a[href^="tel:"]')
  expect(await dials.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    ['911', '123', '131', '132', '133'].map((number) => `tel:${number}`),
  )
  await field(page).fill('mañana cae mi compadre a tomar café')
  await press(page, 'Enviar')
  await panel(page).getByText('No estoy seguro').waitFor()
  await panel(page).getByRole('link', { name: 'Invitar a alguien' }).click()
  await page.waitForURL('**/user-guide#visitors-invite')
  expect(site.complaints).toEqual([])
})

test('records a WAV, keeps it in the browser, sends only the text, and releases the microphone when it closes while recording', async () => {
  const page = await site.open({ size: 'phone' })
  await page.context().grantPermissions(['microphone'])
  await page.addInitScript(() => {
    const keep = URL.createObjectURL
    URL.createObjectURL = (kept) => keep(Object.assign(window, { kept }).kept)
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      Object.assign(window, { track: stream.getTracks()[0] })
      return stream
    }
    // Counts the recorded samples, and the samples that are not silent.
    const heard = Object.assign(window, { heard: { samples: 0, loud: 0 } }).heard
    const Recorder = AudioWorkletNode
    window.AudioWorkletNode = class extends Recorder {
      constructor(...named: ConstructorParameters<typeof AudioWorkletNode>) {
        super(...named)
        this.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
          heard.samples += data.length
          heard.loud += data.filter((sample) => sample !== 0).length
        })
      }
    }
  })
  await openAssistant(page)
  const asked = page.waitForRequest('**/welcome.ask')
  await press(page, 'Grabar voz')
  await panel(page).getByText('Grabando.').waitFor()
  // Waits for half a second of sound with a beep of the fake microphone.
  const heard = () => page.evaluate(() => ({ ...Object(window).heard }))
  await expect.poll(async () => (await heard()).samples).toBeGreaterThan(24_000)
  await expect.poll(async () => (await heard()).loud).toBeGreaterThan(1_000)
  await press(page, 'Detener y enviar')
  expect((await asked).postDataJSON()).toEqual({ message: '[Audio message received]', language: 'es' })
  await panel(page).getByText('[Audio message received]', { exact: true }).waitFor()
  await panel(page).getByText('Recibí tu grabación').waitFor()
  const seconds = await panel(page)
    .locator('audio')
    .evaluate(async (audio: HTMLAudioElement) => {
      if (audio.readyState === 0) await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve))
      return audio.duration
    })
  expect(seconds).toBeGreaterThan(0.3)
  const wav = Buffer.from(await page.evaluate(async () => [...new Uint8Array(await Object(window).kept.arrayBuffer())]))
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect((wav.length - 44) / 2 / wav.readUInt32LE(24)).toBeCloseTo(seconds, 1)
  expect(new Set(wav.subarray(44)).size).toBeGreaterThan(50)

  const before = await said(page).count()
  await press(page, 'Grabar voz')
  await panel(page).getByText('Grabando.').waitFor()
  await press(page, 'Cerrar')
  await expect.poll(() => page.evaluate(() => Object(window).track?.readyState)).toBe('ended')
  await press(page, 'Asistente')
  await panel(page).getByRole('button', { name: 'Grabar voz' }).waitFor()
  expect(await said(page).count()).toBe(before)
  expect(site.complaints).toEqual([])
})

test('says that there is no microphone, and logs the cause', async () => {
  const page = await site.open()
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no device', 'NotFoundError'))
  })
  await openAssistant(page)
  await press(page, 'Grabar voz')
  await panel(page).getByText('El micrófono no está disponible. Puedes escribir tu pregunta.').waitFor()
  expect(warned.join()).toContain('microphone')
  expect(await said(page).count()).toBe(1)
  await field(page).fill('para que es la campana')
  await press(page, 'Enviar')
  await panel(page).getByRole('link', { name: 'Notificaciones' }).waitFor()
})

test.each(
  variants([
    ['es', 'light', 'phone'],
    ['en', 'dark', 'phone'],
    ['en', 'light', 'desk'],
    ['es', 'dark', 'desk'],
  ]),
)('fits the window and has no accessibility fault: %s, %s, %s', async (language, theme, size) => {
  const page = await site.open({ language, theme, size })
  await openAssistant(page, language)
  await field(page).fill(language === 'es' ? 'como mando el codigo qr' : 'how do I send the code')
  await page.keyboard.press('Enter')
  await panel(page).getByRole('link').first().waitFor()
  const { width, small } = await panel(page).evaluate((one) => ({
    width: one.getBoundingClientRect().width,
    small: [...one.querySelectorAll('button, input')]
      .filter((part) => part.getBoundingClientRect().height < 44)
      .map((part) => part.textContent),
  }))
  expect(width).toBe(size === 'phone' ? 390 : 384)
  expect(small).toEqual([])
  expect(await axeFaults(page)).toEqual([])
})
