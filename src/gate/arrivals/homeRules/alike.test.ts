/** Compares names and plates with a refused person or car. */
import { expect, test } from 'vitest'
import { frequentNames } from '../../../../tests/support/frequentNames.ts'
import { tell } from '../../../../tests/support/tell.ts'
import { inventedName } from '../../../demo/names.ts'
import { namesAlike, platesAlike } from './alike.ts'

test.each([
  ['Andrés Quiroga Soto', 'ANDRES QUIROGA SOTO', 'same'],
  ['Andrés Quiroga Soto', 'Andrés Luis Quiroga Soto', 'same'],
  ['Bruno Salas', 'Salas Bruno', 'same'],
  ['Andrés Quiroga Soto', 'Andrés Quiroga', 'alike'],
  ['Andrés Quiroga Soto', 'A. Quiroga Soto', 'alike'],
  ['Andrés Quiroga Soto', 'Andres Soto', 'alike'],
  ['Andrés Quiroga Soto', 'Luis Andrés Kiroga', 'alike'],
  ['Juan Carlos Pérez Soto', 'Carlos Pérez', 'alike'],
  ['Juan de la Cruz', 'Juan Crus', 'alike'],
  ['Bruno Salas', 'Bruno S.', 'alike'],
  ['Jessica Villaseñor', 'Yesica Villasenor', 'alike'],
  ['Hernán Vázquez', 'Ernan Basques', 'alike'],
  ['Quiroga', 'Luis Kiroga', 'alike'],
  ['Bruno Salas', 'BrunoSalas', 'alike'],
  ['Bruno Salas', 'Bru no Salas Peña', 'alike'],
  ['Andrés Quiroga Soto', 'Carmen Quiroga Soto', 'other'],
  ['Andrés Quiroga Soto', 'Andrés Pérez', 'other'],
  ['Daniel Ríos', 'Daniela Ríos', 'other'],
  ['Ana Ríos', 'Mariana Ríos', 'other'],
  ['Juan de la Cruz', 'Juan de la Torre', 'other'],
  ['.', 'Ana Ruiz', 'other'],
])('compares the refused name or plate "%s" with "%s": %s', (line, given, says) => {
  expect(namesAlike(line, given)).toBe(says)
})

test('warns of a plate that resembles a refused one', () => {
  expect(platesAlike('QRG123A', 'QRG123A')).toBe('same')
  expect(platesAlike('QR0123B', 'QRO1238')).toBe('alike')
  expect(platesAlike('QRG123A', 'QRG124A')).toBe('other')
})

test('matches few of 5,000 common names, and few of the demo’s, with a refused person', () => {
  const rate = (names: readonly string[], lines: readonly string[]) => {
    const others = lines.flatMap((line) => names.filter((name) => name !== line).map((name) => namesAlike(line, name)))
    return others.filter((says) => says !== 'other').length / others.length
  }
  const common = frequentNames(5_000)
  const ofCommon = rate(common, common.slice(0, 20))
  const demo = Array.from({ length: 300 }, (_, at) => inventedName(at))
  const ofDemo = rate(demo, demo.slice(0, 100))
  tell(
    `by accident alike: ${(ofCommon * 100).toFixed(3)} % of common names, ${(ofDemo * 100).toFixed(3)} % of the demo's`,
  )
  expect(ofCommon).toBeLessThan(0.002)
  expect(ofDemo).toBeLessThan(0.002)
})
