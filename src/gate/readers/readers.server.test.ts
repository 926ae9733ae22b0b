/** An unattended reader opens for no guessed number, reveals nothing about it, and allows few guesses. */
import { describe, expect, test } from 'vitest'
import { drawing, seedOfRun } from '../../../tests/support/chance.ts'
import { deviceWorld, reportOf } from '../../../tests/support/gate/devices.ts'
import { logOf } from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { everything } from '../../../tests/support/scope.ts'
import { authorize, passOf } from '../../../tests/support/visits.ts'
import { sweep } from '../../app/start/jobs.server.ts'
import { notices } from '../../notices/notices.contract.ts'
import { newId } from '../../shared/ids.ts'
import { missed, pausedUntil } from '../station/stationMisses.ts'

const garita = openForFile(testInstallation)

type World = Awaited<ReturnType<typeof deviceWorld>>
const digits = (value: number) => String(value).padStart(5, '0')
const answered = async ({ said }: World, code: string, unit?: string) => {
  const { at: _, ...answer } = await said('gate.check', { code, unit })
  return answer
}
const silent = { act: 'none', name: null, unit: null }
const unknown = { verdict: 'red', reason: 'unknown_number', ...silent }
const paused = { verdict: 'amber', reason: 'numbers_paused', ...silent }
const alone = { verdict: 'amber', reason: 'unit_needed', ...silent }
const green = { verdict: 'green', reason: 'may_enter', act: 'entry', name: 'Luis Gómez', unit: '101' }

/** Returns an assigned number and a maker of unassigned ones. */
async function numbers({ ana, here }: World) {
  const id = await authorize(garita, ana, 'temporary_visitor', { vehicle_plate: 'ABC123' })
  const { token, access_number } = await passOf(ana, id)
  const { rows } = await garita.owner.query<{ number: string }>(
    'select number from access_numbers where condominium_id = $1',
    [here],
  )
  const taken = new Set(rows.map(({ number }) => number))
  const free = Array.from({ length: 100_000 }, (_, value) => digits(value)).filter((number) => !taken.has(number))
  return { id, token, number: access_number ?? '', nobody: (place: number) => free[place] ?? '' }
}

/** As if everything that was missed had been missed earlier. */
const later = ({ here }: World, minutes: number) =>
  garita.owner.query('update number_misses set at = at - make_interval(mins => $2) where condominium_id = $1', [
    here,
    minutes,
  ])
const missesOf = async ({ here }: World) =>
  (
    await garita.owner.query<{ at: Date }>('select at from number_misses where condominium_id = $1 order by at', [here])
  ).rows.map(({ at }) => at.getTime())
const pausesTold = async ({ admin }: World) => {
  const listed = await admin.call(notices.list, {})
  return listed.ok ? listed.answer.items.filter(({ kind }) => kind === 'numbers_paused') : []
}

test('opens for none of 1,100 guessed numbers and reveals nothing, not even for an assigned one', async () => {
  const there = await deviceWorld(garita)
  const { number, nobody } = await numbers(there)
  const guesses = [...Array.from({ length: 1_099 }, (_, place) => nobody(place * 37)), number]
  const said = new Set<string>()
  for (const guess of guesses) said.add(JSON.stringify(await answered(there, guess)))
  expect([...said].map((one) => JSON.parse(one))).toEqual([alone])
  for (const unit of ['', ' - ', '\u0000', '\ud800']) expect(await answered(there, number, unit)).toEqual(alone)
})

describe('guessed numbers with units', () => {
  test('checks ten guesses, then pauses numbers for five minutes at this device, and notifies the admins', async () => {
    const there = await deviceWorld(garita)
    const { token, number, nobody } = await numbers(there)
    expect(await answered(there, number, '101')).toEqual(green)
    for (let guess = 0; guess < 9; guess++) expect(await answered(there, nobody(guess), '101')).toEqual(unknown)
    expect(await answered(there, number, '101')).toEqual(green)
    expect(await pausesTold(there)).toEqual([])
    // The tenth miss is an assigned number with a wrong unit.
    expect(await answered(there, number, '102')).toEqual(unknown)
    for (const unit of ['101', '102']) expect(await answered(there, number, unit)).toEqual(paused)
    expect(await answered(there, number)).toEqual(alone)
    for (const code of [token, 'ABC-123']) expect(await answered(there, code)).toEqual(green)
    expect(await pausesTold(there)).toMatchObject([{ name: 'Barrera', by_name: 'Acceso principal' }])
    expect(await missesOf(there)).toHaveLength(10)

    const elsewhere = await deviceWorld(garita)
    const theirs = await numbers(elsewhere)
    expect(await answered(elsewhere, theirs.number, '101')).toEqual(green)
    expect(await pausesTold(elsewhere)).toEqual([])

    await later(there, 5)
    expect(await answered(there, number, '101')).toEqual(green)
    expect(await answered(there, number, '102')).toEqual(unknown)
    expect(await answered(there, number, '101')).toEqual(green)
  })

  test('checks only ten of sixty simultaneous guesses', async () => {
    const there = await deviceWorld(garita)
    const { nobody } = await numbers(there)
    const said = await Promise.all(Array.from({ length: 60 }, (_, place) => answered(there, nobody(place), '101')))
    expect(said.filter(({ reason }) => reason === 'unknown_number')).toHaveLength(10)
    const figures = await (await garita.app.request('/metrics')).text()
    expect(figures).toMatch(/garita_security_events_total\{kind="numbers_paused"\} [1-9]/)
    expect(said.filter(({ reason }) => reason === 'numbers_paused')).toHaveLength(50)
    expect(await missesOf(there)).toHaveLength(10)
    expect(await pausesTold(there)).toHaveLength(1)
  })

  test('answers a number with another’s unit like an unknown number, and accepts units as people write them', async () => {
    const there = await deviceWorld(garita)
    const beto = await garita.person({ condominium: there.here, unit: 'B-7', full_name: 'Beto Dos' })
    const { access_number } = await passOf(beto, await authorize(garita, beto))
    const { nobody } = await numbers(there)
    for (const unit of ['B-7', 'b7', ' b  7 ', 'b–7', 'B.7'])
      expect(await answered(there, access_number ?? '', unit)).toEqual({ ...green, unit: 'B-7' })
    const told = async (code: string) => [
      await answered(there, code, '101'),
      (await there.device('gate.report', reportOf(code, { unit: '101' }))).status,
    ]
    expect(await told(access_number ?? '')).toEqual([unknown, 404])
    expect(await told(nobody(0))).toEqual([unknown, 404])
  })
})

describe('a passage that a reader reports with a number', () => {
  const kept = async ({ here, guard }: World) => ({
    log: (await logOf(guard)).filter(({ event_type }) => event_type === 'entry').length,
    misses: (await missesOf({ here } as World)).length,
  })

  test('stores a passage without a unit if its number is assigned, and gives the same answer to a guess', async () => {
    const there = await deviceWorld(garita)
    const { number, token, nobody } = await numbers(there)
    const [ofSomebody, ofNobody] = [reportOf(number), reportOf(nobody(0))]
    for (const passage of [ofSomebody, ofSomebody, ofNobody])
      expect(await there.said('gate.report', passage)).toEqual({ conflict: 'unknown' })
    expect(await kept(there)).toEqual({ log: 1, misses: 1 })
    // The answer must not reveal whether a guess used the id: the same id accepts another guess with the same answer.
    expect(await there.said('gate.report', { ...ofSomebody, code: nobody(1) })).toEqual({ conflict: 'unknown' })
    const other = await passOf(there.ana, await authorize(garita, there.ana))
    expect(await there.said('gate.report', { ...ofSomebody, code: other.access_number })).toEqual({
      conflict: 'unknown',
    })
    for (const { id } of [ofSomebody, ofNobody])
      expect(await there.said('gate.report', reportOf(token, { id, kind: 'exit' }))).toEqual({ conflict: null })
  })

  test('answers a passage with number and unit like any other, also when repeated, and stores it while numbers are paused', async () => {
    const there = await deviceWorld(garita)
    const { number, nobody } = await numbers(there)
    const passage = reportOf(number, { unit: '101' })
    for (const _ of [1, 2]) expect(await there.said('gate.report', passage)).toEqual({ conflict: null })
    expect(await kept(there)).toEqual({ log: 1, misses: 0 })
    for (let guess = 0; guess < 10; guess++) await answered(there, nobody(guess), '101')
    expect(await there.said('gate.report', passage)).toEqual({ conflict: 'unknown' })
    const { access_number } = await passOf(there.ana, await authorize(garita, there.ana))
    const whileResting = reportOf(access_number ?? '', { unit: '101' })
    for (const body of [whileResting, reportOf(nobody(0)), reportOf(nobody(0), { unit: '101' })])
      expect(await there.said('gate.report', body)).toEqual({ conflict: 'unknown' })
    expect(await kept(there)).toEqual({ log: 2, misses: 10 })
    // While numbers are paused, a number without its unit is not checked.
    const third = await passOf(there.ana, await authorize(garita, there.ana))
    await there.said('gate.report', reportOf(third.access_number ?? ''))
    expect(await kept(there)).toEqual({ log: 2, misses: 10 })
    // A device that lost the answer repeats its report after the pause: it is not counted again.
    await later(there, 5)
    expect(await there.said('gate.report', whileResting)).toEqual({ conflict: null })
    expect(await kept(there)).toEqual({ log: 2, misses: 10 })
  })

  test('recognizes a passage that an earlier version stored under the device’s own id', async () => {
    const there = await deviceWorld(garita)
    const { id, number } = await numbers(there)
    const passage = reportOf(number, { unit: '101' })
    await garita.owner.query(
      `insert into access_logs (condominium_id, id, authorization_id, event_type, resident_id, unit_number, actor_role, actor_name)
        select condominium_id, $2, id, 'entry', resident_id, unit_number, 'device', 'Barrera' from authorizations where id = $1`,
      [id, passage.id],
    )
    expect(await there.said('gate.report', passage)).toEqual({ conflict: null })
    const { rows } = await garita.owner.query(
      `select from access_logs where condominium_id = $1 and event_type = 'entry'`,
      [there.here],
    )
    expect(rows).toHaveLength(1)
  })
})

test.each(everything ? Array.from({ length: 60 }, (_, seed) => seed) : [1, 2, 3])(
  'answers green only for a number with its unit and never after ten misses, in any sequence (%i)',
  async (seed) => {
    const { random, one } = drawing(seedOfRun + seed)
    const there = await deviceWorld(garita)
    const { number, token, nobody } = await numbers(there)
    let guess = 0
    const acts = {
      alone: async () => expect(await answered(there, one([number, nobody(guess++)]))).toEqual(alone),
      wrong_unit: () => answered(there, number, '102'),
      nobody: () => answered(there, nobody(guess++), '101'),
      two_at_once: () => Promise.all([answered(there, nobody(guess++), '101'), answered(there, number, '9')]),
      report: () => there.said('gate.report', reportOf(nobody(guess++), one([{}, { unit: '101' }]))),
      pass: async () => expect((await answered(there, token)).verdict).toBe('green'),
      plate: async () => expect((await answered(there, 'ABC123')).verdict).toBe('green'),
      wait: () => later(there, 1 + random(4)),
    }
    for (let step = 0; step < 60; step++) {
      await acts[one(['alone', 'wrong_unit', 'nobody', 'nobody', 'two_at_once', 'report', 'pass', 'plate', 'wait'])]()
      const times = await missesOf(there)
      const until = pausedUntil(times.reduce<number[]>(missed, []), Date.now())
      expect(await answered(there, number, '101')).toEqual(until === null ? green : paused)
      // No five minutes hold more than ten misses.
      for (const from of times)
        expect(times.filter((at) => at >= from && at < from + 5 * 60_000).length).toBeLessThanOrEqual(10)
    }
  },
)

test('deletes wrong numbers of devices after a month', async () => {
  const there = await deviceWorld(garita)
  await garita.owner.query(
    `insert into number_misses (condominium_id, id, who, at)
      select $1, gen_random_uuid(), $2, now() - make_interval(days => days) from unnest(array[30, 32]) days`,
    [there.here, newId()],
  )
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect(await missesOf(there)).toHaveLength(1)
})
