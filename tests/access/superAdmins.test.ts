/** Only a super admin can make another one, and the last one stays, also under concurrent statements. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import type { UserRole } from '../../src/shared/roles.ts'
import { type PreparedDatabase, preparedDatabase } from './database.ts'
import { type Made, makeCondominium, makePerson } from './people.ts'

let database: PreparedDatabase
let home: string
beforeAll(async () => {
  database = await preparedDatabase()
  home = await makeCondominium(database.owner, 'Los Encinos')
})
afterAll(() => database.close())
beforeEach(() => database.owner.query('truncate profiles cascade'))

const make = (userRole: UserRole, more: Partial<Parameters<typeof makePerson>[1]> = {}) =>
  makePerson(database.owner, { user_role: userRole, ...more })

async function roleOf({ id }: Made): Promise<string | undefined> {
  const { rows } = await database.owner.query('select user_role from profiles where id = $1', [id])
  return rows[0]?.user_role
}

const promote = `update profiles set user_role = 'super_admin' where id = $1`
const refused = { refused: '42501' }

describe('becoming a super admin', () => {
  test('refuses a super admin in a registration', async () => {
    const claim = `insert into profiles (id, full_name, email, user_role) values ($1, 'Eva', 'eva@garita.test', 'super_admin')`
    expect(await database.attempt({ system: 'identity' }, claim, [newId()])).toEqual(refused)
  })

  test('refuses a super admin to the role for registrations', async () => {
    const person = await make('resident', { confirmed: false })
    expect(await database.attempt({ system: 'identity' }, promote, [person.id])).toEqual(refused)
    const both = `update profiles set email_confirmed_at = now(), user_role = 'super_admin' where id = $1`
    expect(await database.attempt({ system: 'identity' }, both, [person.id])).toEqual(refused)
  })

  test('refuses a super admin made by a resident, an agent, an applicant or a caller without a session', async () => {
    const people = [
      await make('resident', { lives: [home, '101'] }),
      await make('agent', { assigned: [home] }),
      await make('admin', { assigned: [home], approval_status: 'pending' }),
      await make('super_admin', { approval_status: 'rejected' }),
    ]
    for (const person of people) {
      expect(await database.attempt(person, promote, [person.id])).toEqual(refused)
      expect(await database.attempt(null, promote, [person.id])).toEqual(refused)
    }
  })

  test('refuses a super admin made by an admin, of themselves or of others', async () => {
    const admin = await make('admin', { assigned: [home] })
    const others = [
      await make('resident', { lives: [home, '101'] }),
      await make('agent', { assigned: [home] }),
      await make('admin', { assigned: [home] }),
    ]
    expect(await database.commit(admin, promote, [admin.id])).toEqual({ refused: 'person_own_status' })
    for (const other of others) expect(await database.commit(admin, promote, [other.id])).toEqual(refused)
    expect(await database.commit(admin, `update profiles set user_role = 'super_admin'`)).toHaveProperty('refused')
    expect([await roleOf(admin), ...(await Promise.all(others.map(roleOf)))]).toEqual([
      'admin',
      'resident',
      'agent',
      'admin',
    ])
  })

  test("refuses an admin's move of a super admin, and every move of the own role", async () => {
    const admin = await make('admin', { assigned: [home] })
    const above = await make('super_admin')
    const move = `select access.move_home($1, $2, '101', $3)`
    expect(await database.attempt(admin, move, [above.id, home, newId()])).toEqual(refused)
    expect(await database.attempt(admin, move, [admin.id, home, newId()])).toEqual(refused)
    expect(await database.attempt(above, move, [above.id, home, newId()])).toEqual(refused)
  })

  test('makes one super admin by the first link, once', async () => {
    await database.owner.query(`update installation set setup_token_hash = '\\x77'`)
    const begin = `select access.first_super_admin($1, $2, 'Eva', $3, 'hash', 'es') as made`
    const tries = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        database.commit({ system: 'identity' }, begin, ['\\x77', newId(), `${index}@garita.test`]),
      ),
    )
    expect(tries.flatMap((one) => ('rows' in one ? one.rows : [one])).filter((row) => row.made)).toHaveLength(1)
    expect(await database.attempt({ system: 'identity' }, begin, [null, newId(), 'x@garita.test'])).toMatchObject({
      rows: [{ made: false }],
    })
  })

  test('lets a super admin make another', async () => {
    const above = await make('super_admin')
    const admin = await make('admin', { assigned: [home] })
    expect(await database.commit(above, promote, [admin.id])).toMatchObject({ count: 1 })
    const { rows } = await database.owner.query('select from assignments where profile_id = $1', [admin.id])
    expect(rows).toEqual([])
  })
})

describe('admins and super admins', () => {
  test('hides a super admin from an admin, also one formerly tied to the condominium', async () => {
    const admin = await make('admin', { assigned: [home] })
    const above = await make('super_admin', { lives: [home, '101'], assigned: [] })
    for (const change of [
      `full_name = 'X'`,
      `user_role = 'resident'`,
      `approval_status = 'rejected'`,
      `email = 'x@x.x'`,
    ]) {
      expect(await database.attempt(admin, `update profiles set ${change} where id = $1`, [above.id])).toMatchObject({
        count: 0,
      })
    }
    expect(await database.attempt(admin, 'delete from profiles where id = $1', [above.id])).toMatchObject({ count: 0 })
  })
})

const removals: [string, string][] = [
  ['removed', 'delete from profiles where id = $1'],
  ['demoted', `update profiles set user_role = 'admin' where id = $1`],
  ['rejected', `update profiles set approval_status = 'rejected' where id = $1`],
  ['put back to waiting', `update profiles set approval_status = 'pending' where id = $1`],
]

describe('the last super admin', () => {
  test.each(removals)('keeps the last super admin from being %s, even by the owner of the database', async (_, act) => {
    const last = await make('super_admin')
    await make('super_admin', { approval_status: 'pending' })
    await expect(database.owner.query(act, [last.id])).rejects.toMatchObject({ constraint: 'person_last_super_admin' })
    expect(await database.attempt(last, act, [last.id])).not.toMatchObject({ count: 1 })
  })

  test.each(removals)(
    'keeps one of two super admins from being %s when they do it to each other at the same time',
    async (_, act) => {
      for (let round = 0; round < 8; round++) {
        await database.owner.query('truncate profiles cascade')
        const [one, two] = [await make('super_admin'), await make('super_admin')]
        const outcomes = await Promise.all([database.commit(one, act, [two.id]), database.commit(two, act, [one.id])])
        const { rows } = await database.owner.query(
          `select from profiles where user_role = 'super_admin' and approval_status = 'approved'`,
        )
        expect(rows).toHaveLength(1)
        expect(outcomes.filter((outcome) => 'count' in outcome && outcome.count === 1)).toHaveLength(1)
      }
    },
  )

  test('keeps one super admin when three remove each other at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      await database.owner.query('truncate profiles cascade')
      const [one, two, three] = [await make('super_admin'), await make('super_admin'), await make('super_admin')]
      const remove = 'delete from profiles where id = $1'
      await Promise.all([
        database.commit(one, remove, [two.id]),
        database.commit(two, remove, [three.id]),
        database.commit(three, remove, [one.id]),
      ])
      const { rows } = await database.owner.query(`select from profiles where user_role = 'super_admin'`)
      expect(rows.length).toBeGreaterThanOrEqual(1)
    }
  })

  test('removes a super admin only if another can sign in: an unconfirmed address does not count', async () => {
    const last = await make('super_admin')
    await make('super_admin', { confirmed: false })
    const remove = database.owner.query('delete from profiles where id = $1', [last.id]).then(() => 'removed')
    await expect(remove).rejects.toMatchObject({ constraint: 'person_last_super_admin' })
  })

  test('locks out neither of two super admins who change each other’s address at the same time', async () => {
    await database.owner.query('update installation set sends_mail = true')
    for (let round = 0; round < 5; round++) {
      await database.owner.query('truncate profiles cascade')
      const [one, two] = [await make('super_admin'), await make('super_admin')]
      const readdress = `update profiles set email = 'wrong@garita.test' || id where id = $1`
      await Promise.all([database.commit(one, readdress, [two.id]), database.commit(two, readdress, [one.id])])
      const { rows } = await database.owner.query('select from profiles where email_confirmed_at is not null')
      expect(rows).toHaveLength(1)
    }
    await database.owner.query('update installation set sends_mail = false')
  })
})
