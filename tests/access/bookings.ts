/** Makes a new condominium for each test of bookings, with two units and two amenities, in SQL. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { type PreparedDatabase, preparedDatabase } from './database.ts'
import { type Made, makeCondominium, makePerson } from './people.ts'

/** Returns a Monday in the far future, or a day after it. */
export const day = (after = 0) => {
  const monday = new Date(Date.now() + 30 * 86_400_000)
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7) + after)
  return monday.toISOString().slice(0, 10)
}

interface Wish {
  of?: Made
  amenity?: string
  on?: string
  guests?: number
  id?: string
}
export const said = (work: Promise<unknown>) =>
  work.then(
    () => 'stored',
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  )

export function bookings() {
  let database: PreparedDatabase
  let place: string
  let ana: Made
  let beto: Made
  let admin: Made | undefined
  beforeAll(async () => {
    database = await preparedDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    place = await makeCondominium(database.owner, newId())
    admin = undefined
    ana = await makePerson(database.owner, { user_role: 'resident', lives: [place, '101'] })
    beto = await makePerson(database.owner, { user_role: 'resident', lives: [place, '102'] })
    await rules(
      'clubhouse',
      'exclusive = true, buffer_minutes = 60, capacity = 40, weekly_limit = null, needs_approval = false',
    )
    await rules(
      'gym',
      'exclusive = false, buffer_minutes = 60, capacity = 10, weekly_limit = null, needs_approval = false',
    )
  })

  const rules = (type: string, set: string) =>
    database.owner.query(`update amenities set ${set} where condominium_id = $1 and amenity_type = $2`, [place, type])

  function book(
    hours: string,
    { of: by = ana, amenity = 'clubhouse', on = day(), guests = 1, id = newId() }: Wish = {},
  ) {
    const [from, until] = hours.split('-')
    return said(
      database.owner.query(
        `insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number,
            reservation_date, start_time, end_time, guest_count)
          select r.condominium_id, $1, m.id, r.profile_id, r.id, r.unit_number, $4, $5, $6, $7
            from residences r join amenities m on m.condominium_id = r.condominium_id and m.amenity_type = $3
            where r.profile_id = $2 and r.until is null`,
        [id, by.id, amenity, on, from, until, guests],
      ),
    )
  }
  const booked = async (hours: string, wish: Wish = {}) => {
    const id = newId()
    expect(await book(hours, { ...wish, id })).toBe('stored')
    return id
  }
  const change = (id: string, set: string) =>
    said(database.owner.query(`update amenity_reservations set ${set} where id = $1`, [id]))
  const of = async (id: string, asked: string) =>
    (await database.owner.query(`select ${asked} as it from amenity_reservations where id = $1`, [id])).rows[0]?.it
  const callAs = async (by: Made, call: string, values: unknown[]) => {
    const outcome = await database.commit(by, `select ${call} as done`, values)
    return 'refused' in outcome ? outcome.refused : outcome.rows[0]?.done
  }
  /** Answers as the administration, and returns whether the answer counted, or the refusal. */
  const decide = async (id: string, decision: 'approved' | 'rejected') => {
    admin ??= await makePerson(database.owner, { user_role: 'admin', assigned: [place] })
    return callAs(admin, 'access.decide_booking($1, $2, $3, $4)', [place, id, decision, 'x'])
  }
  const cancel = (id: string) => callAs(ana, 'access.cancel_booking($1)', [id])
  const remove = (id: string) => callAs(ana, 'access.remove_booking($1)', [id])
  async function moveTo(id: string, from: string, until: string) {
    const [start, end] = [`now() + interval '${from}'`, `now() + interval '${until}'`]
    await database.owner.query(`alter table amenity_reservations disable trigger user;
      update amenity_reservations set starts_at = ${start}, ends_at = ${end}, held = tstzrange(${start}, ${end}) where id = '${id}';
      alter table amenity_reservations enable trigger user`)
  }

  return {
    ...{ rules, book, booked, change, callAs, decide, cancel, remove, of, moveTo },
    database: () => database,
    place: () => place,
    ana: () => ana,
    beto: () => beto,
  }
}
