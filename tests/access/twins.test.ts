/**
 * The sender of a row chooses its id, so two condominiums may have rows with the same id. An act in one must not change the row of the
 * other. Each title names the act.
 */
import { expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { at, madeIn } from './madeAuthorizations.ts'
import { type Made, makePerson } from './people.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

const { make } = madeIn(() => world)

/** Makes two residents, here and there, whose homes share an id. */
async function twins(unit: string): Promise<{ home: string; mine: Made; theirs: Made }> {
  const home = newId()
  const live = async (place: string) => {
    const person = await makePerson(world.owner, { user_role: 'resident', lives: [place, unit] })
    await world.owner.query('update residences set id = $2 where profile_id = $1', [person.id, home])
    return person
  }
  // The other row is older, so a query without the condominium would find it first.
  const theirs = await live(world.there)
  return { home, mine: await live(world.here), theirs }
}
async function call(by: Made, text: string, values: readonly unknown[]): Promise<unknown> {
  const outcome = await world.commit(by, `select ${text} as it`, values)
  return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.it
}
const madeBy = ({ id }: Made, home: string, columns: Readonly<Record<string, string>>) =>
  make({ condominium_id: `'${world.there}'`, resident_id: `'${id}'`, residence_id: `'${home}'`, ...columns })

test('changes no row with the same id in another condominium by an objection, its answer and its end', async () => {
  const { mine, theirs } = await twins('101')
  const object = async (by: string, to: Made) => {
    const { rows } = await world.owner.query('select joining from residences where profile_id = $1', [to.id])
    return call(world.named(by), 'access.object_to($1)', [rows[0]?.joining])
  }
  const state = async ({ id }: Made) => {
    const asked = `select frozen_at is not null as frozen, (select count(*)::int from residence_objections o
      where o.joining = r.joining and o.answered_at is null) as open from residences r where profile_id = $1`
    return (await world.owner.query(asked, [id])).rows[0]
  }
  const [free, objected] = [
    { frozen: false, open: 0 },
    { frozen: true, open: 1 },
  ]
  const both = async () => [await state(mine), await state(theirs)]
  expect([await object('resident', mine), await both()]).toEqual([true, [objected, free]])
  expect([await object('stranger', theirs), await both()]).toEqual([true, [objected, objected]])
  const kept = await call(world.named('admin'), 'access.keep_newcomer($1, 1)', [mine.id])
  expect([kept, await both()]).toEqual([true, [free, objected]])
  expect([await object('room mate', mine), await both()]).toEqual([true, [objected, objected]])
  await world.owner.query('update residences set until = now() where profile_id = $1', [mine.id])
  expect(await both()).toEqual([free, objected])
})

test('changes no row with the same id in another condominium by an import', async () => {
  const { rows } = await world.owner.query('select id from residences where profile_id = $1 and until is null', [
    world.named('stranger').id,
  ])
  const bringIn = () =>
    call(world.named('admin'), `access.import_resident($1, $2, $3, $4, null, null, '106', 'es')`, [
      newId(),
      rows[0]?.id,
      world.here,
      newId(),
    ])
  expect([await bringIn(), await bringIn()]).toEqual(['saved', 'not_saved'])
})

test('changes no row with the same id in another condominium by an edit or the end of a visit', async () => {
  const { home, mine, theirs } = await twins('107')
  const visit = await madeBy(theirs, home, {})
  const own = await madeBy(mine, home, { condominium_id: `'${world.here}'`, valid_until: at('2 days') })
  expect(await world.attempt(mine, `update authorizations set name = 'Otro'`)).toMatchObject({ count: 1 })
  const checkOut = (id: string) => call(mine, 'access.check_out($1)', [id])
  expect([await checkOut(visit), await checkOut(own)]).toEqual([false, true])
})

async function book({ id }: Made, booking = newId()): Promise<string> {
  await world.owner.query(
    `insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number,
        reservation_date, start_time, end_time)
      select r.condominium_id, $1, m.id, r.profile_id, r.id, r.unit_number, current_date + 4, '16:00', '18:00'
        from residences r join amenities m on m.condominium_id = r.condominium_id and m.amenity_type = 'clubhouse'
        where r.profile_id = $2 and r.until is null`,
    [booking, id],
  )
  return booking
}

test('changes no row with the same id in another condominium by a change or cancellation of a booking', async () => {
  const { mine, theirs } = await twins('108')
  const amend = (id: string) =>
    call(mine, `access.amend_booking($1, 1, $2, current_date + 5, '10:00', '11:00', null, 1, '{}', false)`, [
      id,
      world.amenity.here,
    ])
  const cancel = (id: string) => call(mine, 'access.cancel_booking($1)', [id])
  const [other, own] = [await book(theirs), await book(mine)]
  expect([await amend(other), await cancel(other)]).toEqual([false, false])
  expect([await amend(own), await cancel(own)]).toEqual([true, true])
})

test('deletes a booking although the booking with the same id in another condominium has guests inside', async () => {
  const { mine, theirs } = await twins('109')
  const id = await book(mine, await book(theirs))
  await world.owner.query(
    `insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name, entered_at)
      values ($1, $2, $3, $4, 1, 'Eva', now())`,
    [world.there, newId(), id, theirs.id],
  )
  expect(await call(mine, 'access.remove_booking($1)', [id])).toBe(true)
  const { rows } = await world.owner.query('select condominium_id from amenity_reservations where id = $1', [id])
  expect(rows).toEqual([{ condominium_id: world.there }])
})

test("makes only one booking's notice unread again when its hours change", async () => {
  const { mine, theirs } = await twins('110')
  const id = await book(mine, await book(theirs))
  const marks = async () => {
    const { rows } = await world.owner.query('select profile_id from notice_marks where fact_id = $1', [id])
    return rows.map((row) => row.profile_id)
  }
  await world.owner.query(
    `insert into notice_marks (profile_id, kind, fact_id) select unnest($1::uuid[]), 'reservation_approved', $2`,
    [[mine.id, theirs.id], id],
  )
  expect(
    await call(mine, `access.amend_booking($1, 1, $2, current_date + 6, '10:00', '11:00', null, 1, '{}', false)`, [
      id,
      world.amenity.here,
    ]),
  ).toBe(true)
  expect(await marks()).toEqual([theirs.id])
})
