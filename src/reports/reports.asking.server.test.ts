import { beforeAll, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { dayIn } from '../../tests/support/visits.ts'
import { newId } from '../shared/ids.ts'
import { type Preset, presets } from './reportPeriod.ts'
import { type Report, reports } from './reports.contract.ts'

const zone = 'Europe/Madrid'
const garita = openForFile(testInstallation)
let here: string
let admin: TestPerson
let stranger: TestPerson
let root: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Here')
  await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [here, zone])
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('There')] })
  root = await garita.person({ user_role: 'super_admin' })
})

async function report(from?: string, until?: string): Promise<Report> {
  const asked = { condominium_id: here, ...(from ? { from } : {}), ...(until ? { until } : {}) }
  const answer = await admin.call(reports.read, asked)
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

async function enter(at: string): Promise<void> {
  const id = newId()
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
      values ($1, $2, $2, 'entry', $3, '1', 'agent', 'Ramón')`,
    [here, id, at],
  )
  await garita.owner.query(
    `insert into access_log_subjects (condominium_id, log_id, auth_type) values ($1, $2, 'vehicle')`,
    [here, id],
  )
}

test('counts a repeated hour as one hour, in a day of 25', async () => {
  // Two of the four entries are at the repeated half past two, the others in the last second of a day.
  for (const at of ['2025-10-26T00:30Z', '2025-10-26T01:30Z', '2025-10-25T21:59:59Z', '2025-10-26T22:59:59Z'])
    await enter(at)
  const { arrivals } = await report('2025-10-26', '2025-10-26')
  expect(arrivals).toMatchObject({
    total: 3,
    by_day: [{ day: '2025-10-26', count: 3 }],
    by_weekday: [0, 0, 0, 0, 0, 0, 3],
  })
  expect(arrivals.by_hour.flatMap((count, hour) => (count ? [[hour, count]] : []))).toEqual([
    [2, 2],
    [23, 1],
  ])
})

test('ends thirty days today, or starts or ends them with the given day', async () => {
  const before = dayIn(zone)
  const { from, until } = await report()
  expect([before, dayIn(zone)]).toContain(until)
  expect(from).toBe(dayIn(zone, -29, new Date(`${until}T12:00Z`)))
  expect(await report('2026-03-01')).toMatchObject({ from: '2026-03-01', until: '2026-03-30' })
  expect(await report(undefined, '2026-03-30')).toMatchObject({ from: '2026-03-01', until: '2026-03-30' })
})

/** The expected dates, computed from local time. */
function named(period: Preset, today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const day = (ofMonth: number, months = 0) =>
    new Date(Date.UTC(year, month - 1 + months, ofMonth)).toISOString().slice(0, 10)
  const number = Number(today.slice(8))
  return {
    week: { from: day(number - 6), until: today },
    thirty: { from: day(number - 29), until: today },
    month: { from: day(1), until: today },
    last_month: { from: day(1, -1), until: day(0) },
  }[period]
}

test.each(presets)(
  'computes %s in the condominium’s time zone, also in the first and last zone of the world',
  async (period) => {
    // The two dates differ by a day and an hour, so they never match.
    for (const far of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const there = await garita.condominium(`${far} ${period}`)
      await garita.owner.query('update condominiums set time_zone = $2 where id = $1', [there, far])
      const before = dayIn(far)
      const answer = await root.call(reports.read, { condominium_id: there, period })
      if (!answer.ok) throw new Error(answer.code)
      const { from, until } = answer.answer
      expect([named(period, before), named(period, dayIn(far))]).toContainEqual({ from, until })
      await garita.owner.query('update condominiums set archived_at = now() where id = $1', [there])
    }
  },
)

test.each([
  ['2026-03-02', '2026-03-01', 'until', 'until_before_from'],
  ['2024-01-01', '2025-01-01', 'until', 'period_too_long'],
  ['1999-12-31', '2026-03-01', 'from', 'moment'],
  ['yesterday', '2026-03-01', 'from', 'moment'],
])('rejects the period from %s to %s', async (from, until, field, problem) => {
  const asked = [
    admin.call(reports.read, { condominium_id: here, from, until }),
    admin.call(reports.rows, { condominium_id: here, figure: 'arrivals', from, until }),
    root.call(reports.compare, { from, until }),
  ]
  for (const answer of await Promise.all(asked)) {
    expect(answer).toMatchObject({ ok: false, status: 422, fields: expect.arrayContaining([{ field, problem }]) })
  }
})

test('accepts 366 days of a leap year', async () => {
  expect((await report('2024-01-01', '2024-12-31')).arrivals.by_day).toHaveLength(366)
})

test('refuses an admin the report and rows of a condominium they do not run', async () => {
  for (const condominiumId of [here, newId()]) {
    expect(await stranger.call(reports.read, { condominium_id: condominiumId })).toMatchObject({
      ok: false,
      status: 404,
      code: 'not_found',
    })
    const asked = {
      condominium_id: condominiumId,
      figure: 'arrivals',
      from: '2025-10-01',
      until: '2025-10-31',
    } as const
    expect(await stranger.call(reports.rows, asked)).toMatchObject({ ok: true, answer: { items: [], next: null } })
  }
  const { items } = await compared(stranger)
  expect(items.map(({ condominium }) => condominium.name)).toEqual(['There'])
  expect(await root.call(reports.read, { condominium_id: here })).toMatchObject({ ok: true })
})

test('rejects everyone but admins', async () => {
  const agent = await garita.person({ user_role: 'agent', assigned: [here] })
  const resident = await garita.person({ condominium: here })
  for (const [reader, status] of [
    [agent, 403],
    [resident, 403],
    [garita.nobody, 401],
  ] as const) {
    expect(await reader.call(reports.read, { condominium_id: here })).toMatchObject({ ok: false, status })
    expect(await reader.call(reports.rows, { condominium_id: here, figure: 'stays' })).toMatchObject({
      ok: false,
      status,
    })
    expect(await reader.call(reports.compare, {})).toMatchObject({ ok: false, status })
  }
})

async function compared(reader: TestPerson, after?: string) {
  const answer = await reader.call(reports.compare, after ? { after } : {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

test('compares condominiums in pages, by name, once each and without archived ones', async () => {
  for (let number = 0; number < 60; number++) await garita.condominium(`Twin ${number % 2}`)
  await garita.owner.query(`update condominiums set archived_at = now() where id = $1`, [
    await garita.condominium('Gone'),
  ])
  const first = await compared(root)
  const second = await compared(root, first.next ?? '')
  const names = [...first.items, ...second.items].map(({ condominium }) => condominium.name)
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 12, null])
  expect(names).toEqual(['Here', 'There', ...Array(30).fill('Twin 0'), ...Array(30).fill('Twin 1')])
  expect(new Set([...first.items, ...second.items].map(({ condominium }) => condominium.id)).size).toBe(62)
  expect(await root.call(reports.compare, { after: 'Twin 1' })).toMatchObject({ ok: false, status: 422 })
})
