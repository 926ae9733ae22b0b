/** The five digits stay one holder's own, among thousands made at once and for thirty days after; and what there is a limit to. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { authorize, passOf, stored, visitor } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { authorizations } from './authorizations.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const inHomeOf = (person: TestPerson, count: number, more = '') =>
  garita.owner.query(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name ${more ? ', valid_from, valid_until' : ''})
      select condominium_id, gen_random_uuid(), profile_id, id, unit_number, 'pet', 'Pez' ${more}
      from residences, generate_series(1, $2) where profile_id = $1`,
    [person.id, count],
  )

test('2,000 made at once in one condominium have 2,000 numbers', { timeout: 60_000 }, async () => {
  const condominium = await garita.condominium()
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, unit) => garita.person({ condominium, unit: String(unit) })),
  )
  const calls = Array.from({ length: 2_000 }, (_, index) => people[index % people.length])
  const answers: boolean[] = []
  const next = async () => {
    for (let person = calls.pop(); person; person = calls.pop()) {
      const call = { id: newId(), auth_type: 'temporary_visitor', values: visitor() }
      answers.push((await ask(garita, authorizations.create, call, person.token)).ok)
    }
  }
  await Promise.all(Array.from({ length: 50 }, next))
  expect(answers.filter(Boolean)).toHaveLength(2_000)
  const { rows } = await garita.owner.query(
    `select count(*)::int as live, count(distinct a.access_number)::int as numbers,
        count(*) filter (where n.authorization_id = a.id)::int as held
      from authorizations a left join access_numbers n on n.condominium_id = a.condominium_id and n.number = a.access_number
      where a.condominium_id = $1`,
    [condominium],
  )
  expect(rows).toEqual([{ live: 2_000, numbers: 2_000, held: 2_000 }])
})

test('a number is nobody else’s for thirty days, and somebody’s after them', async () => {
  const person = await garita.person({ condominium: await garita.condominium() })
  const id = await authorize(garita, person)
  const number = (await stored(garita, id))?.access_number
  expect(await person.call(authorizations.checkOut, { id })).toMatchObject({ ok: true })
  // All the others are taken, so that the next one is this or none.
  await garita.owner.query(
    `insert into access_numbers (condominium_id, number, authorization_id, held_until)
      select condominium_id, lpad(n::text, 5, '0'), gen_random_uuid(), 'infinity' from authorizations, generate_series(0, 99999) n
      where id = $1 on conflict do nothing`,
    [id],
  )
  const create = () =>
    ask(garita, authorizations.create, { id: newId(), auth_type: 'temporary_visitor', values: visitor() }, person.token)
  const hold = (until: string) =>
    garita.owner.query(`update access_numbers set held_until = now() - $2::interval where authorization_id = $1`, [
      id,
      until,
    ])
  expect(await create()).toMatchObject({ ok: false, status: 409, code: 'access_numbers_exhausted' })
  await hold('29 days 23 hours')
  expect(await create()).toMatchObject({ ok: false, status: 409, code: 'access_numbers_exhausted' })

  // Half of what there is, as in no condominium of this world: now a few tries find one, and never one that is held.
  await garita.owner.query(
    `update access_numbers set held_until = now() - interval '31 days' where number::int % 2 = 0 and authorization_id <> $1`,
    [id],
  )
  for (let round = 0; round < 20; round++) {
    const made = await authorize(garita, person)
    const taken = Number((await stored(garita, made))?.access_number)
    expect(taken % 2).toBe(0)
    expect(taken).not.toBe(Number(number))
  }
})

test('a number that is another’s since is not given back by whoever had it', async () => {
  const person = await garita.person({ condominium: await garita.condominium() })
  for (const call of [authorizations.checkOut, authorizations.remove, authorizations.regeneratePass]) {
    const id = await authorize(garita, person)
    const other = newId()
    await garita.owner.query(
      `update access_numbers set authorization_id = $2, held_until = 'infinity' where authorization_id = $1`,
      [id, other],
    )
    expect(await person.call(call, { id })).toMatchObject({ ok: true })
    const held = `select from access_numbers where authorization_id = $1 and held_until = 'infinity'`
    expect((await garita.owner.query(held, [other])).rowCount).toBe(1)
  }
})

test('one resident does not use up the numbers of the others, by deleting or by re-issuing', async () => {
  const condominium = await garita.condominium()
  const [person, neighbour] = [await garita.person({ condominium }), await garita.person({ condominium, unit: '2' })]
  const id = await authorize(garita, person)
  const gone = await authorize(garita, person)
  expect(await person.call(authorizations.remove, { id: gone })).toMatchObject({ ok: true })
  // As if they had done both for an hour.
  await garita.owner.query(
    `insert into access_numbers (condominium_id, number, authorization_id, host_id, held_until)
      select $1, lpad(n::text, 5, '0'), gen_random_uuid(), $2, now() from generate_series(0, 1499) n on conflict do nothing`,
    [condominium, person.id],
  )
  const another = { id: newId(), auth_type: 'temporary_visitor', values: visitor() }
  for (const answer of [
    await ask(garita, authorizations.create, another, person.token),
    await person.call(authorizations.regeneratePass, { id }),
    await person.call(authorizations.inviteAgain, { id, new_id: newId() }),
  ]) {
    expect(answer).toMatchObject({ ok: false, status: 409, code: 'access_numbers_used_up' })
  }
  expect(await authorize(garita, person, 'pet')).toBeTruthy()
  expect(await person.call(authorizations.checkOut, { id })).toMatchObject({ ok: true })
  expect(await authorize(garita, neighbour)).toBeTruthy()
  const { rows } = await garita.owner.query(
    'select count(*)::int as theirs from access_numbers where host_id = $1 and authorization_id = any($2)',
    [person.id, [id, gone]],
  )
  expect(rows).toEqual([{ theirs: 2 }])
})

test('the numbers of two condominiums know nothing of each other', async () => {
  const [one, two] = [await garita.condominium(), await garita.condominium()]
  const person = await garita.person({ condominium: one })
  await garita.owner.query(
    `insert into access_numbers (condominium_id, number, authorization_id, held_until)
      select $1, lpad(n::text, 5, '0'), gen_random_uuid(), 'infinity' from generate_series(0, 99999) n`,
    [two],
  )
  const id = await authorize(garita, person)
  // Neither a number that is changed nor one that is given back is anything to the other's holder of the same.
  expect(await person.call(authorizations.regeneratePass, { id })).toMatchObject({ ok: true })
  expect(await person.call(authorizations.checkOut, { id })).toMatchObject({ ok: true })
  const { rowCount } = await garita.owner.query(
    `select from access_numbers where condominium_id = $1 and held_until <> 'infinity'`,
    [two],
  )
  expect(rowCount).toBe(0)
})

test('a resident has 1000 active ones at the most, also by two at once; what is over does not count', async () => {
  const person = await garita.person({ condominium: await garita.condominium() })
  await inHomeOf(person, 998)
  await garita.owner.query('alter table authorizations disable trigger user')
  await inHomeOf(person, 5, `, now() - interval '2 days', now() - interval '1 day'`)
  await garita.owner.query('alter table authorizations enable trigger user')
  const calls = Array.from({ length: 6 }, () => ({
    id: newId(),
    auth_type: 'pet',
    values: { name: 'Kira', species: 'perro' },
  }))
  const answers = await Promise.all(calls.map((call) => ask(garita, authorizations.create, call, person.token)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(2)
  expect(answers.find((answer) => !answer.ok)).toMatchObject({ status: 409, code: 'authorization_too_many' })
  // Asking again for one that was made is no new one.
  const made = calls[answers.findIndex((answer) => answer.ok)]
  expect(await ask(garita, authorizations.create, made, person.token)).toMatchObject({ ok: true })
})

test('the visitor’s page is opened 120 times in five minutes from one address, and guessing finds nothing', async () => {
  const person = await garita.person({ condominium: await garita.condominium() })
  const { link } = await passOf(person, await authorize(garita, person))
  await garita.owner.query('delete from attempts')
  const open = (secret: string) => garita.nobody.call(authorizations.visit, { link: secret })
  const bytes = Buffer.from(link, 'base64url')
  for (const place of [0, 16, 17, 32]) {
    const wrong = Buffer.from(bytes)
    wrong[place] = (wrong[place] ?? 0) ^ 1
    expect(await open(wrong.toString('base64url'))).toMatchObject({ ok: false, status: 404, code: 'visit_over' })
  }
  for (const malformed of ['', link.slice(1), `${link}A`, `${link.slice(1)}=`]) {
    expect(await open(malformed)).toMatchObject({ ok: false, status: 422 })
  }
  await garita.owner.query('delete from attempts')
  const answers = await Promise.all(Array.from({ length: 125 }, () => open(link)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(120)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
})

test('a resident’s deletions fill a page or two of the log in a day and no more, and are theirs alone', async () => {
  const condominium = await garita.condominium()
  const [person, neighbour] = [await garita.person({ condominium }), await garita.person({ condominium, unit: '102' })]
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role, actor_name)
      select $1, gen_random_uuid(), gen_random_uuid(), 'authorization_deleted', now() - n * interval '1 hour', $2, '101', 'resident', 'Ana'
      from generate_series(22, 26) n, generate_series(1, 33)`,
    [condominium, person.id],
  )
  const deletes = async (who: TestPerson) =>
    who.call(authorizations.remove, { id: await authorize(garita, who, 'pet') })
  // Two hours' worth of those above is of today.
  for (let more = 66; more < 100; more++) expect(await deletes(person)).toMatchObject({ ok: true })
  expect(await deletes(person)).toMatchObject({ status: 409, code: 'authorization_deleted_often' })
  expect(await deletes(neighbour)).toMatchObject({ ok: true })
  await garita.owner.query('delete from profiles where id = $1', [person.id])
  const { rowCount } = await garita.owner.query('select from authorizations where resident_id = $1', [person.id])
  expect(rowCount).toBe(0)
})
