import { expect, test } from 'vitest'
import { zoneName } from './zoneNames.ts'

test.each([
  ['America/Bogota', 'hora de Bogotá', 'Bogotá time'],
  ['America/Mexico_City', 'hora de Ciudad de México', 'Mexico City time'],
  ['America/Argentina/Buenos_Aires', 'hora de Buenos Aires', 'Buenos Aires time'],
  ['Etc/GMT+5', 'UTC−5', 'UTC−5'],
  ['UTC', 'UTC', 'UTC'],
])('writes the time zone %s as people do', (zone, es, en) => {
  expect([zoneName(zone, 'es'), zoneName(zone, 'en')]).toEqual([es, en])
})
