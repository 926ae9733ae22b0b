/** The customer's lists for each kind: options, lengths, addresses, cards, and the fields that a gate does not see. */
import { expect, test } from 'vitest'
import { valuesSchema } from './authorizationSchemas.ts'
import { type AuthType, authTypes, columnFields, fieldsOf, kinds, privateFields } from './kinds.ts'

const choices: Record<string, readonly string[]> = {
  'co_resident.relationship': 'PROPIETARI@ ESPOS@ MADRE PADRE HIJ@ HERMAN@ TI@ PRIM@ ABUEL@ NIET@ OTRO'.split(' '),
  'permanent_visitor.relationship': 'familiar pareja amigo_cercano cuidador otro'.split(' '),
  // Work in a home is not in the customer's list and comes before it.
  'worker.work_type':
    'hogar ninera cocina chofer cuidado enfermeria mascotas plomeria electricidad limpieza jardineria pintura delivery instalacion mantenimiento seguridad otro'.split(
      ' ',
    ),
  'pet.species': 'perro gato ave pez hamster conejo tortuga otro'.split(' '),
  'pet.vaccination_status': 'al_dia vencida parcial no_aplica'.split(' '),
  'vehicle.vehicle_type': 'car motorcycle truck van suv bicycle other'.split(' '),
}

const problemsOf = (type: AuthType, field: string, value: unknown, others = {}) =>
  (valuesSchema(type).safeParse({ ...others, [field]: value }).error?.issues ?? [])
    .filter(({ path }) => path[0] === field)
    .map(({ message }) => message)

test('has the customer’s lists as options', () => {
  const found = authTypes.flatMap((type) =>
    fieldsOf(type).flatMap(([name, field]) => (field.options ? [[`${type}.${String(name)}`, field.options]] : [])),
  )
  expect(Object.fromEntries(found)).toEqual(choices)
  for (const type of authTypes) {
    for (const [name, { options = [] }] of fieldsOf(type)) {
      for (const option of options) expect([option, problemsOf(type, name, option)]).toEqual([option, []])
    }
  }
})

test('has an address for every kind, and a pass for all except pets', () => {
  expect(authTypes.map((type) => [type, kinds[type].address, kinds[type].has_pass])).toEqual([
    ['co_resident', '/dashboard/residents', true],
    ['temporary_visitor', '/dashboard/temporary-visitors', true],
    ['permanent_visitor', '/dashboard/permanent-visitors', true],
    ['worker', '/dashboard/workers', true],
    ['pet', '/dashboard/pets', false],
    ['vehicle', '/dashboard/vehicles', true],
  ])
})

test('shows these fields on cards, with a label where the value is unclear without one', () => {
  const shown = (type: AuthType) =>
    Object.entries(kinds[type].card).map(([name, how]) => (how === 'labeled' ? `${name}:` : name))
  expect(Object.fromEntries(authTypes.map((type) => [type, shown(type).join(' ')]))).toEqual({
    co_resident: 'minor: id_document: relationship can_authorize_access: phone_number',
    temporary_visitor: 'valid_from valid_until people companions: id_document: phone_number vehicle_plate purpose',
    permanent_visitor: 'relationship people companions: id_document: phone_number vehicle_plate emergency_contact:',
    worker: 'work_type weekdays hours_from schedule company id_document: phone_number vehicle_plate',
    pet: 'species breed color age: vet_name: vet_phone',
    vehicle: 'vehicle_plate vehicle_type year color',
  })
})

test('stores fields in the right place: columns, gate details or private details', () => {
  expect(columnFields.join(' ')).toBe(
    'name last_name id_document phone_number vehicle_plate relationship can_authorize_access valid_from valid_until',
  )
  expect(privateFields.join(' ')).toBe(
    'email emergency_contact supervisor_name supervisor_phone vaccination_status vet_name vet_phone microchip age weight',
  )
})

const lengths: Record<number, readonly string[]> = {
  20: ['pet.age', 'pet.weight'],
  40: ['pet.color', 'pet.microchip', 'vehicle.brand', 'vehicle.color', 'vehicle.model'],
  60: ['pet.breed', 'permanent_visitor.vehicle_model', 'temporary_visitor.vehicle_model', 'worker.vehicle_model'],
  80: ['pet.name', 'worker.company'],
  120: [
    ...['permanent_visitor.emergency_contact', 'pet.vet_name', 'temporary_visitor.purpose'],
    ...['worker.schedule', 'worker.supervisor_name'],
  ],
  500: authTypes.filter((type) => type !== 'co_resident').map((type) => `${type}.notes`),
  2000: ['permanent_visitor.companions', 'temporary_visitor.companions'],
}
for (const type of authTypes.filter((one) => one !== 'pet' && one !== 'vehicle')) {
  lengths[40] = [...(lengths[40] ?? []), `${type}.id_document`]
  lengths[80] = [...(lengths[80] ?? []), `${type}.name`, `${type}.last_name`]
}

test('limits every text field to its own maximum length', () => {
  // A name needs a companion.
  const two = { people: 2 }
  const found = authTypes.flatMap((type) =>
    fieldsOf(type)
      .filter(([, { control }]) => control === 'text' || control === 'long')
      .map(([name]) => {
        const fits = Object.keys(lengths)
          .map(Number)
          .filter((length) => problemsOf(type, name, 'á'.repeat(length), two).length === 0)
        const longest = fits.at(-1) ?? 0
        expect([name, problemsOf(type, name, 'á'.repeat(longest + 1), two)]).toEqual([name, ['too_long']])
        return [longest, `${type}.${String(name)}`] as const
      }),
  )
  const byLength = Object.groupBy(found, ([length]) => length)
  expect(
    Object.fromEntries(Object.entries(byLength).map(([length, all]) => [length, all?.map(([, name]) => name).sort()])),
  ).toEqual(Object.fromEntries(Object.entries(lengths).map(([length, names]) => [length, [...names].sort()])))
})

test('limits every whole number to its own bounds', () => {
  const wholes = authTypes.flatMap((type) =>
    fieldsOf(type).filter(([, { control }]) => control === 'whole' || control === 'people'),
  )
  expect(Object.fromEntries(wholes.map(([name, { bounds }]) => [name, bounds]))).toEqual({
    people: [1, 60],
    year: [1950, 'next_year'],
  })
})

test('gives every field of an authorization a control of its own', () => {
  const controls = new Map(authTypes.flatMap((type) => fieldsOf(type).map(([name, { control }]) => [name, control])))
  const others = [...controls].filter(([, control]) => control !== 'text')
  expect(Object.fromEntries(others)).toEqual({
    ...{ relationship: 'choice', work_type: 'choice', species: 'choice', vaccination_status: 'choice' },
    ...{
      vehicle_type: 'choice',
      can_authorize_access: 'yes_no',
      minor: 'yes_no',
      tell_exits: 'yes_no',
      weekdays: 'weekdays',
      year: 'whole',
    },
    ...{ phone_number: 'phone', supervisor_phone: 'phone', vet_phone: 'phone', email: 'email', notes: 'long' },
    ...{ people: 'people', companions: 'long' },
    ...{ valid_from: 'moment', valid_until: 'moment', hours_from: 'hour', hours_until: 'hour', vehicle_plate: 'plate' },
  })
})

test.each<[AuthType, string, unknown, string[]]>([
  ['vehicle', 'vehicle_type', 'tank', ['invalid']],
  ['vehicle', 'vehicle_type', null, ['required']],
  ['co_resident', 'can_authorize_access', 'yes', ['invalid']],
  ['vehicle', 'year', 1949, ['number_range']],
  ['vehicle', 'year', new Date().getFullYear() + 2, ['number_range']],
  ['vehicle', 'year', 'x', ['number_range']],
  ['temporary_visitor', 'valid_from', '2000-01-01', []],
  ['temporary_visitor', 'valid_from', '2099-12-31', []],
  ['temporary_visitor', 'valid_from', 'x', ['moment']],
  ['temporary_visitor', 'valid_from', '2026-13-01', ['moment']],
  ['worker', 'hours_from', 'x', ['hour']],
  ['temporary_visitor', 'people', 61, ['number_range']],
  ['temporary_visitor', 'people', 0, ['number_range']],
])('%s: %s %j gives %j', (type, field, value, expected) => {
  expect(problemsOf(type, field, value)).toEqual(expected)
})
