import { expect, test } from 'vitest'
import { wordingOf } from './countryWords.ts'
import { messages, speak } from './messages.ts'

const texts = messages({
  pool: { es: 'Alberca', en: 'Pool' },
  plates: { es: 'Placas y placa del vehículo', en: 'Plates' },
  loud: { es: 'CASETA', en: 'GATE' },
  nested: { gate: { es: 'En la caseta: departamento 12', en: 'At the gate' } },
  named: { es: (name: string) => `${name} espera en la caseta`, en: (name: string) => `${name} waits` },
  other: { es: 'Emplacar casetas', en: 'Other' },
})
const spoken = speak(texts, 'es')

test.each([
  ['CO', 'Piscina', 'Placas y placa del vehículo', 'PORTERÍA', 'En la portería: apartamento 12'],
  ['CL', 'Piscina', 'Patentes y patente del vehículo', 'PORTERÍA', 'En la portería: departamento 12'],
  ['AR', 'Pileta', 'Patentes y patente del vehículo', 'PORTERÍA', 'En la portería: departamento 12'],
] as const)('puts the words of %s into every text', (country, pool, plates, loud, gate) => {
  const said = wordingOf(country)?.(spoken)
  expect(said).toMatchObject({ pool, plates, loud, nested: { gate }, other: 'Emplacar porterías' })
})

test('keeps people’s own words unchanged', () => {
  const said = wordingOf('CL')?.(spoken)
  expect(said?.named('Ana')).toBe('Ana espera en la portería')
  expect(said?.named('La Caseta de Placa, S. A.')).toBe('La Caseta de Placa, S. A. espera en la portería')
})

test('changes nothing for the product’s own words, and creates each text once', () => {
  expect(wordingOf('MX')).toBeNull()
  expect(wordingOf('CO')?.(spoken)).toBe(wordingOf('CO')?.(spoken))
})
