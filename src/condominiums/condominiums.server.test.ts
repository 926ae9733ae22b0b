import { beforeAll, expect, test } from 'vitest'
import { ask, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { draws } from '../../tests/support/scope.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { timeZones } from '../shared/time.ts'
import { condominiums } from './condominiums.contract.ts'

const garita = openForFile(testInstallation)
let root: TestPerson
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
})

const form = (more: Record<string, unknown> = {}) => ({
  id: newId(),
  name: 'Torres del Parque',
  address: 'Av. Juárez 100',
  time_zone: 'America/Bogota',
  listed: true,
  retention_days: 90,
  log_resident_entries: false,
  ...more,
})
const invitationOf = async (id: string): Promise<string> =>
  (await garita.owner.query('select invitation_code from condominiums where id = $1', [id])).rows[0].invitation_code
const names = (answer: Awaited<ReturnType<typeof join>>) => (answer.ok ? answer.answer.map((place) => place.name) : [])
const join = (search: string) => garita.nobody.call(condominiums.join, { search })

test('creates a condominium once from a retried call', async () => {
  const input = form({ name: 'Residencial Ñandú' })
  const answers = await Promise.all([1, 2, 3].map(() => root.call(condominiums.create, input)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  const listed = await root.call(condominiums.list, { search: 'ñandu' })
  expect(listed.ok && listed.answer.items).toMatchObject([{ id: input.id, time_zone: 'America/Bogota', people: 0 }])
  expect(listed.ok && listed.answer.items[0]?.invitation_code.length).toBeGreaterThanOrEqual(22)
})

test.each(['resident', 'agent', 'admin'] as const)(
  'refuses a %s who creates or archives condominiums',
  async (userRole) => {
    const own = await garita.condominium('Propio')
    const person = await garita.person(
      userRole === 'resident' ? { condominium: own } : { user_role: userRole, assigned: [own] },
    )
    expect(await person.call(condominiums.create, form())).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await person.call(condominiums.archive, { id: own })).toMatchObject({ status: 403, code: 'forbidden' })
    const { rows } = await garita.owner.query('select archived_at from condominiums where id = $1', [own])
    expect(rows).toEqual([{ archived_at: null }])
  },
)

test.each<[string, Record<string, unknown>, string, string]>([
  ['a time zone that is none', { time_zone: 'America/Narnia' }, 'time_zone', 'time_zone'],
  ['an offset for a time zone', { time_zone: '+05:00' }, 'time_zone', 'time_zone'],
  ['no name', { name: ' ' }, 'name', 'required'],
  ['too short a memory', { retention_days: 6 }, 'retention_days', 'number_range'],
  ['too long a memory', { retention_days: 3651 }, 'retention_days', 'number_range'],
  ['half a day', { retention_days: 7.5 }, 'retention_days', 'number_range'],
  ['an invitation of one’s own choice', { invitation_code: 'facil' }, 'invitation_code', 'unknown'],
])('refuses %s and names the field', async (_, more, field, problem) => {
  const answer = await ask(garita, condominiums.create, form(more), root.token)
  expect(answer).toMatchObject({ ok: false, status: 422, code: 'invalid', fields: [{ field, problem }] })
})

test('offers only time zones that the database knows', async () => {
  const { rows } = await garita.owner.query('select name from pg_timezone_names')
  const known = new Set(rows.map(({ name }) => name))
  expect(timeZones().filter((zone) => !known.has(zone))).toEqual([])
})

test.each(['Etc/Unknown', 'US/Pacific-New'])(
  'refuses a zone known to the server but not to the database with a text: %s',
  async (timeZone) => {
    const answer = await root.call(condominiums.create, form({ time_zone: timeZone }))
    expect(answer).toMatchObject({ ok: false, status: 422, code: 'invalid' })
  },
)

test('lets an admin change their own condominium; answers others like unknown ones', async () => {
  const [own, other] = [await garita.condominium('Propio'), await garita.condominium('Ajeno')]
  const admin = await garita.person({ user_role: 'admin', assigned: [own] })
  expect(
    await admin.call(condominiums.change, { ...form({ id: own, name: 'Nuevo Nombre', address: '' }), revision: 1 }),
  ).toMatchObject({
    ok: true,
  })
  const listed = await admin.call(condominiums.list, {})
  expect(listed.ok && listed.answer.items).toMatchObject([{ id: own, name: 'Nuevo Nombre', address: null, people: 1 }])
  const refused = await Promise.all(
    [other, newId()].flatMap((id) => [
      admin.call(condominiums.change, { ...form({ id }), revision: 1 }),
      admin.call(condominiums.renewInvitation, { id }),
    ]),
  )
  for (const answer of refused) expect(answer).toMatchObject({ ok: false, status: 404, code: 'not_found' })
})

test('accepts only the renewed invitation', async () => {
  const id = await garita.condominium('Privado', { listed: false })
  const former = await invitationOf(id)
  const invited = (invitationCode: string) =>
    garita.nobody.call(condominiums.invited, { invitation_code: invitationCode })
  expect(await invited(former)).toMatchObject({ ok: true, answer: { id, name: 'Privado' } })
  expect(await root.call(condominiums.renewInvitation, { id })).toMatchObject({ ok: true })
  expect(await invited(former)).toMatchObject({ ok: false, status: 404, code: 'not_found' })
  expect(await invited(await invitationOf(id))).toMatchObject({ ok: true, answer: { id } })
})

test('shows the public only the names of listed, open condominiums', async () => {
  await garita.condominium('Público Único')
  await garita.condominium('Oculto Único', { listed: false })
  const gone = await garita.condominium('Archivado Único')
  await root.call(condominiums.archive, { id: gone })
  expect(names(await join('unico'))).toEqual(['Público Único'])
  expect(names(await join('%'))).toEqual([])
  expect(await garita.nobody.call(condominiums.list, {})).toMatchObject({ status: 401 })
  const waiting = await garita.person({ approval_status: 'pending' })
  const asked = await waiting.call(condominiums.join, { search: 'unico' })
  expect(names(asked)).toEqual(['Público Único'])
})

test.each(['resident', 'agent', 'admin'] as const)('offers a %s only their own condominiums', async (userRole) => {
  const own = await garita.condominium('Elegible Propio')
  await garita.condominium('Elegible Ajeno')
  const person = await garita.person(
    userRole === 'resident' ? { condominium: own } : { user_role: userRole, assigned: [own] },
  )
  const chosen = await person.call(condominiums.choose, { search: 'elegible' })
  expect(names(chosen)).toEqual(['Elegible Propio'])
})

test('refuses to archive a condominium with people in it, pending ones included', async () => {
  const id = await garita.condominium('Habitado')
  const [resident, waiting, agent] = [
    await garita.person({ condominium: id }),
    await garita.person({ condominium: id, approval_status: 'pending' }),
    await garita.person({ user_role: 'agent', assigned: [id] }),
  ]
  const archive = () => root.call(condominiums.archive, { id })
  const held = { ok: false, status: 409, code: 'condominium_not_empty' }
  expect(await archive()).toMatchObject(held)
  await root.call(people.remove, { id: resident.id })
  expect(await archive()).toMatchObject(held)
  await root.call(people.remove, { id: waiting.id })
  expect(await archive()).toMatchObject(held)
  await root.call(people.unassign, { id: agent.id, condominium_id: id })
  expect(await archive()).toMatchObject({ ok: true })
  expect(await root.call(condominiums.change, { ...form({ id }), revision: 1 })).toMatchObject({
    ok: false,
    status: 404,
  })
  expect(await root.call(people.assign, { id: agent.id, condominium_id: id })).toMatchObject({ ok: false })
})

test('accepts either a person’s move-in or the archiving at the same moment, not both', async () => {
  const rounds = draws(2, 100)
  for (let round = 0; round < rounds; round++) {
    const id = await garita.condominium(`Carrera ${round}`)
    const agent = await garita.person({ user_role: 'agent' })
    const [archived, assigned] = await Promise.all([
      root.call(condominiums.archive, { id }),
      root.call(people.assign, { id: agent.id, condominium_id: id }),
    ])
    expect([archived.ok, assigned.ok].filter(Boolean)).toHaveLength(1)
  }
})

test('returns each condominium once, newest first, across pages', async () => {
  await garita.owner.query(
    `insert into condominiums (id, name, invitation_code, created_at)
      select gen_random_uuid(), 'Página ' || n, md5(n::text), timestamptz '2020-01-01 00:00+00' - (n / 3) * interval '1 second'
      from generate_series(1, 120) n`,
  )
  const found: string[] = []
  let after: string | undefined
  do {
    const page = await root.call(condominiums.list, { search: 'pagina', ...(after ? { after } : {}) })
    if (!page.ok) throw new Error(page.code)
    found.push(...page.answer.items.map((one) => one.id))
    after = page.answer.next ?? undefined
  } while (after)
  const { rows } = await garita.owner.query(
    `select id from condominiums where name like 'Página %' order by created_at desc, id desc`,
  )
  expect(found).toEqual(rows.map((row) => row.id))
})
