import { expect, test } from 'vitest'
import { commonCountry, countries, countryName, countryOfZone } from './countries.ts'
import { timeZones } from './time.ts'

test.each([
  ['America/Mexico_City', 'MX'],
  ['America/Tijuana', 'MX'],
  ['America/Bogota', 'CO'],
  ['America/Santiago', 'CL'],
  ['America/Argentina/Ushuaia', 'AR'],
  ['Europe/Madrid', null],
  ['UTC', null],
])('finds for %s the country %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})

test('gives each country an existing zone and a name in both languages', () => {
  const found = new Set(timeZones().map(countryOfZone))
  for (const country of countries) {
    expect(found).toContain(country)
    expect(countryName(country, 'es')).not.toBe(country)
    expect(countryName(country, 'en')).not.toBe(country)
  }
})

test.each([
  ['one country', [{ country: null, time_zone: 'America/Bogota' }], 'CO'],
  ['the chosen one before that of the zone', [{ country: 'CL', time_zone: 'America/Bogota' }], 'CL'],
  [
    'two',
    [
      { country: null, time_zone: 'America/Bogota' },
      { country: null, time_zone: 'America/Lima' },
    ],
    null,
  ],
  ['none', [], null],
] as const)('finds the common country of condominiums in %s', (_, places, country) => {
  expect(commonCountry(places)).toBe(country)
})
