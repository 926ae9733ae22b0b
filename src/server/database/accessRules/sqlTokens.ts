export interface Token {
  readonly text: string
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
