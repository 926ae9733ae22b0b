import { expect, test } from 'vitest'
import { arrive, letIn } from '../../tests/support/arrivals.ts'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { beNoon } from '../../tests/support/clocks.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize, dayIn, mexico } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { authorizations } from './authorizations.contract.ts'

const garita = openForFile(sharedInstallation)

async function homeScreen(person: TestPerson) {
  const answer = await person.call(authorizations.today, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

async function figures(person: TestPerson) {
  return (await homeScreen(person)).figures
}

test('returns zeros for a new resident', async () => {
  const person = await garita.person({ condominium: await garita.condominium() })
  expect(await figures(person)).toEqual({ total: 0, active_visits: 0, entries_today: 0, pending: 0, active_passes: 0 })
  expect((await homeScreen(person)).latest).toEqual([])
})

test('counts people inside, valid visits and active passes', async () => {
  const condominium = await garita.condominium()
  await beNoon(garita, condominium)
  const person = await garita.person({ condominium })
  const roomMate = await garita.person({ condominium })
  const made = {
    guest: await authorize(garita, person),
    gone: await authorize(garita, person),
    friend: await authorize(garita, person, 'permanent_visitor'),
    worker: await authorize(garita, person, 'worker'),
    daughter: await authorize(garita, person, 'co_resident'),
    car: await authorize(garita, person, 'vehicle'),
    dog: await authorize(garita, person, 'pet'),
    ended: await authorize(garita, person),
    suspended: await authorize(garita, person, 'worker'),
  }
  for (const id of Object.values(made)) if (id !== made.dog) await atTheGate(garita.owner, id, 'entry')
  await atTheGate(garita.owner, made.gone, 'exit')
  await person.call(authorizations.checkOut, { id: made.ended })
  await person.call(authorizations.suspend, { id: made.suspended })
  const theirs = await authorize(garita, roomMate)
  await atTheGate(garita.owner, theirs, 'entry')
  // Inside are the guest, the friend, the worker and the suspended worker; co-residents and vehicles are not visits.
  expect(await figures(person)).toEqual({ total: 9, active_visits: 4, entries_today: 8, pending: 0, active_passes: 6 })
  expect(await figures(roomMate)).toMatchObject({ total: 1, active_visits: 1, entries_today: 1, active_passes: 1 })
  expect((await homeScreen(person)).latest.map((item) => item.id)).toEqual(Object.values(made).reverse().slice(0, 5))
})

test.each(['America/Mexico_City', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
  'counts entries since the last midnight in %s',
  async (zone) => {
    const condominium = await garita.condominium()
    await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [condominium, zone])
    const person = await garita.person({ condominium })
    const id = await authorize(garita, person, 'worker')
    const { rows } = await garita.owner.query(
      `select (now() at time zone $1)::date::timestamp at time zone $1 as midnight`,
      [zone],
    )
    const midnight = rows[0].midnight.getTime()
    for (const [event, at] of [
      ['entry', midnight - 1],
      ['exit', midnight - 1],
      ['entry', midnight],
      ['exit', midnight + 1],
    ] as const) {
      await atTheGate(garita.owner, id, event, new Date(at))
    }
    expect(await figures(person)).toMatchObject({ entries_today: 1, active_visits: 0 })
  },
)

test('counts a unit’s request for 24 hours', async () => {
  const home = await garita.condominium()
  const person = await garita.person({ condominium: home, unit: '101' })
  for (const [unit, age] of [
    ['101', '23 hours 59 minutes'],
    ['101', '24 hours'],
    ['102', '1 hour'],
  ]) {
    await garita.owner.query(`update residences set since = now() - interval '2 days' where profile_id = $1`, [
      person.id,
    ])
    await garita.owner.query(
      `insert into authorizations (condominium_id, id, unit_number, auth_type, name, status, valid_from, valid_until, created_at)
        values ($1, gen_random_uuid(), $2, 'temporary_visitor', 'Luis', 'pending_approval', now(), now() + interval '1 hour',
          now() - $3::interval)`,
      [home, unit, age],
    )
  }
  expect(await figures(person)).toMatchObject({ total: 0, pending: 1, active_passes: 0 })
})

test('counts on the home screen the people inside and the visits and bookings of the next week', async () => {
  const home = await garita.condominium()
  const person = await garita.person({ condominium: home, unit: '101' })
  const roomMate = await garita.person({ condominium: home, unit: '101' })
  const neighbor = await garita.person({ condominium: home, unit: '102' })
  const guard = await garita.person({ user_role: 'agent', assigned: [home] })
  const days = (from: number, until: number) => ({ valid_from: dayIn(mexico, from), valid_until: dayIn(mexico, until) })
  const made = {
    guest: await authorize(garita, person),
    worker: await authorize(garita, person, 'worker'),
    car: await authorize(garita, person, 'vehicle'),
    today: await authorize(garita, person, 'temporary_visitor', days(0, 0)),
    thursday: await authorize(garita, person, 'temporary_visitor', days(3, 3)),
    later: await authorize(garita, person, 'temporary_visitor', days(9, 9)),
    ended: await authorize(garita, person, 'temporary_visitor', days(0, 0)),
    theirs: await authorize(garita, roomMate, 'temporary_visitor', days(0, 0)),
  }
  for (const id of [made.guest, made.worker, made.car]) await atTheGate(garita.owner, id, 'entry')
  await person.call(authorizations.checkOut, { id: made.ended })
  const [asked, waiting] = [await arrive(guard, home, '101'), await arrive(guard, home, '101')]
  await person.call(visits.decide, { id: asked, decision: 'approved' })
  const booking = await book(person, await amenityOf(garita, home))
  const allowed = await arrive(guard, home, '101')
  expect(await letIn(garita, guard, home, allowed, 'Ya llamé y dijo que sí')).toMatchObject({ ok: true })
  const { rows: guests } = await garita.owner.query<{ id: string }>(
    `insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name, entered_at)
      values ($1, gen_random_uuid(), $2, $3, 1, 'Ana', now()) returning id`,
    [home, booking, person.id],
  )

  const day = await homeScreen(person)
  expect(day.inside.map(({ id }) => id)).toEqual([guests[0]?.id, allowed, made.worker, made.guest])
  expect(day.inside).toHaveLength(day.figures.active_visits)
  expect(day.coming.map(({ id }) => id)).toEqual(expect.arrayContaining([made.today, made.thursday, asked, booking]))
  expect(day.coming).toHaveLength(4)
  expect(day.coming.filter((one) => one.what === 'visit' && one.of_unit).map(({ id }) => id)).toEqual([asked])
  expect((await homeScreen(roomMate)).coming.map(({ id }) => id).sort()).toEqual([made.theirs, asked].sort())
  expect(await homeScreen(neighbor)).toMatchObject({ inside: [], coming: [], latest: [] })
  expect(await guard.call(authorizations.today, {})).toMatchObject({ ok: false })
  expect(day.coming.map(({ id }) => id)).not.toContain(waiting)
  await person.call(authorizations.checkOut, { id: made.today })
  expect((await homeScreen(person)).coming).toHaveLength(3)
})
