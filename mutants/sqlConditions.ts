/**
 * Finds every condition in a piece of SQL, and loosens each by itself: a part of a conjunction becomes true, a part of a disjunction
 * false.
 */
import { type Token, tokensOf } from '../src/server/database/accessRules/sqlTokens.ts'
import type { Change } from './change.ts'

const opening = new Set(['where', 'if', 'elsif', 'when', 'on', 'having', 'and', 'or', ':=', '('])
const closing = new Set([
  ...['then', 'else', 'group', 'order', 'limit', 'union', 'returning', 'loop', 'for', 'end', 'join', 'left', 'inner'],
  ...['from', 'do', 'set', 'execute', ';', ','],
])

/** The parser's state at one depth of parentheses. */
interface Frame {
  left: string
  first: number
  between: boolean
}

export function conditionsIn(sql: string): Change[] {
  const tokens = tokensOf(sql)
  const found: Change[] = []
  const frames: Frame[] = [{ left: '', first: 0, between: false }]
  tokens.forEach((token, place) => {
    const frame = frames.at(-1)
    if (!frame) return
    const { word } = token
    if (word === 'between') frame.between = true
    if (word === 'and' && frame.between) {
      frame.between = false
      return
    }
    // "is distinct from" belongs to a condition and ends none; "end if" ends a condition.
    if (word === 'from' && tokens[place - 1]?.word === 'distinct') return
    const opens = opening.has(word) && !(word === 'if' && tokens[place - 1]?.word === 'end')
    if (word === '(') {
      frames.push({ left: '(', first: place + 1, between: false })
    } else if (word === ')') {
      found.push(...loosened(frame, tokens.slice(frame.first, place), word))
      frames.pop()
    } else if (opens || closing.has(word)) {
      found.push(...loosened(frame, tokens.slice(frame.first, place), word))
      Object.assign(frame, { left: opens ? word : '', first: place + 1, between: false })
    }
  })
  const rest = frames[0]
  if (rest) found.push(...loosened(rest, tokens.slice(rest.first), ''))
  return found.sort((one, other) => one.start - other.start)
}

function loosened({ left }: Frame, operand: readonly Token[], right: string): Change[] {
  const [first, last] = [operand[0], operand.at(-1)]
  if (!first || !last || left === '') return []
  const becoming = (becomes: string): Change => ({ start: first.start, end: last.end, becomes })
  if (left === 'and' || right === 'and') return [becoming('(true)')]
  if (left === 'or' || right === 'or') return [becoming('(false)')]
  if (left === 'where' || left === 'having') return [becoming('(true)')]
  if (left === 'if' || left === 'elsif') return [becoming('(true)'), becoming('(false)')]
  if (left === 'when') return right === 'execute' ? [becoming('(true)')] : [becoming('(true)'), becoming('(false)')]
  return []
}
