/**
 * The script of the visitor's page: it keeps the page for a visit without a connection, renews it, takes the code away at its end, and saves
 * the picture. The code is visible without it, so it loads nothing before it is asked.
 */

/** The service worker reads this cache, too. */
const cacheName = 'garita.visits'
const mostKept = 5
const minuteMs = 60_000
/** Timers of browsers count no longer. */
const longestMs = 2 ** 31 - 1

const page = location.pathname

export {}

const isPass = () => mainPart()?.dataset.state !== undefined
const mainPart = () => document.querySelector('main')
let ahead = 0
let renewedAt = 0
let timers: ReturnType<typeof setTimeout>[] = []

if (page === '/pass') {
  openEarlierLink()
  addEventListener('hashchange', openEarlierLink)
}
begin()

/** The links of earlier versions have their secret after `#`. */
function openEarlierLink(): void {
  if (/^#[\w.-]+$/.test(location.hash)) location.replace(`/pass/${location.hash.slice(1)}`)
}

function begin(): void {
  wearTheme()
  void keepShell()
  if (!isPass()) return
  const { kept, now } = mainPart()?.dataset ?? {}
  if (kept === undefined) ahead = Number(now ?? Date.now()) - Date.now()
  follow()
  void renew(kept !== undefined)
  document.addEventListener('visibilitychange', () => renewIfOld(5_000))
  addEventListener('online', () => renewIfOld(0))
  setInterval(() => renewIfOld(5 * minuteMs), minuteMs)
}

/** A resident may have chosen another theme than the system has. */
function wearTheme(): void {
  try {
    const dark = document.querySelector<HTMLStyleElement>('#dark')
    const chosen = localStorage.getItem('garita.theme')
    if (dark && (chosen === 'dark' || chosen === 'light')) dark.media = chosen === 'dark' ? 'screen' : 'not all'
  } catch {
    // A browser without storage has the theme of the system.
    return
  }
}

function renewIfOld(ms: number): void {
  if (!document.hidden && Date.now() - renewedAt >= ms) void renew(true)
}

/** Asks for the page again: it shows the answer unless it has just come, and keeps it. */
async function renew(shows: boolean): Promise<void> {
  renewedAt = Date.now()
  const response = await fetch(page, { headers: { 'garita-shown': '1' }, cache: 'no-store' }).catch(() => null)
  if (!response || (!response.ok && response.status !== 404)) return
  const text = await response.text()
  const fresh = new DOMParser().parseFromString(text, 'text/html')
  const next = fresh.querySelector('main')
  if (!next) return
  ahead = Number(next.dataset.now ?? Date.now()) - Date.now()
  if (shows || !response.ok) {
    mainPart()?.replaceWith(next)
    document.title = fresh.title
    follow()
  }
  await (response.ok ? keep(text, response.headers) : forget())
}

/** Shows the state of the moment, now and at each change, also without a connection. */
function follow(): void {
  for (const timer of timers) clearTimeout(timer)
  const main = mainPart()
  if (!main) return
  const moment = Date.now() + ahead
  const ends = Number(main.dataset.ends ?? Number.NaN)
  const last = ends + Number(main.dataset.tolerance)
  const day = Number(main.dataset.day ?? Number.NaN)
  if (last <= moment) {
    main.dataset.state = 'over'
    main.querySelector('[data-code]')?.remove()
    document.title = main.querySelector('h1 .over')?.textContent ?? document.title
    void forget()
  } else if (ends <= moment) main.dataset.state = 'late'
  if (day <= moment) main.dataset.stale = ''
  timers = [ends, last, day]
    .map((change) => change - moment)
    .filter((left) => left > 0 && left < longestMs)
    .map((left) => setTimeout(follow, left + 1))
  const save = main.querySelector<HTMLButtonElement>('[data-save]')
  if (!save) return
  save.disabled = false
  save.onclick = () => void savePicture(main, save)
}

async function savePicture(main: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const words = (selector: string) => main.querySelector(selector)?.textContent?.trim() ?? ''
  const [place, ...address] = words('.place').split(' · ')
  const lines = main.querySelector('.tiles path')?.getAttribute('d')
  const [label = '', value = ''] = [words('.number span'), words('.number strong')]
  try {
    const code = new XMLSerializer().serializeToString(main.querySelector('svg.qr') ?? main)
    const { downloadPass } = await import('./passImage.web.ts')
    await downloadPass(
      {
        qr_address: `data:image/svg+xml,${encodeURIComponent(code)}`,
        name: words('.name'),
        when: words('.when'),
        people: words('.people') || undefined,
        note: words('.note.fresh') || words('[data-code] .note') || null,
        number: value ? { label, value } : null,
        place: place ?? '',
        address: address.join(' · ') || null,
        tile: lines ? { lines, dot: Number(main.querySelector('.tiles circle')?.getAttribute('r') ?? 0) } : null,
      },
      'garita.png',
    )
  } catch {
    button.insertAdjacentElement('afterend', Object.assign(document.createElement('p'), { role: 'alert' }))
    button.parentElement?.querySelector('[role=alert]')?.replaceChildren(button.dataset.save ?? '')
  }
}

/** Keeps the pages that were opened last. */
async function keep(text: string, headers: Headers): Promise<void> {
  const cache = await storage()
  if (!cache) return
  const kept = ['content-type', 'content-security-policy', 'referrer-policy'] as const
  await cache.delete(page)
  await cache.put(
    page,
    new Response(text.replace('<main ', '<main data-kept '), {
      headers: kept.map((name): [string, string] => [name, headers.get(name) ?? '']),
    }),
  )
  for (const old of (await cache.keys()).slice(0, -mostKept)) await cache.delete(old)
}

async function forget(): Promise<void> {
  await (await storage())?.delete(page)
}

/** Returns null for a page without TLS, where browsers keep no cache. */
const storage = async () => ('caches' in globalThis ? caches.open(cacheName).catch(() => null) : null)

async function keepShell(): Promise<void> {
  try {
    // An earlier version kept passes there.
    localStorage.removeItem('garita.passes.visits')
    await navigator.serviceWorker?.register('/sw.js')
    const ready = await navigator.serviceWorker?.ready
    ready?.active?.postMessage({ keep_visit_page: true })
  } catch {
    // A browser without storage shows the page only online.
    return
  }
}
