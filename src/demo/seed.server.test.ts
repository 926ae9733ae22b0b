/** The demo is written once, has many events, and its accounts work with the printed password. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn, tokenIn } from '../../tests/support/accounts.ts'
import { download } from '../../tests/support/files.ts'
import { ask, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { readPdf } from '../../tests/support/pdf.ts'
import { dayIn, mexico } from '../../tests/support/visits.ts'
import { announcements } from '../announcements/announcements.contract.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { authorizationState } from '../authorizations/authorizations.rules.ts'
import { authTypes, fieldsOf } from '../authorizations/kinds.ts'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { leftItems } from '../gate/arrivals/leftItems/leftItems.contract.ts'
import { gate } from '../gate/gate.contract.ts'
import { parties } from '../parties/parties.contract.ts'
import { people } from '../people/people.contract.ts'
import { photos } from '../photos/photos.contract.ts'
import { session } from '../session/session.contract.ts'
import { readJpeg } from '../shared/jpeg.ts'
import { stays } from '../stays/stays.contract.ts'
import { seed } from './seed.server.ts'

const garita = openForFile(testInstallation)
let lines: string[]
beforeAll(async () => {
  lines = await seed(garita.settings, garita.owner_url, 'build-of-today')
})
beforeEach(() => garita.owner.query('delete from attempts'))

const passwordIn = (said: readonly string[]) => /password: (\S+)/.exec(said.join('\n'))?.[1] ?? ''
const signInAs = (name: string) => signIn(garita, { email: `${name}@demo.garita.test`, password: passwordIn(lines) })
const everything = async () => {
  const { rows } = await garita.owner.query(
    `select (select json_agg(p order by id) from (select id, full_name, email, user_role, approval_status, created_at from profiles) p) as people,
      (select json_agg(c order by id) from condominiums c) as condominiums,
      (select json_agg(r order by id) from residences r) as residences,
      (select json_agg(a order by condominium_id, profile_id) from assignments a) as assignments,
      (select json_agg(a order by id) from authorizations a) as authorizations,
      (select count(*) from access_logs) as log`,
  )
  return rows[0]
}

test.each([
  ['super', 'super_admin'],
  ['admin', 'admin'],
  ['agent', 'agent'],
  ['supervisor', 'supervisor'],
  ['board', 'board'],
  ['resident', 'resident'],
])('signs %s@ in with the printed password', async (name, userRole) => {
  const answer = await signInAs(name)
  expect(answer).toMatchObject({ ok: true })
  const current = await ask(garita, session.current, {}, tokenIn(answer))
  expect(current.ok && current.answer.person).toMatchObject({
    user_role: userRole,
    approval_status: 'approved',
    may_enter: true,
  })
})

test('lets the night guard, who has no e-mail, work with the printed password', async () => {
  const answer = await signIn(garita, { email: 'noche.encinos', password: passwordIn(lines) })
  const current = await ask(garita, session.current, {}, tokenIn(answer))
  expect(current.ok && current.answer.person).toMatchObject({ user_role: 'agent', may_enter: true })
})

test('prints that it is a demo, and how to sign in', () => {
  expect(lines[0]).toMatch(/^This is a demo: /)
  for (const name of ['super', 'admin', 'agent', 'supervisor', 'board', 'resident'])
    expect(lines.join('\n')).toContain(`${name}@demo.garita.test`)
})

test('changes nothing at a second start of the demo and prints the same text', async () => {
  const before = await everything()
  expect(await seed(garita.settings, garita.owner_url)).toEqual(lines)
  expect(await everything()).toEqual(before)
  const file = join(garita.settings.data_folder, 'demo-password')
  expect(readFileSync(file, 'utf8').trim()).toBe(passwordIn(lines))
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('has two busy condominiums and an empty one, which the super administrator sees', async () => {
  const token = tokenIn(await signInAs('super'))
  const listed = await ask(garita, condominiums.list, {}, token)
  const places = listed.ok ? listed.answer.items : []
  expect(places.map(({ name, listed }) => [name, listed])).toEqual([
    ['Privada Las Palmas', false],
    ['Torres del Parque', true],
    ['Residencial Los Encinos', true],
  ])
  expect(new Set(places.map((place) => place.time_zone)).size).toBe(3)
  expect(places[0]?.people).toBe(0)
  const { rows } = await garita.owner.query(
    `select count(distinct (condominium_id, unit_number))::int as units, count(*)::int as residents from residences`,
  )
  expect(rows[0].units).toBeGreaterThanOrEqual(40)
  expect(rows[0].residents).toBeGreaterThan(60)

  const waiting = await ask(garita, people.list, { approval_status: 'pending' }, token)
  expect(waiting.ok && waiting.answer.items.length).toBe(7)
  const rejected = await ask(garita, people.list, { approval_status: 'rejected' }, token)
  expect(rejected.ok && rejected.answer.items.length).toBe(1)
  const counted = await ask(garita, people.countOperators, {}, token)
  expect(counted.ok && counted.answer).toEqual({ operators: 5, assignments: 11, condominiums: 3 })
  const ties = await ask(garita, people.assignments, {}, token)
  const shown = ties.ok ? ties.answer.items : []
  expect(new Set(shown.map((tie) => tie.assigned_at)).size).toBe(shown.length)
  expect(new Set(shown.map((tie) => tie.assigned_by_name))).toEqual(new Set(['Elena Montiel']))
})

test('gives the resident authorizations of every kind and state, and a month of entries and exits', async () => {
  const token = tokenIn(await signInAs('resident'))
  const words = new Set<string>()
  for (const authType of authTypes) {
    const listed = await ask(garita, authorizations.list, { auth_type: authType }, token)
    const items = listed.ok ? listed.answer.items : []
    expect([authType, items.length >= 2]).toEqual([authType, true])
    for (const item of items) words.add(authorizationState(item, Date.now()).word)
    for (const { id, ...item } of items.filter((one) => one.status === 'active')) {
      const values = Object.fromEntries(fieldsOf(authType).map(([name]) => [name, item.values[name]]))
      const changed = { id, revision: item.revision, auth_type: authType, values }
      expect(authorizations.change.input.safeParse(changed).error?.issues ?? []).toEqual([])
    }
  }
  expect([...words].sort()).toEqual(['active', 'expired', 'inside', 'left', 'scheduled', 'suspended', 'valid'])
  const summed = await ask(garita, authorizations.today, {}, token)
  // Four guests of the party and three of a group are inside. Two guests came to today's booking, which a demo started after 22:00 has tomorrow.
  const { rows: places } = await garita.owner.query(
    `select (now() at time zone time_zone)::time < '22:00' as party from condominiums where name = 'Residencial Los Encinos'`,
  )
  expect(summed.ok && summed.answer.figures).toMatchObject({ active_visits: places[0].party ? 11 : 9 })
  const { rows } = await garita.owner.query(
    `select count(*)::int as lines, count(s.log_id)::int as subjects, count(distinct l.condominium_id)::int as places,
        bool_and(occurred_at between now() - interval '29 days' and now()) as within_a_month,
        count(distinct authorization_id)::int as guests
      from access_logs l left join access_log_subjects s on s.log_id = l.id`,
  )
  expect(rows[0]).toMatchObject({ places: 2, within_a_month: true, subjects: rows[0].lines })
  expect(rows[0].lines).toBeGreaterThan(500)
  const { rows: numbers } = await garita.owner.query(
    `select from authorizations where auth_type = 'temporary_visitor' and status <> 'pending_approval' and access_number is null`,
  )
  expect(numbers).toEqual([])
})

test('keeps users’ changes, and a new password works for all accounts', async () => {
  const used = await testInstallation()
  const first = passwordIn(await seed(used.settings, used.owner_url))
  const enter = (name: string, password: string) => signIn(used, { email: `${name}@demo.garita.test`, password })
  const token = tokenIn(await enter('super', first))
  const waiting = await ask(used, people.list, { approval_status: 'pending', user_role: 'resident' }, token)
  const applicant = waiting.ok ? waiting.answer.items[0] : undefined
  await ask(used, people.remove, { id: applicant?.id }, token)
  await seed({ ...used.settings, demo_password: 'otra para la demo' }, used.owner_url)
  const { rowCount } = await used.owner.query('select from profiles where id = $1', [applicant?.id])
  expect(rowCount).toBe(0)
  expect(await enter('agent', 'otra para la demo')).toMatchObject({ ok: true })
  expect(await enter('agent', first)).toMatchObject({ ok: false, status: 422 })
  await used.close()
})

test('refuses a database with real people', async () => {
  const real = await testInstallation()
  await real.person({ user_role: 'super_admin' })
  await expect(seed(real.settings, real.owner_url)).rejects.toThrow('not of the demo')
  const { rowCount } = await real.owner.query('select from profiles')
  expect(rowCount).toBe(1)
  await real.close()
})

test('contains a finished alarm and a finished drill, with raiser and helper', async () => {
  const { rows } = await garita.owner.query(
    'select raised_as, is_test, taken_by_name, unit_number from alarms order by pressed_at',
  )
  expect(rows).toMatchObject([
    { raised_as: 'resident', is_test: false, unit_number: expect.any(String), taken_by_name: expect.any(String) },
    { raised_as: 'administration', is_test: true, unit_number: null },
  ])
})

test('shows the resident their stays, party, group, items, announcements and photos, and opens each file', async () => {
  const token = tokenIn(await signInAs('resident'))
  const read = async <T>(asked: Promise<{ ok: true; answer: T } | { ok: false; code: string }>): Promise<T> => {
    const answer = await asked
    if (!answer.ok) throw new Error(answer.code)
    return answer.answer
  }
  const [firstDay = '', lastDay = ''] = [-15, 15].map((days) => dayIn(mexico, days))
  const guests = await read(ask(garita, stays.list, { first_day: firstDay, last_day: lastDay }, token))
  expect(guests.map(({ uses, places }) => [uses, places]).sort()).toEqual([
    [0, 1],
    [0, 3],
    [1, 2],
  ])
  const [party] = await read(ask(garita, parties.list, {}, token))
  expect(party?.guests.filter(({ inside }) => inside).length).toBe(4)
  expect(party?.guests.length).toBe(7)
  const list = await read(ask(garita, authorizations.list, { auth_type: 'temporary_visitor' }, token))
  expect(list.items.filter(({ people_inside }) => people_inside === 3).map(({ values }) => values.people)).toEqual([5])
  const items = await read(ask(garita, leftItems.mine, {}, token))
  const [parcel] = items.filter(({ photo }) => photo)
  const jpegs = [
    (await read(ask(garita, leftItems.photo, { id: parcel?.id }, token))).jpeg,
    (await read(ask(garita, photos.own, {}, token))).jpeg ?? '',
  ]
  const received = await read(ask(garita, announcements.mine, {}, token))
  expect(received.map(({ files }) => files.map(({ kind }) => kind))).toEqual([['picture', 'picture'], ['pdf']])
  for (const { id } of received[0]?.files ?? [])
    jpegs.push((await read(ask(garita, announcements.picture, { id }, token))).jpeg)
  expect(jpegs.map((jpeg) => readJpeg(Buffer.from(jpeg, 'base64')) !== null)).toEqual([true, true, true, true])
  const file = await download(garita, announcements.pdf, { id: received[1]?.files[0]?.id ?? '' }, token)
  expect(readPdf(file.bytes)).toMatchObject({ pages: 1, language: 'es' })
})

test('gives its stations a guard and the current build', async () => {
  const admin = tokenIn(await signInAs('admin'))
  const seen = await ask(garita, gate.stations, {}, admin)
  expect(seen).toMatchObject({ ok: true })
  const stations = seen.ok ? seen.answer : []
  expect(stations).toHaveLength(2)
  for (const { bound_by, build } of stations) {
    expect(bound_by).toEqual(expect.any(String))
    expect(build).toBe('build-of-today')
  }
})

test('writes a log line for each visit that a guard registered, at that moment and in that name', async () => {
  const { rows } = await garita.owner.query(
    `select a.name, a.registered_by_name, count(l.id)::int as lines from authorizations a
      left join access_logs l on l.authorization_id = a.id and l.event_type = 'visitor_registered'
        and l.occurred_at = a.created_at and l.actor_id = a.registered_by
      where a.registered_by is not null group by a.condominium_id, a.id having count(l.id) <> 1`,
  )
  expect(rows).toEqual([])
})
