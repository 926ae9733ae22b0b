/** Finds every statement of a function that refuses, writes or sets something, and leaves out each by itself. */
import { type Token, tokensOf } from '../src/server/database/accessRules/sqlTokens.ts'
import type { Change } from './change.ts'

const leavesSomething = new Set(['raise', 'perform', 'update', 'insert', 'delete'])
const beforeAStatement = new Set([';', 'begin', 'then', 'else', 'loop'])

export function statementsIn(body: string): Change[] {
  const tokens = tokensOf(body)
  const begins = tokens.findIndex(({ word }) => word === 'begin')
  const found: Change[] = []
  let first = begins + 1
  let depth = 0
  let cases = 0
  tokens.forEach(({ word }, place) => {
    if (begins < 0 || place < begins) return
    if (word === '(') depth++
    else if (word === ')') depth--
    else if (word === 'case') cases++
    else if (word === 'end' && cases > 0) cases--
    else if (depth === 0 && cases === 0 && beforeAStatement.has(word)) {
      if (word === ';') found.push(...leftOut(tokens.slice(first, place)))
      first = place + 1
    }
  })
  return found
}

function leftOut(statement: readonly Token[]): Change[] {
  const [first, last] = [statement[0], statement.at(-1)]
  if (!first || !last) return []
  const assigns = statement.slice(0, 4).some(({ word }) => word === ':=')
  return leavesSomething.has(first.word) || assigns ? [{ start: first.start, end: last.end, becomes: 'null' }] : []
}
