/** Takes the sentences out of sources and documents, and names the rules that each one breaks. */
import { readFileSync } from 'node:fs'

const bases = readFileSync(new URL('verbs.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\s+/)
const plural = (verb) =>
  /(s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : /o$/.test(verb)
        ? `${verb}es`
        : `${verb}s`
const past = (verb) =>
  verb.endsWith('e')
    ? [`${verb}d`]
    : /[^aeiou]y$/.test(verb)
      ? [`${verb.slice(0, -1)}ied`]
      : [`${verb}ed`, `${verb}${verb.at(-1)}ed`]
const irregular =
  'became began bound brought built bought came chose cost cut did drew fell felt found forgot froze got gave went grew had heard held hid kept knew led left lent let lay lost made meant met paid put ran rang read rose said saw sent set showed shrank shut slept sold spent split spoke spread stood stopped swept took taught told thought threw understood undid was were withdrew woke won wrote'
const helping =
  "is are was were be been am has have had does do did can cannot could may might must shall should will would needs isn't aren't wasn't weren't hasn't haven't doesn't don't didn't can't couldn't mustn't won't wouldn't it's that's there's let's i'm"
/** A test title begins with one of these verbs in the third person. */
const thirdPerson = new Set([...bases.map(plural), 'is', 'has', 'does', 'can', 'cannot', 'may', 'must', 'needs'])
const finite = new Set([...thirdPerson, ...bases.flatMap(past), ...irregular.split(' '), ...helping.split(' ')])
const base = new Set(bases)

const words = (sentence) =>
  sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}][\p{L}'_-]*/gu) ?? []

function hasVerb(sentence) {
  const all = words(sentence)
  return all.some(
    (word, at) =>
      finite.has(word) ||
      /^[a-z]+n't$/.test(word) ||
      (base.has(word) &&
        (at === 0 ||
          /s$|^(they|we|you|people|who|which|that|to|and|or|not|never|always|only|both|all|then|please|also|still|again|first)$/.test(
            all[at - 1] ?? '',
          ))),
  )
}

const clauseFirst = /^(what|who|whom|whose|that|of|whoever|whatever)\b/i
const clauseAsNoun =
  /\b(of|for|to|by|from|with|than|is|are|says|tells|shows|keeps|about|and|or) (what|who|whom|whoever|whatever)\b(?! (to|else)\b)/i
const riddles =
  /\b(somebody|nobody|anew|stands|told|hears|looks|thereby)\b|\bof [^,.;:]{1,40} alone\b|\bsuch\b(?! as\b)/i

/** The rules that a sentence of a comment or document breaks. */
export function faults(sentence) {
  const bare = sentence.replace(/`[^`]*`/g, 'it')
  if (/\?\W*$/.test(bare)) return []
  const found = []
  if (clauseFirst.test(bare)) found.push('begins with a clause')
  else if (clauseAsNoun.test(bare)) found.push('a clause as a noun')
  if (riddles.test(bare)) found.push('a word that hides the subject')
  if (words(bare).length > 4 && !hasVerb(bare)) found.push('no verb')
  return found
}

/** The rules that the title of a test breaks: `%s` and `$name` may precede the verb. */
export function titleFaults(title) {
  const first = title.replace(/^(?:(?:%[sdijfop]|\$[\w.]+|\$\{[^}]*\}|\d+)[\s:,–—-]*)+/, '').match(/^[\p{L}'’]+/u)?.[0]
  const found = first === undefined || thirdPerson.has(first.toLowerCase()) ? [] : ['a title without a verb first']
  if (clauseAsNoun.test(title)) found.push('a clause as a noun')
  if (riddles.test(title)) found.push('a word that hides the subject')
  return found
}

/** Each text has the line on which it begins. */
export function textsIn(path, text) {
  if (path.endsWith('.md')) return ofDocument(text)
  if (path.endsWith('.sql')) return ofComments(text, /^\s*--\s?(?!=|-)(.*)$/, null)
  if (/\.css$/.test(path)) return ofComments(text, null, blocks)
  const comments = ofComments(text, /^\s*\/\/(?!\s*(?:\/|@ts-|biome-|!))\s?(.*)$/, blocks)
  return /\.test\.tsx?$/.test(path) ? [...comments, ...titles(text)] : comments
}

const blocks = /(?:^|\{|[\s;,(])\/\*\*?((?:(?!\*\/)[\s\S])*)\*\//gm

function ofComments(text, line, block) {
  const found = line ? paragraphs(text, (row) => [line.exec(row)?.[1], 'comment']) : []
  for (const match of block ? text.matchAll(block) : []) {
    const said = match[1].replace(/\s*^\s*\*\s?/gm, ' ').trim()
    if (!/^@ts-|^biome-/.test(said)) found.push({ line: lineOf(text, match.index), text: said, kind: 'comment' })
  }
  return found
}

/** Joins consecutive rows. `read` returns the words of a row, their kind, and whether they begin a paragraph. */
function paragraphs(text, read) {
  const found = []
  let open = false
  for (const [at, row] of text.split('\n').entries()) {
    const [said, kind, begins] = read(row)
    if (said !== undefined && open && !begins) found.at(-1).text += ` ${said}`
    else if (said !== undefined) found.push({ line: at + 1, text: said, kind })
    open = said !== undefined
  }
  return found
}

const title =
  /\b(?:test|it)(?:\.(?:skipIf|runIf|each|for|concurrent|sequential|only)(?:<(?:[^<>]|<[^<>]*>)*>)?(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|`[^`]*`)?)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

const titles = (text) =>
  [...text.matchAll(title)].map((match) => ({ line: lineOf(text, match.index), text: match[2], kind: 'title' }))

function ofDocument(text) {
  let fenced = false
  const prose = paragraphs(text, (row) => {
    const fence = /^\s*(```|~~~)/.test(row)
    if (fence) fenced = !fenced
    if (fence || fenced || row.trim() === '' || /^\s*(\||#|<)/.test(row)) return []
    const item = /^\s*(?:[-*+]|\d+\.)\s+(.*)$/.exec(row)?.[1]
    return item === undefined ? [row.trim(), 'comment'] : [item, 'item', true]
  })
  const cells = text
    .split('\n')
    .flatMap((row, at) =>
      /^\s*\|/.test(row) && !/^[\s|:-]+$/.test(row)
        ? row.split('|').map((cell) => ({ line: at + 1, text: cell.trim(), kind: 'cell' }))
        : [],
    )
  return [...prose, ...cells]
}

const lineOf = (text, at) => text.slice(0, at).split('\n').length

/** A table cell or a list item may be a name, so it may lack a verb. */
export function sentencesOf({ line, text, kind }) {
  if (kind === 'title') return [{ line, text, kind }]
  const parts = text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?][)”"'`]?)\s+(?=[\p{Lu}“"(`¿¡])/u)
    .map((part) => part.replace(/^[\s*_>[]+/, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part))
  return parts.map((part) => ({ line, text: part, kind }))
}

export function faultsOf({ text, kind }) {
  if (kind === 'title') return titleFaults(text)
  const found = faults(text)
  return kind === 'comment' ? found : found.filter((fault) => fault !== 'no verb')
}
