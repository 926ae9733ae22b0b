/** Days begin and end at midnight in the condominium's time zone, also across daylight saving changes. */
import { expect, test } from 'vitest'
import { ask } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { atTheGate, authorize, dayIn, mexico, passOf, stored, visitor } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { authorizations } from './authorizations.contract.ts'
import { visitDayOf } from './authorizations.rules.ts'
import { readPass } from './passes/pass.ts'

const garita = openForFile(sharedInstallation)

async function residentIn(timeZone: string) {
  const condominium = await garita.condominium(timeZone)
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [condominium, timeZone])
  return garita.person({ condominium })
}

/** Uses the next of these days, so that it is never in the past. */
const year = new Date().getUTCFullYear() + 1
/** The n-th Sunday of a month (from 1; 0 is the last one). */
function sunday(month: number, which: number): string {
  const days = Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(year, month - 1, day + 1)))
  const sundays = days.filter((day) => day.getUTCMonth() === month - 1 && day.getUTCDay() === 0)
  return (
    sundays
      .at(which - 1)
      ?.toISOString()
      .slice(0, 10) ?? ''
  )
}
const after = (day: string, days = 1) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const leap = [2028, 2032, 2036, 2040].find((one) => one >= year) ?? 2044
const windows: [string, string, string, number, string?][] = [
  // zone, from, until, hours between them, the moment it begins
  [mexico, `${year}-01-31`, `${year}-01-31`, 24, `${year}-01-31T06:00:00.000Z`],
  [mexico, `${year}-12-31`, `${year + 1}-01-01`, 48, `${year}-12-31T06:00:00.000Z`],
  [mexico, `${year}-05-01T10:30`, `${year}-05-01T18:00`, 7.5, `${year}-05-01T16:30:00.000Z`],
  [mexico, `${year}-05-01T10:30`, `${year}-05-02`, 37.5],
  [mexico, `${leap}-02-28`, `${leap}-02-29`, 48],
  ['America/New_York', sunday(3, 2), sunday(3, 2), 23, `${sunday(3, 2)}T05:00:00.000Z`],
  ['America/New_York', sunday(11, 1), sunday(11, 1), 25, `${sunday(11, 1)}T04:00:00.000Z`],
  // An hour that comes twice: begins with the first, ends with the second.
  ['America/New_York', `${sunday(11, 1)}T01:30`, `${sunday(11, 1)}T01:45`, 1.25, `${sunday(11, 1)}T05:30:00.000Z`],
  ['Europe/Madrid', sunday(3, 0), after(sunday(3, 0)), 47],
  ['Europe/Madrid', sunday(10, 0), sunday(10, 0), 25, `${after(sunday(10, 0), -1)}T22:00:00.000Z`],
  ['Asia/Kathmandu', `${year}-06-30`, `${year}-06-30`, 24, `${year}-06-29T18:15:00.000Z`],
  ['Pacific/Kiritimati', `${year}-07-01`, `${year}-07-01`, 24, `${year}-06-30T10:00:00.000Z`],
]

test.each(windows)('counts in %s, from %s until %s, %d hours', async (zone, validFrom, validUntil, hours, begins) => {
  const person = await residentIn(zone)
  const values = visitor({ valid_from: validFrom, valid_until: validUntil })
  const made = { id: newId(), auth_type: 'temporary_visitor', values }
  const answer = await ask(garita, authorizations.create, made, person.token)
  expect(answer).toMatchObject({ ok: true })
  const row = await stored(garita, made.id)
  const [from, until] = [row?.valid_from?.getTime() ?? 0, row?.valid_until?.getTime() ?? 0]
  expect((until - from) / 3_600_000).toBe(hours)
  if (begins) expect(new Date(from).toISOString()).toBe(begins)

  const listed = await person.call(authorizations.list, { auth_type: 'temporary_visitor' })
  expect(listed.ok && listed.answer.items[0]?.values).toMatchObject({ valid_from: validFrom, valid_until: validUntil })
  const read = readPass((await passOf(person, made.id)).token)
  expect(read.readable && read.pass).toMatchObject({ not_before: from / 60_000, minutes: hours * 60 })
})

test('moves a skipped hour to the next existing one, and covers a 25-hour day completely', async () => {
  const person = await residentIn('America/New_York')
  const day = sunday(3, 2)
  const id = await authorize(garita, person, 'temporary_visitor', {
    valid_from: `${day}T02:30`,
    valid_until: `${day}T04:00`,
  })
  expect((await stored(garita, id))?.valid_from?.toISOString()).toBe(`${day}T07:30:00.000Z`)
})

test('"today" is the current date in the condominium’s time zone', async () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', mexico]) {
    const person = await residentIn(zone)
    const today = dayIn(zone)
    expect(await person.call(authorizations.days, {})).toMatchObject({ answer: [today, dayIn(zone, 1)] })
    const id = await authorize(garita, person, 'temporary_visitor', { valid_from: today, valid_until: today })
    const visit = await stored(garita, id)
    expect(visit?.valid_from?.getTime()).toBeLessThanOrEqual(Date.now())
    expect(visit?.valid_until?.getTime()).toBeGreaterThan(Date.now())
    const yesterday = { valid_from: dayIn(zone, -1), valid_until: dayIn(zone, -1) }
    const late = { id: newId(), auth_type: 'temporary_visitor', values: visitor(yesterday) }
    expect(await ask(garita, authorizations.create, late, person.token)).toMatchObject({
      code: 'authorization_window_past',
    })
  }
})

test('limits a visit to one year', async () => {
  const person = await residentIn(mexico)
  const make = (validUntil: string) =>
    ask(
      garita,
      authorizations.create,
      {
        id: newId(),
        auth_type: 'temporary_visitor',
        values: visitor({ valid_from: dayIn(mexico), valid_until: validUntil }),
      },
      person.token,
    )
  expect(await make(dayIn(mexico, 365))).toMatchObject({ ok: true })
  expect(await make(dayIn(mexico, 366))).toMatchObject({
    status: 422,
    fields: [{ field: 'values.valid_until', problem: 'visit_too_long' }],
  })
})

test('lists visits of today first, then those to come with the next first, then those that are over, also across pages', async () => {
  const resident = await residentIn(mexico)
  const name = (called: string, from = 0, until = from) =>
    authorize(garita, resident, 'temporary_visitor', {
      name: called,
      valid_from: dayIn(mexico, from),
      valid_until: dayIn(mexico, until),
    })
  await name('in five days', 5)
  const inside = await name('inside')
  await atTheGate(garita.owner, inside, 'entry')
  await name('in two days', 2)
  const canceled = await name('canceled', 9)
  await resident.call(authorizations.checkOut, { id: canceled })
  await name('until tomorrow', 0, 1)
  const days: string[] = []
  const called: unknown[] = []
  const listed = await resident.call(authorizations.list, { auth_type: 'temporary_visitor' })
  if (!listed.ok) throw new Error(listed.code)
  for (const one of listed.answer.items) {
    days.push(visitDayOf(one, Date.now(), mexico))
    called.push(one.values.name)
  }
  expect(called).toEqual(['until tomorrow', 'inside', 'in two days', 'in five days', 'canceled'])
  expect(days).toEqual(['today', 'today', 'upcoming', 'upcoming', 'past'])

  for (let made = 0; made < 50; made += 1) await name('later', 20)
  const paged: unknown[] = []
  let after: string | undefined
  do {
    const page = await resident.call(authorizations.list, { auth_type: 'temporary_visitor', after })
    if (!page.ok) throw new Error(page.code)
    paged.push(...page.answer.items.map(({ values }) => values.name))
    after = page.answer.next ?? undefined
  } while (after)
  expect(paged.filter((one) => one !== 'later')).toEqual(called)
  expect(paged).toHaveLength(55)
})
