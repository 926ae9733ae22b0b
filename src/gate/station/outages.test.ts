/** An outage of minutes is stored once, a short one never, and a closed station has none. */
import { expect, test } from 'vitest'
import { newId } from '../../shared/ids.ts'
import { openOutages, reached, unreached, withoutSent } from './outages.ts'

const minute = 60_000
const noon = Date.parse('2026-03-10T18:00:00.000Z')
const here = newId()
const none = openOutages(undefined)
const at = (minutes: number) => new Date(noon + minutes * minute).toISOString()

/** The station tries each minute without an answer. */
const silent = (from: number, until: number, before = none) => {
  let outages = before
  for (let now = from; now <= until; now += 1) outages = unreached(outages, here, noon + now * minute, newId())
  return outages
}

test('counts more than three minutes without an answer as an outage, until the next answer', () => {
  expect(reached(silent(0, 3), noon + 3 * minute).ended).toEqual([])
  const { open, ended } = reached(silent(0, 9), noon + 10 * minute)
  expect(open).toBe(null)
  expect(ended).toMatchObject([{ condominium_id: here, from: at(0), until: at(10) }])
  expect(withoutSent({ open, ended }, [ended[0]?.id ?? '']).ended).toEqual([])
})

test('ends an open outage when the station closes', () => {
  const again = silent(60, 70, openOutages(JSON.parse(JSON.stringify(silent(0, 5)))))
  expect(reached(again, noon + 70 * minute).ended.map(({ from, until }) => [from, until])).toEqual([
    [at(0), at(5)],
    [at(60), at(70)],
  ])
})

test('reports one outage for two tabs', () => {
  expect(reached(silent(0, 6, silent(0, 6)), noon + 7 * minute).ended.length).toBe(1)
})

test('ignores unreadable stored outages', () => {
  for (const broken of [null, 7, 'x', { open: 1 }, { open: null, ended: [{}] }])
    expect(openOutages(broken)).toEqual(none)
})
