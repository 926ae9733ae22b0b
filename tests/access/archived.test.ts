/** No row may tie a person to an archived condominium, and no condominium with people may be archived. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { type Caller, type PreparedDatabase, preparedDatabase } from './database.ts'
import { type Made, makeCondominium, makePerson } from './people.ts'

let database: PreparedDatabase
let above: Made
beforeAll(async () => {
  database = await preparedDatabase()
  above = await makePerson(database.owner, { user_role: 'super_admin' })
})
afterAll(() => database.close())

interface Tie {
  called: string
  refused?: string
  /** Makes the person, and the statement that ties them to a condominium. */
  prepare: () => Promise<{ caller: Caller; text: string; values: (condominium: string) => string[] }>
}

const ties: Tie[] = [
  {
    called: 'a wish at sign-up',
    prepare: async () => {
      const { id } = await makePerson(database.owner, { user_role: 'resident', approval_status: 'pending' })
      return {
        caller: { system: 'identity' },
        text: `insert into residences (condominium_id, id, profile_id, unit_number) values ($1, $2, $3, '101')`,
        values: (condominium) => [condominium, newId(), id],
      }
    },
  },
  {
    called: 'a move',
    prepare: async () => {
      const former = await makeCondominium(database.owner, 'Former')
      const { id } = await makePerson(database.owner, { user_role: 'resident', lives: [former, '101'] })
      return {
        caller: above,
        text: `select access.move_home($3, $1, '101', $2)`,
        values: (condominium) => [condominium, newId(), id],
      }
    },
  },
  {
    called: 'an assignment',
    prepare: async () => {
      const { id } = await makePerson(database.owner, { user_role: 'agent' })
      return {
        caller: above,
        text: `insert into assignments (condominium_id, profile_id, assigned_by) values ($1, $2, access.caller_id())`,
        values: (condominium) => [condominium, id],
      }
    },
  },
  {
    called: 'a person who is made for it',
    refused: '42501',
    prepare: async () => ({
      caller: above,
      text: `select access.make_person($2, $3, 'Gus', null, null, 'agent', '', array[$1::uuid], 'es')`,
      values: (condominium) => [condominium, newId(), newId()],
    }),
  },
]

const archive = (condominium: string) =>
  database.commit(above, 'update condominiums set archived_at = now() where id = $1 and archived_at is null', [
    condominium,
  ])

async function tiedTo(condominium: string): Promise<number> {
  const { rows } = await database.owner.query(
    `select (select count(*) from residences where condominium_id = $1 and until is null)
      + (select count(*) from assignments where condominium_id = $1) as ties`,
    [condominium],
  )
  return Number(rows[0]?.ties)
}

test.each(ties)('refuses $called to an archived condominium, and archiving a condominium that has one', async (tie) => {
  const { caller, text, values } = await tie.prepare()
  const gone = await makeCondominium(database.owner, 'Gone')
  expect(await archive(gone)).toMatchObject({ count: 1 })
  expect(await database.commit(caller, text, values(gone))).toEqual({
    refused: tie.refused ?? 'condominium_archived',
  })

  const open = await makeCondominium(database.owner, 'Open')
  expect(await database.commit(caller, text, values(open))).toMatchObject({ count: 1 })
  expect(await archive(open)).toEqual({ refused: 'condominium_not_empty' })
})

test.each(ties)('lets only one of $called and archiving at the same time succeed', async (tie) => {
  for (let round = 0; round < 12; round++) {
    const condominium = await makeCondominium(database.owner, 'Contested')
    const { caller, text, values } = await tie.prepare()
    const tying = () => database.commit(caller, text, values(condominium))
    const both = round % 2 === 0 ? [tying(), archive(condominium)] : [archive(condominium), tying()]
    const outcomes = await Promise.all(both)
    expect(outcomes.filter((outcome) => 'count' in outcome && outcome.count === 1)).toHaveLength(1)
    const { rows } = await database.owner.query('select archived_at from condominiums where id = $1', [condominium])
    expect(rows[0]?.archived_at === null ? 1 : 0).toBe(await tiedTo(condominium))
  }
})

test('refuses to change or restore an archived condominium', async () => {
  const gone = await makeCondominium(database.owner, 'Gone')
  await archive(gone)
  for (const change of ['archived_at = null', `name = 'Back'`]) {
    expect(await database.commit(above, `update condominiums set ${change} where id = $1`, [gone])).toMatchObject({
      count: 0,
    })
  }
})
