/** Of whole style sheets the rules that a page needs for its first sight, to be written into the page itself. */
import { AtRule, type Container, parse, Rule } from 'postcss'

/** Only what could concern the page is kept: rules for classes that it has, variables and type that those use. */
export function firstStyles(sheets: string, html: string): string {
  const css = parse(sheets)
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  css.walkComments((comment) => void comment.remove())
  keepRulesFor(css, classes)
  dropUnusedMotion(css)
  dropUnusedVariables(css, html)
  dropUnusedType(css)
  dropEmpty(css)
  return css.toString()
}

function keepRulesFor(css: Container, classes: ReadonlySet<string>): void {
  css.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, classes))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
}

/** Whoever is unsure keeps the rule: what stands in a choice or a negation says nothing for certain. */
function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const certain = selector
    .replaceAll(/:(not|has|nth-child)\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
    .replaceAll(/\([^()]*,[^()]*\)/g, '')
  return [...certain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))
}

function dropUnusedMotion(css: Container): void {
  const names = new Set(valuesOf(css, /^animation/).flatMap((value) => value.split(/[\s,]+/)))
  css.walkAtRules('keyframes', (motion) => {
    if (!names.has(motion.params)) motion.remove()
  })
}

/** A variable may be used by another one only: again until nothing more falls away. */
function dropUnusedVariables(css: Container, html: string): void {
  const used = new Set([valuesOf(css).join(), html].flatMap(variablesIn))
  let dropped = false
  css.walkDecls(/^--/, (variable) => {
    if (used.has(variable.prop)) return
    variable.remove()
    dropped = true
  })
  if (dropped) dropUnusedVariables(css, html)
}

const variablesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)

function dropUnusedType(css: Container): void {
  const isFace = (node: unknown) => node instanceof AtRule && node.name === 'font-face'
  const families: string[] = []
  css.walkDecls(/^(font|font-family|--garita-sans)$/, ({ parent, value }) => {
    if (!isFace(parent)) families.push(value)
  })
  css.walkAtRules('font-face', (face) => {
    if (!valuesOf(face, /^font-family$/).some((family) => families.join().includes(family))) face.remove()
  })
}

function dropEmpty(css: Container): void {
  for (const node of [...(css.nodes ?? [])]) {
    if (!(node instanceof Rule || (node instanceof AtRule && node.nodes))) continue
    dropEmpty(node)
    if (node.nodes?.length === 0) node.remove()
  }
}

function valuesOf(css: Container, property = /./): string[] {
  const values: string[] = []
  css.walkDecls(property, ({ value }) => void values.push(value))
  return values
}
