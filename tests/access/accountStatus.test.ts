/** The database decides the rights of an account at each statement. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../../src/server/keys/tokens.ts'
import type { UserRole } from '../../src/shared/roles.ts'
import { type PreparedDatabase, preparedDatabase } from './database.ts'
import { type Made, makeCondominium, makePerson } from './people.ts'

let database: PreparedDatabase
let home: string
const roles: UserRole[] = ['resident', 'agent', 'admin', 'super_admin']
beforeAll(async () => {
  database = await preparedDatabase()
  home = await makeCondominium(database.owner, 'Los Encinos')
  await makePerson(database.owner, { user_role: 'super_admin' })
})
afterAll(() => database.close())

function make(userRole: UserRole): Promise<Made> {
  const tie =
    userRole === 'resident' ? { lives: [home, '101'] as const } : { assigned: userRole === 'super_admin' ? [] : [home] }
  return makePerson(database.owner, { user_role: userRole, ...tie })
}

async function roleNow(person: Made): Promise<string> {
  const outcome = await database.attempt(person, `select current_setting('role') as role`)
  return 'rows' in outcome ? String(outcome.rows[0]?.role) : outcome.refused
}

describe.each(roles)('%s', (role) => {
  test.each([
    ['role', `user_role = case user_role when 'agent' then 'admin' else 'agent' end`],
    ['state', `approval_status = 'rejected'`],
    ['e-mail', `email = 'mine@garita.test'`],
    ['confirmation', `email_confirmed_at = now()`],
    ['decision', `decided_by = id`],
    ['identity', `id = gen_random_uuid()`],
  ])('refuses a person who changes their own %s', async (_, change) => {
    const person = await make(role)
    const outcome = await database.commit(person, `update profiles set ${change} where id = $1`, [person.id])
    expect(['42501', 'person_own_status']).toContain('refused' in outcome ? outcome.refused : outcome)
  })

  test('lets a person edit only their own profile', async () => {
    const [person, other] = [await make(role), await make('super_admin')]
    const edit = `update profiles set full_name = 'Otra', phone_number = '1', language = 'en' where id = $1`
    expect(await database.attempt(person, edit, [person.id])).toMatchObject({ count: 1 })
    if (role !== 'super_admin') expect(await database.attempt(person, edit, [other.id])).toMatchObject({ count: 0 })
  })

  test('refuses a person who deletes themselves', async () => {
    const person = await make(role)
    const outcome = await database.attempt(person, 'delete from profiles where id = $1', [person.id])
    expect(outcome).not.toMatchObject({ count: 1 })
  })

  test.each([
    ['put back to waiting', `approval_status = 'pending'`],
    ['no longer confirmed', 'email_confirmed_at = null'],
  ])('makes a person an applicant from the next statement when %s', async (_, change) => {
    const person = await make(role)
    expect(await roleNow(person)).toBe(`garita_${role}`)
    await database.owner.query(`update profiles set ${change} where id = $1`, [person.id])
    expect(await roleNow(person)).toBe('garita_applicant')
    const others = await database.attempt(person, 'select from profiles where id <> $1', [person.id])
    expect(others).toMatchObject({ count: 0 })
  })

  test.each([
    ['removed', 'delete from profiles where id = $1'],
    ['rejected', `update profiles set approval_status = 'rejected' where id = $1`],
    ['signed out', 'delete from sessions where profile_id = $1'],
    ['away too long', `update sessions set expires_at = now() - interval '1 second' where profile_id = $1`],
  ])('makes a person anonymous from the next statement when %s', async (_, act) => {
    const person = await make(role)
    await database.owner.query(act, [person.id])
    expect(await roleNow(person)).toBe('garita_anonymous')
    expect(await database.attempt(person, 'select from profiles')).toEqual({ refused: '42501' })
    expect(await database.attempt(person, 'select access.caller_id() as me')).toMatchObject({ rows: [{ me: null }] })
  })

  test('gives a person the rights of a new role from the next statement', async () => {
    const person = await make(role)
    const next = role === 'agent' ? 'admin' : 'agent'
    await database.owner.query('update profiles set user_role = $2 where id = $1', [person.id, next])
    expect(await roleNow(person)).toBe(`garita_${next}`)
  })
})

describe('a second factor that the installation requires', () => {
  test.each(roles)('keeps out administrators without a second factor: %s', async (role) => {
    const person = await make(role)
    await database.owner.query('update installation set requires_second_factor = true')
    const without = await roleNow(person)
    await database.owner.query(
      `update credentials set totp_secret = '\\x00', totp_confirmed_at = now() where profile_id = $1`,
      [person.id],
    )
    const having = await roleNow(person)
    await database.owner.query('update installation set requires_second_factor = false')
    const administers = role === 'admin' || role === 'super_admin'
    expect([without, having]).toEqual([administers ? 'garita_applicant' : `garita_${role}`, `garita_${role}`])
  })
})

test('treats an invalid token as anonymous', async () => {
  const person = await make('admin')
  for (const token of [
    '',
    'x',
    person.token.slice(1),
    person.token.toUpperCase(),
    hashOf(person.token).toString('hex'),
  ]) {
    expect(await roleNow({ ...person, token })).toBe('garita_anonymous')
  }
})

test('ends the homes of staff and the assignments of residents when the role changes', async () => {
  const ties = async (person: Made) => {
    const { rows } = await database.owner.query(
      `select (select count(*)::int from residences where profile_id = $1 and until is null) as homes,
        (select count(*)::int from assignments where profile_id = $1) as posts`,
      [person.id],
    )
    return rows[0]
  }
  const become = (person: Made, role: UserRole) =>
    database.owner.query('update profiles set user_role = $2 where id = $1', [person.id, role])
  const resident = await make('resident')
  await become(resident, 'agent')
  expect(await ties(resident)).toEqual({ homes: 0, posts: 1 })
  await become(resident, 'super_admin')
  expect(await ties(resident)).toEqual({ homes: 0, posts: 0 })
  const agent = await make('agent')
  await become(agent, 'resident')
  expect(await ties(agent)).toEqual({ homes: 0, posts: 0 })
})
