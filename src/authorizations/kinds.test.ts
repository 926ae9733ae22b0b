/** The form of each kind checks its values field by field, and names each problem. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { whole } from './authorizationFields.ts'
import { changesSchema, schemaOf, valuesSchema } from './authorizationSchemas.ts'
import { authorizations } from './authorizations.contract.ts'
import { type AuthType, authTypes, columnFields, fieldsOf, kinds, privateFields, type Values } from './kinds.ts'

const least: Record<AuthType, Values> = {
  co_resident: { name: 'Luis', last_name: 'Gómez', id_document: 'INE 1' },
  temporary_visitor: { name: 'Luis', last_name: 'Gómez', valid_from: '2026-06-01', valid_until: '2026-06-01' },
  permanent_visitor: { name: 'Luis', last_name: 'Gómez', relationship: 'familiar' },
  worker: { name: 'Luis', last_name: 'Gómez', work_type: 'limpieza' },
  pet: { name: 'Kira', species: 'perro' },
  vehicle: { vehicle_plate: 'ABC123', vehicle_type: 'car', brand: 'Nissan', model: 'Versa' },
}

/** Returns the problems by the names that the server reports to a form. */
function problems(type: AuthType, values: Values): string[] {
  const read = valuesSchema(type).safeParse(values, { reportInput: true })
  return read.success ? [] : read.error.issues.flatMap(named)
}

function named(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${key} unknown`)
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  return [
    `${issue.path.join('.')} ${missing ? 'required' : /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid'}`,
  ]
}

test('requires the document of an adult, and none of a minor, who authorizes nothing', () => {
  const child = { name: 'Sofía', last_name: 'Gómez', minor: true }
  expect(problems('co_resident', child)).toEqual([])
  expect(written('co_resident', { ...child, id_document: '' })).toMatchObject({ minor: true, id_document: null })
  for (const minor of [false, null, undefined])
    expect(problems('co_resident', { ...child, minor })).toEqual(['id_document required'])
  expect(problems('co_resident', { ...child, can_authorize_access: true })).toEqual(['can_authorize_access invalid'])
  expect(changesSchema('co_resident').safeParse({ name: 'Sofía', last_name: 'Gómez' }).success).toBe(false)
  expect(changesSchema('co_resident').safeParse({ ...child, id_document: null }).success).toBe(true)
})

function written(type: AuthType, more: Values): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(valuesSchema(type).parse({ ...least[type], ...more }))
}

describe.each(authTypes)('%s', (type) => {
  const required = Object.keys(least[type])

  test('requires only the required fields', () => {
    expect(problems(type, {})).toEqual(required.map((field) => `${field} required`).sort(byDescription(type)))
    expect(problems(type, least[type])).toEqual([])
    expect(
      fieldsOf(type)
        .filter(([, field]) => field.required)
        .map(([name]) => String(name))
        .sort(),
    ).toEqual([...required].sort())
  })

  test.each(required)('rejects blank and missing values for %s', (field) => {
    for (const nothing of ['', '   ', '\u00a0\t', null]) {
      expect(problems(type, { ...least[type], [field]: nothing })).toEqual([`${field} required`])
    }
  })

  test('turns missing optional values into null', () => {
    const optional = fieldsOf(type).filter(([, field]) => !field.required)
    for (const nothing of ['', '  ', null, undefined, []]) {
      const whole = written(type, Object.fromEntries(optional.map(([name]) => [name, nothing])))
      for (const [name] of optional) expect([name, whole[name]]).toEqual([name, null])
    }
  })

  test('rejects unknown fields and those of other kinds', () => {
    const strangers = [
      'admin',
      'status',
      'resident_id',
      'access_number',
      'pass_id',
      'constructor',
      ...otherFields(type),
    ]
    for (const stranger of strangers) {
      expect(problems(type, { ...least[type], [stranger]: 'x' })).toEqual([`${stranger} unknown`])
    }
  })

  test('limits the length of every text and rejects wrong types', () => {
    for (const [name, { control }] of fieldsOf(type)) {
      if (control === 'yes_no') continue
      const long = problems(type, { ...least[type], [name]: 'á'.repeat(5_000) })
      expect([name, long.length > 0 && long.every((one) => one.startsWith(`${name} `))]).toEqual([name, true])
      for (const wrong of [{ a: 1 }, [{}], true]) {
        expect([name, problems(type, { ...least[type], [name]: wrong })[0]?.split(/[ .]/)[0]]).toEqual([name, name])
      }
    }
  })

  test('reports the path of the field inside `values` in a call', () => {
    const read = authorizations.create.input.safeParse({ id: crypto.randomUUID(), auth_type: type, values: {} })
    expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual(
      expect.arrayContaining(required.map((field) => `values.${field}`)),
    )
  })

  test('shows only existing fields on its card and stores each in one place', () => {
    const names = fieldsOf(type).map(([name]) => String(name))
    for (const shown of Object.keys(kinds[type].card)) expect(names).toContain(shown)
    for (const column of columnFields) expect(privateFields).not.toContain(column)
  })
})

function otherFields(type: AuthType): string[] {
  const own = fieldsOf(type).map(([name]) => name)
  return [...new Set(authTypes.flatMap((other) => fieldsOf(other).map(([name]) => name)))].filter(
    (name) => !own.includes(name),
  )
}

function byDescription(type: AuthType) {
  const order = fieldsOf(type).map(([name]) => String(name))
  return (one: string, other: string) =>
    order.indexOf(one.split(' ')[0] ?? '') - order.indexOf(other.split(' ')[0] ?? '')
}

const shapes: [AuthType, string, unknown, string | { as: unknown }][] = [
  ['co_resident', 'name', '  Ana \u0000 María\t ', { as: 'Ana   María' }],
  ['co_resident', 'name', 'x'.repeat(80), { as: 'x'.repeat(80) }],
  ['co_resident', 'name', 'x'.repeat(81), 'name too_long'],
  ['co_resident', 'id_document', 'x'.repeat(41), 'id_document too_long'],
  ['co_resident', 'relationship', 'MADRE', { as: 'MADRE' }],
  ['co_resident', 'relationship', 'madre', 'relationship invalid'],
  ['co_resident', 'can_authorize_access', true, { as: true }],
  ['co_resident', 'can_authorize_access', false, { as: false }],
  ['co_resident', 'can_authorize_access', 'yes', 'can_authorize_access invalid'],
  ['co_resident', 'phone_number', '+52 (55) 1234-5678', { as: '+52 (55) 1234-5678' }],
  ['co_resident', 'phone_number', '123456', 'phone_number phone'],
  ['co_resident', 'phone_number', '1234567890123456', 'phone_number phone'],
  ['co_resident', 'phone_number', 'call me', 'phone_number phone'],
  ['temporary_visitor', 'email', ' Luis@Mail.COM ', { as: 'luis@mail.com' }],
  ['temporary_visitor', 'email', 'luis@', 'email email'],
  ['temporary_visitor', 'notes', ' a\r\nb\t\u0007c ', { as: 'a \nb c' }],
  ['temporary_visitor', 'notes', 'x'.repeat(501), 'notes too_long'],
  ['temporary_visitor', 'vehicle_plate', ' abc-12 3 ', { as: 'ABC123' }],
  ['temporary_visitor', 'vehicle_plate', 'ñ·1·2', { as: 'Ñ12' }],
  ['temporary_visitor', 'vehicle_plate', 'a-b', 'vehicle_plate plate'],
  ['temporary_visitor', 'vehicle_plate', 'a'.repeat(16), 'vehicle_plate plate'],
  ['vehicle', 'vehicle_plate', '---', 'vehicle_plate plate'],
  ['vehicle', 'vehicle_type', 'tank', 'vehicle_type invalid'],
  ['vehicle', 'year', 1950, { as: 1950 }],
  ['vehicle', 'year', 1949, 'year number_range'],
  ['vehicle', 'year', ' 2020 ', { as: 2020 }],
  ['vehicle', 'year', new Date().getFullYear() + 1, { as: new Date().getFullYear() + 1 }],
  ['vehicle', 'year', new Date().getFullYear() + 2, 'year number_range'],
  ['vehicle', 'year', 2020.5, 'year number_range'],
  ['vehicle', 'year', '2.02e3', 'year number_range'],
  ['vehicle', 'year', [2020], 'year number_range'],
  ['vehicle', 'year', true, 'year number_range'],
  ['worker', 'weekdays', [5, 1, 1, 3], { as: [1, 3, 5] }],
  ['worker', 'weekdays', [0], 'weekdays.0 invalid'],
  ['worker', 'weekdays', [8], 'weekdays.0 invalid'],
  ['worker', 'weekdays', [1.5], 'weekdays.0 invalid'],
  ['worker', 'weekdays', [1, 2, 3, 4, 5, 6, 7, 1], 'weekdays invalid'],
  ['worker', 'hours_from', '24:00', 'hours_from hour'],
  ['worker', 'hours_until', '7:30', 'hours_until hour'],
  ['temporary_visitor', 'valid_from', '2026-06-01T08:30', 'valid_until until_before_from'],
  ['temporary_visitor', 'valid_from', '2026-02-30', 'valid_from moment'],
  ['temporary_visitor', 'valid_from', '2026-06-01T24:00', 'valid_from moment'],
  ['temporary_visitor', 'valid_from', '2026-06-01T08:30:00Z', 'valid_from moment'],
  ['temporary_visitor', 'valid_from', '1999-12-31', 'valid_from moment'],
  ['temporary_visitor', 'valid_until', '2100-01-01', 'valid_until moment'],
  ['temporary_visitor', 'valid_until', '01/06/2026', 'valid_until moment'],
]

describe('field formats', () => {
  test.each(shapes)('%s %s: %j', (type, field, value, expected) => {
    const base = field === 'valid_from' ? { ...least[type], valid_until: '2026-06-01T08:30' } : least[type]
    const found = problems(type, { ...base, [field]: value })
    if (typeof expected === 'string') expect(found).toEqual([expected])
    else {
      expect(found).toEqual([])
      expect(written(type, { [field]: value })[field]).toEqual(expected.as)
    }
  })
})

test('keeps a whole number within its bounds', () => {
  const seats = schemaOf(whole(1, 60))
  expect([1, 60, ' 7 '].map((written) => seats.parse(written))).toEqual([1, 60, 7])
  for (const wrong of [0, 61, -5, '-5', 4.5, '5e0', '9'.repeat(30), [5]]) {
    expect([wrong, seats.safeParse(wrong).error?.issues[0]?.message]).toEqual([wrong, 'number_range'])
  }
})

test.each([
  ['2026-06-02', '2026-06-01', true],
  ['2026-06-01', '2026-06-01', false],
  ['2026-06-01T10:00', '2026-06-01', false],
  ['2026-06-01T10:00', '2026-06-01T10:00', true],
  ['2026-06-01T10:00', '2026-06-01T10:01', false],
  ['2026-06-01', '2026-06-01T00:00', true],
  ['2026-06-02T00:00', '2026-06-01', true],
  ['2026-06-01T23:59', '2026-06-01', false],
  ['2026-12-31', '2027-01-01', false],
])('refuses a visit from %s until %s: %s', (validFrom, validUntil, refused) => {
  const found = problems('temporary_visitor', {
    ...least.temporary_visitor,
    valid_from: validFrom,
    valid_until: validUntil,
  })
  expect(found).toEqual(refused ? ['valid_until until_before_from'] : [])
})

test.each([
  [{ hours_from: '08:00' }, ['hours_until hours_both']],
  [{ hours_until: '08:00' }, ['hours_from hours_both']],
  [{ hours_from: '08:00', hours_until: '' }, ['hours_until hours_both']],
  [{ hours_from: '08:00', hours_until: '08:00' }, ['hours_until hours_equal']],
  [{ hours_from: '08:00', hours_until: '17:30' }, []],
  // Hours of night shifts.
  [{ hours_from: '22:00', hours_until: '06:00' }, []],
])('reports for a worker with the hours %j: %j', (hours, expected) => {
  expect(problems('worker', { ...least.worker, ...hours })).toEqual(expected)
})
