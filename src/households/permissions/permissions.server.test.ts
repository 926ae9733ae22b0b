/** "Pedir permiso": a request gives no right by itself; an adult of the home answers it. */
import { beforeEach, expect, test } from 'vitest'
import { inTheMiddle } from '../../../tests/support/holding.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { least } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { homeRules } from '../../gate/arrivals/homeRules/homeRules.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { privacy } from '../../privacy/privacy.contract.ts'
import { newId } from '../../shared/ids.ts'
import { households } from '../households.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let carolina: TestPerson
let teen: TestPerson
beforeEach(async () => {
  here = await garita.condominium('Los Encinos')
  carolina = await lives('Carolina Prado')
  teen = await barred('Tomás Prado', 'family')
})

/** The default is a year in unit 101. */
async function lives(fullName: string, unit = '101'): Promise<TestPerson> {
  const person = await garita.person({ condominium: here, unit, full_name: fullName })
  await set(person, `since = since - interval '1 year'`)
  return person
}
async function barred(fullName: string, kind: string): Promise<TestPerson> {
  const person = await lives(fullName)
  await set(person, `kind = '${kind}', barred_at = now()`)
  return person
}
const set = (person: TestPerson, what: string) =>
  garita.owner.query(`update residences set ${what} where profile_id = $1 and until is null`, [person.id])
const today = async () =>
  (
    await garita.owner.query(
      `select (now() at time zone time_zone)::date::text as day from condominiums where id = $1`,
      [here],
    )
  ).rows[0]?.day as string

async function ask(who = teen, more: { id?: string; day?: string; visitor?: string } = {}) {
  const given = { id: newId(), visitor: 'Mateo Gil', day: await today(), said: 'Para la tarea', ...more }
  return { id: given.id, answer: await who.call(households.askPermission, given) }
}
async function asked(who?: TestPerson): Promise<string> {
  const { id, answer } = await ask(who)
  expect(answer).toMatchObject({ ok: true })
  return id
}
const grant = (who: TestPerson, granting: string, id = newId(), more: object = {}) =>
  who.call(authorizations.create, {
    ...{ id, granting, auth_type: 'temporary_visitor' },
    values: { ...least.temporary_visitor(), name: 'Mateo', last_name: 'Gil', ...more },
  } as never)
const refuse = (who: TestPerson, id: string, said: string | null = null) =>
  who.call(households.refusePermission, { id, said })
async function seen(who: TestPerson) {
  const mine = await who.call(households.mine, {})
  if (!mine.ok) throw new Error(mine.code)
  return mine.answer.permissions ?? []
}
const statesOf = async (who: TestPerson) => (await seen(who)).map(({ state }) => state)
async function bellOf(who: TestPerson) {
  const list = await who.call(notices.list, {})
  if (!list.ok) throw new Error(list.code)
  return list.answer.items.filter(({ kind }) => kind === 'permission_asked')
}
const authorized = async () =>
  (await garita.owner.query('select resident_id from authorizations where condominium_id = $1', [here])).rows.map(
    ({ resident_id }) => resident_id,
  )

test('shows a request to the adults of a home, in the bell too, and to no one else', async () => {
  const father = await lives('Pablo Prado')
  const others = [await barred('Nana Luz', 'employee'), await lives('Vera Dos', '102')]
  const staff = [
    await garita.person({ user_role: 'agent', assigned: [here] }),
    await garita.person({ user_role: 'admin', assigned: [here] }),
  ]
  const guest = await lives('Gina Días')
  await set(guest, `kind = 'guest'`)
  const id = await asked()
  for (const adult of [carolina, father]) {
    expect(await seen(adult)).toMatchObject([
      { id, visitor: 'Mateo Gil', said: 'Para la tarea', by_name: 'Tomás Prado', mine: false, state: 'waiting' },
    ])
    expect(await bellOf(adult)).toMatchObject([{ fact_id: id, name: 'Mateo Gil', by_name: 'Tomás Prado' }])
  }
  for (const other of [...others, guest]) {
    expect(await seen(other)).toEqual([])
    expect(await bellOf(other)).toEqual([])
  }
  for (const one of staff) {
    expect(await one.call(households.mine, {})).not.toMatchObject({ answer: { permissions: [{}] } })
    expect(await bellOf(one)).toEqual([])
  }
  expect(await seen(teen)).toMatchObject([{ id, mine: true, state: 'waiting' }])
  expect(await bellOf(teen)).toEqual([])
  // Their phones ring, except in quiet hours.
  await set(father, `quiet_from = '00:00', quiet_until = '23:59:59'`)
  const rung = await garita.owner.query(
    `select profile_id, quiet from access.who_to_tell('permission_asked', $1, $2) order by quiet`,
    [here, id],
  )
  expect(rung.rows).toEqual([
    { profile_id: carolina.id, quiet: false },
    { profile_id: father.id, quiet: true },
  ])
})

test('authorizes nothing by a request, and attributes the authorization to the adult who makes it', async () => {
  const id = await asked()
  expect(await authorized()).toEqual([])
  expect(await grant(teen, id)).toMatchObject({ ok: false, code: 'residence_barred' })
  expect(await authorized()).toEqual([])
  const visit = newId()
  expect(await grant(carolina, id, visit)).toMatchObject({ ok: true })
  expect(await authorized()).toEqual([carolina.id])
  expect(await seen(teen)).toMatchObject([{ state: 'granted', answered_by_name: 'Carolina Prado' }])
  expect(await seen(carolina)).toEqual([])
  expect(await bellOf(carolina)).toEqual([])
  // A repeated call changes nothing.
  expect(await grant(carolina, id, visit)).toMatchObject({ ok: true })
  expect(await authorized()).toEqual([carolina.id])
})

test('shows the asker a refusal with its sentence, and refuses a later authorization', async () => {
  const id = await asked()
  expect(await refuse(carolina, id, 'Hoy no')).toMatchObject({ ok: true })
  expect(await refuse(carolina, id, 'Hoy no')).toMatchObject({ ok: true })
  expect(await seen(teen)).toMatchObject([
    { state: 'refused', answered_by_name: 'Carolina Prado', answer_said: 'Hoy no' },
  ])
  expect(await grant(carolina, id)).toMatchObject({ ok: false, status: 409, code: 'permission_refused' })
  expect(await authorized()).toEqual([])
})

test('accepts one of two adults who answer at once, and refuses the other as done', async () => {
  const father = await lives('Pablo Prado')
  const id = await asked()
  const answers = await Promise.all([grant(carolina, id), grant(father, id)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, code: 'permission_granted' })
  expect(await authorized()).toHaveLength(1)
  expect(await refuse(father, id)).toMatchObject({ ok: false, code: 'permission_granted' })
})

test('creates no authorization for an adult who answers while another answer is being written', async () => {
  const id = await asked()
  let answered: ReturnType<typeof grant> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say(
      `update permission_asks set answer = 'refused', answered_at = now(), answered_by = id, answered_by_name = 'Pablo' where id = $1`,
      [id],
    )
    answered = grant(carolina, id)
    await waited()
  })
  expect(await answered).toMatchObject({ ok: false, status: 409, code: 'permission_refused' })
  expect(await authorized()).toEqual([])
})

test('keeps a request open if its authorization is refused for another reason', async () => {
  const rule = { kind: 'visit', company: null, name: 'Mateo Gil', plate: null, action: 'refuse' } as const
  const always = { days: [], from: null, until: null, daily_most: null, until_day: null }
  expect(await carolina.call(homeRules.save, { id: newId(), replaces: null, ...rule, ...always })).toMatchObject({
    ok: true,
  })
  const id = await asked()
  expect(await grant(carolina, id)).toMatchObject({ ok: false, code: 'home_refuses_person' })
  expect(await statesOf(teen)).toEqual(['waiting'])
  expect(await seen(carolina)).toHaveLength(1)
})

test('refuses an adult who lost the right, is frozen, joined later or left', async () => {
  const id = await asked()
  const newcomer = await garita.person({ condominium: here, unit: '101', full_name: 'Nuevo Uno' })
  const neighbor = await lives('Vera Dos', '102')
  for (const other of [newcomer, neighbor]) {
    expect(await seen(other)).toEqual([])
    expect(await grant(other, id)).toMatchObject({ ok: false, status: 404 })
    expect(await refuse(other, id)).toMatchObject({ ok: false, status: 404 })
  }
  await set(carolina, 'frozen_at = now()')
  expect(await grant(carolina, id)).toMatchObject({ ok: false, code: 'residence_frozen' })
  expect(await refuse(carolina, id)).toMatchObject({ ok: false, code: 'residence_frozen' })
  await set(carolina, 'frozen_at = null, barred_at = now()')
  expect(await refuse(carolina, id)).toMatchObject({ ok: false, code: 'residence_barred' })
  await set(carolina, `barred_at = null, kind = 'guest'`)
  expect(await grant(carolina, id)).toMatchObject({ ok: false, status: 404 })
  await set(carolina, `kind = 'owner', until = now()`)
  expect(await grant(carolina, id)).toMatchObject({ ok: false })
  expect(await statesOf(teen)).toEqual(['waiting'])
  expect(await authorized()).toEqual([])
})

test('ends a request when its asker is frozen, moves or leaves', async () => {
  const id = await asked()
  await set(teen, 'frozen_at = now()')
  expect(await seen(carolina)).toEqual([])
  expect(await bellOf(carolina)).toEqual([])
  expect(await grant(carolina, id)).toMatchObject({ ok: false, status: 409, code: 'permission_over' })
  await set(teen, 'frozen_at = null')
  expect(await seen(carolina)).toHaveLength(1)
  await set(teen, `unit_number = '102'`)
  expect(await seen(teen)).toEqual([])
  expect(await grant(carolina, id)).toMatchObject({ ok: false, code: 'permission_over' })
  const nana = await barred('Nana Luz', 'employee')
  const other = await asked(nana)
  expect(await seen(carolina)).toHaveLength(1)
  await garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [nana.id])
  expect(await seen(carolina)).toEqual([])
  expect(await grant(carolina, other)).toMatchObject({ ok: false, code: 'permission_over' })
  expect(await authorized()).toEqual([])
})

test('ends a request with its day, and shows it to its asker for one more day', async () => {
  const id = await asked()
  const over = (ago: string) =>
    garita.owner.query(`update permission_asks set ends_at = now() - $2::interval where id = $1`, [id, ago])
  await over('1 minute')
  expect(await statesOf(teen)).toEqual(['expired'])
  expect(await seen(carolina)).toEqual([])
  expect(await grant(carolina, id)).toMatchObject({ ok: false, code: 'permission_over' })
  expect(await refuse(carolina, id)).toMatchObject({ ok: false, code: 'permission_over' })
  await over('25 hours')
  expect(await seen(teen)).toEqual([])
  await garita.owner.query('select access.forget_permission_asks()')
  expect((await garita.owner.query('select from permission_asks where id = $1', [id])).rowCount).toBe(1)
  await over('31 days')
  await garita.owner.query('select access.forget_permission_asks()')
  expect((await garita.owner.query('select from permission_asks where id = $1', [id])).rowCount).toBe(0)
})

test('refuses requests for permission of short-term guests, frozen people and people with the right; an employee may ask', async () => {
  const guest = await barred('Gina Días', 'guest')
  expect((await ask(guest)).answer).toMatchObject({ ok: false, status: 403 })
  expect((await ask(carolina)).answer).toMatchObject({ ok: false, code: 'permission_not_needed' })
  await set(teen, 'frozen_at = now()')
  expect((await ask(teen)).answer).toMatchObject({ ok: false, code: 'residence_frozen' })
  const nana = await barred('Nana Luz', 'employee')
  expect((await ask(nana)).answer).toMatchObject({ ok: true })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  expect((await ask(admin)).answer).toMatchObject({ ok: false })
})

test('refuses a request in a home without an adult', async () => {
  await set(carolina, `kind = 'guest'`)
  expect((await ask()).answer).toMatchObject({ ok: false, status: 409, code: 'permission_of_nobody' })
})

test('accepts a day from today to a month ahead', async () => {
  const shifted = async (days: number) =>
    (await garita.owner.query(`select ($1::date + $2::int)::text as day`, [await today(), days])).rows[0]?.day as string
  for (const days of [-1, 33])
    expect((await ask(teen, { day: await shifted(days) })).answer).toMatchObject({ ok: false, code: 'permission_day' })
  for (const days of [0, 30]) expect((await ask(teen, { day: await shifted(days) })).answer).toMatchObject({ ok: true })
})

test('limits a person to five open requests, also when they are sent at once, and refuses another’s id', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, () => ask()))
  const refused = answers.filter(({ answer }) => !answer.ok)
  expect(refused.map(({ answer }) => !answer.ok && answer.code)).toEqual([
    'permissions_too_many',
    'permissions_too_many',
  ])
  const open = answers.find(({ answer }) => answer.ok)?.id ?? ''
  // A repeated call changes nothing.
  expect((await ask(teen, { id: open })).answer).toMatchObject({ ok: true })
  expect((await ask(await barred('Nana Luz', 'employee'), { id: open })).answer).toMatchObject({
    ok: false,
    status: 404,
  })
  expect(await refuse(carolina, open)).toMatchObject({ ok: true })
  expect((await ask()).answer).toMatchObject({ ok: true })
})

test('limits a person to twenty requests a day', async () => {
  await garita.owner.query(
    `insert into permission_asks (condominium_id, id, residence_id, joining, unit_number, asked_by, asked_by_name, visitor, day, ends_at,
        answer, answered_at, answered_by, answered_by_name)
      select r.condominium_id, gen_random_uuid(), r.id, r.joining, r.unit_number, r.profile_id, 'Tomás', 'Mateo', current_date, now(), 'refused',
        now(), r.profile_id, 'Carolina' from residences r, generate_series(1, 20) where r.profile_id = $1`,
    [teen.id],
  )
  expect((await ask()).answer).toMatchObject({ ok: false, code: 'permissions_too_many' })
})

test('accepts only a visit as the answer, and hides requests of another home', async () => {
  const id = await asked()
  const pet = { id: newId(), granting: id, auth_type: 'pet', values: least.pet() }
  expect(await carolina.call(authorizations.create, pet as never)).toMatchObject({ ok: false, status: 422 })
  expect(await grant(carolina, newId())).toMatchObject({ ok: false, status: 404 })
  expect(await authorized()).toEqual([])
})

test('includes a person’s requests in the file of their data', async () => {
  await asked()
  const file = await teen.call(privacy.download, {})
  expect(file).toMatchObject({ answer: { permissions_asked: [{ visitor: 'Mateo Gil', said: 'Para la tarea' }] } })
})
