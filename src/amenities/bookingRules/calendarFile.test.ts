/** An independent parser reads the calendar files. */
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendarFile.ts'

const id = '0192f0c4-7d1e-7b3a-9c55-3f0e8a6b1d20'

const entry = (more: Partial<CalendarEntry['reservation']> = {}, names = {}): CalendarEntry => ({
  reservation: {
    id,
    status: 'approved',
    starts_at: '2026-11-28T22:00:00+00:00',
    ends_at: '2026-11-29T07:30:00+00:00',
    purpose: 'Cumpleaños',
    revision: 3,
    ...more,
  },
  amenity: 'Salón de eventos',
  condominium: 'Los Encinos',
  now: Date.parse('2026-11-21T16:42:38.512Z'),
  ...names,
})

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event || others.length > 0) throw new Error('not one event')
  return { calendar, event: new ICAL.Event(event), vevent: event }
}

test('lets another program read the time, place, purpose and version', () => {
  const { calendar, event, vevent } = read(calendarFile(entry()))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(event.uid).toBe(`${id}@garita`)
  expect(event.sequence).toBe(3)
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-28T22:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-29T07:30:00.000Z')
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  expect(String(vevent.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T16:42:38Z')
  expect(event.summary).toBe('Salón de eventos')
  expect(event.location).toBe('Salón de eventos, Los Encinos')
  expect(event.description).toBe('Cumpleaños')
  expect(vevent.getFirstPropertyValue('status')).toBe('CONFIRMED')
})

test.each([
  ['pending', 'TENTATIVE'],
  ['approved', 'CONFIRMED'],
  ['rejected', 'CANCELLED'],
  ['cancelled', 'CANCELLED'],
] as const)('exports %s as %s', (status, said) => {
  expect(read(calendarFile(entry({ status }))).vevent.getFirstPropertyValue('status')).toBe(said)
})

test.each([
  'a, b; c \\ d: "e"',
  'dos\nlíneas\r\ny tres',
  '\\n is not a line',
  'BEGIN:VEVENT\r\nSUMMARY:otra cosa\r\nEND:VEVENT',
  'ñ'.repeat(200),
  '🎉👨‍👩‍👧 '.repeat(60),
  'x'.repeat(300),
])('keeps the purpose %j in a round trip', (purpose) => {
  const file = calendarFile(entry({ purpose }, { amenity: purpose, condominium: purpose }))
  const { event } = read(file)
  const whole = purpose.replace(/\r\n/g, '\n')
  expect([event.description, event.summary, event.location]).toEqual([whole, whole, `${whole}, ${whole}`])
  expect(file).not.toMatch(/[^\r]\n/)
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line, 'no letter is cut').not.toMatch(/[\ud800-\udbff]$|^ ?[\udc00-\udfff]/)
  }
})

test('omits a missing purpose and all names', () => {
  const { event, vevent } = read(calendarFile(entry({ purpose: null })))
  expect(event.description).toBeNull()
  expect(event.attendees).toEqual([])
  expect(vevent.getAllProperties().map(({ name }) => name)).toEqual([
    ...['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'status', 'summary', 'location'],
  ])
})
