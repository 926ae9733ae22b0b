/** Reads the rows of a file as passes of homes: the valid ones, and the errors of the others. */
import { unitParts, unitTyped } from '../../shared/unitNames.ts'
import type { Layout } from '../columns.ts'
import type { FileRow } from '../imports.contract.ts'
import { checkedBy, readPhone, unitWritten, withoutMark } from '../imports.rules.ts'
import { type PassColumn, type PassField, passFields } from './passColumns.ts'
import { type PassFacts, type PassKind, passFacts } from './passFacts.ts'
import { relationshipOf, vehicleTypeOf, workTypeOf } from './passWords.ts'
import { readDay, readSchedule } from './schedule.ts'

interface PassProblem {
  field: PassField
  why: 'missing' | 'wrong' | 'unknown' | 'no_host'
}

export interface PassLine {
  number: number
  /** The text of each field: its correction if there is one, else the text of the file. */
  written: Partial<Record<PassField, string>>
  facts: PassFacts | null
  problems: PassProblem[]
  /** A phone is optional: the row is imported without an unreadable one. */
  phone_left_out: boolean
  /** The probably intended unit; only a press accepts it. */
  proposal: string | null
}

export type PassCorrections = ReadonlyMap<number, Partial<Record<PassField, string>>>

export interface KnownUnit {
  unit_number: string
  has_host: boolean
}

/** Null before the condominium is chosen: then units are not checked. */
export type UnitFinder = (written: string) => { unit: KnownUnit | null; proposal: string | null }

/** Only this many unknown units get a suggestion; a file of another condominium has thousands. */
const mostProposals = 200

/** "a 101" means A-101 by its words and numbers; a partial match is suggested. */
export function unitFinder(units: readonly KnownUnit[]): UnitFinder {
  const names = units.map(({ unit_number }) => unit_number)
  const exact = new Map(units.map((unit) => [unit.unit_number, unit]))
  const byParts = Map.groupBy(units, ({ unit_number }) => unitParts(unit_number).join(''))
  const proposals = new Map<string, string | null>()
  return (written) => {
    const wanted = written.replace(/\s+/g, ' ').toUpperCase()
    const alike = byParts.get(unitParts(written).join('')) ?? []
    const unit = exact.get(wanted) ?? (alike.length === 1 ? alike[0] : undefined)
    if (unit) return { unit, proposal: null }
    if (!proposals.has(wanted) && proposals.size < mostProposals) proposals.set(wanted, unitTyped(written, names))
    return { unit: null, proposal: proposals.get(wanted) ?? null }
  }
}

interface Reading {
  kind: PassKind
  rows: readonly FileRow[]
  layout: Layout<PassColumn>
  corrections: PassCorrections
  find: UnitFinder | null
}

export function readPasses({ kind, rows, layout, corrections, find }: Reading): PassLine[] {
  return rows
    .filter(({ number }) => number > layout.head)
    .map((row) => {
      const cellOf = (column: PassColumn) => meant(withoutMark(row.cells[layout.places[column] ?? -1] ?? ''))
      const corrected = Object.entries(corrections.get(row.number) ?? {}).map(([field, text]) => [field, text.trim()])
      const written = { ...writtenIn(kind, cellOf), ...Object.fromEntries(corrected) }
      return readPass({ kind, number: row.number, written, find, type: cellOf('vehicle_type') })
    })
}

/** Signs such as a dash mean an empty cell. */
const meant = (cell: string) =>
  /[\p{L}\p{N}]/u.test(cell) && !/^(n\/a|s\/n|no tiene|ninguno|none)$/i.test(cell) ? cell : ''

const joined = (parts: readonly string[], between = ' ') => parts.filter(Boolean).join(between)

function writtenIn(kind: PassKind, cellOf: (column: PassColumn) => string): PassLine['written'] {
  const hours = joined([cellOf('hours_from'), cellOf('hours_until')], '-')
  const all: Record<PassField, string> = {
    unit_number: unitWritten(cellOf('tower'), cellOf('unit_number')),
    vehicle_plate: cellOf('vehicle_plate'),
    ...makeAndModel(cellOf('brand'), cellOf('model')),
    color: cellOf('color'),
    full_name: joined([cellOf('last_name'), cellOf('full_name')], ', '),
    id_document: cellOf('id_document'),
    phone_number: cellOf('phone_number'),
    work_type: cellOf('work_type'),
    schedule: joined([cellOf('days'), cellOf('hours'), hours]),
    until: cellOf('until'),
    relationship: cellOf('relationship'),
  }
  return Object.fromEntries(passFields[kind].map((field) => [field, all[field]]))
}

const makesOfTwoWords = /^(land rover|range rover|alfa romeo|aston martin|great wall|mercedes benz)\s+/i

/** "Nissan Versa" in one cell is a make and a model. */
function makeAndModel(brand: string, model: string): { brand: string; model: string } {
  if (model || !brand.includes(' ')) return { brand, model }
  const make = makesOfTwoWords.exec(brand)?.[1] ?? brand.slice(0, brand.search(/\s/))
  return { brand: make, model: brand.slice(make.length).trim() }
}

/** Splits first and last names at a comma, or by their number. */
export function namesIn(written: string): { name: string; last_name: string | null } {
  const [last = '', first] = written.split(',', 2).map((part) => part.trim())
  if (first && last) return { name: first, last_name: last }
  const words = written.replace(',', ' ').split(/\s+/).filter(Boolean)
  const names = words.length > 3 ? 2 : 1
  return { name: words.slice(0, names).join(' '), last_name: words.slice(names).join(' ') || null }
}

interface Written {
  kind: PassKind
  number: number
  written: PassLine['written']
  find: UnitFinder | null
  type: string
}

function readPass({ kind, number, written, find, type }: Written): PassLine {
  const found = written.unit_number && find ? find(written.unit_number) : null
  const { facts, unreadable, phone_left_out } = factsOf(kind, written, type)
  const parsed = passFacts[kind].safeParse({ ...facts, unit_number: found?.unit?.unit_number ?? written.unit_number })
  const refused = new Set([...unreadable, ...(parsed.error?.issues ?? []).map(({ path }) => fieldOf(String(path[0])))])
  const problems = passFields[kind]
    .filter((field) => refused.has(field))
    .map((field): PassProblem => ({ field, why: written[field] ? 'wrong' : 'missing' }))
  if (found && !found.unit) problems.unshift({ field: 'unit_number', why: 'unknown' })
  else if (found?.unit && !found.unit.has_host) problems.unshift({ field: 'unit_number', why: 'no_host' })
  return {
    ...{ number, written, problems, phone_left_out },
    facts: problems.length === 0 ? (parsed.data ?? null) : null,
    proposal: found?.proposal ?? null,
  }
}

/** Maps a fact to its field, because several facts share one. */
const fieldOf = (fact: string): PassField => {
  if (fact === 'name' || fact === 'last_name') return 'full_name'
  return ['weekdays', 'hours_from', 'hours_until'].includes(fact) ? 'schedule' : (fact as PassField)
}

function factsOf(kind: PassKind, written: PassLine['written'], type: string) {
  const { vehicle_plate = '', brand = '', model = '', color = '', full_name = '', id_document = '' } = written
  const { phone_number = '', work_type = '', schedule = '', until = '', relationship = '' } = written
  if (kind === 'vehicle') {
    const facts = {
      auth_type: kind,
      vehicle_plate,
      vehicle_type: vehicleTypeOf(type),
      brand,
      model: model || '—',
      color,
    }
    return { facts, unreadable: [], phone_left_out: false }
  }
  const phone = readPhone(phone_number)
  const person = { ...namesIn(full_name), id_document, phone_number: phone }
  const phoneLeftOut = phone_number !== '' && phone === null
  if (kind === 'permanent_visitor') {
    const chosen = relationshipOf(relationship)
    const notes = chosen === 'otro' ? relationship : null
    return {
      facts: { auth_type: kind, ...person, relationship: chosen, notes },
      unreadable: [],
      phone_left_out: phoneLeftOut,
    }
  }
  const agreed = readSchedule(schedule)
  const day = readDay(until)
  const chosen = workTypeOf(work_type)
  const unreadable: PassField[] = [
    ...(agreed ? [] : (['schedule'] as const)),
    ...(day === undefined ? (['until'] as const) : []),
  ]
  const hours = agreed ?? { weekdays: null, hours_from: null, hours_until: null }
  const notes = chosen === 'otro' ? work_type : null
  const facts = { auth_type: kind, ...person, work_type: chosen, ...hours, until: day ?? null, notes }
  return { facts, unreadable, phone_left_out: phoneLeftOut }
}

/** A row with a warning is imported without its phone. */
export const passStateOf = ({ facts, phone_left_out }: PassLine): 'ready' | 'warned' | 'wrong' =>
  facts ? (phone_left_out ? 'warned' : 'ready') : 'wrong'

export const passRowsToCheck = checkedBy(passStateOf)

/** Lists the units that have no account, as the lines name them. */
export const unitsWithoutHost = (lines: readonly PassLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ problems, written }) =>
      problems.some(({ why }) => why === 'no_host') ? (written.unit_number ?? []) : [],
    ),
  ),
]

/** The corrections that accept every suggested unit. */
export function withProposals(corrections: PassCorrections, lines: readonly PassLine[]): PassCorrections {
  const next = new Map(corrections)
  for (const { number, proposal } of lines)
    if (proposal) next.set(number, { ...next.get(number), unit_number: proposal })
  return next
}
