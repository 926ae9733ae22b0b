/** Reads SQL as far as its readers need: words and signs with their places, strings and `$$` bodies whole, comments left out. */

export interface Token {
  readonly text: string
  /** In lower case when it is a word, so that it can be compared. */
  readonly word: string
  readonly start: number
  readonly end: number
}

const shape =
  /--[^\n]*|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([\p{L}_][\p{L}\p{N}_]*)?\$.*?\$\1\$|[\p{L}_][\p{L}\p{N}_]*|\d+|:=|::|<>|<=|>=|\S/gsu

export function tokensOf(sql: string): Token[] {
  return [...sql.matchAll(shape)]
    .filter(([text]) => !text.startsWith('--'))
    .map(({ 0: text, index }) => ({ text, word: text.toLowerCase(), start: index, end: index + text.length }))
}
