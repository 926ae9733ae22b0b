/** Reads the rows of a file as residents: the valid ones, and the errors of the others. */
import { optionalPhone } from '../shared/fields.ts'
import type { Column, Layout } from './columns.ts'
import { type FileRow, residentLine } from './imports.contract.ts'
import { readKind } from './residents/residentKinds.ts'

export const mostLines = 5_000

export type Field = keyof typeof residentLine.shape
export const fields = ['full_name', 'email', 'phone_number', 'unit_number', 'kind'] as const

type LineProblem = 'name_missing' | 'name_wrong' | 'email_wrong' | 'email_known' | 'unit_missing' | 'unit_wrong'

export interface ReadLine {
  number: number
  /** Contains corrections instead of the file's text where there are any. */
  written: Record<Field, string>
  resident: ReturnType<typeof residentLine.parse> | null
  problems: LineProblem[]
  /** A phone is optional: the row is imported without an unreadable one. */
  phone_left_out: boolean
  /** The kind of resident is optional too. */
  kind_left_out: boolean
  /** An earlier row has the same e-mail: this one is imported without it, because an address belongs to one person. */
  email_left_out: boolean
}

/** Maps the number of a row to the user's text. */
export type Corrections = ReadonlyMap<number, Partial<Record<Field, string>>>

export type FileProblem = 'empty' | 'too_many' | 'columns_missing'

const missing = { full_name: 'name_missing', email: 'email_wrong', unit_number: 'unit_missing' } as const
const wrong = { full_name: 'name_wrong', email: 'email_wrong', unit_number: 'unit_wrong' } as const

export function problemOf<Name extends string>(
  rows: readonly FileRow[],
  { head, places }: Layout<Name>,
  needed: readonly Name[],
): FileProblem | null {
  const lines = rows.filter(({ number }) => number > head).length
  if (lines === 0) return 'empty'
  if (lines > mostLines) return 'too_many'
  return needed.some((column) => places[column] === undefined) ? 'columns_missing' : null
}

export function readLines(
  rows: readonly FileRow[],
  layout: Layout,
  corrections: Corrections,
  known: ReadonlySet<string>,
): ReadLine[] {
  const below = rows.filter(({ number }) => number > layout.head)
  const places = namesKinds(below, layout.places) ? layout.places : { ...layout.places, kind: undefined }
  const lines = below.map((row) =>
    readLine(row.number, { ...writtenIn(row, places), ...trimmed(corrections.get(row.number)) }),
  )
  return markKnown(markTwins(lines), known)
}

/** A column with that header may have another content, such as houses and flats: then it is ignored. */
const namesKinds = (rows: readonly FileRow[], { kind }: Layout['places']) =>
  kind !== undefined && rows.some(({ cells }) => readKind(cells[kind] ?? ''))

const trimmed = (corrected: Partial<ReadLine['written']> = {}) =>
  Object.fromEntries(Object.entries(corrected).map(([field, text]) => [field, text.trim()]))

/** Removes the mark with which spreadsheets keep a number as text. */
export const withoutMark = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '').trim()

/** Common texts for a missing e-mail; signs such as a dash mean the same. */
const noAddress = new Set(
  ',no,no tiene,no tengo,sin correo,sin email,sin mail,ninguno,n a,na,s c,x,none,no email'.split(','),
)
const addressIn = (cell: string) =>
  noAddress.has(
    cell
      .toLowerCase()
      .match(/[\p{L}\p{N}@]+/gu)
      ?.join(' ') ?? '',
  )
    ? ''
    : cell

function writtenIn({ cells }: FileRow, places: Layout['places']): ReadLine['written'] {
  const cellOf = (column: Column) => withoutMark(cells[places[column] ?? -1] ?? '')
  const [tower, unit] = [cellOf('tower'), cellOf('unit_number')]
  return {
    full_name: [cellOf('full_name'), cellOf('last_name')].filter(Boolean).join(' '),
    email: addressIn(cellOf('email')),
    phone_number: cellOf('phone_number'),
    unit_number: unitWritten(tower, unit),
    kind: cellOf('kind'),
  }
}

/** Adds the tower, unless the number already begins with it. */
export const unitWritten = (tower: string, unit: string) =>
  unit.toUpperCase().startsWith(tower.toUpperCase()) ? unit : [tower, unit].filter(Boolean).join('-')

function readLine(number: number, written: ReadLine['written']): ReadLine {
  const phone = readPhone(written.phone_number)
  const kind = readKind(written.kind)
  const parsed = residentLine.safeParse({ ...written, phone_number: phone, kind })
  const refused = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  const problems = (['full_name', 'email', 'unit_number'] as const)
    .filter((field) => refused.has(field))
    .map((field) => (written[field] === '' ? missing : wrong)[field])
  return {
    ...{ number, written, problems },
    resident: parsed.data ?? null,
    phone_left_out: written.phone_number !== '' && phone === null,
    kind_left_out: written.kind !== '' && kind === null,
    email_left_out: false,
  }
}

/** Takes the first of several numbers in a cell, without an extension and without the old mobile prefix of Mexico. */
export function readPhone(written: string): string | null {
  const [first = ''] = written.split(/[/;,|]| [yYoO] |\bext\b|\bx(?=\d)/i, 1)
  const phone = optionalPhone.safeParse(
    first
      .replace(/[^+0-9 ().-]/g, '')
      .trim()
      .replace(/^04[45]\s*(?=(\D*\d){10}$)/, ''),
  )
  return phone.success ? phone.data : null
}

/** A couple may share one address: only the first row keeps it. */
function markTwins(lines: ReadLine[]): ReadLine[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const address = line.resident?.email
    if (!line.resident || !address) return line
    if (seen.has(address)) return { ...line, resident: { ...line.resident, email: null }, email_left_out: true }
    seen.add(address)
    return line
  })
}

const markKnown = (lines: readonly ReadLine[], known: ReadonlySet<string>): ReadLine[] =>
  lines.map((line) =>
    line.resident?.email && known.has(line.resident.email)
      ? { ...line, resident: null, problems: ['email_known'] }
      : line,
  )

/** A row with a warning is imported without the unreadable text, or without the e-mail of another row. */
export const stateOf = ({
  resident,
  email_left_out,
  phone_left_out,
  kind_left_out,
}: ReadLine): 'ready' | 'warned' | 'wrong' =>
  resident ? (email_left_out || phone_left_out || kind_left_out ? 'warned' : 'ready') : 'wrong'

/**
 * The order begins with the rows that have errors in the file. A corrected row stays in place, so that it does not move during typing.
 */
export const checkedBy =
  <Read extends { number: number }>(stateOf: (line: Read) => 'ready' | 'warned' | 'wrong') =>
  <Line extends Read>(lines: readonly Line[], asInFile: readonly Read[]): Line[] => {
    const before = new Map(asInFile.map((line) => [line.number, stateOf(line)]))
    const ofState = (wanted: string) => lines.filter(({ number }) => before.get(number) === wanted)
    return [...ofState('wrong'), ...ofState('warned'), ...ofState('ready').filter((line) => stateOf(line) !== 'ready')]
  }

export const rowsToCheck = checkedBy(stateOf)

/** Units of several rows. Without a column for the tower, house 1 of each street would become one home. */
export function sharedUnits(lines: readonly ReadLine[]): { unit_number: string; names: string[] }[] {
  const ofUnit = Map.groupBy(
    lines.flatMap(({ resident }) => resident ?? []),
    ({ unit_number }) => unit_number,
  )
  return [...ofUnit]
    .map(([unitNumber, residents]) => ({ unit_number: unitNumber, names: residents.map(({ full_name }) => full_name) }))
    .filter(({ names }) => names.length > 1)
}

export const unitsIn = (lines: readonly ReadLine[]): number =>
  new Set(lines.flatMap(({ resident }) => resident?.unit_number ?? [])).size

/** Splits a list into parts that one call accepts. */
export const inParts = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, part) => list.slice(part * most, (part + 1) * most))
