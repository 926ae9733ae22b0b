/** Reads the rows of a file as residents: the valid ones, and what is wrong with the others. */
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
  /** As written in the file or corrected since. */
  written: Record<Field, string>
  resident: ReturnType<typeof residentLine.parse> | null
  problems: LineProblem[]
  /** A telephone is optional: one that cannot be read keeps nobody out. */
  phone_left_out: boolean
  /** What somebody is in the home is optional too. */
  kind_left_out: boolean
  /** The e-mail of a line above: this one is taken without, because an address is of one person. */
  email_left_out: boolean
}

/** What the user wrote over the file, by the number of the row. */
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

/** A column of that name may hold something else, such as houses and flats: then nothing is read of it. */
const namesKinds = (rows: readonly FileRow[], { kind }: Layout['places']) =>
  kind !== undefined && rows.some(({ cells }) => readKind(cells[kind] ?? ''))

const trimmed = (corrected: Partial<ReadLine['written']> = {}) =>
  Object.fromEntries(Object.entries(corrected).map(([field, text]) => [field, text.trim()]))

/** A number that a spreadsheet marked as text is the number again. */
export const withoutMark = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '').trim()

/** What people write where there is no e-mail; signs alone, such as a dash, mean the same. */
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

/** With its tower, where the number does not name it already. */
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

/** Of several numbers in a cell the first; without an extension and the prefix with which mobile phones were once called in Mexico. */
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

/** A couple writes one address: the first line keeps it, those below are taken without. */
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

/** A row with a warning is imported, without what could not be read, or without the e-mail of another row. */
export const stateOf = ({
  resident,
  email_left_out,
  phone_left_out,
  kind_left_out,
}: ReadLine): 'ready' | 'warned' | 'wrong' =>
  resident ? (email_left_out || phone_left_out || kind_left_out ? 'warned' : 'ready') : 'wrong'

/** Those with errors in the file first. A row that was set right stays: it must not move away while it is written in. */
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

/** Parts of a list, none larger than what may be sent at once. */
export const inParts = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, part) => list.slice(part * most, (part + 1) * most))
