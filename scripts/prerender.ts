/** Makes the pages that need no waiting: those readable before any script, and a sign-in page that asks at once for all it will need. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, type Rolldown } from 'vite'
import { year_mark } from '../src/shared/frontPage.ts'
import { type Language, languages } from '../src/shared/messages.ts'
import type { FrontPage } from '../src/welcome/prerender.tsx'

const template = 'welcome.html'
const source = '/src/welcome/prerender.tsx'

interface Prerender {
  frontPages: () => FrontPage[]
}

interface FirstSight {
  firstSight: (path: string, language: Language) => Promise<string>
}

export function prerender(): Plugin {
  let root = ''
  let built = ''
  let first_files: string[] = []
  return {
    name: 'prerender',
    configResolved(config) {
      root = config.root
      built = resolve(root, config.build.outDir)
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
        const { frontPages } = (await server.ssrLoadModule(source)) as Prerender
        const there = frontPages().filter((page) => page.path === pathname)
        const wanted = `${searchParams.get('language')},${/garita_language=(\w+)/.exec(request.headers.cookie ?? '')?.[1]}`
        const page = wanted
          .concat(`,${request.headers['accept-language']},es`)
          .split(',')
          .map((tag) => there.find(({ language }) => tag.trim().startsWith(language)))
          .find((found) => found !== undefined)
        if (!page) return next()
        const html = await server.transformIndexHtml(pathname, await readFile(join(root, template), 'utf8'))
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(filled(html, page).replaceAll(year_mark, String(new Date().getFullYear())))
      })
    },
    generateBundle(_options, bundle) {
      const sign_in = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/LoginScreen.tsx'),
      )
      if (sign_in) first_files = needed(sign_in.fileName, bundle)
    },
    async closeBundle() {
      if (this.environment.mode !== 'build') return
      const server = await createServer({
        root,
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, ws: false },
        optimizeDeps: { noDiscovery: true },
      })
      const { frontPages } = (await server.ssrLoadModule(source)) as Prerender
      const pages = frontPages()
      const { firstSight } = (await server.ssrLoadModule('/src/app/firstSight.tsx')) as FirstSight
      const sights = await Promise.all(
        languages.map(async (language) => ({ language, sight: await firstSight('/login', language) })),
      )
      await server.close()
      const html = await readFile(join(built, template), 'utf8')
      await mkdir(join(built, 'pages'), { recursive: true })
      for (const page of pages) {
        await writeFile(join(built, 'pages', `${page.name}.${page.language}.html`), filled(html, page))
      }
      await rm(join(built, template))
      const application = await readFile(join(built, 'index.html'), 'utf8')
      for (const { language, sight } of sights) {
        const whole = asking(application, language, first_files).replace(
          '<div id="root"></div>',
          () => `<div id="root" inert>${sight}</div>`,
        )
        await writeFile(join(built, 'pages', `login.${language}.html`), whole)
      }
    },
  }
}

/** A chunk, what it imports, and their sheets. */
function needed(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return []
  found.add(name)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
  for (const next of chunk.imports) needed(next, bundle, found)
  return [...found]
}

function asking(html: string, language: Language, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`)
  return (
    html
      .replace('<html lang="es">', `<html lang="${language}">`)
      .replace('</head>', () => `${links.join('\n')}</head>`)
      // What is seen comes first: sheets and type before the scripts that make it alive.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  )
}

function filled(html: string, { language, head, body }: FrontPage): string {
  return html
    .replace('<html lang="es">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body)
}
