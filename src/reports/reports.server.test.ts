/** Every figure and its rows are compared with an independent count, in weeks with daylight saving changes. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import type { Week } from '../../tests/support/reports/gateChance.ts'
import { layDown } from '../../tests/support/reports/gateWeek.ts'
import { daysBetween } from '../../tests/support/reports/rawRows.ts'
import { type Fact, type Recount, recount } from '../../tests/support/reports/recount.ts'
import { dayIn } from '../../tests/support/visits.ts'
import type { Input, Output } from '../shared/contract.ts'
import { dayAfter } from '../shared/time.ts'
import { figures, type Report, reports } from './reports.contract.ts'

const garita = openForFile(testInstallation)
let root: TestPerson
beforeAll(async () => {
  root = await garita.person({ user_role: 'super_admin' })
})

async function answered<T>(asked: Promise<{ ok: true; answer: T } | { ok: false; code: string }>): Promise<T> {
  const outcome = await asked
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.answer
}

type Asked = Input<typeof reports.rows>
type Page = Output<typeof reports.rows>

async function rows(reader: TestPerson, asked: Asked): Promise<Page['items']> {
  const found: Page['items'] = []
  let after: string | undefined
  do {
    const page: Page = await answered(reader.call(reports.rows, { ...asked, ...(after ? { after } : {}) }))
    found.push(...page.items)
    after = page.next ?? undefined
  } while (after)
  return found
}

const newestFirst = (facts: readonly Fact[]) =>
  [...facts].sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)).map(({ id }) => id)
const ids = (found: Page['items']) => found.map(({ id }) => id)

const now = new Date()
const recent = 'Pacific/Auckland'
const weeks: readonly [called: string, Week][] = [
  ['an hour is left out in Madrid', { zone: 'Europe/Madrid', from: '2026-03-26', until: '2026-04-01' }],
  ['an hour is repeated in Madrid', { zone: 'Europe/Madrid', from: '2025-10-23', until: '2025-10-29' }],
  ['a day begins at one in Santiago', { zone: 'America/Santiago', from: '2025-09-07', until: '2025-09-13' }],
  ['a day has 25 hours in Santiago', { zone: 'America/Santiago', from: '2026-03-30', until: '2026-04-04' }],
  ['midnight is shown twice in Havana', { zone: 'America/Havana', from: '2025-11-02', until: '2025-11-02' }],
  ['it is not over yet', { zone: recent, from: dayIn(recent, -2, now), until: dayIn(recent, 0, now) }],
]

describe.each(weeks)('figures and rows, while %s', (called, week) => {
  const { from, until } = week
  let here: string
  let admin: TestPerson
  let report: Report
  let expected: Recount
  beforeAll(async () => {
    const seed = weeks.findIndex(([other]) => other === called) + 1
    here = await layDown(garita, week, seed, called)
    await layDown(garita, week, seed + 100, `Beside: ${called}`)
    admin = await garita.person({ user_role: 'admin', assigned: [here] })
    report = await answered(admin.call(reports.read, { condominium_id: here, from, until }))
    expected = await recount(garita.owner, here, week)
  })

  test('counts the same number in each figure and in its rows', async () => {
    const length = daysBetween(from, until).length
    const { condominium, from: first, until: last, before, ...counted } = report
    const earlier = await recount(garita.owner, here, { ...week, ...before })
    expect(before).toEqual({ from: dayAfter(from, -length), until: dayAfter(from, -1) })
    const place = { id: here, name: called, time_zone: week.zone }
    expect({ condominium, first, last }).toEqual({ condominium: place, first: from, last: until })
    expect(counted).toEqual(expected.report)
    const { items } = await answered(root.call(reports.compare, { from, until }))
    const beside = items.find((one) => one.condominium.id === here)
    expect(beside?.arrivals_before).toBe(earlier.report.arrivals.total)
  })

  test('gives a super admin the same report', async () => {
    expect(await answered(root.call(reports.read, { condominium_id: here, from, until }))).toEqual(report)
  })

  test('tests every figure of the report with at least one row', () => {
    const { arrivals, requests, stays, stations, amenities } = report
    const { waiting, ...settled } = requests
    const counts = [arrivals.total, arrivals.ahead, arrivals.overrides, arrivals.by_phone, ...Object.values(settled)]
    const there = [stays.ended, stays.overstays, ...stations.map(({ minutes }) => minutes)]
    expect([...counts, ...there].filter((count) => count === 0)).toEqual([])
    expect(amenities.some(({ bookings }) => bookings > 0)).toBe(true)
    expect(waiting > 0).toBe(week.zone === recent)
  })

  test.each(figures)('returns the counted rows of %s', async (figure) => {
    // Each figure is read by another user because of the rate limit.
    const reader = await garita.person({ user_role: 'super_admin' })
    const asked = { condominium_id: here, from, until, figure }
    const facts = expected.facts[figure]
    expect(ids(await rows(reader, asked))).toEqual(newestFirst(facts))
    const [some] = facts.slice(Math.floor(facts.length / 2))
    if (!some) return
    const { hour, weekday, kind, amenity_id } = some
    const among = (which: (fact: Fact) => boolean) => newestFirst(facts.filter(which))
    expect(ids(await rows(reader, { ...asked, hour }))).toEqual(among((fact) => fact.hour === hour))
    expect(ids(await rows(reader, { ...asked, weekday }))).toEqual(among((fact) => fact.weekday === weekday))
    const known = kindOf(kind)
    if (known) expect(ids(await rows(reader, { ...asked, kind: known }))).toEqual(among((fact) => fact.kind === kind))
    if (amenity_id)
      expect(ids(await rows(reader, { ...asked, amenity_id }))).toEqual(among((fact) => fact.amenity_id === amenity_id))
  })

  test('counts the same figures in the comparison of condominiums', async () => {
    const { items } = await answered(root.call(reports.compare, { from, until }))
    const { arrivals, requests } = expected.report
    expect(items.find(({ condominium }) => condominium.id === here)).toEqual({
      condominium: { id: here, name: called },
      arrivals: arrivals.total,
      arrivals_before: expect.any(Number),
      by_day: arrivals.by_day.map(({ count }) => count),
      ahead: arrivals.ahead,
      overrides: arrivals.overrides,
      requests: requests.total,
      unanswered: requests.unanswered,
      median_seconds: requests.median_seconds,
    })
    const own = await answered(admin.call(reports.compare, { from, until }))
    expect(own.items.map(({ condominium }) => condominium.id)).toEqual([here])
  })
})

const kindOf = (kind: string | null) => reports.rows.output.shape.items.element.shape.kind.parse(kind)

test.each([
  ['a whole month', { from: '2025-03-01', until: '2025-03-31' }, { from: '2025-02-01', until: '2025-02-28' }],
  ['a part of a month', { from: '2025-03-01', until: '2025-03-30' }, { from: '2025-01-30', until: '2025-02-28' }],
  ['one day', { from: '2025-03-01', until: '2025-03-01' }, { from: '2025-02-28', until: '2025-02-28' }],
] as const)('compares a period with the days before: %s', async (_, days, before) => {
  const here = await garita.condominium()
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  expect((await answered(admin.call(reports.read, { condominium_id: here, ...days }))).before).toEqual(before)
})

test('compares the current month with the same days of the last one', async () => {
  const here = await garita.condominium()
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const { from, until, before } = await answered(admin.call(reports.read, { condominium_id: here, period: 'month' }))
  const { rows } = await garita.owner.query<{ first: string; same: string; last: string; whole: boolean }>(
    `select ($1::date - interval '1 month')::date::text as first, ($2::date - interval '1 month')::date::text as same,
      ($1::date - 1)::text as last, $2::date + 1 = ($1::date + interval '1 month')::date as whole`,
    [from, until],
  )
  const [found] = rows
  expect(before).toEqual({ from: found?.first, until: found?.whole ? found.last : found?.same })
})
