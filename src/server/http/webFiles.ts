/** The built web: hashed files are kept for ever, the page itself is asked again each time; every screen's address answers the page. */
import { readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Env } from '../calls/env.ts'
import { frontPages, pagesFolder } from './frontPages.ts'

/** Names the build as the page names itself: by the address of its program. */
export function builtName(folder: string): string | null {
  return /\/assets\/main-([\w-]{1,40})\.js"/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[1] ?? null
}

export function webFiles(folder: string): Hono<Env> {
  const routes = new Hono<Env>()
  const page = readFileSync(`${folder}/index.html`, 'utf8')
  const pages = frontPages(`${folder}/${pagesFolder}`)
  routes.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  })
  // A page has one address, and it is not its file's.
  routes.get(`/${pagesFolder}/*`, (context) => context.notFound())
  // What begins with a dot is of the build.
  routes.get('*', (context, next) => (context.req.path.includes('/.') ? context.notFound() : next()))
  routes.use(serveStatic({ root: folder, precompressed: true, index: 'none' }))
  // Kept for ever as the page of today, should one be answered here.
  routes.get('/assets/*', (context) => context.notFound())
  routes.get('*', (context) => {
    // A missing file must not look like a page: a browser would run it as a script and say something odd.
    if (/\.[a-z0-9]{2,5}$/i.test(context.req.path)) return context.notFound()
    return pages(context) ?? context.html(page, 200, { 'cache-control': 'no-cache' })
  })
  return routes
}
