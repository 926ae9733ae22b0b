/**
 * A person with five homes in two condominiums, and one who runs the first and lives in the second: in each home they reach the rows of a
 * person with only that home, for every table and act.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import type { Caller } from './database.ts'
import { tables } from './grants.ts'
import { type Made, makePerson } from './people.ts'
import { type RowAccess, rowAccess } from './rowAccess.ts'
import { tellingColumn } from './rows.ts'
import { knownWorld, type World } from './world.ts'

/** The units of the five homes; each has another resident with that home only. */
const doors = [
  ['here', '101'],
  ['here', '201'],
  ['here', '202'],
  ['there', '101'],
  ['there', '201'],
] as const

let world: World
let five: Made
let runsAndLives: Made
let runsOnly: Made
const homes: string[] = []
const single: Made[] = []
const ofBoth: { home: string; single: Made } = { home: '', single: {} as Made }

beforeAll(async () => {
  world = await knownWorld(async (owner, places) => {
    const resident = { user_role: 'resident' } as const
    const livesAt = (person: Made, id: string, place: 'here' | 'there', unit: string) =>
      owner.query(
        `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, $4, now())`,
        [places[place], id, person.id, unit],
      )
    five = await makePerson(owner, resident)
    for (const [place, unit] of doors) {
      const home = newId()
      await livesAt(five, home, place, unit)
      homes.push(home)
      single.push(await makePerson(owner, { ...resident, lives: [places[place], unit] }))
    }
    runsAndLives = await makePerson(owner, { user_role: 'admin', assigned: [places.here] })
    runsOnly = await makePerson(owner, { user_role: 'admin', assigned: [places.here] })
    ofBoth.home = newId()
    await livesAt(runsAndLives, ofBoth.home, 'there', '301')
    ofBoth.single = await makePerson(owner, { ...resident, lives: [places.there, '301'] })
  })
  // Each unit also has a visit that a guard registered, with a delivery to its residents.
  await world.owner.query(
    `with asked as (
        insert into authorizations (condominium_id, id, unit_number, auth_type, name, status, valid_from, valid_until)
          select distinct r.condominium_id, gen_random_uuid(), r.unit_number, 'temporary_visitor', 'Eva', 'pending_approval', now(),
              now() + interval '1 hour'
            from residences r where r.unit_number in ('201', '202', '301')
          returning condominium_id, id, unit_number)
      insert into deliveries (condominium_id, kind, fact_id, profile_id, channel)
        select a.condominium_id, 'visitor_approval_request', a.id, r.profile_id, 'push'
          from asked a join residences r on r.condominium_id = a.condominium_id and r.unit_number = a.unit_number`,
  )
})
afterAll(() => world.close())

/** The unit of a row that refers to it through another table. A person's homes and deliveries are the same in each of them. */
const unitKeyOf: Readonly<Record<string, string>> = {
  residences: `''`,
  access_log_subjects: `(select access.unit_key(l.condominium_id, l.unit_number) from access_logs l where l.id = t.log_id)`,
  reservation_guests: `(select access.unit_key(r.condominium_id, r.unit_number) from amenity_reservations r where r.id = t.reservation_id)`,
  deliveries: `''`,
}

interface Labelled {
  readonly key: string
  readonly label: string
}

/** Labels each row of a table by its unit and owner, for two people who should reach the same rows. */
async function labelled(table: string, column: string, me: Made, mate: Made): Promise<Labelled[]> {
  const columns = tables[table]?.columns ?? []
  const has = (...names: string[]) => names.every((name) => columns.includes(name))
  const byPlace = has('condominium_id') ? 't.condominium_id' : `''`
  const door =
    unitKeyOf[table] ??
    (has('condominium_id', 'unit_number') ? 'access.unit_key(t.condominium_id, t.unit_number)' : byPlace)
  const whose = table === 'profiles' ? 'id' : ['profile_id', 'resident_id'].find((one) => has(one))
  const { rows } = await world.owner.query<{ key: string; door: string | null; whose: string | null }>(
    `select ${column}::text as key, (${door})::text as door, ${whose ? `t.${whose}::text` : `''`} as whose from ${table} t`,
  )
  const of = (person: string | null) => (person === me.id ? 'mine' : person === mate.id ? "the other's" : person)
  return rows.map((row) => ({ key: row.key, label: `${row.door} ${of(row.whose)}` }))
}

/** Returns the labels of the rows that a caller reaches. */
async function reached(caller: Caller, rows: readonly Labelled[], column: string, { table, act, set }: RowAccess) {
  if (act === 'select') {
    const outcome = await world.attempt(caller, `select ${column}::text as key from ${table}`)
    const keys = new Set('rows' in outcome ? outcome.rows.map(({ key }) => key) : [])
    return labels(rows.filter(({ key }) => keys.has(key)))
  }
  const written = Object.entries(set ?? {}).map(([name, value]) => `${name} = ${value}`)
  const found: Labelled[] = []
  for (const row of rows) {
    const only = `where ${column}::text = '${row.key}'`
    const statement =
      act === 'update' ? `update ${table} set ${written.join(', ')} ${only}` : `delete from ${table} ${only}`
    const outcome = await world.attempt(caller, statement)
    if ('count' in outcome && outcome.count > 0) found.push(row)
  }
  return labels(found)
}
const labels = (rows: readonly Labelled[]) => [...new Set(rows.map(({ label }) => label))].sort()

/** Compares the rows that two people reach. */
async function differences(
  role: 'resident' | 'admin',
  one: { person: Made; caller: Caller },
  other: { person: Made; caller: Caller },
): Promise<string[]> {
  const found: string[] = []
  for (const line of rowAccess.filter((each) => !each.table.startsWith('access.') && role in each.reaches)) {
    const column = tellingColumn(line.table, tables[line.table]?.grants[role]?.select ?? [])
    if (!column) continue
    const told = await labelled(line.table, column, one.person, other.person)
    const toldByOther = await labelled(line.table, column, other.person, one.person)
    const mine = await reached(one.caller, told, column, line)
    const theirs = await reached(other.caller, toldByOther, column, line)
    const title = `${line.act} ${line.table} ${Object.keys(line.set ?? {})}`
    for (const label of mine.filter((each) => !theirs.includes(each))) found.push(`${title}: too much, ${label}`)
    for (const label of theirs.filter((each) => !mine.includes(each))) found.push(`${title}: too little, ${label}`)
  }
  return found
}

test.for(doors.map(([place, unit], index) => ({ place, unit, index })))(
  'reaches in unit $unit $place as much with five homes as with that home only',
  async ({ index }) => {
    const alone = single[index] as Made
    const there = { person: five, caller: { token: five.token, for_home: homes[index] ?? '' } }
    expect(await differences('resident', there, { person: alone, caller: alone })).toEqual([])
  },
)

test("reaches a resident's rows in one condominium and an admin's in the other, and never both", async () => {
  const asResident = { person: runsAndLives, caller: { token: runsAndLives.token, for_home: ofBoth.home } }
  expect(await differences('resident', asResident, { person: ofBoth.single, caller: ofBoth.single })).toEqual([])
  const asAdmin = { person: runsAndLives, caller: runsAndLives }
  const found = await differences('admin', asAdmin, { person: runsOnly, caller: runsOnly })
  // No administrator changes an account that also belongs to another condominium, and here only one of the two accounts does.
  expect(found.filter((each) => !each.endsWith(`the other's`))).toEqual([])
})

test('reaches in an ended home, or a home of others, as little as without a home', async () => {
  for (const home of [single[0]?.home ?? '', ofBoth.home, newId()]) {
    const caller = { token: five.token, for_home: home }
    for (const line of rowAccess.filter((each) => 'resident' in each.reaches && !('applicant' in each.reaches))) {
      const outcome = await world.attempt(caller, `select from ${line.table}`)
      expect([line.table, 'count' in outcome && outcome.count > 0]).toEqual([line.table, false])
    }
  }
})

test('shows in views the rows of the home that the call names', async () => {
  for (const view of ['access.notices', 'access.counted_logs']) {
    for (const [index, [place, unit]] of doors.entries()) {
      const outcome = await world.attempt(
        { token: five.token, for_home: homes[index] ?? '' },
        `select distinct access.unit_key(condominium_id, unit_number) as door from ${view} where unit_number is not null`,
      )
      const seen = 'rows' in outcome ? outcome.rows.map(({ door }) => door) : []
      expect([view, place, unit, seen]).toEqual([view, place, unit, [`${world[place]} ${unit}`]])
    }
  }
})
