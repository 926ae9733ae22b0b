/** Each file, as each role, contains every row of the screen's filter and no other, compared with the owner's counts. */
import { read } from 'hucre'
import { beforeAll, expect, test } from 'vitest'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { giveReason } from '../../tests/support/disclosures.ts'
import { cellsOf, download, type Fetched } from '../../tests/support/files.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { authorize, dayIn, mexico } from '../../tests/support/visits.ts'
import { amenities } from '../amenities/amenities.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { people } from '../people/people.contract.ts'
import { dayAfter } from '../shared/time.ts'

const garita = openForFile(testInstallation)
let here: string
let there: string
const staff: Record<'agent' | 'admin' | 'super_admin' | 'stranger' | 'nowhere', TestPerson> = Object.create(null)
let ana: TestPerson
let today: string

const es = { language: 'es' } as const
const four = [people.exportDirectory, visits.export, visits.exportLog, amenities.exportReservations] as const

beforeAll(async () => {
  today = dayIn(mexico)
  here = await garita.condominium('Aquí')
  there = await garita.condominium('Allá')
  staff.agent = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  staff.admin = await garita.person({ user_role: 'admin', assigned: [here, there] })
  staff.super_admin = await garita.person({ user_role: 'super_admin' })
  staff.stranger = await garita.person({ user_role: 'agent', assigned: [there] })
  staff.nowhere = await garita.person({ user_role: 'agent' })
  ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana "La Güera" Peña', email: 'ana@peña.mx' })
  const beto = await garita.person({
    condominium: there,
    unit: 'B-2',
    full_name: '=cmd|calc',
    approval_status: 'pending',
  })
  const carla = await garita.person({ condominium: there, unit: '9', full_name: 'Carla, Díaz' })
  await authorize(garita, ana, 'temporary_visitor', { name: 'Luis;=1+1', last_name: 'Gómez', id_document: 'INE98765' })
  await authorize(garita, carla, 'temporary_visitor', { name: 'Iñigo', purpose: '@cena' })
  await authorize(garita, ana, 'worker', { name: 'Hugo' })
  const clubhouse = await amenityOf(garita, here)
  await book(ana, clubhouse, { purpose: '-Fiesta', guest_count: 7 })
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number,
        actor_role, actor_name)
      select a.condominium_id, gen_random_uuid(), a.id, case when n % 2 = 0 then 'entry' else 'exit' end,
        '2026-03-01 05:30:00+00'::timestamptz + n * interval '1 minute', a.resident_id, a.unit_number, 'agent', 'Ramón'
      from authorizations a, generate_series(0, 1499) n where a.auth_type = 'temporary_visitor'`,
  )
  await garita.owner.query(
    `insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, id_document)
      select l.condominium_id, l.id, a.auth_type, a.name, a.last_name, a.id_document
      from access_logs l join authorizations a on a.id = l.authorization_id`,
  )
  expect(beto.id).not.toBe(carla.id)
})

/** The owner's counts for the reader's condominiums. */
async function counted(places: readonly string[] | null): Promise<number[]> {
  const { rows } = await garita.owner.query<{ n: number }>(
    `select (select count(*)::int from (values
          (1, (select array_agg(condominium_id) from residences where until is null)),
          (2, (select array_agg(condominium_id) from authorizations where auth_type = 'temporary_visitor')),
          (3, (select array_agg(condominium_id) from access_logs)),
          (4, (select array_agg(condominium_id) from amenity_reservations))) list (at, places), unnest(list.places) place
        where list.at = n.at and ($1::uuid[] is null or place = any($1))) as n
      from generate_series(1, 4) n (at) order by n.at`,
    [places],
  )
  return rows.map(({ n }) => n)
}

const reached: [keyof typeof staff, () => string[] | null][] = [
  ['agent', () => [here]],
  ['stranger', () => [there]],
  ['nowhere', () => []],
  ['admin', () => [here, there]],
  ['super_admin', () => null],
]

test('writes the same rows as XLSX, with every cell as the original text', async () => {
  for (const call of four) {
    const csv = cellsOf((await download(garita, call, es, staff.admin.token)).text)
    const { name, promised, bytes } = await download(garita, call, { ...es, format: 'xlsx' }, staff.admin.token)
    expect([name, promised]).toEqual([expect.stringMatching(/^[a-z]+_export\.xlsx$/), csv.length - 1])
    const { sheets } = await read(bytes)
    const cells = sheets[0]?.rows.map((row) => row.map((cell) => (cell === null ? '' : cell)))
    // CSV marks possible formulas; a text cell needs no mark.
    const unmarked = csv.map((row) => row.map((cell) => cell.replace(/(^|;)'(?= *[=+\-@])/g, '$1')))
    expect(cells?.map((row) => row.map(String))).toEqual(unmarked)
  }
})

test.each(reached)('%s exports every row of their condominiums, as many as promised', async (who, places) => {
  const files: Fetched[] = []
  for (const call of four) files.push(await download(garita, call, es, staff[who].token))
  const expected = await counted(places())
  expect(files.map(({ promised }) => promised)).toEqual(expected)
  expect(files.map(({ text }) => cellsOf(text).length - 1)).toEqual(expected)
  if (who === 'agent') expect(expected[2]).toBeGreaterThan(1499)
  for (const { text } of files) {
    const [head = [], ...rows] = cellsOf(text)
    expect(new Set(rows.map((row) => row.length))).toEqual(rows.length > 0 ? new Set([head.length]) : new Set())
  }
})

test('refuses exports to residents, applicants and strangers', async () => {
  const applicant = await garita.person({ user_role: 'agent', approval_status: 'pending' })
  for (const call of four) {
    expect(await download(garita, call, es, ana.token)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await download(garita, call, es, applicant.token)).toMatchObject({ status: 403, code: 'not_approved' })
    expect(await download(garita, call, es, null)).toMatchObject({ status: 401, code: 'signed_out' })
  }
})

test('names files and columns in both languages', async () => {
  const heads = async (language: 'es' | 'en') => {
    const found: (string | undefined)[][] = []
    for (const call of four) {
      const { name, text } = await download(garita, call, { language }, staff.agent.token)
      found.push([name, ...(cellsOf(text)[0] ?? [])])
    }
    return found
  }
  expect(await heads('es')).toEqual([
    ['residentes_export.csv', 'Residente', 'Unidad', 'Email', 'Teléfono', 'Condominio', 'Estado', 'Fecha de registro'],
    [
      'visitantes_export.csv',
      ...['Visitante', 'Documento', 'Teléfono', 'Unidad', 'Estado', 'Condominio', 'Fecha', 'Residente'],
      ...[
        'Válido desde',
        'Válido hasta',
        'Motivo',
        'Zona horaria',
        'Qué llega',
        'Empresa',
        'Personas en total',
        'Gafete',
      ],
    ],
    [
      'accesos_export.csv',
      ...['Fecha/Hora', 'Evento', 'Visitante/Usuario', 'Unidad', 'Agente', 'Condominio', 'Tipo', 'Caseta', 'Motivo'],
      ...['Autorizó por teléfono', 'Zona horaria'],
      ...['Enviado por', 'Llegó', 'Comprobación', 'Reloj', 'Conflicto', 'Personas', 'Corrección'],
    ],
    [
      'reservas_export.csv',
      ...['Amenidad', 'Fecha', 'Hora de inicio', 'Hora de fin', 'Residente', 'Unidad', 'Invitados', 'Motivo', 'Estado'],
      ...['Condominio', 'Fecha de solicitud'],
    ],
  ])
  const english = (await heads('en')).flat()
  expect(english.slice(0, 3)).toEqual(['residentes_export.csv', 'Resident', 'Unit'])
  expect(english.join()).not.toMatch(/[áéíóúñ]/i)
})

test('hides names in cells as on the screen, keeps accents, uses the condominium’s time zone and contains no formulas', async () => {
  const [, resident] = cellsOf((await download(garita, people.exportDirectory, es, staff.agent.token)).text)
  expect(resident?.slice(0, 6)).toEqual(['Ana "La Güera" Peña', '101', 'ana@peña.mx', '', 'Aquí', 'Aprobado'])

  const [, visitor] = cellsOf((await download(garita, visits.export, es, staff.agent.token)).text)
  expect(visitor?.toSpliced(6, 1)).toEqual([
    ...["Luis;'=1+1 Gómez", '•••••765', '', '101', 'Vigente', 'Aquí', 'Ana "La Güera" Peña'],
    ...[`${today} 00:00:00`, `${dayAfter(today)} 23:59:59`, '', mexico],
    ...['Visita', '', '', ''],
  ])

  const log = cellsOf((await download(garita, visits.exportLog, es, staff.agent.token)).text)
  expect(log.at(-1)).toEqual([
    ...['2026-02-28 23:30:00', 'Entrada', "Luis;'=1+1 Gómez", '101', 'Ramón', 'Aquí', 'Visitante temporal'],
    ...['', '', '', mexico],
    // Sent at once by its own guard, without a mistake.
    ...['', '', '', '', '', '', ''],
  ])

  const [, reservation] = cellsOf((await download(garita, amenities.exportReservations, es, staff.agent.token)).text)
  expect(reservation?.slice(0, 10)).toEqual([
    ...[
      'Casa club',
      dayAfter(today, 3),
      '16:00',
      '18:00',
      'Ana "La Güera" Peña',
      '101',
      '7',
      "'-Fiesta",
      'Aprobada',
      'Aquí',
    ],
  ])

  const everyone = (await download(garita, people.exportDirectory, es, staff.admin.token)).text
  expect(cellsOf(everyone).map(([name]) => name)).toContain("'=cmd|calc")
  const purposes = cellsOf((await download(garita, visits.export, es, staff.stranger.token)).text)
  expect(purposes[1]).toContain("'@cena")
})

test('applies the screen’s filters to the file: condominium, search, status and days of the condominium’s clock', async () => {
  const { admin, agent } = staff
  const names = async (filter: object) =>
    cellsOf((await download(garita, visits.export, { ...es, ...filter }, admin.token)).text)
      .slice(1)
      .map(([name]) => name)
  expect(await names({ condominium_id: there })).toEqual(['Iñigo Gómez'])
  await giveReason(admin, there, { kind: 'person', subject: 'inigo' })
  expect(await names({ search: 'inigo' })).toEqual(['Iñigo Gómez'])
  expect(await names({ status: 'pending' })).toEqual([])
  expect(await names({ until: dayAfter(today, -1) })).toEqual([])
  // Half past five at Greenwich is still the evening before in Mexico.
  const lines = async (filter: object) =>
    (await download(garita, visits.exportLog, { ...es, ...filter }, agent.token)).promised
  expect(await lines({ until: '2026-02-28' })).toBe(30)
  expect(await lines({ from: '2026-03-01', until: '2026-03-01' })).toBe(24 * 60)
  expect(await lines({ from: '2026-03-02', until: '2026-03-02' })).toBe(30)
  expect(await lines({ condominium_id: there })).toBe(0)
  const booked = await download(garita, amenities.exportReservations, { ...es, status: 'rejected' }, admin.token)
  expect(booked.promised).toBe(0)
  expect(cellsOf(booked.text)).toHaveLength(1)
})
