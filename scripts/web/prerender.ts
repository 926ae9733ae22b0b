/** Renders HTML when the web is built: the complete landing and guide, and the first frame of the application's pages. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import type { firstFrames } from '../../src/app/frame/firstFrames.tsx'
import { yearMark } from '../../src/shared/frontPage.ts'
import { languages } from '../../src/shared/messages.ts'
import type { FrontPage } from '../../src/welcome/prerender.tsx'
import { filesOf, pageOf } from './firstPages.ts'
import { localClasses } from './localClasses.ts'

const template = 'welcome.html'
const source = '/src/welcome/prerender.tsx'

interface Prerender {
  frontPages: () => FrontPage[]
}

interface Application {
  firstFrames: typeof firstFrames
}

export function prerender(): Plugin {
  let root = ''
  let built = ''
  let filesOfModules: ReturnType<typeof filesOf> = () => []
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
      // Runs last, after Vite removed chunks that held only a style sheet.
      order: 'post',
      handler(_, bundle) {
        filesOfModules = filesOf(bundle)
      },
    },
    async closeBundle() {
      if (this.environment.mode !== 'build') return
      const server = await createServer({
        root,
        configFile: false,
        css: { modules: localClasses },
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, ws: false },
        optimizeDeps: { noDiscovery: true },
      })
      const { frontPages } = (await server.ssrLoadModule(source)) as Prerender
      const pages = frontPages()
      const application = (await server.ssrLoadModule('/src/app/frame/firstFrames.tsx')) as Application
      const frames = languages.flatMap((language) =>
        application.firstFrames(language).map((frame) => ({ language, frame })),
      )
      await server.close()
      const html = await readFile(join(built, template), 'utf8')
      await mkdir(join(built, 'pages'), { recursive: true })
      for (const page of pages) {
        await writeFile(join(built, 'pages', `${page.name}.${page.language}.html`), filled(html, page))
      }
      await rm(join(built, template))
      const empty = await readFile(join(built, 'index.html'), 'utf8')
      for (const { language, frame } of frames) {
        const over = filesOfModules(frame.over && [frame.over.module])
        const covered = filesOfModules(frame.over && [frame.over.covers])
        const page = await pageOf(empty, frame, language, { screens: filesOfModules(frame.screens), over, covered })
        for (const name of frame.names) await writeFile(join(built, 'pages', `${name}.${language}.html`), page)
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
