/** Authorizations of a resident in every state that a card shows, with the longest and shortest texts of each kind. */
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import type { TestInstallation, TestPerson } from '../support/installation.ts'
import { atTheGate, authorize, dayIn, mexico, passOf } from '../support/visits.ts'

const longName = { name: 'María Fernanda de la Concepción', last_name: 'Hernández Villaseñor y Ruiz de Alarcón' }
const day = (days: number, hour = '') => `${dayIn(mexico, days)}${hour}`

/** The link tokens of two visitors' pages: a live one, and one of an ended visit. */
export interface Passes {
  alive: string
  over: string
}

export async function fillHousehold(garita: TestInstallation, host: TestPerson): Promise<Passes> {
  await livingThere(garita, host)
  await working(garita, host)
  await coming(garita, host)
  return visiting(garita, host)
}

async function livingThere(garita: TestInstallation, host: TestPerson): Promise<void> {
  await authorize(garita, host, 'co_resident', {
    ...longName,
    relationship: 'ABUEL@',
    phone_number: '+52 55 8123 4410',
  })
  await authorize(garita, host, 'co_resident')
  await authorize(garita, host, 'co_resident', {
    name: 'Javier',
    last_name: 'Pérez Solís',
    id_document: 'INE 804417',
    relationship: 'ESPOS@',
    can_authorize_access: true,
    phone_number: '+52 55 4410 2218',
  })
  await authorize(garita, host, 'pet', { species: 'gato' })
  await authorize(garita, host, 'pet', {
    name: 'Canela',
    species: 'perro',
    breed: 'Labrador',
    color: 'Miel',
    age: '4 años',
    weight: '28 kg',
    vaccination_status: 'al_dia',
    vet_name: 'Dra. Lucero Aguirre',
    vet_phone: '+52 55 3310 9981',
  })
  await authorize(garita, host, 'vehicle', { vehicle_type: 'motorcycle', brand: 'Italika', model: 'FT150' })
  await authorize(garita, host, 'vehicle', { vehicle_plate: 'PZR-40-18', year: 2021, color: 'Gris plata' })
}

async function working(garita: TestInstallation, host: TestPerson): Promise<void> {
  const suspended = await authorize(garita, host, 'worker', {
    name: 'Rubén',
    last_name: 'Ochoa',
    work_type: 'jardineria',
    schedule: 'Cada quince días',
  })
  await host.call(authorizations.suspend, { id: suspended })
  await authorize(garita, host, 'worker')
  const inside = await authorize(garita, host, 'worker', {
    name: 'Guadalupe',
    last_name: 'Ramírez Ortega',
    weekdays: [1, 3, 5],
    hours_from: '08:00',
    hours_until: '16:30',
    company: 'Limpieza y Servicios Integrales del Valle, S.A. de C.V.',
    id_document: 'INE 551903',
    phone_number: '+52 55 7781 0034',
  })
  await atTheGate(garita.owner, inside, 'entry')
}

async function coming(garita: TestInstallation, host: TestPerson): Promise<void> {
  await authorize(garita, host, 'permanent_visitor')
  await authorize(garita, host, 'permanent_visitor', { ...longName, relationship: 'amigo_cercano' })
  await authorize(garita, host, 'permanent_visitor', {
    name: 'Carmen',
    last_name: 'Solís Vega',
    id_document: 'INE 220981',
    phone_number: '+52 55 2134 8876',
    vehicle_plate: 'NVK-88-21',
    emergency_contact: 'Javier Pérez, 55 4410 2218',
  })
}

async function visiting(garita: TestInstallation, host: TestPerson): Promise<Passes> {
  const visit = (name: string, lastName: string, more = {}) =>
    authorize(garita, host, 'temporary_visitor', { name, last_name: lastName, ...more })
  const denied = await visit('Óscar', 'Lugo')
  const over = await visit('Elena', 'Cruz', { purpose: 'Comida' })
  const gone = await visit('Kenji', 'Watanabe')
  const neverCame = await visit('Sofía', 'Barrera')
  const waiting = await visit('Raúl', 'Téllez', { purpose: 'Entrega de paquete' })
  await visit('Diego', 'Arriaga', { valid_from: day(3, 'T18:30'), valid_until: day(3, 'T23:00'), purpose: 'Cena' })
  await visit(longName.name, longName.last_name)
  const inside = await visit('Teresa', 'Luna', { vehicle_plate: 'ABC-123-D', vehicle_model: 'Mazda 3 blanco' })
  const valid = await visit('Luis', 'Gómez', {
    valid_until: day(1, 'T21:00'),
    id_document: 'INE 482910',
    phone_number: '+52 55 1234 5678',
    email: 'luis.gomez@garita.test',
    vehicle_plate: 'XYZ-98-76',
    purpose: 'Cumpleaños de Ana',
  })
  const passes = { alive: (await passOf(host, valid)).link, over: (await passOf(host, gone)).link }
  await atTheGate(garita.owner, gone, 'entry')
  await atTheGate(garita.owner, inside, 'entry')
  for (const id of [gone, neverCame]) await host.call(authorizations.checkOut, { id })
  await as(garita, denied, `status = 'denied'`)
  await as(garita, waiting, `status = 'pending_approval'`)
  await as(garita, over, `valid_from = now() - interval '2 days', valid_until = now() - interval '1 hour'`)
  return passes
}

/** Sets states that a resident cannot cause. */
async function as({ owner }: TestInstallation, id: string, changed: string): Promise<void> {
  await owner.query('alter table authorizations disable trigger user')
  await owner.query(`update authorizations set ${changed} where id = $1`, [id])
  await owner.query('alter table authorizations enable trigger user')
}
