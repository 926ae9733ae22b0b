/** Reads the lines of an import: valid residents, and what is wrong with the other lines. */
import { type CsvLine, csvLines } from './csvLines.ts'
import { residentLine } from './imports.contract.ts'

export const mostLines = 5_000
export const mostBytes = 1024 * 1024

type Column = keyof typeof residentLine.shape
type LineProblem =
  | 'name_missing'
  | 'name_wrong'
  | 'email_missing'
  | 'email_wrong'
  | 'email_twice'
  | 'email_known'
  | 'phone_wrong'
  | 'unit_missing'
  | 'unit_wrong'

export interface ReadLine {
  number: number
  /** As written in the file, so that the user finds it. */
  written: Record<Column, string>
  resident: ReturnType<typeof residentLine.parse> | null
  problems: LineProblem[]
}

export type FileProblem = 'empty' | 'too_many' | 'columns_missing'

const headers: Record<string, Column> = {
  ...{
    nombre: 'full_name',
    'nombre completo': 'full_name',
    full_name: 'full_name',
    'full name': 'full_name',
    name: 'full_name',
  },
  ...{ residente: 'full_name', resident: 'full_name' },
  ...{ correo: 'email', 'correo electronico': 'email', email: 'email', 'e-mail': 'email' },
  ...{ telefono: 'phone_number', phone: 'phone_number', phone_number: 'phone_number', celular: 'phone_number' },
  ...{ unidad: 'unit_number', unit: 'unit_number', unit_number: 'unit_number', casa: 'unit_number' },
}

const missing: Record<Column, LineProblem> = {
  full_name: 'name_missing',
  email: 'email_missing',
  phone_number: 'phone_wrong',
  unit_number: 'unit_missing',
}
const wrong: Record<Column, LineProblem> = {
  full_name: 'name_wrong',
  email: 'email_wrong',
  phone_number: 'phone_wrong',
  unit_number: 'unit_wrong',
}
const columns = ['full_name', 'email', 'phone_number', 'unit_number'] as const
const needed = ['full_name', 'email', 'unit_number'] as const

export function readFile(text: string): ReadLine[] | FileProblem {
  const [head, ...lines] = csvLines(text)
  if (!head || lines.length === 0) return 'empty'
  if (lines.length > mostLines) return 'too_many'
  const places = placesOf(head)
  if (needed.some((column) => places[column] === undefined)) return 'columns_missing'
  return markTwins(lines.map((line) => readLine(line, places)))
}

const plain = (header: string) => header.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

function placesOf({ cells }: CsvLine): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {}
  cells.forEach((cell, at) => {
    const column = headers[plain(cell)]
    if (column) found[column] ??= at
  })
  return found
}

/** A number that a spreadsheet put to sleep is the number again. */
const awake = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '').trim()

function readLine({ number, cells }: CsvLine, places: Partial<Record<Column, number>>): ReadLine {
  const cellOf = (column: Column) => awake(cells[places[column] ?? -1] ?? '')
  const written = {
    full_name: cellOf('full_name'),
    email: cellOf('email'),
    phone_number: cellOf('phone_number'),
    unit_number: cellOf('unit_number'),
  }
  const parsed = residentLine.safeParse({ ...written, phone_number: written.phone_number || null })
  const refused = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  const problems = columns
    .filter((column) => refused.has(column))
    .map((column) => (written[column] === '' ? missing : wrong)[column])
  return { number, written, resident: parsed.data ?? null, problems }
}

/** Of lines with one address nobody knows which is right, so none of them is. */
function markTwins(lines: ReadLine[]): ReadLine[] {
  const counts = new Map<string, number>()
  const addressOf = ({ written }: ReadLine) => written.email.toLowerCase()
  for (const line of lines) counts.set(addressOf(line), (counts.get(addressOf(line)) ?? 0) + 1)
  return lines.map((line) =>
    line.written.email !== '' && (counts.get(addressOf(line)) ?? 0) > 1
      ? { ...line, resident: null, problems: [...line.problems, 'email_twice'] }
      : line,
  )
}

export const markKnown = (lines: readonly ReadLine[], known: ReadonlySet<string>): ReadLine[] =>
  lines.map((line) =>
    line.resident && known.has(line.resident.email) ? { ...line, resident: null, problems: ['email_known'] } : line,
  )

/** Parts of a list, none larger than what may be sent at once. */
export const inParts = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, part) => list.slice(part * most, (part + 1) * most))
