import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { makeCondominium, makePerson } from './people.ts'
import { knownWorld, type World } from './world.ts'

let world: World
let own: string
const admin = () => world.named('admin')
beforeAll(async () => {
  world = await knownWorld()
  own = await makeCondominium(world.owner, 'Also mine')
  await world.owner.query('insert into assignments (condominium_id, profile_id) values ($1, $2)', [own, admin().id])
})
afterAll(() => world.close())

const reached = { count: 1 }
const nobody = { count: 0 }
const refused = { refused: '42501' }
const assign = `insert into assignments (condominium_id, profile_id, assigned_by) values ($1, $2, access.caller_id())`
const move = `select access.move_home($1, $2, '7', $3)`

describe('staff who also work in another condominium', () => {
  test.each(['shared agent', 'shared admin'])(
    'lets an admin read them, but neither change nor remove them: %s',
    async (name) => {
      const { id } = world.named(name)
      const seen = await world.attempt(admin(), 'select full_name from profiles where id = $1', [id])
      expect(seen).toMatchObject(reached)
      for (const change of [
        `full_name = 'X'`,
        `email = 'x@garita.test'`,
        `user_role = 'resident'`,
        `approval_status = 'rejected'`,
      ]) {
        expect(await world.attempt(admin(), `update profiles set ${change} where id = $1`, [id])).toMatchObject(nobody)
      }
      expect(await world.attempt(admin(), 'delete from profiles where id = $1', [id])).toMatchObject(nobody)
      expect(await world.attempt(admin(), move, [id, world.here, newId()])).toEqual(refused)
    },
  )

  test('lets an admin end their assignment to the admin’s condominium, and keeps the other one', async () => {
    const { id } = world.named('shared agent')
    const untie = 'delete from assignments where profile_id = $1 and condominium_id = $2'
    expect(await world.attempt(admin(), untie, [id, world.here])).toMatchObject(reached)
    expect(await world.attempt(admin(), untie, [id, world.there])).toMatchObject(nobody)
    const all = await world.attempt(admin(), 'delete from assignments where profile_id = $1', [id])
    expect(all).toMatchObject(reached)
  })
})

describe('assignments by an admin', () => {
  test('lets an admin assign their own staff to their own condominiums', async () => {
    expect(await world.attempt(admin(), assign, [own, world.named('agent').id])).toMatchObject(reached)
    expect(await world.attempt(admin(), assign, [own, world.named('other admin').id])).toMatchObject(reached)
    expect(await world.attempt(admin(), assign, [own, world.named('shared agent').id])).toMatchObject(reached)
  })

  test('refuses an admin’s assignment of other condominiums, other staff, themselves and super admins', async () => {
    expect(await world.attempt(admin(), assign, [world.there, world.named('agent').id])).toEqual(refused)
    expect(await world.attempt(admin(), assign, [own, world.named('agent there').id])).toEqual(refused)
    expect(await world.attempt(admin(), assign, [own, world.named('new agent').id])).toEqual(refused)
    expect(await world.attempt(admin(), assign, [world.there, admin().id])).toEqual(refused)
    expect(await world.attempt(admin(), assign, [own, world.named('super_admin').id])).toHaveProperty('refused')
  })
})

describe('moves by an admin', () => {
  test('lets an admin move their own residents between their own condominiums', async () => {
    const outcome = await world.attempt(admin(), move, [world.named('neighbor').id, own, newId()])
    expect(outcome).toMatchObject(reached)
  })

  test('refuses an admin’s move to or from another condominium', async () => {
    expect(await world.attempt(admin(), move, [world.named('neighbor').id, world.there, newId()])).toEqual(refused)
    expect(await world.attempt(admin(), move, [world.named('stranger').id, world.here, newId()])).toEqual(refused)
    expect(await world.attempt(admin(), move, [world.named('stranger').id, world.there, newId()])).toEqual(refused)
    expect(await world.attempt(admin(), move, [world.named('new agent').id, world.here, newId()])).toEqual(refused)
    expect(await world.attempt(admin(), move, [newId(), world.here, newId()])).toEqual(refused)
  })

  test('rejects callers who are not admins', async () => {
    const rest = [null, ...['resident', 'agent', 'applicant', 'rejected'].map(world.named)]
    for (const caller of rest) {
      expect(await world.attempt(caller, move, [world.named('neighbor').id, world.here, newId()])).toEqual(refused)
    }
  })
})

test('changes only the admin’s own people by an update without a condition', async () => {
  const outcome = await world.commit(admin(), `update profiles set phone_number = '+1'`)
  const { rows } = await world.owner.query<{ id: string }>(`select id from profiles where phone_number = '+1'`)
  const changed = rows.map((row) => world.people.find((person) => person.id === row.id)?.status)
  expect(outcome).toMatchObject({ count: rows.length })
  expect([...new Set(changed)].sort()).toEqual(['here', 'neighbor', 'same_unit'])
})

test('hides another condominium from an admin, and lets an admin neither archive nor create one', async () => {
  expect(await world.attempt(admin(), 'select name from condominiums where id = $1', [world.there])).toMatchObject(
    nobody,
  )
  const rename = `update condominiums set name = 'X' where id = $1`
  expect(await world.attempt(admin(), rename, [world.there])).toMatchObject(nobody)
  expect(await world.attempt(admin(), rename, [world.here])).toMatchObject(reached)
  expect(await world.attempt(admin(), 'update condominiums set archived_at = now() where id = $1', [own])).toEqual(
    refused,
  )
})

test('shows an admin without a condominium only their own account', async () => {
  const idle = await makePerson(world.owner, { user_role: 'admin' })
  const seen = await world.attempt(idle, 'select id from profiles')
  expect(seen).toMatchObject({ rows: [{ id: idle.id }] })
  expect(await world.attempt(idle, `update profiles set full_name = 'X'`)).toMatchObject(reached)
  expect(await world.attempt(idle, 'delete from profiles')).toMatchObject(nobody)
  expect(await world.attempt(idle, 'select from condominiums')).toMatchObject(nobody)
})

test("ends an admin's access with the next statement after a lost assignment", async () => {
  const other = await makePerson(world.owner, { user_role: 'admin', assigned: [own] })
  expect(await world.attempt(other, 'select from condominiums where id = $1', [own])).toMatchObject(reached)
  await world.owner.query('delete from assignments where profile_id = $1', [other.id])
  expect(await world.attempt(other, 'select from condominiums where id = $1', [own])).toMatchObject(nobody)
})

describe('the question whether an address is free', () => {
  const ask = async (who: string, person: string, email: string) => {
    const asked = `select access.ask_address($1, $2) as answer`
    const outcome = await world.commit(world.named(who), asked, [world.named(person).id, email])
    return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.answer
  }
  const counting = (count: number) =>
    world.owner.query(`update attempts set count = $2 where key = $1`, [`known address ${world.here}`, count])

  test('lets an admin ask for their own people only, up to a number a day, and a super admin for all', async () => {
    const { email } = world.named('stranger')
    expect(await ask('admin', 'stranger', email)).toBe('42501')
    expect(await ask('admin', 'resident', world.named('resident').email)).toBe('free')
    await counting(200)
    expect(await ask('admin', 'resident', 'nobody@garita.test')).toBe('too_often')
    expect(await ask('super_admin', 'resident', 'nobody@garita.test')).toBe('free')
  })

  test("records a taken address with the admin's name", async () => {
    await counting(0)
    const { email } = world.named('stranger')
    for (const who of ['admin', 'super_admin']) expect(await ask(who, 'resident', email)).toBe('taken')
    const { rows } = await world.owner.query(
      `select actor_id, condominium_id from audit_entries where thing = 'address' and subject_name = $1 order by at`,
      [email],
    )
    expect(rows).toEqual(
      ['admin', 'super_admin'].map((who) => ({ actor_id: world.named(who).id, condominium_id: world.here })),
    )
  })
})
