import { expect, test } from 'vitest'
import { searchIn } from './guideSearch.ts'
import { isMisspelled, wordsOf } from './words.ts'

const passage = (id: string, title: string, text: string, { topic = '', words = '' } = {}) => ({
  id,
  title,
  topic,
  text,
  words,
})

const spanish = searchIn(
  [
    passage('pool', 'Reservar la alberca', 'Elige el día y la hora.'),
    passage('dog', 'Registrar a tu perro', 'Escribe su nombre. También puedes reservar un paseo.'),
    passage('plate', 'Vehículos', 'Escribe la placa.', { words: 'carro' }),
    passage('siren', 'La campana', 'Suena cuando alguien llega.', { topic: 'Notificaciones' }),
  ],
  'es',
)
const first = (question: string) => spanish.find(question)[0]?.id

test('ranks a word of the title above the same word of the text', () => {
  expect(spanish.find('reservar').map(({ id }) => id)).toEqual(['pool', 'dog'])
})

test.each([
  ['without accents, in capital letters', 'VEHICULO', 'plate'],
  ['a plural', 'albercas', 'pool'],
  ['a form of the verb', '¿cómo reservo?', 'pool'],
  ['a form of an irregular verb', '¿puede sonar menos?', 'siren'],
  ['a word of the same meaning', 'piscina', 'pool'],
  ['an everyday word', 'carros', 'plate'],
  ['the topic', 'notificaciones', 'siren'],
  ['letters that sound alike', 'reserbar la alverca', 'pool'],
  ['a missing silent letter', 'veiculos', 'plate'],
  ['a wrong letter', 'albersa', 'pool'],
  ['two letters that changed places', 'camapna', 'siren'],
  ['a misspelled word of the same meaning', 'pisicna', 'pool'],
])('finds %s: %s', (_, question, id) => {
  expect(first(question)).toBe(id)
})

test('corrects no typing errors in short words, and only one letter in long ones', () => {
  expect(spanish.find('pero')).toEqual([])
  expect(spanish.find('alborsa')).toEqual([])
})

test('finds no passage by words without a meaning', () => {
  expect(spanish.find('¿cómo puedo hacer eso con lo que tengo?')).toEqual([])
})

test('measures how much of the question a passage covers', () => {
  const coverage = (question: string) => spanish.find(question).find(({ id }) => id === 'pool')?.coverage ?? 0
  expect(coverage('reservar la alberca')).toBe(1)
  expect(coverage('reservar la alberca con trampolín')).toBeLessThan(0.9)
  expect(coverage('reservar un helicóptero azul con piloto')).toBeLessThan(0.5)
})

test('ranks a passage about the whole question above one that names a part in its title', () => {
  const { find } = searchIn(
    [
      passage('part', 'El salón', 'Abre a las ocho.'),
      passage('whole', 'Esperar', 'El salón está pendiente, sin confirmar.'),
      passage('one', 'Cuenta', 'Pendiente de confirmar.'),
      passage('two', 'Correo', 'Pendiente de confirmar.'),
      passage('three', 'Visita', 'Pendiente de confirmar.'),
    ],
    'es',
  )
  expect(find('salón pendiente sin confirmar')[0]?.id).toBe('whole')
})

test('counts the words of a question that belong to the language of a guide', () => {
  expect(spanish.known('¿cómo registro a mi perro?')).toBeGreaterThan(spanish.known('how do I register my dog'))
})

test('compares letters of Spanish words by sound, and keeps the h of English ones', () => {
  const stems = (text: string, language: 'es' | 'en') => wordsOf(text, language).map(({ stem }) => stem)
  expect(stems('visita cerveza queso calle', 'es')).toEqual(stems('bisita servesa keso cale', 'es'))
  expect(stems('horario', 'es')).toEqual(stems('orario', 'es'))
  expect(stems('hall', 'en')).not.toEqual(stems('all', 'en'))
  expect(new Set(stems('reservar reservo reservaciones reservas reservando', 'es')).size).toBe(1)
  expect(new Set(stems('register registers registered registering', 'en')).size).toBe(1)
})

test.each([
  ['tablta', 'tableta', true],
  ['tabbleta', 'tableta', true],
  ['taboeta', 'tableta', true],
  ['tabelta', 'tableta', true],
  ['tableta', 'tableta', false],
  ['tabeltas', 'tableta', false],
  ['peso', 'paso', false],
  ['luz', 'lus', false],
])('compares %s with %s', (written, right, misspelled) => {
  expect(isMisspelled(written, right)).toBe(misspelled)
})
