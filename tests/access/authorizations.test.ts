/** Rules of authorizations that the matrix cannot express. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { type Caller, type PreparedDatabase, preparedDatabase } from './database.ts'
import { type Made, makeCondominium, makePerson } from './people.ts'

let database: PreparedDatabase
let home: string
let host: Made
let id: string
beforeAll(async () => {
  database = await preparedDatabase()
  home = await makeCondominium(database.owner, 'Los Encinos')
})
afterAll(() => database.close())
beforeEach(async () => {
  host = await makePerson(database.owner, { user_role: 'resident', lives: [home, '101'] })
  id = await invite(host)
})

async function invite(by: Made): Promise<string> {
  const made = newId()
  const outcome = await database.commit(
    by,
    `insert into authorizations (id, auth_type, name, last_name, id_document, private_details, valid_from, valid_until)
      values ($1, 'temporary_visitor', 'Luis', 'Gómez', 'INE-98765', '{"email":"luis@mail.test"}', now(), now() + interval '1 day')`,
    [made],
  )
  expect(outcome).toMatchObject({ count: 1 })
  return made
}

const facts = async () =>
  (await database.owner.query('select * from authorizations where id = $1', [id])).rows[0] ?? null
const staff = async () => ({
  agent: await makePerson(database.owner, { user_role: 'agent', assigned: [home] }),
  admin: await makePerson(database.owner, { user_role: 'admin', assigned: [home] }),
  above: await makePerson(database.owner, { user_role: 'super_admin' }),
})
const byLink = async (caller: Caller = { system: 'issuer' }) => {
  const { pass_id, pass_generation } = (await facts()) ?? { pass_id: newId(), pass_generation: 1 }
  return database.attempt(caller, 'select access.pass_by_link($1, $2) is not null as lives', [pass_id, pass_generation])
}
const lives = (yes: boolean) => ({ rows: [{ lives: yes }] })
const denied = { refused: '42501' }

describe('staff', () => {
  test.each(['id_document', 'private_details', 'pass_id', 'pass_generation', 'access_number', '*'])(
    'hides from staff %s',
    async (column) => {
      for (const person of Object.values(await staff())) {
        expect(await database.attempt(person, `select ${column} from authorizations where id = $1`, [id])).toEqual(
          denied,
        )
      }
    },
  )

  test('shows staff the last three characters of a document, also in the log', async () => {
    await database.owner.query(
      `select access.log_access(a, 'visitor_registered') from authorizations a where id = $1`,
      [id],
    )
    for (const person of Object.values(await staff())) {
      const shown = await database.attempt(person, 'select masked_document from authorizations where id = $1', [id])
      expect(shown).toMatchObject({ rows: [{ masked_document: '••••••765' }] })
      const logged = await database.attempt(
        person,
        `select s.masked_document from access_log_subjects s join access_logs l on l.id = s.log_id where l.authorization_id = $1`,
        [id],
      )
      expect(logged).toMatchObject({ rows: [{ masked_document: '••••••765' }] })
      expect(await database.attempt(person, 'select id_document from access_log_subjects')).toEqual(denied)
    }
  })

  test('shows staff nothing of a condominium that they have left', async () => {
    const { agent, admin } = await staff()
    await database.owner.query('delete from assignments where profile_id = any($1)', [[agent.id, admin.id]])
    for (const person of [agent, admin]) {
      for (const table of ['authorizations', 'access_logs', 'access_log_subjects']) {
        expect(await database.attempt(person, `select from ${table}`)).toMatchObject({ count: 0 })
      }
    }
  })

  test('refuses staff who change, create or delete an authorization', async () => {
    for (const person of Object.values(await staff())) {
      expect(await database.attempt(person, `update authorizations set name = 'X' where id = $1`, [id])).toEqual(denied)
      expect(await database.attempt(person, 'delete from authorizations where id = $1', [id])).toEqual(denied)
    }
  })
})

describe('a resident', () => {
  test.each([
    ['resident_id', 'gen_random_uuid()'],
    ['condominium_id', 'gen_random_uuid()'],
    ['residence_id', 'null'],
    ['unit_number', `'999'`],
    ['access_number', `'00000'`],
    ['pass_id', 'gen_random_uuid()'],
    ['created_at', 'now()'],
    ['revision', '9'],
    ['status', `'inactive'`],
    ['decided_by', 'gen_random_uuid()'],
    ['closed_at', 'now()'],
  ])('refuses a resident who writes the %s of their own authorization', async (column, value) => {
    expect(await database.attempt(host, `update authorizations set ${column} = ${value} where id = $1`, [id])).toEqual(
      denied,
    )
  })

  test.each(['approved', 'denied'])('refuses a host who answers their own authorization with %s', async (decision) => {
    const decide = 'select access.decide_visit($1, $2) as stood'
    expect(await database.attempt(host, decide, [id, decision])).toMatchObject({ rows: [{ stood: null }] })
    const write = 'select access.write_decision($1, $2, $3)'
    expect(await database.attempt(host, write, [home, id, decision])).toEqual({ refused: 'visit_decided' })
  })

  test('refuses a resident who brings back a visit that is over', async () => {
    const end = 'select access.check_out($1) as done'
    expect(await database.commit(host, end, [id])).toMatchObject({ rows: [{ done: true }] })
    expect(await database.attempt(host, end, [id])).toMatchObject({ rows: [{ done: false }] })
    for (const [change, outcome] of [
      [`status = 'active'`, { refused: '42501' }],
      [`status = 'active', name = 'X'`, { refused: '42501' }],
      [`name = 'X'`, { count: 0 }],
      [`valid_until = now() + interval '2 days'`, { count: 0 }],
    ] as const) {
      expect(await database.attempt(host, `update authorizations set ${change} where id = $1`, [id])).toMatchObject(
        outcome,
      )
    }
    expect(await byLink()).toMatchObject(lives(false))
  })

  test('refuses a resident who sets a pass back to an earlier generation', async () => {
    for (const generation of [1, 1, 200]) {
      await database.commit(host, 'update authorizations set pass_generation = $2 where id = $1', [id, generation])
    }
    // The current value changes nothing; any other value, even a lower one, raises the generation by one.
    expect(await facts()).toMatchObject({ pass_generation: 2 })
    await database.commit(host, 'update authorizations set pass_generation = 1 where id = $1', [id])
    expect(await facts()).toMatchObject({ pass_generation: 3 })
  })

  test('refuses an authorization by a resident who has moved out', async () => {
    await database.owner.query('update residences set until = now() where profile_id = $1', [host.id])
    const make = `insert into authorizations (id, auth_type, name) values (gen_random_uuid(), 'pet', 'Kira')`
    expect(await database.attempt(host, make)).toEqual({ refused: '42501' })
  })
})

describe('the visitor’s page', () => {
  test('lets only the issuer read the visitor’s page', async () => {
    expect(await byLink()).toMatchObject(lives(true))
    const rest = [
      null,
      host,
      ...Object.values(await staff()),
      { system: 'keeper' },
      { system: 'identity' },
      { system: 'gate' },
    ] as const
    for (const caller of rest) expect(await byLink(caller)).toEqual(denied)
  })

  test.each([
    ['the host was rejected', `update profiles set approval_status = 'rejected' where id = $1`],
    ['the host moved out', 'update residences set until = now() where profile_id = $1'],
    ['the host has another role', `update profiles set user_role = 'agent' where id = $1`],
    ['the host was removed', 'delete from profiles where id = $1'],
  ])('revokes the visitor’s page at once when %s', async (_, act) => {
    await database.owner.query(act, [host.id])
    expect(await byLink()).toMatchObject(lives(false))
  })

  test('lets the issuer read only its keys', async () => {
    for (const table of [
      'authorizations',
      'access_logs',
      'access_log_subjects',
      'access_numbers',
      'profiles',
      'condominiums',
    ]) {
      expect(await database.attempt({ system: 'issuer' }, `select from ${table}`)).toEqual(denied)
    }
    for (const act of [`update pass_keys set public_key = ''`, 'delete from pass_keys']) {
      expect(await database.attempt({ system: 'issuer' }, act)).toEqual(denied)
    }
  })
})

describe('the access log', () => {
  beforeEach(() =>
    database.owner.query(`select access.log_access(a, 'visitor_registered') from authorizations a where id = $1`, [id]),
  )

  test.each([
    'update access_logs set actor_name = $$X$$',
    'update access_logs set actor_name = actor_name where false',
    'delete from access_logs',
    'truncate access_logs cascade',
    'delete from access_log_subjects',
    'truncate access_log_subjects',
  ])('refuses changes of the log by anybody, including the owner of the database: %s', async (act) => {
    await expect(database.owner.query(act)).rejects.toMatchObject({ constraint: 'access_log_is_append_only' })
    const everyone = [
      null,
      host,
      ...Object.values(await staff()),
      { system: 'keeper' },
      { system: 'identity' },
      { system: 'issuer' },
      { system: 'gate' },
    ] as const
    for (const caller of everyone) expect(await database.attempt(caller, act)).toEqual(denied)
  })

  test('lets only the functions of the access rules write the log', async () => {
    const write = `select access.log_access(a, 'entry') from authorizations a`
    const everyone = [null, host, ...Object.values(await staff()), { system: 'keeper' }, { system: 'gate' }] as const
    for (const caller of everyone) expect(await database.attempt(caller, write)).toEqual(denied)
  })

  test('keeps the resident’s id in the log after the authorization and the account are deleted', async () => {
    await database.owner.query('delete from profiles where id = $1', [host.id])
    expect(await facts()).toBeNull()
    const { rows } = await database.owner.query(
      'select event_type, resident_id from access_logs where authorization_id = $1 order by occurred_at',
      [id],
    )
    expect(rows).toEqual([
      { event_type: 'visitor_registered', resident_id: host.id },
      { event_type: 'authorization_deleted', resident_id: host.id },
    ])
  })

  test('lets no caller remove names from the log by hand or in part, not even the keeper', async () => {
    const blank = 'update access_log_subjects set name = null, blanked_at = now()'
    for (const system of ['keeper', 'identity', 'gate', 'issuer'] as const) {
      expect(await database.attempt({ system }, blank)).toEqual(denied)
      expect(await database.attempt({ system }, 'select name from access_log_subjects')).toEqual(denied)
    }
    await expect(database.owner.query(blank)).rejects.toMatchObject({ constraint: 'access_log_subject_blank' })
  })
})
