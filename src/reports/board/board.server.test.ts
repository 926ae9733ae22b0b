/** The board's page has the report's own figures on one page, and is available only to the condominium's administration. */
import { beforeAll, describe, expect, test } from 'vitest'
import { download } from '../../../tests/support/files.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { readPdf } from '../../../tests/support/pdf.ts'
import { layDown } from '../../../tests/support/reports/gateWeek.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { dayIn } from '../../../tests/support/visits.ts'
import { type Language, languages } from '../../shared/messages.ts'
import { figureTextIn } from '../figureText.ts'
import { type Report, reports } from '../reports.contract.ts'

const zone = 'America/Santiago'
const garita = openForFile(sharedInstallation)
let here: string
let admin: TestPerson
let root: TestPerson
beforeAll(async () => {
  // Daylight saving time begins in this month of 30 days.
  here = await layDown(garita, { zone, from: '2025-08-01', until: '2025-09-30' }, 5, 'Parque Ñuñoa')
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  root = await garita.person({ user_role: 'super_admin' })
})

const page = (reader: TestPerson | null, month?: string, language: Language = 'es', condominium = here) =>
  download(
    garita,
    reports.board,
    { condominium_id: condominium, language, ...(month ? { month } : {}) },
    reader?.token ?? null,
  )

async function report(from: string, until: string): Promise<Report> {
  const answer = await admin.call(reports.read, { condominium_id: here, from, until })
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

describe.each(languages)('in %s', (language) => {
  test('shows every figure of the report, beside that of the month before', async () => {
    const { status, name, promised, bytes } = await page(admin, '2025-09', language)
    expect({ status, promised }).toEqual({ status: 200, promised: 1 })
    expect(name).toBe(language === 'es' ? 'junta-parque-nunoa-2025-09.pdf' : 'board-parque-nunoa-2025-09.pdf')
    const read = readPdf(bytes)
    expect(read).toMatchObject({ pages: 1, tagged: true, language })
    expect(read.title).toContain('Parque Ñuñoa')
    expect(read.fonts.every(({ embedded }) => embedded)).toBe(true)

    const [now, before] = [await report('2025-09-01', '2025-09-30'), await report('2025-08-01', '2025-08-31')]
    const say = figureTextIn(language)
    const past = language === 'es' ? 'Agosto' : 'August'
    const lines = read.text.split('\n')
    const shown = (title: string) => lines.slice(lines.indexOf(title) + 1, lines.indexOf(title) + 3)
    const of = (figure: (one: Report) => string) => [figure(now), `${past}: ${figure(before)}`]
    const titles = {
      es: ['Entradas', 'Autorizadas de antemano', 'Ingresos con motivo', 'Solicitudes de la portería'],
      en: ['Entries', 'Authorized ahead', 'Entries with a reason', 'Requests from the gate'],
    }[language]
    const others = {
      es: ['Tiempo de respuesta', 'Solicitudes sin respuesta', 'Siguen adentro', 'Solicitudes en espera'],
      en: ['Time to answer', 'Unanswered requests', 'Still inside', 'Waiting requests'],
    }[language]
    expect([...titles, ...others].map(shown)).toEqual([
      of(({ arrivals }) => say.count(arrivals.total)),
      of(({ arrivals }) => say.share(arrivals.ahead, arrivals.total)),
      of(({ arrivals }) => say.count(arrivals.overrides)),
      of(({ requests }) => say.count(requests.total)),
      of(({ requests }) => say.duration(requests.median_seconds)),
      of(({ requests }) => say.share(requests.unanswered, requests.total)),
      of(({ stays }) => say.count(stays.inside)),
      of(({ requests }) => say.count(requests.waiting)),
    ])
    expect(now.arrivals.total).toBeGreaterThan(0)
    expect(before.requests.total).toBeGreaterThan(0)
    for (const { bookings, minutes, guests } of now.amenities) {
      const row = lines.findIndex(
        (line, at) => line === say.count(bookings) && lines[at + 2] === say.duration(60 * minutes),
      )
      expect(lines[row + 3]).toBe(say.count(guests))
    }
    expect(read.text).toContain(zone)
    expect(read.text).toContain(say.hours(now.arrivals.by_hour.indexOf(Math.max(...now.arrivals.by_hour))))
  })
})

test('fits the board’s page on one sheet with the longest names, with zeros and on A4', async () => {
  const long = await garita.condominium('Ñ'.repeat(40).concat(' Wwwww'.repeat(13)))
  await garita.owner.query(`update condominiums set time_zone = 'Europe/Madrid' where id = $1`, [long])
  await garita.owner.query(`update amenities set name = left(repeat('Múltiples ', 20), 80) where condominium_id = $1`, [
    long,
  ])
  for (const language of languages) {
    const read = readPdf((await page(root, undefined, language, long)).bytes)
    expect(read).toMatchObject({ pages: 1, paper: [595.28, 841.89] })
    expect(read.text).toContain(language === 'es' ? 'sin datos' : 'no data')
  }
})

test('defaults to the last finished month, and refuses an unfinished one', async () => {
  const before = dayIn(zone)
  const { name } = await page(admin)
  const months = [before, dayIn(zone)].map((today) =>
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2, 1)).toISOString().slice(0, 7),
  )
  expect(months.map((month) => `junta-parque-nunoa-${month}.pdf`)).toContain(name)
  expect(await page(admin, dayIn(zone).slice(0, 7))).toMatchObject({ status: 422, code: 'invalid' })
  expect(await page(admin, '2025-13')).toMatchObject({ status: 422, code: 'invalid' })
})

test('returns the board’s page only to administrators of the condominium', async () => {
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('Elsewhere')] })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const resident = await garita.person({ condominium: here, unit: '7' })
  const nobody = await page(null, '2025-09')
  expect(nobody.status).toBe(401)
  for (const reader of [stranger, guard, resident]) {
    const refused = await page(reader, '2025-09')
    expect([403, 404]).toContain(refused.status)
    expect(refused.text).not.toContain('%PDF')
  }
})

test('records in the change log the person who downloaded it, and its dates', async () => {
  const taken = () =>
    garita.owner.query(
      `select actor_id, what from audit_entries where condominium_id = $1 and thing = 'export' order by at desc limit 1`,
      [here],
    )
  await page(root, '2025-08')
  const { rows } = await taken()
  expect(JSON.stringify(rows)).toContain('2025-08-31')
})
