import { clock, type DemoAuthorization, type DemoStay, document, phone, pick, plate } from './demoAuthorization.ts'
import { inventedNames } from './names.ts'

const relationships = ['ESPOS@', 'HIJ@', 'HIJ@', 'MADRE', 'HERMAN@', 'ABUEL@'] as const
const cars = [
  ['Nissan', 'Versa'],
  ['Volkswagen', 'Jetta'],
  ['Toyota', 'Corolla'],
  ['Mazda', 'CX-5'],
  ['Kia', 'Rio'],
  ['Renault', 'Duster'],
] as const
const colors = ['Blanco', 'Gris plata', 'Rojo', 'Azul', 'Negro'] as const
const pets = [
  ['Kira', 'perro', 'Labrador'],
  ['Simón', 'gato', 'Siamés'],
  ['Luna', 'perro', 'Schnauzer'],
  ['Pancho', 'ave', 'Perico'],
  ['Nube', 'gato', 'Persa'],
] as const
const trades = [
  ['limpieza', [1, 3, 5], '08:00', '14:00'],
  ['jardineria', [2], '07:30', '11:00'],
  ['mantenimiento', [1, 2, 3, 4, 5], '09:00', '18:00'],
  ['limpieza', [2, 4, 6], '09:00', '13:00'],
] as const
const purposes = [
  'Comida familiar',
  'Reparación del refrigerador',
  'Entrega de muebles',
  'Clase de piano',
  'Visita',
] as const
/** A time of day, shifted by some minutes. */
const shifted = (time: string, minutes: number) =>
  clock(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes)

const ties = ['familiar', 'amigo_cercano', 'pareja', 'cuidador'] as const

/** Where a household starts in a list of people, so that neighbors do not share guests. */
const someone = (household: number, place: number) => inventedNames(97 + household * 13 + place * 5)

function coResidents(household: number): DemoAuthorization[] {
  return Array.from({ length: 1 + (household % 3) }, (_, place) => ({
    auth_type: 'co_resident',
    made_days_ago: 90 - (household % 30) - place,
    values: {
      ...someone(household, place),
      id_document: document(household * 7 + place),
      relationship: pick(relationships, household + place),
      can_authorize_access: place === 0,
      phone_number: phone(household * 7 + place),
    },
  }))
}

function vehicles(household: number): DemoAuthorization[] {
  return Array.from({ length: household % 4 === 3 ? 2 : 1 }, (_, place) => {
    const [brand, model] = pick(cars, household + place * 2)
    return {
      auth_type: 'vehicle',
      made_days_ago: 80 - (household % 20),
      values: {
        vehicle_plate: plate(household * 5 + place),
        vehicle_type: model === 'CX-5' || model === 'Duster' ? 'suv' : 'car',
        brand,
        model,
        year: 2014 + ((household + place) % 10),
        color: pick(colors, household + place),
      },
    }
  })
}

function animals(household: number): DemoAuthorization[] {
  if (household % 3 === 2) return []
  const [name, species, breed] = pick(pets, household)
  const values = { name, species, breed, vaccination_status: household % 4 === 1 ? 'parcial' : 'al_dia' }
  return [{ auth_type: 'pet', made_days_ago: 60, values }]
}

function friends(household: number): DemoAuthorization[] {
  if (household % 2 === 1) return []
  return [
    {
      auth_type: 'permanent_visitor',
      made_days_ago: 45,
      values: { ...someone(household, 4), relationship: pick(ties, household), phone_number: phone(household * 3) },
      stays: [0, 7, 14, 21].map((before) => ({
        days_ago: 2 + (household % 4) + before,
        from: clock(17 * 60 + ((household * 11 + before) % 90)),
        until: clock(20 * 60 + ((household * 17 + before) % 120)),
      })),
    },
  ]
}

function workers(household: number): DemoAuthorization[] {
  if (household % 3 === 1) return []
  const [workType, weekdays, hoursFrom, hoursUntil] = pick(trades, household)
  const late = (household * 7) % 25
  const days = Array.from({ length: 26 }, (_, day) => day + 2).filter(
    (day) => (day + household) % 7 < 5 && day % 2 === 0,
  )
  const stays: DemoStay[] = days.map((daysAgo) => ({
    days_ago: daysAgo,
    from: shifted(hoursFrom, (late + daysAgo) % 25),
    until: shifted(hoursUntil, -late),
  }))
  return [
    {
      auth_type: 'worker',
      made_days_ago: 70,
      values: {
        ...someone(household, 5),
        work_type: workType,
        weekdays,
        hours_from: hoursFrom,
        hours_until: hoursUntil,
        id_document: document(household),
      },
      stays: household % 6 === 0 ? [...stays, { minutes_ago: 95 + household }] : stays,
    },
  ]
}

function guests(household: number): DemoAuthorization[] {
  const guest = (place: number) => ({
    ...someone(household, 7 + place),
    purpose: pick(purposes, household + place),
    phone_number: phone(household * 11 + place),
  })
  const all: DemoAuthorization[] = [
    { auth_type: 'temporary_visitor', made_days_ago: 0, values: guest(0), window: [0, 0] },
    { auth_type: 'temporary_visitor', made_days_ago: 1, values: guest(1), window: [2, 2, '16:00', '21:00'] },
    {
      auth_type: 'temporary_visitor',
      made_days_ago: 6,
      values: guest(2),
      window: [-5, -4],
      stays:
        household % 4 === 0
          ? [
              {
                days_ago: 3,
                from: '10:15',
                until: '11:30',
                reason: 'Su pase venció ayer; la residente bajó a recibirla',
              },
            ]
          : [],
    },
    {
      auth_type: 'temporary_visitor',
      made_days_ago: 4,
      values: guest(3),
      window: [-3, -3],
      left: true,
      stays: [{ days_ago: 3, from: '12:20', until: '15:05' }],
    },
    {
      auth_type: 'temporary_visitor',
      made_days_ago: 18,
      values: guest(4),
      window: [-12 - (household % 5), -12 - (household % 5)],
      left: true,
      stays: [
        {
          days_ago: 12 + (household % 5),
          from: clock(13 * 60 + ((household * 9) % 150)),
          until: clock(18 * 60 + ((household * 11) % 200)),
        },
      ],
    },
  ]
  return all.filter((_, place) => (household + place) % 3 !== 0)
}

export function household(number: number): DemoAuthorization[] {
  return [coResidents, vehicles, animals, friends, workers, guests].flatMap((some) => some(number))
}
