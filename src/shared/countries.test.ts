import { expect, test } from 'vitest'
import { countries, countryName, countryOfZone } from './countries.ts'
import { timeZones } from './time.ts'

test.each([
  ['America/Mexico_City', 'MX'],
  ['America/Tijuana', 'MX'],
  ['America/Bogota', 'CO'],
  ['America/Santiago', 'CL'],
  ['America/Argentina/Ushuaia', 'AR'],
  ['Europe/Madrid', null],
  ['UTC', null],
])('the country of %s is %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})

test('each country has a zone that exists and a name in both languages', () => {
  const found = new Set(timeZones().map(countryOfZone))
  for (const country of countries) {
    expect(found).toContain(country)
    expect(countryName(country, 'es')).not.toBe(country)
    expect(countryName(country, 'en')).not.toBe(country)
  }
})
