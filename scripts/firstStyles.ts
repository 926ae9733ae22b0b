/** Of whole style sheets the rules that a page needs for its first sight, to be written into the page itself. */

interface Rule {
  /** `@media …`, `@layer …` or a selector. */
  readonly head: string
  /** Undefined for a statement such as `@layer a, b;`. */
  readonly body: string | undefined
}

/** Only what could concern the page is kept: rules for classes that it has, variables and type that those use. */
export function firstStyles(sheets: string, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return withoutUnused(kept(sheets, classes), html)
}

function kept(css: string, classes: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return `${head};`
      if (/^@(media|layer|supports|container)/.test(head)) {
        const inner = kept(body, classes)
        return inner ? `${head}{${inner}}` : ''
      }
      if (head.startsWith('@')) return `${head}{${body}}`
      const selectors = parts(head, ',').filter((selector) => mayMatch(selector, classes))
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
    })
    .join('')
}

/** Whoever is unsure keeps the rule: what stands in a choice or a negation says nothing for certain. */
function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const certain = selector
    .replaceAll(/:(not|has|nth-child)\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
    .replaceAll(/\([^()]*,[^()]*\)/g, '')
  return [...certain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))
}

function withoutUnused(css: string, html: string): string {
  let lean = css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (whole, name: string) =>
    new RegExp(`animation[^;{}]*\\b${name}\\b`).test(css) ? whole : '',
  )
  // A variable may be used by another one only: again until nothing more falls away.
  for (let before = ''; before !== lean; ) {
    before = lean
    const used = new Set([...(lean + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    lean = lean.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (whole, name: string) => (used.has(name) ? whole : ''))
  }
  const families = [
    ...lean.replaceAll(/@font-face\{[^}]*\}/g, '').matchAll(/(?:font-family|font|--garita-sans):([^;{}]*)/g),
  ].join()
  return lean
    .replaceAll(/@font-face\{font-family:([^;]*);[^}]*\}/g, (whole, family: string) =>
      families.includes(family) ? whole : '',
    )
    .replaceAll(/[^{};]+\{\}/g, '')
}

function rulesOf(css: string): Rule[] {
  return parts(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), '}').flatMap((text) => {
    const open = text.indexOf('{')
    const [head = '', ...statements] = text
      .slice(0, open < 0 ? undefined : open)
      .split(';')
      .reverse()
    const before = statements.reverse().filter((statement) => statement.trim() !== '')
    return [
      ...before.map((statement) => ({ head: statement.trim(), body: undefined })),
      ...(open < 0 ? [] : [{ head: head.trim(), body: text.slice(open + 1).trim() }]),
    ]
  })
}

/** Split where the sign stands outside of every bracket; a closing one belongs to what it closes. */
function parts(text: string, sign: ',' | '}'): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at] ?? ''
    if ('([{'.includes(here)) depth += 1
    if (')]}'.includes(here)) depth -= 1
    if (here !== sign || depth !== 0) continue
    found.push(text.slice(from, at))
    from = at + 1
  }
  const rest = text.slice(from)
  return rest.trim() ? [...found, rest] : found
}
