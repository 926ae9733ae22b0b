import { expect, test } from 'vitest'
import { speak } from '../../shared/messages.ts'
import { ruleTexts } from './booking.messages.ts'
import { lengthOf, type ReadableRules, ruleLines } from './ruleLines.ts'

const every = (from: string, until: string) => Array.from({ length: 7 }, () => ({ from, until }))

const rules = (more: Partial<ReadableRules> = {}): ReadableRules => ({
  is_open: true,
  hours: every('07:00', '21:00'),
  exclusive: false,
  capacity: 30,
  needs_approval: false,
  shortest_minutes: 60,
  longest_minutes: 180,
  buffer_minutes: 0,
  days_ahead: 14,
  hours_notice: 0,
  weekly_limit: 3,
  closed_days: [],
  house_rules: null,
  ...more,
})

const said = (details: ReadableRules, language: 'es' | 'en') => ruleLines(details, language).map(({ text }) => text)
const about = (details: ReadableRules, language: 'es' | 'en', subject: string) =>
  ruleLines(details, language)
    .filter((line) => line.about === subject)
    .map(({ text }) => text)

test('describes a shared amenity that is open every day', () => {
  expect(said(rules(), 'es')).toEqual([
    'Todos los días: de 07:00 a 21:00',
    'Se comparte: hasta 30 personas a la vez',
    'No necesita aprobación',
    'De 1 hora a 3 horas por reserva',
    'Puedes reservar desde 14 días antes y hasta la hora de inicio',
    'Hasta 3 reservas por casa cada semana, de lunes a domingo',
  ])
  expect(said(rules(), 'en')).toEqual([
    'Every day: from 07:00 to 21:00',
    'Shared: up to 30 people at once',
    'Needs no approval',
    'From 1 hour to 3 hours per reservation',
    'You can book from 14 days ahead until the start time',
    'Up to 3 reservations per home each week, Monday to Sunday',
  ])
})

test('describes an exclusive amenity with late nights', () => {
  const late = { from: '10:00', until: '02:00' }
  const usual = { from: '10:00', until: '22:00' }
  const hall = rules({
    hours: [usual, usual, usual, usual, late, late, usual],
    exclusive: true,
    capacity: 80,
    needs_approval: true,
    shortest_minutes: 150,
    longest_minutes: 150,
    buffer_minutes: 90,
    days_ahead: 90,
    hours_notice: 48,
    weekly_limit: 1,
  })
  expect(said(hall, 'es')).toEqual([
    'Lunes a jueves y domingo: de 10:00 a 22:00',
    'Viernes y sábado: de 10:00 a 02:00 del día siguiente',
    'Solo para ti, hasta 80 personas',
    'La administración aprueba cada reserva',
    '2 horas y 30 minutos por reserva',
    'Entre dos reservas pasan al menos 1 hora y 30 minutos',
    'Puedes reservar entre 90 días y 2 días antes',
    'Hasta 1 reserva por casa cada semana, de lunes a domingo',
  ])
  expect(said(hall, 'en')).toEqual([
    'Monday to Thursday and Sunday: from 10:00 to 22:00',
    'Friday and Saturday: from 10:00 to 02:00 the next day',
    'Only for you, up to 80 people',
    'The administration approves each reservation',
    '2 hours and 30 minutes per reservation',
    'At least 1 hour and 30 minutes between two reservations',
    'You can book between 90 days and 2 days ahead',
    'Up to 1 reservation per home each week, Monday to Sunday',
  ])
})

test.each([
  [every('00:00', '00:00'), ['Todos los días: las 24 horas'], ['Every day: all day and night']],
  [every('18:00', '00:00'), ['Todos los días: de 18:00 a 24:00'], ['Every day: from 18:00 to 24:00']],
  [every('00:00', '12:00'), ['Todos los días: de 00:00 a 12:00'], ['Every day: from 00:00 to 12:00']],
  [
    every('09:00', '09:00'),
    ['Todos los días: de 09:00 a 09:00 del día siguiente'],
    ['Every day: from 09:00 to 09:00 the next day'],
  ],
  [Array.from({ length: 7 }, () => null), ['Todos los días: cerrado'], ['Every day: closed']],
  [
    [null, ...every('08:00', '20:00').slice(0, 5), null],
    ['Lunes y domingo: cerrado', 'Martes a sábado: de 08:00 a 20:00'],
    ['Monday and Sunday: closed', 'Tuesday to Saturday: from 08:00 to 20:00'],
  ],
])('describes opening hours %#', (hours, es, en) => {
  expect(about(rules({ hours }), 'es', 'hours')).toEqual(es)
  expect(about(rules({ hours }), 'en', 'hours')).toEqual(en)
})

test('writes singular words for one, and omits rules that an amenity does not have', () => {
  expect(about(rules({ capacity: 1 }), 'es', 'sharing')).toEqual(['Se comparte: hasta 1 persona a la vez'])
  expect(about(rules({ capacity: 1, exclusive: true }), 'en', 'sharing')).toEqual(['Only for you, up to 1 person'])
  expect(about(rules({ days_ahead: 1, hours_notice: 1 }), 'es', 'ahead')).toEqual([
    'Puedes reservar entre 1 día y 1 hora antes',
  ])
  expect(about(rules({ hours_notice: 36 }), 'en', 'ahead')).toEqual(['You can book between 14 days and 36 hours ahead'])
  expect(about(rules({ weekly_limit: null }), 'es', 'weekly')).toEqual([])
  expect(about(rules({ buffer_minutes: 60 }), 'es', 'buffer'), 'only an exclusive one is cleaned').toEqual([])
  expect(about(rules({ buffer_minutes: 0, exclusive: true }), 'es', 'buffer')).toEqual([])
})

test.each([
  [1, '1 minuto', '1 minute'],
  [30, '30 minutos', '30 minutes'],
  [60, '1 hora', '1 hour'],
  [61, '1 hora y 1 minuto', '1 hour and 1 minute'],
  [1440, '24 horas', '24 hours'],
])('writes %i minutes in words', (minutes, es, en) => {
  expect(lengthOf(minutes, speak(ruleTexts, 'es'))).toBe(es)
  expect(lengthOf(minutes, speak(ruleTexts, 'en'))).toBe(en)
})
