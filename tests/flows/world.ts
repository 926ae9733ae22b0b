/** A small installation with data: two condominiums, people of every role and state, and a viewer for each screen. */

import { newToken } from '../../src/server/keys/tokens.ts'
import { newId } from '../../src/shared/ids.ts'
import { leaveSlices } from '../slices/slices.ts'
import { arrive } from '../support/arrivals.ts'
import { morningZone } from '../support/bookings.ts'
import type { PersonFacts, TestInstallation, TestPerson } from '../support/installation.ts'
import { codeOfUnit } from '../support/unitCodes.ts'
import { fillReservations } from './booked.ts'
import { fillHousehold, type Passes } from './household.ts'
import { fillIncidents } from './incidentScreens.ts'
import { fillDesk } from './reservationDeskScreens.ts'

export interface World extends Addressed {
  super_admin: TestPerson
  admin: TestPerson
  agent: TestPerson
  supervisor: TestPerson
  board: TestPerson
  resident: TestPerson
  pending: TestPerson
  rejected: TestPerson
  /** Moved in today and has authorized no visitor. */
  newcomer: TestPerson
}
export type Somebody = Exclude<keyof World, keyof Addressed>

/** The ids and codes that addresses of screens contain. */
export interface Addressed {
  invitation_code: string
  unit_code: string
  /** Unit 204, as its screen's address names it. */
  unit: string
  /** An open incident of Los Encinos, as its screen's address names it. */
  incident: string
  /** A closed incident of a kind that the board may read. */
  noise: string
  passes: Passes
  /** A request to the unit of the newcomer, not yet answered. */
  request: string
}

export async function makeWorld(garita: TestInstallation): Promise<World> {
  const invitationCode = newToken()
  const encinos = await garita.condominium('Los Encinos')
  const jacarandas = await garita.condominium('Residencial Jacarandas de San Ángel', {
    listed: false,
    invitation_code: invitationCode,
  })
  // As for most administrators, all condominiums are in one zone.
  await garita.owner.query('update condominiums set time_zone = $1', [morningZone()])
  for (const place of [encinos, jacarandas]) await leaveSlices(garita.owner, place)
  await garita.owner.query('update condominiums set address = $2 where id = $1', [
    encinos,
    'Av. de los Encinos 120, Lomas de Chapultepec, Ciudad de México',
  ])
  const person = (fullName: string, more: PersonFacts) =>
    garita.person({
      full_name: fullName,
      email: `${more.user_role ?? 'resident'}.${newId().slice(-6)}@garita.test`,
      ...more,
    })

  const resident = await person('Ana Pérez', { condominium: encinos, unit: '101' })
  const agent = await person('Teresa Luna', { user_role: 'agent', assigned: [encinos] })
  const newcomer = await person('Emilia Santos', { condominium: encinos, unit: '303' })
  const admin = await person('Guillermo Arriaga Montes', { user_role: 'admin', assigned: [encinos, jacarandas] })
  const neighbor = await person('Beto Luna', { condominium: encinos, unit: '204' })
  const world = {
    super_admin: await person('Rocío Fuentes', { user_role: 'super_admin' }),
    admin,
    agent,
    supervisor: await person('Íñigo Salvatierra', { user_role: 'supervisor', assigned: [encinos, jacarandas] }),
    board: await person('Consuelo Ibáñez', { user_role: 'board', assigned: [encinos] }),
    resident,
    pending: await person('Bruno Salas', { condominium: encinos, unit: 'B-204', approval_status: 'pending' }),
    rejected: await person('Darío Paz', { condominium: encinos, unit: '7', approval_status: 'rejected' }),
    newcomer,
    invitation_code: invitationCode,
    unit_code: await codeOfUnit(admin, { condominium_id: encinos, unit_number: '303' }),
    unit: await unitAddress(garita, encinos),
    ...(await fillIncidents(garita, encinos, agent)),
    passes: await fillHousehold(garita, resident),
    request: await arrive(agent, encinos, '303'),
  }
  // A younger request would open above each screen of the newcomer.
  await garita.owner.query(`update authorizations set created_at = created_at - interval '11 minutes' where id = $1`, [
    world.request,
  ])
  await garita.owner.query(`update residences set since = since - interval '1 hour' where profile_id = $1`, [
    newcomer.id,
  ])
  // On a slow machine the screens take longer than a password counts as typed just now.
  await garita.owner.query(`update sessions set proved_at = now() + interval '1 day'`)
  await fillDesk(garita, encinos, world)
  await person('María Fernanda de la Concepción Hernández Villaseñor', {
    condominium: jacarandas,
    unit: 'TORRE NORTE PH-120',
    approval_status: 'pending',
    confirmed: false,
    email: 'maria.fernanda.hernandez.villasenor@correo-empresarial.garita.test',
  })
  const ernesto = await person('Ernesto Ruiz', { condominium: encinos, unit: '12', approval_status: 'pending' })
  await garita.owner.query(`update residences set invited_by_name = 'Guillermo Arriaga Montes' where profile_id = $1`, [
    ernesto.id,
  ])
  await garita.owner.query('update condominiums set homes_invite = true where id = $1', [encinos])
  await person('Kenji Watanabe', { condominium: jacarandas, unit: 'PH-2' })
  await person('Lucía Ibarra', { condominium: encinos, unit: '101', confirmed: false })
  await person('Hugo Trejo', { user_role: 'agent', approval_status: 'pending' })
  await person('Nora Quiroz', { user_role: 'agent', assigned: [encinos, jacarandas] })
  await person('Óscar Medina', { user_role: 'admin', approval_status: 'pending' })
  await fillReservations(garita, { home: encinos, host: resident, neighbor, admin })
  await keepMessages(garita)
  await sealLog(garita, encinos)
  return world
}

async function keepMessages(garita: TestInstallation): Promise<void> {
  const letters = [
    ['bruno@garita.test', 'Confirma tu cuenta de Garita', 'confirm-email'],
    ['kenji.watanabe@garita.test', 'Choose a new password', 'reset-password'],
  ] as const
  for (const [recipient, subject, path] of letters) {
    const body = `Hola, Bruno Salas:\n\nConfirma que este correo es tuyo abriendo este enlace. Sirve durante 3 días.\n\nhttp://garita.test/${path}#${newToken()}\n\nDespués, la administración revisará tu solicitud. Si no pediste una cuenta, no hagas nada.\n`
    await garita.owner.query(
      'insert into unsent_messages (id, recipient, subject, body, created_at) values ($1, $2, $3, $4, now())',
      [newId(), recipient, subject, body],
    )
  }
}

/** Seals the log as the hourly job does, with a person who receives the seal. */
async function sealLog({ owner }: TestInstallation, condominium: string): Promise<void> {
  await owner.query(`update log_seals set arrived_at = arrived_at - interval '61 minutes'`)
  await owner.query('select access.seal_log(1000) from generate_series(1, 3)')
  await owner.query(
    `insert into log_witnesses (condominium_id, place, address, language, added_by_name)
      values ($1, 1, 'consejo@los-encinos.garita.test', 'es', 'Guillermo Arriaga Montes')`,
    [condominium],
  )
}

export async function unitAddress({ owner }: TestInstallation, condominium: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from units where condominium_id = $1 and unit_number = '204'`,
    [condominium],
  )
  return `/dashboard/admin/unit?condominium_id=${condominium}&id=${rows[0]?.id}`
}
