import { expect, test } from 'vitest'
import { aDay, aNumber, anId, oneOf, readAll, searched, unreadable, yesOrNo } from './address.ts'

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057'
const filters = { search: searched, state: oneOf(['current', 'ended']), tab: oneOf(['one', 'two'], 'one'), card: anId }

test('reads the filters of an address, and defaults for missing ones', () => {
  expect(readAll(filters, { search: 42, state: 'ended', card: uuid, other: 'x' })).toEqual({
    ...{ search: '42', state: 'ended', tab: 'one', card: uuid },
  })
  expect(readAll(filters, {})).toEqual({ search: '', tab: 'one' })
})

test('ignores all filters if one of them cannot be read', () => {
  for (const wrong of [{ state: 'gone' }, { tab: 2 }, { card: 'x' }, { search: 'x'.repeat(101) }]) {
    expect(readAll(filters, { search: 'Ana', ...wrong })).toEqual({ search: '', tab: 'one' })
  }
})

test.each([
  [aDay, ['2026-02-28', '2024-02-29'], ['2026-02-29', '2026-13-01', '2026-2-1', 20260101, null]],
  [anId, [uuid, uuid.toUpperCase()], [`${uuid}0`, 7, null]],
  [aNumber(1, 7), [1, 7], [0, 8, 1.5, '3', null]],
  [yesOrNo, [true, false], ['true', 1, null]],
] as const)('reads only fitting values: %#', (reader, fitting, others) => {
  expect(fitting.map((value) => reader(value))).toEqual([...fitting])
  expect(others.map((value) => reader(value))).toEqual(others.map(() => unreadable))
  expect(reader(undefined)).toBeUndefined()
})
