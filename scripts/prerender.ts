/** Makes the pages that need no waiting: those readable before any script, and the application's with their first sight. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { yearMark } from '../src/shared/frontPage.ts'
import type { FrontPage } from '../src/welcome/prerender.tsx'
import { type FirstSights, firstSights, neededBy, pageOf } from './firstPages.ts'

const template = 'welcome.html'
const source = '/src/welcome/prerender.tsx'

interface Prerender {
  frontPages: () => FrontPage[]
}

export function prerender(): Plugin {
  let root = ''
  let built = ''
  let needed: ReturnType<typeof neededBy> = () => []
  return {
    name: 'prerender',
    enforce: 'post',
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
        response.end(filled(html, page).replaceAll(yearMark, String(new Date().getFullYear())))
      })
    },
    generateBundle: {
      // Last, when chunks that held nothing but a style sheet are gone.
      order: 'post',
      handler(_, bundle) {
        needed = neededBy(bundle)
      },
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
      const sights = await firstSights((await server.ssrLoadModule('/src/app/frame/firstSight.tsx')) as FirstSights)
      await server.close()
      const html = await readFile(join(built, template), 'utf8')
      await mkdir(join(built, 'pages'), { recursive: true })
      for (const page of pages) {
        await writeFile(join(built, 'pages', `${page.name}.${page.language}.html`), filled(html, page))
      }
      await rm(join(built, template))
      const application = await readFile(join(built, 'index.html'), 'utf8')
      for (const sight of sights) {
        const html = await pageOf(application, sight, needed(sight.screen), built)
        for (const name of sight.names) await writeFile(join(built, 'pages', `${name}.${sight.language}.html`), html)
      }
    },
  }
}

function filled(html: string, { language, head, body }: FrontPage): string {
  return html
    .replace('<html lang="es">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body)
}
