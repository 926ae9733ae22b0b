/**
 * The first frame of the visitor's page asks for the pass and draws it, before the program is loaded, which takes ten seconds more on a slow
 * line. It shows what is beyond doubt; everything else stays with `VisitScreen`, which takes its place.
 */
import { toDataURL } from 'qrcode'
import { wordingOf } from '../../shared/countryWords.ts'
import { locales, speak } from '../../shared/messages.ts'
import { moment } from '../../web/cards/momentShape.ts'
import { tileOf } from '../../web/frame/tileOf.ts'
import { detectLanguage } from '../../web/language/detectLanguage.ts'
import { qrLook, qrSize } from '../../web/pieces/codes/qrLook.ts'
import { inWholeDates, validityWords } from '../periodWords.ts'
import { plainUntil, shownToken, type Visit } from './firstVisit.ts'
import { audienceOfText, mapOf, visitLink } from './passText.ts'
import { passTitles, periodTexts, visitPageTexts } from './visitPage.messages.ts'

/** A line that answers later gets the program meanwhile. */
const patienceMs = 8_000
/** Of `setTimeout`. */
const longestMs = 2 ** 31 - 1

const link = location.hash.slice(1)
const language = detectLanguage()
const waiting = document.querySelector<HTMLElement>('.garita-first')

// The page is written in the language of the server's choice: the program may know a better one.
if (waiting && visitLink.test(link) && language === document.documentElement.lang) {
  const patience = new Promise<void>((done) => setTimeout(done, patienceMs))
  globalThis.garitaFirst = Promise.race([open(waiting).catch(() => undefined), patience])
}

async function open(room: HTMLElement): Promise<void> {
  const response = await fetch('/api/v1/authorizations.visit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
    signal: AbortSignal.timeout(20_000),
  })
  if (!response.ok) return
  const ahead = Math.max(0, Date.parse(response.headers.get('date') ?? '') - Date.now() || 0)
  const visit: Visit = await response.json()
  const until = plainUntil(visit)
  // By the clock that is ahead.
  const left = () => (until ?? 0) - Date.now() - ahead
  if (left() <= 0) return
  const token = shownToken(visit)
  const picture = await toDataURL(token, qrLook)
  const page = pageOf(visit, picture)
  if (!page || left() <= 0 || location.hash.slice(1) !== link || !room.isConnected) return
  globalThis.garitaFirstVisit = { link, visit }
  globalThis.garitaDrawn = new Map([[token, picture]])
  room.replaceWith(page)
  const close = () => {
    globalThis.garitaFirstVisit = undefined
    if (page.isConnected) page.replaceWith(room)
  }
  addEventListener('hashchange', close)
  if (left() < longestMs) setTimeout(close, left())
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
}

/** The templates stand in the page (`src/app/frame/firstFrames.tsx`). */
function pageOf(visit: Visit, picture: string): HTMLElement | null {
  const page = copyOf('template[data-visit]').firstElementChild
  if (!(page instanceof HTMLElement)) return null
  page.querySelector('main')?.prepend(copyOf(`template[data-reader="${visit.reader ?? ''}"]`))
  const find = (selector: string) => page.querySelector(selector)
  const write = (selector: string, text: string) => find(selector)?.replaceChildren(text)
  const texts = speak(visitPageTexts, language)
  const pass = speak(passTitles, language)
  const name = [visit.name, visit.last_name].filter(Boolean).join(' ')
  const when = validityWords({ period: speak(periodTexts, language), page: texts }, language)(visit)
  write('h1', visit.host ? texts.invites(visit.host) : texts.title)
  find('.garita-pass')?.setAttribute('aria-label', pass.title(name))
  write('.garita-pass-name', name)
  write('.garita-pass-when', inWholeDates(when))
  find('.garita-qr')?.replaceWith(
    Object.assign(new Image(qrSize, qrSize), { className: 'garita-qr', src: picture, alt: pass.picture }),
  )
  const wording = language === 'es' && visit.country ? wordingOf(visit.country) : null
  const note = find('.garita-note div div')
  if (visit.day) note?.replaceChildren(pass.day_note(writtenMoment(visit.day.until)))
  else if (note && wording) note.textContent = wording(note.textContent)
  if (visit.access_number) write('.garita-access-number strong', visit.access_number)
  else find('.garita-access-number')?.remove()
  fillPlace(page, visit)
  fillTile(page, visit.token)
  return page
}

/** As the page writes it: in the reader's zone. */
const writtenMoment = (written: string) => new Intl.DateTimeFormat(locales[language], moment).format(new Date(written))

function copyOf(template: string): DocumentFragment {
  const found = document.querySelector<HTMLTemplateElement>(template)
  return found ? document.importNode(found.content, true) : new DocumentFragment()
}

function fillPlace(page: HTMLElement, { condominium, address }: Visit): void {
  const line = page.querySelector('.garita-pass-place')
  const [place, directions] = line?.children ?? []
  if (!line || !place || !directions) return
  if (!condominium) {
    line.remove()
    return
  }
  const map = mapOf(condominium, address)
  place.textContent = condominium
  if (map) directions.setAttribute('href', map)
  line.replaceChildren(place, ...(address ? [` · ${address}`] : []), ...(map ? [directions] : []))
}

function fillTile(page: HTMLElement, token: string): void {
  const drawing = page.querySelector('.garita-tiles')
  const seed = audienceOfText(token)
  if (!seed) {
    drawing?.remove()
    return
  }
  const { lines, dot } = tileOf(seed)
  drawing?.querySelector('path')?.setAttribute('d', lines)
  const circle = drawing?.querySelector('circle')
  if (dot > 0) circle?.setAttribute('r', String(dot))
  else circle?.remove()
}
