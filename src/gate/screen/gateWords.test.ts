import { describe, expect, test } from 'vitest'
import { noticeMessages } from '../../notices/notices.messages.ts'
import { languages } from '../../shared/messages.ts'
import { conflicts, keptConflicts } from '../station/facts/gateEvents.ts'
import type { Reason } from '../station/facts/reasons.ts'
import { judge } from '../station/verdict/verdict.ts'
import { verdictCases } from '../station/verdict/verdictCases.ts'
import { at, hour, minute, noon } from '../station/verdict/verdictFacts.ts'
import { ageText, type Glance, hoursText, reasonWords, spanText, verdictWord } from './gateWords.ts'
import { gateMessages } from './guard.messages.ts'

const glance: Omit<Glance, 'language'> = { country: null, time_zone: 'America/Mexico_City', now: noon }
const titles = (reason: Reason) => languages.map((language) => reasonWords(reason, { ...glance, language }).title)
const weekdays = { days: [1, 2, 3, 4, 5], from: '08:00', until: '13:00' }

test.each<[Reason, string, string]>([
  [{ code: 'out_of_hours', ...weekdays }, 'Fuera de horario: lun–vie 8–13', 'Out of hours: Mon–Fri 8–13'],
  [{ code: 'already_inside', since: at(4 * minute), gate: null }, 'Ya entró 12:04', 'Already entered 12:04'],
  [
    { code: 'already_inside', since: at(4 * minute), gate: 'Acceso norte' },
    'Ya entró 12:04 por Acceso norte',
    'Already entered 12:04 through Acceso norte',
  ],
  [{ code: 'cancelled_by_resident', at: at(0) }, 'La casa lo canceló', 'The home canceled it'],
  [{ code: 'expired', until: at(-13 * hour) }, 'Venció lun 9 de mar 23:00', 'Expired Mon, Mar 9 23:00'],
  [{ code: 'not_yet_valid', from: at(12 * hour) }, 'Aún no: desde mié 11 de mar', 'Not yet: from Wed, Mar 11'],
  [
    { code: 'expired', until: '2025-03-10T18:00:00Z' },
    'Venció lun, 10 de mar de 2025 12:00',
    'Expired Mon, Mar 10, 2025 12:00',
  ],
  [{ code: 'may_enter', until: at(hour) }, 'Vale hasta 13:00', 'Valid until 13:00'],
  [
    { code: 'not_yet_valid', from: at(13.5 * hour) },
    'Aún no: desde mié 11 de mar 01:30',
    'Not yet: from Wed, Mar 11 01:30',
  ],
  [{ code: 'not_yet_valid', from: at(10 * minute) }, 'Aún no: desde 12:10', 'Not yet: from 12:10'],
  [{ code: 'may_enter', until: at(12 * hour) }, 'Vale hasta 24:00', 'Valid until 24:00'],
  [{ code: 'may_enter', until: at(36 * hour) }, 'Vale hasta mié 11 de mar', 'Valid until Wed, Mar 11'],
  [{ code: 'expired', until: at(-12 * hour) }, 'Venció lun 9 de mar', 'Expired Mon, Mar 9'],
  [{ code: 'may_enter', until: at(-3 * minute) }, 'Venció 11:57, todavía pasa', 'Expired 11:57, may still enter'],
  [{ code: 'may_enter', until: null }, 'Pase en regla', 'Valid pass'],
  [{ code: 'snapshot_old', taken_at: at(-26.5 * hour) }, 'Datos de hace 26 h', 'Data is 26 h old'],
  [{ code: 'visit_over', at: null }, 'La visita terminó', 'The visit is over'],
  [{ code: 'visit_over', at: at(-hour) }, 'La visita terminó 11:00', 'The visit ended 11:00'],
  [{ code: 'revoked', at: 'never' }, 'Pase anulado —', 'Pass revoked —'],
  [{ code: 'several', count: 3 }, '3 coincidencias', '3 matches'],
])('%j', (reason, es, en) => {
  expect(titles(reason)).toEqual([es, en])
})

test('does not write a waiting time like a time of day', () => {
  const age = (milliseconds: number) => ageText(at(-milliseconds), noon)
  expect([0, 35_000, 14.5 * minute, hour, 62 * minute].map(age)).toEqual(['0 s', '35 s', '14 min', '1 h', '1 h 2 min'])
})

test.each<[Parameters<typeof hoursText>[0], string]>([
  [{ days: [1, 2, 3, 6], from: '08:30', until: '17:00' }, 'lun–mié, sáb 8:30–17'],
  [{ days: [6, 7], from: null, until: null }, 'sáb, dom'],
  [{ days: [5, 3, 1], from: null, until: null }, 'lun, mié, vie'],
  [{ days: [1, 2, 3, 4, 5, 6, 7], from: '22:00', until: '06:00' }, 'todos los días 22–6'],
  [{ days: [], from: '00:00', until: '10:05' }, '0–10:05'],
])('writes the hours %j', (schedule, written) => {
  expect(hoursText(schedule, 'es')).toBe(written)
})

describe.each(languages)('%s', (language) => {
  test('has a reason and an instruction for every verdict of the table', () => {
    for (const { code, snapshot, time } of verdictCases) {
      const words = reasonWords(judge(code, snapshot, time).reason, { ...glance, language })
      expect(words.title.length).toBeGreaterThan(5)
      expect(words.advice.length).toBeGreaterThan(8)
      expect(`${words.title} ${words.advice}`).not.toMatch(/undefined|null|NaN|Invalid/)
    }
  })
})

test('has a text for every conflict', () => {
  expect(Object.keys(gateMessages.conflicts)).toEqual([...keptConflicts])
  expect(Object.keys(noticeMessages.conflicts)).toEqual([...conflicts])
})

const evening: Glance = {
  language: 'es',
  country: null,
  time_zone: 'America/Mexico_City',
  now: Date.parse('2026-11-21T17:00-06:00'),
}

test.each([
  ['within today', '2026-11-21T18:00-06:00', '2026-11-21T20:30-06:00', '18:00–20:30'],
  ['until midnight', '2026-11-21T23:30-06:00', '2026-11-22T00:00-06:00', '23:30–24:00'],
  ['into the next day', '2026-11-21T19:00-06:00', '2026-11-22T01:00-06:00', '19:00–dom 22 de nov 01:00'],
  ['since yesterday', '2026-11-20T22:00-06:00', '2026-11-21T18:00-06:00', 'vie 20 de nov 22:00–18:00'],
  ['of tomorrow', '2026-11-22T10:00-06:00', '2026-11-22T12:00-06:00', 'dom 22 de nov 10:00–12:00'],
  ['of tomorrow, until midnight', '2026-11-22T10:00-06:00', '2026-11-23T00:00-06:00', 'dom 22 de nov 10:00–24:00'],
])('%s', (_, from, until, text) => {
  expect(spanText(from, until, evening).replaceAll(',', '')).toBe(text)
})

test.each([
  ['MX', 'Alto', 'Stop'],
  ['CO', 'Pare', 'Stop'],
  ['CL', 'Pare', 'Stop'],
  [null, 'Alto', 'Stop'],
] as const)('shows the word of the road sign in %s for red', (country, es, en) => {
  expect(languages.map((language) => verdictWord('red', { country, language }))).toEqual([es, en])
})
