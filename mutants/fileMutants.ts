/** The pure files that rules live in: each operator, condition, literal and step of them changed alone. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { changesOf, type Node } from './codeChanges.ts'
import type { FileMutant } from './mutant.ts'
import { changed } from './sqlTokens.ts'

const pureFiles = [
  'src/authorizations/authorizations.rules.ts',
  'src/session/session.rules.ts',
  'src/visits/visits.rules.ts',
  'src/people/people.rules.ts',
  'src/amenities/rules/amenities.rules.ts',
  'src/amenities/rules/day.rules.ts',
  'src/amenities/rules/gate.rules.ts',
  'src/amenities/rules/wallDays.ts',
  'src/amenities/rules/bookingChange.ts',
  'src/audit/audit.rules.ts',
  'src/imports/imports.rules.ts',
  'src/imports/csvLines.ts',
  'src/notices/notices.rules.ts',
  'src/gate/verdict/verdict.ts',
  'src/gate/verdict/standing.ts',
  'src/authorizations/pass.ts',
  'src/authorizations/base45.ts',
  'src/authorizations/kinds.ts',
  'src/authorizations/authorizationFields.ts',
  'src/shared/fields.ts',
  'src/shared/time.ts',
  'src/shared/roles.ts',
  'src/shared/ids.ts',
  'src/shared/messages.ts',
  'src/shared/contract.ts',
]

export function fileMutants(): FileMutant[] {
  return pureFiles.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const name = basename(path, '.ts')
    return changesIn(parseSync(path, text).program, text).map((change) => ({
      name: `${path}:${text.slice(0, change.start).split('\n').length}: ${saidOf(text, change)}`,
      sort: name,
      words: [`/${name}.ts'`, `/${name.replace(/s$/, '')}`],
      line: text.split('\n')[text.slice(0, change.start).split('\n').length - 1] ?? '',
      path,
      text: changed(text, change),
    }))
  })
}

const saidOf = (text: string, { start, end, becomes }: { start: number; end: number; becomes: string }) =>
  `«${text.slice(start, end).replace(/\s+/g, ' ').slice(0, 70)}» → «${becomes.replace(/\s+/g, ' ').slice(0, 70)}»`

function changesIn(value: unknown, text: string) {
  const found: { start: number; end: number; becomes: string }[] = []
  const visit = (inner: unknown) => {
    if (Array.isArray(inner)) for (const each of inner) visit(each)
    else if (isNode(inner) && !leftAlone(inner)) {
      found.push(...changesOf(inner, text))
      for (const [key, child] of Object.entries(inner)) {
        // The keys of objects are names; a computed one cannot be told from here and stays too.
        if (key !== 'typeAnnotation' && !(inner.type === 'Property' && key === 'key')) visit(child)
      }
    }
  }
  visit(value)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

/** Types say nothing when a program runs; words for people are read by people. */
function leftAlone(node: Node): boolean {
  if (/^(Import|ExportAll)/.test(node.type)) return true
  if (/^TS/.test(node.type)) return !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
  return (
    node.type === 'CallExpression' && isNode(node.callee) && 'name' in node.callee && node.callee.name === 'messages'
  )
}
