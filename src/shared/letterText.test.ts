import { expect, test } from 'vitest'
import { letterName, letterPlace } from './letterText.ts'

test.each([
  ['Ana Pérez', 'Ana Pérez'],
  ['Ma. José O’Brien-Núñez', 'Ma. José O’Brien-Núñez'],
  [
    'Ana. Su cuenta vence hoy: https://evil.example/garita tel 55-1234-5678',
    'Ana. Su cuenta vence hoy https evil. example garita tel - -',
  ],
  ['www.evil.example', 'www. evil. example'],
  ['an\u200ba\u00ad', 'ana'],
  ['evil。example', 'evil example'],
  ['٠٥٥١٢٣٤٥٦٧', ''],
])('cleans %s as a name', (written, said) => {
  expect(letterName(written)).toBe(said)
})

test.each([
  ['Lomas 3ª Sección', 'Lomas 3ª Sección'],
  ['Torre 1200', 'Torre 1200'],
  ['Llama al 55 1234 5678 o a https://evil.example', 'Llama al o a https evil. example'],
])('cleans %s as a place', (written, said) => {
  expect(letterPlace(written)).toBe(said)
})

test('cuts names and places at their maximum length', () => {
  expect(letterName('a'.repeat(500))).toHaveLength(60)
  expect(letterPlace('a'.repeat(500))).toHaveLength(80)
  expect(letterName('Ana\nhttps://evil.example')).not.toMatch(/[\n:/]/)
})
