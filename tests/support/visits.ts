/** Authorizations for tests, independent of the current date, and the log rows that a gate would write about them. */
import type pg from 'pg'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import type { AuthType, Values } from '../../src/authorizations/kinds.ts'
import type { Output } from '../../src/shared/contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Answering, ask, type TestInstallation, type TestPerson } from './installation.ts'

export const mexico = 'America/Mexico_City'

/** Returns a day of the local calendar. */
export function dayIn(zone: string, days = 0, now = new Date()): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export const least: Readonly<Record<AuthType, () => Values>> = {
  co_resident: () => ({ name: 'Rosa', last_name: 'Peña', id_document: 'INE12345' }),
  temporary_visitor: () => ({
    name: 'Luis',
    last_name: 'Gómez',
    valid_from: dayIn(mexico),
    valid_until: dayIn(mexico, 1),
  }),
  permanent_visitor: () => ({ name: 'Inés', last_name: 'Ríos', relationship: 'familiar' }),
  worker: () => ({ name: 'Hugo', last_name: 'Lara', work_type: 'limpieza' }),
  pet: () => ({ name: 'Kira', species: 'perro' }),
  vehicle: () => ({ vehicle_plate: 'ABC123', vehicle_type: 'car', brand: 'Nissan', model: 'Versa' }),
}

export const visitor = (more: Values = {}): Values => ({ ...least.temporary_visitor(), ...more })

/** Creates an authorization and returns its id; a refusal fails the test. */
export async function authorize(
  garita: Answering,
  resident: TestPerson,
  authType: AuthType = 'temporary_visitor',
  more: Values = {},
): Promise<string> {
  const id = newId()
  const made = await ask(
    garita,
    authorizations.create,
    { id, auth_type: authType, values: { ...least[authType](), ...more } },
    resident.token,
  )
  if (!made.ok) throw new Error(`${made.code} ${JSON.stringify(made.fields)}`)
  return id
}

/** Creates an authorization 40 days ago, so that a station may report events of the days since. */
export async function authorizeEarlier(
  garita: Answering & Pick<TestInstallation, 'owner'>,
  ...given: Parameters<typeof authorize> extends [unknown, ...infer Rest] ? Rest : never
): Promise<string> {
  const id = await authorize(garita, ...given)
  await existsSince(garita, 40, id)
  return id
}

/** Moves the creation some days into the past, and makes the dates valid until half a minute ago. */
export async function existsSince(
  { owner }: Pick<TestInstallation, 'owner'>,
  days: number,
  ...ids: string[]
): Promise<void> {
  await owner.query('update authorizations set created_at = now() - make_interval(days => $2) where id = any($1)', [
    ids,
    days,
  ])
  await owner.query(
    `insert into authorization_changes (condominium_id, authorization_id, what, by_role, at, window_before)
      select condominium_id, id, 'edited', 'resident', now() - interval '30 seconds', '{"hours": {}}' from authorizations where id = any($1)`,
    [ids],
  )
}

export interface Stored {
  status: string
  name: string
  revision: number
  pass_id: string
  pass_generation: number
  access_number: string | null
  valid_from: Date | null
  valid_until: Date | null
}

export async function stored({ owner }: TestInstallation, id: string): Promise<Stored | undefined> {
  const { rows } = await owner.query<Stored>('select * from authorizations where id = $1', [id])
  return rows[0]
}

/** Writes a line of the log and the name beside it, as the gate does. */
export async function atTheGate(owner: pg.Pool, id: string, event: 'entry' | 'exit', at = new Date()): Promise<void> {
  await owner.query(
    `with line as (
      insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number,
          actor_role, actor_name)
        select condominium_id, gen_random_uuid(), id, $2, $3, resident_id, unit_number, 'agent', 'Ramón'
        from authorizations where id = $1
        returning condominium_id, id, authorization_id)
    insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name)
      select l.condominium_id, l.id, a.auth_type, a.name, a.last_name from line l join authorizations a on a.id = l.authorization_id`,
    [id, event, at],
  )
}

export async function passOf(resident: TestPerson, id: string): Promise<Output<typeof authorizations.showPass>> {
  const shown = await resident.call(authorizations.showPass, { id })
  if (!shown.ok) throw new Error(shown.code)
  return shown.answer
}

export async function namesIn(
  resident: TestPerson,
  filter: Parameters<typeof resident.call<typeof authorizations.list>>[1],
): Promise<unknown[]> {
  const listed = await resident.call(authorizations.list, filter)
  if (!listed.ok) throw new Error(listed.code)
  return listed.answer.items.map((item) => item.values.name)
}
