import { expect, test } from 'vitest'
import { practicePlaceMessages } from '../../src/gate/screen/practice/practicePlace.messages.ts'
import { practiceSnapshot } from '../../src/gate/screen/practice/practiceSnapshot.ts'
import { speak } from '../../src/shared/messages.ts'
import { variants } from '../support/scope.ts'
import { foreignWords, forgottenIn } from './spoken.ts'

test('knows many words of each language that the other one lacks', () => {
  expect(foreignWords('es').size).toBeGreaterThan(800)
  expect(foreignWords('en').size).toBeGreaterThan(800)
  expect(foreignWords('en').has('visitante')).toBe(true)
  expect(foreignWords('es').has('the')).toBe(true)
  expect(foreignWords('es').has('garita')).toBe(false)
})

test.for([
  ['es', 'Loading...'],
  ['en', 'Cargando...'],
  ['en', 'Reserved on martes'],
  ['es', 'Hola, {{name}}'],
  ['es', 'undefined personas'],
  ['en', '[object Object]'],
  ['en', 'gate.title'],
  ['es', 'pending_approval'],
  ['es', '22 nov 2026, 8:31 a.m.'],
  ['es', '8:31\u00a0p.\u00a0m.'],
  ['en', 'Nov 22, 2026, 8:31\u202fPM'],
] as const)('finds a forgotten text in %s: "%s"', ([language, text]) => {
  expect(forgottenIn([text], language, [])).toHaveLength(1)
})

test.for([
  ['es', 'Cargando...'],
  ['en', 'Loading...'],
  ['en', 'Visit of Beto Luna, Salón de eventos', ['Beto Luna', 'Salón de eventos']],
  ['en', 'Ana de la Luz y Ruiz', ['Ana de la Luz', 'de la Luz y Ruiz']],
  ['en', 'Español'],
  ['en', 'Nov 22, 2026, 08:31'],
  ['es', 'ana_paz@the.garita.test'],
] as const)('allows a correct text in %s: "%s"', ([language, text, theirs = []]) => {
  expect(forgottenIn([text], language, theirs)).toEqual([])
})

test.for(variants(['es', 'en']))(
  'finds no forgotten text at the practice station in %s, at whatever hour',
  (language) => {
    // The expected visitors on the screen depend on the hour.
    const written: string[] = []
    JSON.stringify(practiceSnapshot(Date.now(), speak(practicePlaceMessages, language)), (key, value) => {
      if (['name', 'last_name', 'host', 'notes'].includes(key) && typeof value === 'string') written.push(value)
      return value
    })
    expect(written.length).toBeGreaterThan(30)
    expect(forgottenIn(written, language, [])).toEqual([])
  },
)
