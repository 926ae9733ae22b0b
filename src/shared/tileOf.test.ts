import { expect, test } from 'vitest'
import { tileOf } from './tileOf.ts'

const seeds = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(8, '0'))

test('draws the same tile for the same condominium, and 256 different ones', () => {
  expect(tileOf('00c0ffee')).toEqual(tileOf('00c0ffee'))
  expect(new Set(seeds.map((seed) => JSON.stringify(tileOf(seed)))).size).toBe(256)
})
