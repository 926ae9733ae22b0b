import { createHash } from 'node:crypto'

/** Values are converted here, before a transaction begins, so that a bad value cannot break one in the middle. */
type WireValue = string | null | Buffer
export type SqlValue = WireValue | number | boolean | Date | readonly string[]

export interface Sql {
  readonly strings: readonly string[]
  readonly values: readonly WireValue[]
}

export function sql(strings: TemplateStringsArray, ...parts: readonly (SqlValue | Sql | undefined)[]): Sql {
  const texts: string[] = [strings[0] ?? '']
  const values: WireValue[] = []
  const extendLast = (text: string) => texts.push(`${texts.pop() ?? ''}${text}`)
  parts.forEach((part, index) => {
    const following = strings[index + 1] ?? ''
    if (isSql(part)) {
      extendLast(part.strings[0] ?? '')
      texts.push(...part.strings.slice(1))
      values.push(...part.values)
      extendLast(following)
    } else {
      values.push(toWire(part))
      texts.push(following)
    }
  })
  return { strings: texts, values }
}

export const nothing: Sql = sql``

/** Writes a program constant into the text, so that PostgreSQL plans once, for a page of 50. */
export function constant(number: number): Sql {
  if (!Number.isSafeInteger(number)) throw new RangeError('only a whole number is written into a statement')
  return { strings: [String(number)], values: [] }
}

export function constantText(word: string): Sql {
  if (!/^\w+$/.test(word)) throw new RangeError('only a word is written into a statement')
  return { strings: [`'${word}'`], values: [] }
}

export const constantTexts = (words: readonly string[]): Sql => ({
  strings: [words.map((word) => constantText(word).strings[0]).join(', ')],
  values: [],
})

/** Quotes the name of a table or column from the catalogue. */
export function name(known: string): Sql {
  return { strings: [`"${known.replaceAll('"', '""')}"`], values: [] }
}

export function all(conditions: readonly Sql[]): Sql {
  return conditions.reduce((whole, next) => sql`${whole} and ${next}`, sql`true`)
}

export function textOf(query: Sql): string {
  return query.strings.reduce((text, piece, index) => `${text}$${index}${piece}`)
}

const names = new Map<string, string>()

export function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

export function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && 'strings' in part && 'values' in part
}

function toWire(value: SqlValue | undefined): WireValue {
  if (value === undefined || value === null) return null
  if (Buffer.isBuffer(value)) return value
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return `{${value.map(quoted).join(',')}}`
  const text = String(value)
  if (text.includes('\0')) throw new RangeError('PostgreSQL text cannot hold NUL')
  return text
}

const quoted = (element: string) => `"${element.replace(/[\\"]/g, '\\$&')}"`
