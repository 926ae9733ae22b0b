import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract, read, write } from './contract.ts'

test('names a call after its slice, and adds the slice’s topic to its topics', () => {
  const nothing = z.strictObject({})
  const parcels = contract('parcels', {
    list: read('Lists parcels', nothing, z.string()),
    board: read('Shows the board', nothing, z.string(), ['people']),
    take: write('Takes one', nothing, z.number()),
  })
  expect(parcels.list).toMatchObject({
    name: 'parcels.list',
    kind: 'read',
    summary: 'Lists parcels',
    topics: ['parcels'],
  })
  expect(parcels.board.topics).toEqual(['parcels', 'people'])
  expect(parcels.take).toMatchObject({ name: 'parcels.take', kind: 'write', summary: 'Takes one' })
  expect(parcels.take.input).toBe(nothing)
})
