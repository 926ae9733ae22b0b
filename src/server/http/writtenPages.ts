/** Serves the pages that slices write from data. */
import { existsSync, readdirSync } from 'node:fs'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Refusal, RefusalStatus } from '../../shared/refusal.ts'
import { answerText, type CallsOptions, callContextOf } from '../calls/calls.ts'
import type { AskedPage, Env, PageFiles, ServedPage } from '../calls/serve.ts'
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
    const write = async (context: Context<Env>) => {
      const asked = askedBy(context, files)
      const { html, status } = await page.write(asked, callContextOf(context, page, options, watch))
      return answerPage(context, asked, html, status)
    }
    own.use(paced)
    own.get('/', write)
    own.get('/:secret', write)
    own.onError((error, context) => {
      const { status } = note(error, context)
      const asked = askedBy(context, files)
      return answerPage(context, asked, page.fail(asked), status)
    })
    routes.route(page.path, own)
  }
  return routes
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
