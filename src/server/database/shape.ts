/**
 * The structure of an answer: a shape names the column of each field, PostgreSQL reads the columns, and the program writes the
 * JSON. JSON built by PostgreSQL costs three times its rows. For an item inside a larger answer, `jsonOf` builds it in SQL from
 * the same shape.
 */
import { constantText, isSql, nothing, type Sql, sql, textOf } from './sql.ts'

export interface Shape {
  readonly [key: string]: Sql | Shape | OrNull | Merged | Written | Seldom
}

/** An object that is null where its first column is null. */
class OrNull {
  readonly shape: Shape
  constructor(shape: Shape) {
    this.shape = shape
  }
}
export const orNull = (shape: Shape) => new OrNull(shape)

/** Merges several JSON columns and single columns into one object and leaves out null values. */
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

class Written {
  readonly columns: readonly Sql[]
  readonly write: (...texts: string[]) => string
  constructor(columns: readonly Sql[], write: (...texts: string[]) => string) {
    this.columns = columns
    this.write = write
  }
}
export const written = (columns: readonly Sql[], write: (...texts: string[]) => string) => new Written(columns, write)

/** A column that is null in nearly every row and is then left out. It is never the first of its object. */
class Seldom {
  readonly column: Sql
  constructor(column: Sql) {
    this.column = column
  }
}
export const seldom = (column: Sql) => new Seldom(column)

export interface Columns {
  readonly rows: readonly (readonly (string | null)[])[]
  readonly types: readonly number[]
}

type Row = Columns['rows'][number]
type Write = (row: Row, kinds: readonly Kind[]) => string

interface Reader {
  columns: Sql
  write: Write
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
  const kinds = types.map(kindOf)
  return rows.map((row) => write(row, kinds))
}

interface Step {
  lead: string
  at: number
  write: Write | null
}

/** Nested objects are flattened into one list of steps, because each function call costs as much as a column. */
function writerOf(shape: Shape, place: (column: Sql) => number): Write {
  const steps: Step[] = []
  let lead = ''
  const lay = (inner: Shape) => {
    lead += '{'
    for (const [index, [name, node]] of Object.entries(inner).entries()) {
      if (node instanceof Seldom) {
        steps.push({ lead, at: 0, write: seldomWriter(name, place(node.column)) })
        lead = ''
        continue
      }
      lead += `${index === 0 ? '' : ','}"${name}":`
      if (isPlain(node)) lay(node)
      else {
        steps.push(
          isSql(node) ? { lead, at: place(node), write: null } : { lead, at: 0, write: nodeWriter(node, place) },
        )
        lead = ''
      }
    }
    lead += '}'
  }
  lay(shape)
  const tail = lead
  return (row, kinds) => {
    let text = ''
    for (const { lead: before, at, write } of steps) {
      text += before + (write ? write(row, kinds) : jsonValue(row[at], kinds[at]))
    }
    return text + tail
  }
}

const isPlain = (node: Shape[string]): node is Shape =>
  !isSql(node) && ![Written, Merged, OrNull, Seldom].some((kind) => node instanceof kind)

const seldomWriter =
  (name: string, at: number): Write =>
  (row, kinds) =>
    row[at] === null ? '' : `,"${name}":${jsonValue(row[at], kinds[at])}`

function nodeWriter(node: Exclude<Shape[string], Seldom>, place: (column: Sql) => number): Write {
  if (node instanceof Written) return textWriter(node, place)
  if (node instanceof Merged) return mergedWriter(node, place)
  if (node instanceof OrNull) return perhapsWriter(node, place)
  if (!isSql(node)) return writerOf(node, place)
  const at = place(node)
  return (row, kinds) => jsonValue(row[at], kinds[at])
}

function perhapsWriter({ shape }: OrNull, place: (column: Sql) => number): Write {
  const places: number[] = []
  const write = writerOf(shape, (column) => {
    const at = place(column)
    places.push(at)
    return at
  })
  const [first = 0] = places
  return (row, kinds) => (row[first] === null ? 'null' : write(row, kinds))
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
  return (row, kinds) => {
    let text = ''
    for (const at of whole) {
      const members = (row[at] ?? '').slice(1, -1)
      if (members) text += text ? `,${members}` : members
    }
    for (const [lead, write] of named) {
      const value = write(row, kinds)
      if (value !== 'null') text += (text ? ',' : '') + lead + value
    }
    return `{${text}}`
  }
}

type Kind = 'as it is' | 'quoted' | 'bool' | 'timestamptz' | 'text'
// These types of PostgreSQL have fixed numbers; their text is already JSON.
const asItIs = new Set([20, 21, 23, 114, 700, 701, 1700, 3802])
const quoted = new Set([1082, 2950])

function kindOf(type: number): Kind {
  if (asItIs.has(type)) return 'as it is'
  if (quoted.has(type)) return 'quoted'
  if (type === 16) return 'bool'
  return type === 1184 ? 'timestamptz' : 'text'
}

// Characters that JSON may need to escape: quotes, backslashes, control characters, lone surrogates. The test costs less than
// escaping.
const special = /[^ !#-[\]-\ud7ff\ue000-\uffff]/

function jsonValue(text: string | null | undefined, kind: Kind | undefined): string {
  if (text === null || text === undefined) return 'null'
  switch (kind) {
    case 'as it is':
      return text
    case 'quoted':
      return `"${text}"`
    case 'bool':
      return text === 't' ? 'true' : 'false'
    // Sessions are in UTC: `2026-11-25 15:33:35.12+00`.
    case 'timestamptz':
      return `"${text.replace(' ', 'T')}:00"`
    default:
      return special.test(text) ? JSON.stringify(text) : `"${text}"`
  }
}

/** Builds the same shape as a JSON expression, for a part of a larger answer. */
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
  if (node instanceof Written || node instanceof Seldom) {
    throw new TypeError('the program writes it, so PostgreSQL cannot')
  }
  if (!(node instanceof Merged)) return jsonOf(node)
  const rest = sql`jsonb_strip_nulls(jsonb_build_object(${pairsOf(node.columns)}))`
  return node.objects.reduceRight((after, object) => sql`${object} || ${after}`, rest)
}
