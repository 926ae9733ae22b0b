/** Reads SQL as far as loosening it needs: words and signs with their places, strings whole, comments left out. */

export interface Token {
  readonly text: string
  /** In lower case when it is a word, so that it can be compared. */
  readonly word: string
  readonly start: number
  readonly end: number
}

const shape = /--[^\n]*|'(?:[^']|'')*'|"(?:[^"]|"")*"|[\p{L}_][\p{L}\p{N}_]*|\d+|:=|::|<>|<=|>=|\S/gu

export function tokensOf(sql: string): Token[] {
  return [...sql.matchAll(shape)]
    .filter(([text]) => !text.startsWith('--'))
    .map(({ 0: text, index }) => ({ text, word: text.toLowerCase(), start: index, end: index + text.length }))
}

/** A piece of the text and what stands in its place. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly becomes: string
}

export const changed = (sql: string, { start, end, becomes }: Change) => sql.slice(0, start) + becomes + sql.slice(end)

export const said = (sql: string, { start, end, becomes }: Change) =>
  `«${sql.slice(start, end).replace(/\s+/g, ' ').slice(0, 90)}» → ${becomes}`
