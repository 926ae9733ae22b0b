/** Serves the built web: hashed files cached forever, and for every screen's address a page in the reader's language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { demoMark, demoPlace, yearMark } from '../../shared/frontPage.ts'
import { withoutHome } from '../../shared/homeAddress.ts'
import { type Language, languageCookie, languages, preferredLanguage } from '../../shared/messages.ts'
import type { Env } from '../calls/serve.ts'
import { type StaticAnswer, sendStaticAnswer, staticAnswer } from '../calls/staticAnswer.ts'
import { sessionTokenOf } from './cookies.ts'

export function builtName(folder: string): string | null {
  return /\/assets\/main-([\w-]{1,40})\.js"/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[1] ?? null
}

export function webFiles(folder: string, demoUrl: string | null = null): Hono<Env> {
  const routes = new Hono<Env>()
  const page = readFileSync(`${folder}/index.html`, 'utf8')
  const pages = frontPages(`${folder}/${pagesFolder}`, demoUrl)
  routes.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  })
  // Pages are not served under the addresses of their files.
  routes.get(`/${pagesFolder}/*`, (context) => context.notFound())
  // Files that begin with a dot belong to the build.
  routes.get('*', (context, next) => (context.req.path.includes('/.') ? context.notFound() : next()))
  // Keeps the first scripts in memory, because an update may replace the files of a page that is still served.
  const scripts = firstScripts(`${folder}/assets`)
  routes.get('/assets/*', (context, next) => {
    const script = scripts.get(context.req.path)
    return script ? context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }) : next()
  })
  routes.use(serveStatic({ root: folder, precompressed: true, index: 'none' }))
  // Otherwise a missing asset would get a page, which browsers cache forever.
  routes.get('/assets/*', (context) => context.notFound())
  routes.get('*', (context) => {
    // A missing file must not get a page, which a browser would run as a script.
    if (/\.[a-z0-9]{2,5}$/i.test(context.req.path)) return context.notFound()
    return pages(context) ?? context.html(page, 200, { 'cache-control': 'no-cache' })
  })
  return routes
}

function firstScripts(folder: string): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^(first|visit)-[\w-]+\.js$/.test(file)) : []
  return new Map(files.map((file) => [`/assets/${file}`, readFileSync(`${folder}/${file}`, 'utf8')]))
}

/**
 * The pages of the built web: `index.es.html` is served at `/`, `user-guide.es.html` at `/user-guide`. For browsers with a session cookie, `at.dashboard.admin.es.html` is served at `/dashboard/admin`, and
 * `behind.admin.es.html` at `/admin` and below. Every other address gets
 * `elsewhere.es.html`.
 */
const pagesFolder = 'pages'
const yearS = 365 * 24 * 60 * 60

function frontPages(folder: string, demoUrl: string | null): (context: Context<Env>) => Response | undefined {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.es.html')) : []
  const names = files.map((file) => file.replace(/\.es\.html$/, ''))
  const pages = new Map(names.map((name) => [name === 'index' ? '' : name, pagesOf(folder, name, demoUrl)]))
  return (context) => {
    const place = withoutHome(context.req.path).slice(1)
    // A guessed cookie gains nothing, because the page contains no data yet.
    const parts = place.split('/')
    const behind = sessionTokenOf(context)
      ? (pages.get(`at.${parts.join('.')}`) ?? pages.get(`behind.${parts[0]}`))
      : undefined
    const page = (/^[a-z-]*$/.test(place) ? pages.get(place) : undefined) ?? behind ?? pages.get('elsewhere')
    return page && answer(context, page)
  }
}

/** Returns the language of the address, else the chosen one, else the browser's, and keeps the one of the address. */
export function chooseLanguage(context: Context<Env>): Language {
  const chosen = languages.find((language) => language === context.req.query('language'))
  const kept = languages.find((language) => language === getCookie(context, languageCookie))
  if (chosen && chosen !== kept) {
    setCookie(context, languageCookie, chosen, { maxAge: yearS, sameSite: 'Lax', secure: context.get('secure') })
  }
  return chosen ?? kept ?? preferredLanguage(context.req.header('accept-language'))
}

function answer(context: Context<Env>, pageIn: (language: Language) => StaticAnswer): Response {
  const language = chooseLanguage(context)
  const page = pageIn(language)
  context.header('vary', 'Accept-Language, Cookie, Accept-Encoding')
  context.header('cache-control', 'no-cache')
  context.header('content-language', language)
  return sendStaticAnswer(context, page, 'text/html; charset=utf-8')
}

function pagesOf(folder: string, name: string, demoUrl: string | null): (language: Language) => StaticAnswer {
  const texts = new Map(
    languages.map((language) => [
      language,
      withDemo(readFileSync(`${folder}/${name}.${language}.html`, 'utf8'), demoUrl),
    ]),
  )
  const made = new Map<string, StaticAnswer>()
  return (language) => {
    const year = new Date().getFullYear()
    const key = `${language} ${year}`
    const page = made.get(key) ?? staticAnswer((texts.get(language) ?? '').replaceAll(yearMark, String(year)))
    made.set(key, page)
    return page
  }
}

const demoParagraph = new RegExp(`<p ${demoPlace}="true".*?</p>`, 's')
const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Keeps the link to a demo only if the installation names one. */
const withDemo = (page: string, demoUrl: string | null) =>
  demoUrl === null ? page.replace(demoParagraph, '') : page.replace(demoMark, () => escaped(demoUrl))
