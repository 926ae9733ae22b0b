/** Serves the pages that slices write from data. */
import { existsSync, readdirSync } from 'node:fs'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { Refusal, type RefusalStatus } from '../../shared/refusal.ts'
import { formOf } from '../calls/bodies.ts'
import { answerText, type CallsOptions, callContextOf } from '../calls/calls.ts'
import type { AskedPage, Env, PageFiles, SentOn, ServedPage, WrittenPage } from '../calls/serve.ts'
import type { Watch } from '../watch/watch.ts'
import { chooseLanguage } from './webFiles.ts'

export type NoteError = (error: Error, context: Context<Env>) => { refusal: Refusal; status: RefusalStatus | 500 }

interface Around {
  paced: MiddlewareHandler<Env>
  watch: Watch
  note: NoteError
}

/** The script of a page sends this header when it runs. */
const shownHeader = 'garita-shown'

export function writtenPages(
  options: CallsOptions & { pages: readonly ServedPage[]; web_folder: string | null },
  { paced, watch, note }: Around,
): Hono<Env> {
  const routes = new Hono<Env>()
  const files = options.web_folder ? filesIn(`${options.web_folder}/assets`) : {}
  for (const page of options.pages) {
    const own = new Hono<Env>()
    const answer = (written: (asked: AskedPage, context: Context<Env>) => Promise<WrittenPage | SentOn>) => {
      return async (context: Context<Env>) => {
        const asked = askedBy(context, files)
        const page = await written(asked, context)
        if ('to' in page) return context.redirect(page.to, 303)
        return answerPage(context, asked, page.html, page.status)
      }
    }
    const contextOf = (context: Context<Env>) => callContextOf(context, page, options, watch)
    const write = answer((asked, context) => page.write(asked, contextOf(context)))
    own.use(paced)
    own.get('/', write)
    own.get('/:secret', write)
    if (page.take) {
      const take = page.take.bind(page)
      const taken = answer(async (asked, context) => {
        refuseOtherSites(context)
        return take(asked, await formOf(context), contextOf(context))
      })
      own.post('/:secret', taken)
    }
    own.onError((error, context) => {
      const { status } = note(error, context)
      const asked = askedBy(context, files)
      return answerPage(context, asked, page.fail(asked), status)
    })
    routes.route(page.path, own)
  }
  return routes
}

/** A page without a referrer sends its form with the origin "null". Old browsers name no site. */
function refuseOtherSites(context: Context<Env>): void {
  const site = context.req.header('sec-fetch-site') ?? 'same-origin'
  if (site !== 'same-origin' && site !== 'none') throw new Refusal('forbidden', 403)
}

const askedBy = (context: Context<Env>, files: PageFiles): AskedPage => ({
  secret: context.req.param('secret') ?? '',
  language: chooseLanguage(context),
  shown: context.req.header(shownHeader) !== undefined,
  files,
})

function answerPage(
  context: Context<Env>,
  { language }: AskedPage,
  html: string,
  status: 200 | 404 | RefusalStatus | 500,
) {
  context.header('cache-control', 'no-store')
  context.header('x-robots-tag', 'noindex, nofollow')
  context.header('content-language', language)
  return answerText(context, html, 'text/html; charset=utf-8', status)
}

function filesIn(folder: string): PageFiles {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const find = (shape: RegExp) => {
    const name = names.find((one) => shape.test(one))
    return name && `/assets/${name}`
  }
  return {
    script: find(/^visit-[\w-]+\.js$/),
    sans: find(/^text-(?!ext-)[\w-]+\.woff2$/),
    figures: find(/^figures-[\w-]+\.woff2$/),
    mono: find(/^mono-(?!ext-)[\w-]+\.woff2$/),
  }
}
