/**
 * Answers made of plain columns: a shape says which column stands where, PostgreSQL reads the columns, the program writes the JSON. JSON built
 * by PostgreSQL costs three times its rows. Where an item is a part of a larger answer, `jsonOf` builds it in SQL from the same shape.
 */
import { constantText, isSql, nothing, type Sql, sql, textOf } from './sql.ts'

export interface Shape {
  readonly [key: string]: Sql | Shape | OrNull | Merged | Written
}

/** An object that is null where its first column is null. */
class OrNull {
  readonly shape: Shape
  constructor(shape: Shape) {
    this.shape = shape
  }
}
export const orNull = (shape: Shape) => new OrNull(shape)

/** One object of several JSON columns and further columns, of which those that are null are left out. */
class Merged {
  readonly objects: readonly Sql[]
  readonly columns: Named
  constructor(objects: readonly Sql[], columns: Named) {
    this.objects = objects
    this.columns = columns
  }
}
type Named = Readonly<Record<string, Sql | Written>>
export const merged = (objects: readonly Sql[], columns: Named) => new Merged(objects, columns)

/** A text that the program writes from columns that are not null. */
class Written {
  readonly columns: readonly Sql[]
  readonly write: (...texts: string[]) => string
  constructor(columns: readonly Sql[], write: (...texts: string[]) => string) {
    this.columns = columns
    this.write = write
  }
}
export const written = (columns: readonly Sql[], write: (...texts: string[]) => string) => new Written(columns, write)

/** Rows as PostgreSQL wrote them, and the type of each column. */
export interface Columns {
  readonly rows: readonly (readonly (string | null)[])[]
  readonly types: readonly number[]
}

/** What a handler asks: statements for one round trip, and the JSON of their rows. Null is refused as `not_found`. */
export interface Question {
  readonly statements: readonly Sql[]
  /**
   * PostgreSQL follows an index row by row, and does not collect all rows first (`enable_bitmapscan`). For a page that an index has in order
   * and whose condition a policy repeats: PostgreSQL counts it twice, expects one row, and would read and sort all.
   */
  readonly by_index?: boolean | undefined
  write(read: readonly Columns[]): string | null
}

type Row = Columns['rows'][number]
type Encode = (text: string) => string
type Write = (row: Row, encode: readonly Encode[]) => string

/** All rows, as a list. `from` is all that follows the columns, and reads the tables. */
export function listOf(shape: Shape, from: Sql, tables?: Sql): Question {
  const { columns, write } = readerOf(shape)
  return {
    statements: [sql`${withTables(tables)}select ${columns} ${from}`],
    write: ([read]) => `[${read ? writtenRows(read, write).join(',') : ''}]`,
  }
}

/** The first row. */
export function itemOf(shape: Shape, from: Sql, tables?: Sql): Question {
  const { columns, write } = readerOf(shape)
  return {
    statements: [sql`${withTables(tables)}select ${columns} ${from}`],
    write: ([read]) => (read && writtenRows(read, write)[0]) ?? null,
  }
}

export const withTables = (tables: Sql | undefined) => (tables ? sql`with ${tables} ` : nothing)

/** One value of JSON that PostgreSQL builds. */
export const jsonFrom = (query: Sql): Question => ({
  statements: [query],
  write: ([read]) => read?.rows[0]?.[0] ?? null,
})

/** Several questions in one round trip, answered as one object. */
export function together(parts: Readonly<Record<string, Question>>): Question {
  return {
    statements: Object.values(parts).flatMap(({ statements }) => statements),
    write(read) {
      let at = 0
      const written = Object.entries(parts).map(([name, { statements, write }]) => {
        const end = at + statements.length
        const text = write(read.slice(at, end))
        at = end
        return text === null ? null : `"${name}":${text}`
      })
      return written.includes(null) ? null : `{${written.join(',')}}`
    },
  }
}

interface Reader {
  columns: Sql
  write: Write
  /** The place of a column in the row. */
  placeOf(column: Sql): number | undefined
}

const readers = new WeakMap<Shape, Reader>()

export function readerOf(shape: Shape): Reader {
  const known = readers.get(shape)
  if (known) return known
  const found: Sql[] = []
  const write = writerOf(shape, (column) => found.push(column) - 1)
  const texts = found.map(textOf)
  const reader = {
    columns: found.reduce((before, next, place) => (place === 0 ? next : sql`${before}, ${next}`), nothing),
    write,
    placeOf: (column: Sql) => {
      const place = texts.indexOf(textOf(column))
      return place < 0 ? undefined : place
    },
  }
  readers.set(shape, reader)
  return reader
}

export function writtenRows({ rows, types }: Columns, write: Write): string[] {
  const encode = types.map(encodingOf)
  return rows.map((row) => write(row, encode))
}

function writerOf(shape: Shape, place: (column: Sql) => number): Write {
  const parts = Object.entries(shape).map(([name, node], index): [lead: string, write: Write] => [
    `${index === 0 ? '{' : ','}"${name}":`,
    nodeWriter(node, place),
  ])
  return (row, encode) => {
    let text = ''
    for (const [lead, write] of parts) text += lead + write(row, encode)
    return `${text}}`
  }
}

function nodeWriter(node: Shape[string], place: (column: Sql) => number): Write {
  if (isSql(node)) return columnWriter(place(node))
  if (node instanceof Written) return textWriter(node, place)
  if (node instanceof Merged) return mergedWriter(node, place)
  if (!(node instanceof OrNull)) return writerOf(node, place)
  const places: number[] = []
  const write = writerOf(node.shape, (column) => {
    const at = place(column)
    places.push(at)
    return at
  })
  const [first = 0] = places
  return (row, encode) => (row[first] === null ? 'null' : write(row, encode))
}

function columnWriter(at: number): Write {
  return (row, encode) => {
    const text = row[at] ?? null
    return text === null ? 'null' : (encode[at]?.(text) ?? 'null')
  }
}

function textWriter({ columns, write }: Written, place: (column: Sql) => number): Write {
  const places = columns.map(place)
  return (row) => {
    const texts = places.flatMap((at) => row[at] ?? [])
    return texts.length === places.length ? JSON.stringify(write(...texts)) : 'null'
  }
}

function mergedWriter({ objects, columns }: Merged, place: (column: Sql) => number): Write {
  const whole = objects.map(place)
  const named = Object.entries(columns).map(([name, node]) => [`"${name}":`, nodeWriter(node, place)] as const)
  return (row, encode) => {
    const members = whole.map((at) => (row[at] ?? '').slice(1, -1)).filter(Boolean)
    for (const [lead, write] of named) {
      const text = write(row, encode)
      if (text !== 'null') members.push(lead + text)
    }
    return `{${members.join(',')}}`
  }
}

// The type numbers that PostgreSQL gives its own types never change.
const asItIs = new Set([20, 21, 23, 114, 700, 701, 1700, 3802])
const quotedTypes = new Set([1082, 2950])
const timestamptz = 1184
const bool = 16

function encodingOf(type: number): Encode {
  if (type === bool) return (text) => (text === 't' ? 'true' : 'false')
  if (asItIs.has(type)) return (text) => text
  if (quotedTypes.has(type)) return (text) => `"${text}"`
  // Sessions are in UTC: `2026-11-25 15:33:35.12+00`.
  if (type === timestamptz) return (text) => `"${text.replace(' ', 'T')}:00"`
  return JSON.stringify
}

/** The same shape as an expression of JSON, for a part of a larger answer. */
export function jsonOf(shape: Shape): Sql {
  return sql`json_build_object(${pairsOf(shape)})`
}

function pairsOf(shape: Shape): Sql {
  return Object.entries(shape).reduce((before, [name, node], index) => {
    const pair = sql`${constantText(name)}, ${jsonNode(node)}`
    return index === 0 ? pair : sql`${before}, ${pair}`
  }, nothing)
}

function jsonNode(node: Shape[string]): Sql {
  if (isSql(node)) return node
  if (node instanceof OrNull) {
    const [first] = Object.values(node.shape)
    if (!isSql(first)) throw new TypeError('the first of an object that may be null is a column')
    return sql`case when ${first} is not null then ${jsonOf(node.shape)} end`
  }
  if (node instanceof Written) throw new TypeError('the program writes it, so PostgreSQL cannot')
  if (!(node instanceof Merged)) return jsonOf(node)
  const rest = sql`jsonb_strip_nulls(jsonb_build_object(${pairsOf(node.columns)}))`
  return node.objects.reduceRight((after, object) => sql`${object} || ${after}`, rest)
}
