/** The page behind a visitor's link. */
import { readFileSync } from 'node:fs'
import { create } from 'qrcode'
import type { AskedPage, PageFiles, ServedPage } from '../../server/calls/serve.ts'
import { authorizations } from '../authorizations.contract.ts'
import { openVisit, readEndedVisit } from './passes.server.ts'
import { visitLink } from './passText.ts'
import { endedPage, failedPage, livePage } from './visitPage.ts'

const read = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
const theme = read('../../web/frame/theme.css')
const rules = read('./visitPage.css')
const used = new Set([...rules.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))

/** Returns the declarations of the theme's block that the page uses. */
function variables(block: RegExp): string {
  const [, all = ''] = block.exec(theme) ?? []
  const own = all.split(';').filter((declaration) => used.has(declaration.split(':')[0]?.trim()))
  return `:root{${own.map((declaration) => declaration.trim()).join(';')}}`
}
const light = variables(/:root \{([^}]*)\}/) + variables(/:root:root \{([^}]*)\}/)
/** A sheet of its own, so that the page can follow the theme of the system or a chosen one. */
const dark = variables(/:root\[data-mantine-color-scheme="dark"\] \{([^}]*)\}/)

export const visitPage: ServedPage = {
  path: '/pass',
  lane: authorizations.visit.lane,
  async write(asked, context) {
    const { secret: link } = asked
    const sheet = sheetOf(asked)
    if (!visitLink.test(link)) return { status: link ? 404 : 200, html: endedPage(sheet, null, link) }
    const visit = await openVisit(link, context, asked.shown)
    if (!visit) return { status: 404, html: endedPage(sheet, await readEndedVisit(link, context), link) }
    const code = rowsOf(visit.day?.token ?? visit.token)
    return { status: 200, html: livePage(sheet, { visit, link, now: Date.now(), code }) }
  },
  fail: (asked) => failedPage(sheetOf(asked)),
}

export const sheetOf = ({ language, files }: AskedPage) => ({
  language,
  style: faces(files) + light + rules,
  dark,
  script: files.script,
})

/** The page never waits for a font: a browser uses it from the next visit on. */
const faces = ({ sans, figures, mono }: PageFiles) =>
  [
    { family: 'Garita Text', file: sans },
    { family: 'Garita Text', file: figures, more: ';size-adjust:97%;unicode-range:U+30-39' },
    { family: 'Garita Code', file: mono },
  ]
    .filter(({ file }) => file)
    .map(
      ({ family, file, more = '' }) =>
        `@font-face{font-family:"${family}";src:url(${file})format("woff2");font-weight:400 800;font-display:optional${more}}`,
    )
    .join('')

function rowsOf(text: string): boolean[][] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => data[row * size + column] === 1),
  )
}
