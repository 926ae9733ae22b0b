/** Passes work only while their host is an approved resident of the home; when a host leaves, the log remains. */
import { beforeAll, describe, expect, test } from 'vitest'
import { revisionOf } from '../../tests/support/accounts.ts'
import { ask, type TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize, namesIn, passOf, visitor } from '../../tests/support/visits.ts'
import { people } from '../people/people.contract.ts'
import { authorizations } from './authorizations.contract.ts'

const garita = openForFile(sharedInstallation)
let root: TestPerson
let home: string
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
  home = await garita.condominium('Primero')
})

const card = ({ id, email }: TestPerson, more: Record<string, unknown>) => ({
  id,
  email,
  full_name: `Ana Pérez ${id.slice(-8)}`,
  phone_number: null,
  approval_status: 'approved',
  user_role: 'resident',
  condominium_id: home,
  unit_number: '101',
  ...more,
})
const change = async (person: TestPerson, more: Record<string, unknown>) =>
  expect(
    await ask(
      garita,
      people.change,
      { ...card(person, more), revision: await revisionOf(garita, person.id) },
      root.token,
    ),
  ).toMatchObject({ ok: true })
const visit = (link: string) => garita.nobody.call(authorizations.visit, { link })

const endings: [string, (person: TestPerson) => Promise<unknown>][] = [
  ['moves to another unit', (person) => change(person, { unit_number: '202' })],
  [
    'moves to another condominium',
    async (person) => change(person, { condominium_id: await garita.condominium('Segundo') }),
  ],
  ['is rejected', (person) => change(person, { approval_status: 'rejected' })],
  ['waits again', (person) => change(person, { approval_status: 'pending' })],
  [
    'becomes an agent',
    (person) => change(person, { user_role: 'agent', condominium_id: undefined, unit_number: undefined }),
  ],
  ['is removed', (person) => root.call(people.remove, { id: person.id })],
]

describe.each(endings)('when the host %s', (_, end) => {
  test('ends the passes of host and visitor at once', async () => {
    const person = await garita.person({ condominium: home, unit: '101' })
    const made = [await authorize(garita, person), await authorize(garita, person, 'worker')]
    const links = await Promise.all(made.map(async (id) => (await passOf(person, id)).link))
    for (const link of links) expect(await visit(link)).toMatchObject({ ok: true })
    await end(person)
    for (const link of links) expect(await visit(link)).toMatchObject({ ok: false, status: 404, code: 'visit_over' })
    for (const id of made) {
      for (const answer of [
        await person.call(authorizations.showPass, { id }),
        await person.call(authorizations.regeneratePass, { id }),
        await ask(
          garita,
          authorizations.change,
          { id, revision: 1, auth_type: 'temporary_visitor', values: visitor() },
          person.token,
        ),
      ]) {
        expect(answer.ok).toBe(false)
        expect(answer.status).toBeLessThan(500)
      }
    }
    for (const link of links) expect(await visit(link)).toMatchObject({ ok: false, status: 404 })
  })
})

test.each(['another unit', 'another condominium'])(
  'shows a resident who moved to %s the old authorizations as ended, and lets them delete these',
  async (where) => {
    const person = await garita.person({ condominium: home, unit: '101' })
    const id = await authorize(garita, person)
    await change(
      person,
      where === 'another unit' ? { unit_number: '7' } : { condominium_id: await garita.condominium() },
    )
    const authType = 'temporary_visitor'
    const listed = await person.call(authorizations.list, { auth_type: authType })
    expect(listed.ok && listed.answer.items).toMatchObject([
      { id, stands: false, values: { valid_from: visitor().valid_from } },
    ])
    expect(await namesIn(person, { auth_type: authType, state: 'current' })).toEqual([])
    expect(await namesIn(person, { auth_type: authType, state: 'ended' })).toEqual(['Luis'])
    expect(await person.call(authorizations.showPass, { id })).toMatchObject({ ok: false, code: 'pass_dead' })
    expect(await person.call(authorizations.checkOut, { id })).toMatchObject({
      ok: false,
      code: 'authorization_not_active',
    })
    expect(await person.call(authorizations.today, {})).toMatchObject({
      ok: true,
      answer: { figures: { total: 1, active_passes: 0 } },
    })

    const again = await authorize(garita, person)
    expect(await visit((await passOf(person, again)).link)).toMatchObject({ ok: true })
    expect(await person.call(authorizations.remove, { id })).toMatchObject({ ok: true })
  },
)

test('deletes the authorizations of a removed person, also of a visitor inside, and keeps the log', async () => {
  const person = await garita.person({ condominium: home, unit: '101' })
  const [inside, left] = [await authorize(garita, person), await authorize(garita, person)]
  await atTheGate(garita.owner, inside, 'entry')
  expect(await person.call(authorizations.checkOut, { id: left })).toMatchObject({ ok: true })
  expect(await root.call(people.remove, { id: person.id })).toMatchObject({ ok: true })
  const { rows: kept } = await garita.owner.query('select from authorizations where resident_id = $1', [person.id])
  expect(kept).toEqual([])
  const { rows: log } = await garita.owner.query(
    `select authorization_id, event_type, actor_role, s.name, s.last_name
      from access_logs l left join access_log_subjects s on s.log_id = l.id where resident_id = $1
      order by event_type, authorization_id`,
    [person.id],
  )
  const subject = { name: 'Luis', last_name: 'Gómez' }
  const deleted = { event_type: 'authorization_deleted', actor_role: 'super_admin', ...subject }
  expect(log).toEqual([
    ...[inside, left].sort().map((authorizationId) => ({ authorization_id: authorizationId, ...deleted })),
    { authorization_id: inside, event_type: 'entry', actor_role: 'agent', ...subject },
    { authorization_id: left, event_type: 'visitor_checkout', actor_role: 'resident', ...subject },
  ])
  const { rows: numbers } = await garita.owner.query(
    'select held_until <= now() as free from access_numbers where authorization_id = any($1)',
    [[inside, left]],
  )
  expect(numbers).toEqual([{ free: true }, { free: true }])
})
