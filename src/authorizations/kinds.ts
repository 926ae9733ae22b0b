/** Forms, cards, lists and validation of the six kinds are derived from this description. */
import {
  choice,
  type Field,
  hour,
  long,
  mail,
  moment,
  optional,
  people,
  phone,
  plate,
  requiredUnless,
  text,
  weekdays,
  whole,
  yesNo,
} from './authorizationFields.ts'
import { kindAddresses } from './kindAddresses.ts'

interface Kind {
  readonly address: (typeof kindAddresses)[keyof typeof kindAddresses]
  readonly help: string
  /** True if the kind has a pass for the gate. */
  readonly has_pass: boolean
  readonly fields: Readonly<Record<string, Field>>
  /** The fields that a card shows, in the order of the form: `alone`, or `labeled` if the value needs its label. */
  readonly card: Readonly<Record<string, 'alone' | 'labeled'>>
}

const person = { name: text(80), last_name: text(80) }

export const kinds = {
  co_resident: {
    address: kindAddresses.co_resident,
    help: '/user-guide#getting-started',
    has_pass: true,
    fields: {
      ...person,
      minor: optional(yesNo),
      // Few children have a document at hand.
      id_document: requiredUnless('minor', text(40)),
      relationship: optional(
        choice([
          'PROPIETARI@',
          'ESPOS@',
          'MADRE',
          'PADRE',
          'HIJ@',
          'HERMAN@',
          'TI@',
          'PRIM@',
          'ABUEL@',
          'NIET@',
          'OTRO',
        ]),
      ),
      can_authorize_access: optional(yesNo),
      phone_number: optional(phone),
      tell_exits: optional(yesNo),
    },
    card: {
      minor: 'labeled',
      id_document: 'labeled',
      relationship: 'alone',
      can_authorize_access: 'labeled',
      phone_number: 'alone',
    },
  },
  temporary_visitor: {
    address: kindAddresses.temporary_visitor,
    help: '/user-guide#visitors',
    has_pass: true,
    fields: {
      ...person,
      valid_from: moment,
      valid_until: moment,
      people: optional(people),
      companions: optional(long(2000)),
      id_document: optional(text(40)),
      phone_number: optional(phone),
      email: optional(mail),
      vehicle_plate: optional(plate),
      vehicle_model: optional(text(60)),
      purpose: optional(text(120)),
      notes: optional(long(500)),
    },
    card: {
      valid_from: 'alone',
      valid_until: 'alone',
      people: 'alone',
      companions: 'labeled',
      id_document: 'labeled',
      phone_number: 'alone',
      vehicle_plate: 'alone',
      purpose: 'alone',
    },
  },
  permanent_visitor: {
    address: kindAddresses.permanent_visitor,
    help: '/user-guide#visitors',
    has_pass: true,
    fields: {
      ...person,
      relationship: choice(['familiar', 'pareja', 'amigo_cercano', 'cuidador', 'otro']),
      people: optional(people),
      companions: optional(long(2000)),
      id_document: optional(text(40)),
      phone_number: optional(phone),
      email: optional(mail),
      vehicle_plate: optional(plate),
      vehicle_model: optional(text(60)),
      emergency_contact: optional(text(120)),
      notes: optional(long(500)),
    },
    card: {
      relationship: 'alone',
      people: 'alone',
      companions: 'labeled',
      id_document: 'labeled',
      phone_number: 'alone',
      vehicle_plate: 'alone',
      emergency_contact: 'labeled',
    },
  },
  worker: {
    address: kindAddresses.worker,
    help: '/user-guide#workers',
    has_pass: true,
    fields: {
      ...person,
      // The usual work in a home comes before the customer's list.
      work_type: choice([
        'hogar',
        'ninera',
        'cocina',
        'chofer',
        'cuidado',
        'enfermeria',
        'mascotas',
        'plomeria',
        'electricidad',
        'limpieza',
        'jardineria',
        'pintura',
        'delivery',
        'instalacion',
        'mantenimiento',
        'seguridad',
        'otro',
      ]),
      weekdays: optional(weekdays),
      hours_from: optional(hour),
      hours_until: optional(hour),
      schedule: optional(text(120)),
      id_document: optional(text(40)),
      company: optional(text(80)),
      phone_number: optional(phone),
      email: optional(mail),
      vehicle_plate: optional(plate),
      vehicle_model: optional(text(60)),
      supervisor_name: optional(text(120)),
      supervisor_phone: optional(phone),
      notes: optional(long(500)),
    },
    card: {
      work_type: 'alone',
      weekdays: 'alone',
      hours_from: 'alone',
      schedule: 'alone',
      company: 'alone',
      id_document: 'labeled',
      phone_number: 'alone',
      vehicle_plate: 'alone',
    },
  },
  pet: {
    address: kindAddresses.pet,
    help: '/user-guide#pets',
    has_pass: false,
    fields: {
      name: text(80),
      species: choice(['perro', 'gato', 'ave', 'pez', 'hamster', 'conejo', 'tortuga', 'otro']),
      breed: optional(text(60)),
      color: optional(text(40)),
      age: optional(text(20)),
      weight: optional(text(20)),
      vaccination_status: optional(choice(['al_dia', 'vencida', 'parcial', 'no_aplica'])),
      vet_name: optional(text(120)),
      vet_phone: optional(phone),
      microchip: optional(text(40)),
      notes: optional(long(500)),
    },
    card: { species: 'alone', breed: 'alone', color: 'alone', age: 'labeled', vet_name: 'labeled', vet_phone: 'alone' },
  },
  vehicle: {
    address: kindAddresses.vehicle,
    help: '/user-guide#vehicles',
    has_pass: true,
    fields: {
      vehicle_plate: plate,
      vehicle_type: choice(['car', 'motorcycle', 'truck', 'van', 'suv', 'bicycle', 'other']),
      brand: text(40),
      model: text(40),
      year: optional(whole(1950, 'next_year')),
      color: optional(text(40)),
      notes: optional(long(500)),
    },
    card: { vehicle_plate: 'alone', vehicle_type: 'alone', year: 'alone', color: 'alone' },
  },
} as const satisfies Record<string, Kind>

export type AuthType = keyof typeof kinds
export const authTypes = Object.keys(kinds) as [AuthType, ...AuthType[]]

export const authorizationStatuses = ['active', 'inactive', 'approved', 'denied', 'pending_approval'] as const
export type AuthorizationStatus = (typeof authorizationStatuses)[number]

export type FieldName = { [K in AuthType]: keyof (typeof kinds)[K]['fields'] }[AuthType]
export type Values = Readonly<Record<string, unknown>>

/** These fields are columns, because they are searched or compared. */
export const columnFields = [
  'name',
  'last_name',
  'id_document',
  'phone_number',
  'vehicle_plate',
  'relationship',
  'can_authorize_access',
  'valid_from',
  'valid_until',
] as const

/** These fields are stored apart from the details, so that a gate does not see them. */
export const privateFields: readonly string[] = [
  'email',
  'emergency_contact',
  'supervisor_name',
  'supervisor_phone',
  'vaccination_status',
  'vet_name',
  'vet_phone',
  'microchip',
  'age',
  'weight',
]

export function fieldsOf(type: AuthType): [FieldName, Field][] {
  return Object.entries(kinds[type].fields) as [FieldName, Field][]
}
