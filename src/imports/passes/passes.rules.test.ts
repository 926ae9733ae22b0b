/** Reads rows of a list: headers, names, days and hours, dates, units, and errors. */
import { expect, test } from 'vitest'
import type { FileRow } from '../imports.contract.ts'
import { problemOf } from '../imports.rules.ts'
import { neededOf, passReaders } from './passColumns.ts'
import {
  namesIn,
  type PassCorrections,
  readPasses,
  unitFinder,
  unitsWithoutHost,
  withProposals,
} from './passes.rules.ts'
import { type PassKind, passFacts, passKinds } from './passFacts.ts'
import { relationshipOf, vehicleTypeOf, workTypeOf } from './passWords.ts'
import { readDay, readSchedule } from './schedule.ts'

const fileOf = (...rows: string[][]): FileRow[] => rows.map((cells, at) => ({ number: at + 1, cells }))
const units = ['101', '102', 'A-101', 'ENCINO-5', 'PINO-5'].map((unitNumber) => ({
  unit_number: unitNumber,
  has_host: unitNumber !== '102',
}))
const find = unitFinder(units)
const read = (kind: PassKind, rows: FileRow[], corrections: PassCorrections = new Map()) =>
  readPasses({ kind, rows, layout: passReaders[kind].layoutOf(rows), corrections, find })

test('reads vehicles: unit, plate, make and model apart or in one cell, color and type', () => {
  const rows = fileOf(
    ['Vehículos 2026'],
    ['Torre', 'Depto', 'Placas', 'Marca / Modelo', 'Color', 'Tipo'],
    ['A', '101', 'abc-12-34', 'Nissan Versa Note', 'Gris', 'Moto'],
    ['', '101', 'XYZ987', 'Land Rover Defender', '-', ''],
    ['', '101', 'QQQ111', 'Vocho', '', 'nave'],
  )
  expect(read('vehicle', rows).map(({ facts }) => facts)).toEqual([
    {
      ...{ auth_type: 'vehicle', unit_number: 'A-101', vehicle_plate: 'ABC1234', vehicle_type: 'motorcycle' },
      ...{ brand: 'Nissan', model: 'Versa Note', color: 'Gris' },
    },
    expect.objectContaining({ brand: 'Land Rover', model: 'Defender', color: null, vehicle_type: 'car' }),
    expect.objectContaining({ brand: 'Vocho', model: '—', vehicle_type: 'other' }),
  ])
  const english = fileOf(['Unit', 'License plate', 'Make', 'Model', 'Color'], ['101', 'AB 123', 'Kia', 'Rio', 'red'])
  expect(read('vehicle', english)[0]?.facts).toMatchObject({ vehicle_plate: 'AB123', brand: 'Kia', model: 'Rio' })
})

test('reads workers: names, document, work, days and hours from several columns, and the last day', () => {
  const rows = fileOf(
    ['Casa', 'Nombre', 'Apellidos', 'Cédula', 'Oficio', 'Días', 'Entrada', 'Salida', 'Hasta', 'Celular'],
    [
      '101',
      'Guadalupe',
      'Santos Ruiz',
      '12.345',
      'Empleada doméstica',
      'L-V',
      '8:00',
      '16:00',
      '31/12/2026',
      '55 1234 5678',
    ],
    ['101', 'Pedro', '', '', 'Sastre', '', '', '', 'indefinido', 'no sabe'],
  )
  const [one, two] = read('worker', rows)
  expect(one?.facts).toEqual({
    ...{ auth_type: 'worker', unit_number: '101', name: 'Guadalupe', last_name: 'Santos Ruiz', id_document: '12.345' },
    ...{ phone_number: '55 1234 5678', work_type: 'hogar', notes: null },
    ...{ weekdays: [1, 2, 3, 4, 5], hours_from: '08:00', hours_until: '16:00', until: '2026-12-31' },
  })
  expect(two?.facts).toMatchObject({ name: 'Pedro', last_name: null, work_type: 'otro', notes: 'Sastre', until: null })
  expect(two?.phone_left_out).toBe(true)
})

test('reads permanent visitors with the relationship in their words', () => {
  const rows = fileOf(
    ['Unidad', 'Visitante', 'Parentesco', 'Documento'],
    ['101', 'Carmen Peña', 'Mamá', 'X1'],
    ['101', 'Ana', 'vecina', ''],
  )
  expect(read('permanent_visitor', rows).map(({ facts }) => facts)).toMatchObject([
    { name: 'Carmen', last_name: 'Peña', relationship: 'familiar', id_document: 'X1', notes: null },
    { name: 'Ana', last_name: null, relationship: 'otro', notes: 'vecina' },
  ])
})

test('reports missing and unreadable fields, and errors of a unit', () => {
  const rows = fileOf(
    ['Unidad', 'Nombre', 'Horario', 'Hasta'],
    ['', 'Ana', '', ''],
    ['101', '', 'cuando puede', 'mañana'],
    ['999', 'Ana', '', ''],
    ['102', 'Ana', '', ''],
    ['encino 5', 'Ana', '', ''],
    ['encino', 'Ana', '', ''],
  )
  const lines = read('worker', rows)
  expect(lines.map(({ problems }) => problems)).toEqual([
    [{ field: 'unit_number', why: 'missing' }],
    [
      { field: 'full_name', why: 'missing' },
      { field: 'schedule', why: 'wrong' },
      { field: 'until', why: 'wrong' },
    ],
    [{ field: 'unit_number', why: 'unknown' }],
    [{ field: 'unit_number', why: 'no_host' }],
    [],
    [{ field: 'unit_number', why: 'unknown' }],
  ])
  expect(lines[4]?.facts).toMatchObject({ unit_number: 'ENCINO-5' })
  expect(lines[5]?.proposal).toBe('ENCINO-5')
  expect(unitsWithoutHost(lines)).toEqual(['102'])
  const mended = read('worker', rows, withProposals(new Map(), lines))
  expect(mended[5]?.facts).toMatchObject({ unit_number: 'ENCINO-5' })
  // Units are not checked before the condominium is chosen.
  const unasked = readPasses({
    kind: 'worker',
    rows,
    layout: passReaders.worker.layoutOf(rows),
    corrections: new Map(),
    find: null,
  })
  expect(unasked[2]?.problems).toEqual([])
})

test('refuses "5" if there are two houses 5', () => {
  expect(find('5')).toEqual({ unit: null, proposal: null })
})

test('reports a file without the needed columns, and reads a correction like the file', () => {
  for (const kind of passKinds) {
    const rows = fileOf(['Algo', 'Otro'], ['1', '2'])
    expect(problemOf(rows, passReaders[kind].layoutOf(rows), neededOf[kind])).toBe('columns_missing')
  }
  const rows = fileOf(['Unidad', 'Placa', 'Marca'], ['101', '??', 'Kia'])
  expect(read('vehicle', rows)[0]?.problems).toEqual([{ field: 'vehicle_plate', why: 'missing' }])
  expect(read('vehicle', rows, new Map([[2, { vehicle_plate: 'aa-1' }]]))[0]?.problems).toEqual([])
  expect(read('vehicle', rows, new Map([[2, { vehicle_plate: 'a' }]]))[0]?.problems).toEqual([
    { field: 'vehicle_plate', why: 'wrong' },
  ])
})

test.each([
  ['L-V 8:00-16:00', [1, 2, 3, 4, 5], '08:00', '16:00'],
  ['Lunes a viernes de 8 a 16 hrs', [1, 2, 3, 4, 5], '08:00', '16:00'],
  ['lunes, miércoles y viernes', [1, 3, 5], null, null],
  ['Martes y jueves 9am - 1:30pm', [2, 4], '09:00', '13:30'],
  ['LMXJV', [1, 2, 3, 4, 5], null, null],
  ['LMMJV', [1, 2, 3, 4, 5], null, null],
  ['Mon-Fri 08:30 to 17:00', [1, 2, 3, 4, 5], '08:30', '17:00'],
  ['Tuesday and Thursday', [2, 4], null, null],
  ['vie-lun', [1, 5, 6, 7], null, null],
  ['todos los días', [1, 2, 3, 4, 5, 6, 7], null, null],
  ['22:00-6:00', null, '22:00', '06:00'],
  ['sáb 0.375-0.5', [6], '09:00', '12:00'],
  ['', null, null, null],
])('reads "%s"', (written, weekdays, from, until) => {
  expect(readSchedule(written)).toEqual({ weekdays, hours_from: from, hours_until: until })
})

test.each(['cuando puede', '25:00-26:00', '9:00-9:00', 'L-Q', '8 a', 'lunes 9'])('does not guess "%s"', (written) => {
  expect(readSchedule(written)).toBe(null)
})

test.each([
  ['2026-12-31', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['3-4-27', '2027-04-03'],
  ['12/31/2026', '2026-12-31'],
  ['5 de marzo de 2027', '2027-03-05'],
  ['5 mar 2027', '2027-03-05'],
  ['', null],
  ['Indefinido', null],
  ['31/02/2027', undefined],
  ['mañana', undefined],
])('reads the day "%s"', (written, day) => {
  expect(readDay(written)).toBe(day)
})

test('splits names at a comma, or by their number', () => {
  expect(namesIn('Santos Ruiz, Guadalupe')).toEqual({ name: 'Guadalupe', last_name: 'Santos Ruiz' })
  expect(namesIn('Lupita')).toEqual({ name: 'Lupita', last_name: null })
  expect(namesIn('Ana Peña Ruiz')).toEqual({ name: 'Ana', last_name: 'Peña Ruiz' })
  expect(namesIn('María José Peña Ruiz')).toEqual({ name: 'María José', last_name: 'Peña Ruiz' })
})

test('maps words of a list to choices of the product', () => {
  for (const word of ['', 'Moto', 'pick up', 'cohete']) {
    expect(passFacts.vehicle.shape.vehicle_type.safeParse(vehicleTypeOf(word)).success).toBe(true)
  }
  expect([workTypeOf('Jardinero'), workTypeOf('cleaning lady'), workTypeOf('Fontanero')]).toEqual([
    'jardineria',
    'limpieza',
    'plomeria',
  ])
  expect([relationshipOf('Suegra'), relationshipOf('novio'), relationshipOf('Nanny')]).toEqual([
    'familiar',
    'pareja',
    'cuidador',
  ])
})

test('reads five thousand rows of another condominium, each with an unknown unit', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({ unit_number: `T${at % 20}-${at}`, has_host: true }))
  const rows = fileOf(
    ['Unidad', 'Placa', 'Marca'],
    ...Array.from({ length: 5_000 }, (_, at) => [`Z ${at}`, `AAA${at}`, 'Kia']),
  )
  const lines = readPasses({
    ...{ kind: 'vehicle', rows, layout: passReaders.vehicle.layoutOf(rows), corrections: new Map() },
    find: unitFinder(many),
  })
  expect(lines).toHaveLength(5_000)
  expect(lines.every(({ problems }) => problems[0]?.why === 'unknown')).toBe(true)
})
