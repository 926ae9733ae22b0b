/** Concurrent changes of one person: no acknowledged change is lost, and nothing deadlocks. */
import { beforeAll, expect, test } from 'vitest'
import { revisionOf } from '../../tests/support/accounts.ts'
import { inTheMiddle } from '../../tests/support/holding.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { draws } from '../../tests/support/scope.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { session } from '../session/session.contract.ts'
import { people } from './people.contract.ts'

const rounds = draws(2, 60)

const garita = openForFile(sharedInstallation)
let root: TestPerson
let admin: TestPerson
let own: string
beforeAll(async () => {
  own = await garita.condominium()
  root = await garita.person({ user_role: 'super_admin' })
  admin = await garita.person({ user_role: 'admin', assigned: [own] })
})

const waiting = () => garita.person({ condominium: own, unit: '101', approval_status: 'pending' })
const status = async (person: TestPerson) => {
  const current = await person.call(session.current, {})
  return current.ok ? current.answer.person : undefined
}
const homesOf = async ({ id }: TestPerson) =>
  (
    await garita.owner.query(
      `select unit_number, since is not null as counts from residences where profile_id = $1 and until is null`,
      [id],
    )
  ).rows

/** The form was loaded before the race. */
async function moving({ id, email }: TestPerson) {
  const revision = await revisionOf(garita, id)
  return (by: TestPerson, unitNumber: string) =>
    by.call(people.change, {
      ...{ id, email, revision, unit_number: unitNumber, full_name: 'Ana Pérez', phone_number: null },
      ...{ approval_status: 'pending', user_role: 'resident', condominium_id: own },
    })
}

test('keeps an acknowledged approval or move when both happen at the same moment', async () => {
  for (let round = 0; round < rounds; round++) {
    const person = await waiting()
    const move = await moving(person)
    const [decided, moved] = await Promise.all([
      root.call(people.decide, { id: person.id, from: 'pending', to: 'approved' }),
      move(admin, '202'),
    ])
    expect(await status(person)).toMatchObject({
      approval_status: decided.ok ? 'approved' : 'pending',
      unit_number: moved.ok ? '202' : '101',
    })
    expect(await homesOf(person)).toMatchObject([{ counts: decided.ok }])
  }
})

test('accepts only one of two concurrent moves, and refuses the other', async () => {
  for (let round = 0; round < rounds; round++) {
    const person = await waiting()
    const move = await moving(person)
    const said = await Promise.all([move(root, '202'), move(admin, '303')])
    expect(said.map((one) => (one.ok ? 'moved' : one.code)).sort()).toEqual(['changed_meanwhile', 'moved'])
    expect(await homesOf(person)).toMatchObject([{ unit_number: said[0].ok ? '202' : '303' }])
  }
})

test('waits for a decision in progress without blocking it when a person is changed', async () => {
  const person = await waiting()
  const move = await moving(person)
  let moved: ReturnType<typeof move> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say('select from profiles where id = $1 for update', [person.id])
    moved = move(admin, '202')
    await waited()
    await say('update residences set since = now() where profile_id = $1', [person.id])
  })
  expect(await moved).toMatchObject({ ok: true })
})

test('runs a booking beside a change of the same person if the address stays', async () => {
  const person = await waiting()
  const move = await moving(person)
  await inTheMiddle(garita, async ({ say }) => {
    // Takes the lock of every row that references a person.
    await say('select from profiles where id = $1 for key share', [person.id])
    expect(await move(admin, '202')).toMatchObject({ ok: true })
  })
})
