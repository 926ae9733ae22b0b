/** Access numbers stay unique in a condominium and reserved for thirty days, and the limits on using them up. */
import { expect, test } from 'vitest'
import { ask, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { authorize, passOf, stored, visitor } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { authorizations } from '../authorizations.contract.ts'

const garita = openForFile(testInstallation)

const inHomeOf = (person: TestPerson, count: number, more = '') =>
  garita.owner.query(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name ${more ? ', valid_from, valid_until' : ''})
      select condominium_id, gen_random_uuid(), profile_id, id, unit_number, 'pet', 'Pez' ${more}
      from residences, generate_series(1, $2) where profile_id = $1`,
    [person.id, count],
  )

test('gives different access numbers to authorizations created at once in one condominium', async () => {
  const many = draws(100, 2_000)
  const condominium = await garita.condominium()
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, unit) => garita.person({ condominium, unit: String(unit) })),
  )
  const calls = Array.from({ length: many }, (_, index) => people[index % people.length])
  const answers: boolean[] = []
  const next = async () => {
    for (let person = calls.pop(); person; person = calls.pop()) {
      const call = { id: newId(), auth_type: 'temporary_visitor', values: visitor() }
      answers.push((await ask(garita, authorizations.create, call, person.token)).ok)
    }
  }
  await Promise.all(Array.from({ length: 50 }, next))
  expect(answers.filter(Boolean)).toHaveLength(many)
  const { rows } = await garita.owner.query(
    `select count(*)::int as live, count(distinct a.access_number)::int as numbers,
        count(*) filter (where n.authorization_id = a.id)::int as held
      from authorizations a left join access_numbers n on n.condominium_id = a.condominium_id and n.number = a.access_number
      where a.condominium_id = $1`,
    [condominium],
  )
  expect(rows).toEqual([{ live: many, numbers: many, held: many }])
})

test('keeps a released access number unused for thirty days, and then assigns it again', async () => {
  const person = await garita.person({ condominium: await garita.condominium() })
  const id = await authorize(garita, person)
  const number = (await stored(garita, id))?.access_number
  expect(await person.call(authorizations.checkOut, { id })).toMatchObject({ ok: true })
  // All other numbers are in use, so the next one is either this one or none.
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

  // With half of all numbers taken, a few tries find a free one and never a reserved one.
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

test('prevents a former holder from releasing an access number that has a new holder', async () => {
  const person = await garita.person({ condominium: await garita.condominium() })
  for (const call of [authorizations.checkOut, authorizations.remove, authorizations.regeneratePass]) {
    const id = await authorize(garita, person)
    const other = newId()
    await garita.owner.query(
      `update access_numbers set authorization_id = $2, held_until = 'infinity' where authorization_id = $1`,
      [id, other],
    )
    expect(await person.call(call, { id })).toMatchObject({ ok: true })
    const heldForever = `select from access_numbers where authorization_id = $1 and held_until = 'infinity'`
    expect((await garita.owner.query(heldForever, [other])).rowCount).toBe(1)
  }
})

test('stops one resident from using up the access numbers of a condominium by deleting or regenerating', async () => {
  const condominium = await garita.condominium()
  const [person, neighbor] = [await garita.person({ condominium }), await garita.person({ condominium, unit: '2' })]
  const id = await authorize(garita, person)
  const gone = await authorize(garita, person)
  expect(await person.call(authorizations.remove, { id: gone })).toMatchObject({ ok: true })
  // Moves both acts an hour into the past.
  await garita.owner.query(
    `insert into access_numbers (condominium_id, number, authorization_id, host_id, held_until)
      select $1, lpad(n::text, 5, '0'), gen_random_uuid(), $2, now() from generate_series(0, 1499) n on conflict do nothing`,
    [condominium, person.id],
  )
  const another = { id: newId(), auth_type: 'temporary_visitor', values: visitor() }
  for (const answer of [
    await ask(garita, authorizations.create, another, person.token),
    await person.call(authorizations.regeneratePass, { id }),
  ]) {
    expect(answer).toMatchObject({ ok: false, status: 409, code: 'access_numbers_used_up' })
  }
  expect(await authorize(garita, person, 'pet')).toBeTruthy()
  expect(await person.call(authorizations.checkOut, { id })).toMatchObject({ ok: true })
  expect(await authorize(garita, neighbor)).toBeTruthy()
  const { rows } = await garita.owner.query(
    'select count(*)::int as theirs from access_numbers where host_id = $1 and authorization_id = any($2)',
    [person.id, [id, gone]],
  )
  expect(rows).toEqual([{ theirs: 2 }])
})

test('keeps access numbers of two condominiums independent', async () => {
  const [one, two] = [await garita.condominium(), await garita.condominium()]
  const person = await garita.person({ condominium: one })
  await garita.owner.query(
    `insert into access_numbers (condominium_id, number, authorization_id, held_until)
      select $1, lpad(n::text, 5, '0'), gen_random_uuid(), 'infinity' from generate_series(0, 99999) n`,
    [two],
  )
  const id = await authorize(garita, person)
  // Changing or releasing a number does not affect the holder of the same number elsewhere.
  expect(await person.call(authorizations.regeneratePass, { id })).toMatchObject({ ok: true })
  expect(await person.call(authorizations.checkOut, { id })).toMatchObject({ ok: true })
  const { rowCount } = await garita.owner.query(
    `select from access_numbers where condominium_id = $1 and held_until <> 'infinity'`,
    [two],
  )
  expect(rowCount).toBe(0)
})

test('limits a resident to 1,000 active authorizations, also when two are created at once', async () => {
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
  // A repeated call for an existing authorization makes no new one.
  const made = calls[answers.findIndex((answer) => answer.ok)]
  expect(await ask(garita, authorizations.create, made, person.token)).toMatchObject({ ok: true })
})

test('limits the visitor’s page to 120 requests in five minutes per address, and guessing finds nothing', async () => {
  const person = await garita.person({ condominium: await garita.condominium() })
  const { link } = await passOf(person, await authorize(garita, person))
  await garita.owner.query('delete from attempts')
  const open = (secret: string) => garita.nobody.call(authorizations.visit, { link: secret })
  // Links from before have no cell.
  const former = link.replace('c0.', '')
  expect(former).toHaveLength(44)
  expect(await open(former)).toMatchObject({ ok: true })
  const bytes = Buffer.from(former, 'base64url')
  for (const place of [0, 16, 17, 32]) {
    const wrong = Buffer.from(bytes)
    wrong[place] = (wrong[place] ?? 0) ^ 1
    expect(await open(wrong.toString('base64url'))).toMatchObject({ ok: false, status: 404, code: 'visit_over' })
  }
  for (const malformed of [
    '',
    former.slice(1),
    `${link}A`,
    `${former.slice(1)}=`,
    `c0${former}`,
    `c.${former}`,
    `c0.c0.${former}`,
  ]) {
    expect(await open(malformed)).toMatchObject({ ok: false, status: 422 })
  }
  await garita.owner.query('delete from attempts')
  const answers = await Promise.all(Array.from({ length: 125 }, () => open(link)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(120)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
})

test('adds at most two pages to the log a day, however many authorizations a resident deletes', async () => {
  const condominium = await garita.condominium()
  const [person, neighbor] = [await garita.person({ condominium }), await garita.person({ condominium, unit: '102' })]
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role, actor_name)
      select $1, gen_random_uuid(), gen_random_uuid(), 'authorization_deleted', now() - n * interval '1 hour', $2, '101', 'resident', 'Ana'
      from generate_series(22, 26) n, generate_series(1, 33)`,
    [condominium, person.id],
  )
  const deletes = async (who: TestPerson) =>
    who.call(authorizations.remove, { id: await authorize(garita, who, 'pet') })
  // Two hours of the calls above belong to today.
  for (let more = 66; more < 100; more++) expect(await deletes(person)).toMatchObject({ ok: true })
  expect(await deletes(person)).toMatchObject({ status: 409, code: 'authorization_deleted_often' })
  expect(await deletes(neighbor)).toMatchObject({ ok: true })
  await garita.owner.query('delete from profiles where id = $1', [person.id])
  const { rowCount } = await garita.owner.query('select from authorizations where resident_id = $1', [person.id])
  expect(rowCount).toBe(0)
})
