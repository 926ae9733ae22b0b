/** An alarm reaches more people every half minute until one of them accepts it by name. Time never ends it. */
import { expect, test } from 'vitest'
import { drawing, seedOfRun } from '../../tests/support/chance.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { draws } from '../../tests/support/scope.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { newId } from '../shared/ids.ts'
import { alarms } from './alarms.contract.ts'

const generated = draws(100, 1_000)

const garita = openForFile(sharedInstallation)

async function place() {
  const here = await garita.condominium()
  const staff = (userRole: 'agent' | 'admin', fullName: string) =>
    garita.person({ user_role: userRole, assigned: [here], full_name: fullName })
  return {
    here,
    ana: await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' }),
    bea: await garita.person({ condominium: here, unit: '202', full_name: 'Bea Dos' }),
    gus: await staff('agent', 'Gus Garita'),
    olga: await staff('agent', 'Olga Otra'),
    alma: await staff('admin', 'Alma Admin'),
  }
}

const press = (condominiumId: string, more = {}) => ({
  condominium_id: condominiumId,
  id: newId(),
  pressed_at: new Date().toISOString(),
  ...more,
})
async function openTo(person: TestPerson) {
  const { ok, ...answer } = await person.call(alarms.open, {})
  if (!ok || !('answer' in answer)) throw new Error('refused')
  return answer.answer
}
const refusalOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? null : answer.code)

test('raises one alarm for a home’s unit; one person accepts it by name and ends it', async () => {
  const { here, ana, bea, gus, olga, alma } = await place()
  const alarm = press(here)
  for (const _ of [1, 2]) expect(await ana.call(alarms.raise, alarm)).toMatchObject({ ok: true })
  const [seen, ...others] = await openTo(gus)
  expect(others).toEqual([])
  expect(seen).toMatchObject({
    unit_number: '101',
    raised_by_name: 'Ana Uno',
    raised_as: 'resident',
    attempts: 1,
    may_take: true,
  })
  expect(await openTo(bea)).toEqual([])
  expect(await openTo(ana)).toMatchObject([{ taken_by_name: null, may_take: false }])

  const one = { condominium_id: here, id: alarm.id }
  expect(refusalOf(await gus.call(alarms.end, { ...one, note: 'Nada' }))).toBe('alarm_not_taken')
  expect(refusalOf(await ana.call(alarms.take, one))).toBe('not_found')
  const both = await Promise.all([gus.call(alarms.take, one), olga.call(alarms.take, one)])
  expect(both.map(refusalOf).sort()).toEqual(['alarm_taken_already', null].sort())
  const first = both[0].ok ? gus : olga
  expect(await first.call(alarms.take, one)).toMatchObject({ ok: true })
  expect(await openTo(ana)).toMatchObject([{ taken_by_name: both[0].ok ? 'Gus Garita' : 'Olga Otra' }])
  for (const _ of [1, 2])
    expect(await alma.call(alarms.end, { ...one, note: 'Falsa alarma' })).toMatchObject({ ok: true })
  expect(await openTo(gus)).toEqual([])
  const office = await alma.call(alarms.office, {})
  expect(office).toMatchObject({
    answer: [{ latest: [{ id: alarm.id, note: 'Falsa alarma', ended_by_name: 'Alma Admin' }] }],
  })
})

test('raises an alarm at a gate with its time; the administration only tests', async () => {
  const { here, gus, alma, bea } = await place()
  const gate = await garita.owner.query('select id, name from gates where condominium_id = $1', [here])
  // The desk shows a button for each of the guard's condominiums.
  expect(await gus.call(alarms.office, {})).toMatchObject({ answer: [{ condominium: { id: here }, contacts: [] }] })
  const earlier = new Date(Date.now() - 120_000).toISOString()
  await gus.call(alarms.raise, press(here, { gate_id: gate.rows[0].id, pressed_at: earlier }))
  const [late] = await openTo(alma)
  // An attacker may be beside the person who raised it.
  const own = { condominium_id: here, id: late?.id ?? '' }
  expect(refusalOf(await gus.call(alarms.take, own))).toBe('not_found')
  expect((await openTo(gus)).map(({ may_take }) => may_take)).toEqual([false])
  expect(late).toMatchObject({ gate_name: gate.rows[0].name, raised_as: 'guard', unit_number: null })
  expect(Date.parse(late?.pressed_at ?? '')).toBe(Date.parse(earlier))

  expect(refusalOf(await alma.call(alarms.raise, press(here)))).toBe('not_found')
  expect(await alma.call(alarms.raise, press(here, { is_test: true }))).toMatchObject({ ok: true })
  expect((await openTo(gus)).map(({ is_test }) => is_test)).toEqual([true, false])
  const elsewhere = await garita.condominium()
  for (const person of [gus, alma, bea]) {
    expect(refusalOf(await person.call(alarms.raise, press(elsewhere, { is_test: true })))).toBe('not_found')
  }
})

test('marks the fourth alarm of a person within ten minutes as one of many, and still rings', async () => {
  const { here, ana, gus } = await place()
  for (const many of [false, false, false, true]) {
    expect(await ana.call(alarms.raise, press(here))).toMatchObject({ answer: { one_of_many: many } })
  }
  expect((await openTo(gus)).filter(({ is_one_of_many }) => is_one_of_many)).toHaveLength(1)
})

test('notifies people of the list at their step and lets them accept; removes those who leave the condominium', async () => {
  const { here, ana, bea, gus, alma } = await place()
  const add = (by: TestPerson, more: object) =>
    by.call(alarms.addContact, { condominium_id: here, id: newId(), name: 'Bea', step: 2, ...more } as never)
  expect(refusalOf(await add(alma, { account: 'nobody@garita.test' }))).toBe('alarm_contact_unknown')
  expect(refusalOf(await add(alma, {}))).toBe('invalid')
  expect(await add(alma, { account: bea.email.toUpperCase() })).toMatchObject({ ok: true })
  expect(refusalOf(await add(alma, { account: bea.email }))).toBe('alarm_contact_once')
  expect(refusalOf(await add(gus, { telephone: '5512345678' }))).not.toBeNull()
  expect(await add(alma, { name: 'Cuadrante', telephone: '55 1234 5678', step: 1 })).toMatchObject({ ok: true })

  const alarm = press(here)
  await ana.call(alarms.raise, alarm)
  const told = async () => {
    const { rows } = await garita.owner.query('select raised_by_name, profile_id from access.who_hears_alarm($1, $2)', [
      here,
      alarm.id,
    ])
    return rows.map(({ profile_id }) => profile_id)
  }
  expect(await told()).toContain(gus.id)
  expect(await told()).not.toContain(bea.id)
  await garita.owner.query(`update alarms set tells_next_at = now() where id = $1`, [alarm.id])
  await expect.poll(told).toContain(bea.id)
  expect(await bea.call(alarms.take, { condominium_id: here, id: alarm.id })).toMatchObject({ ok: true })
  expect(await told()).toEqual([])
  expect(await openTo(gus)).toMatchObject([{ taken_by_name: 'Bea Dos' }])

  await garita.owner.query('update residences set until = now() where profile_id = $1', [bea.id])
  const office = await alma.call(alarms.office, {})
  expect(office).toMatchObject({ answer: [{ contacts: [{ name: 'Cuadrante' }] }] })
})

test(`repeats an alarm every 30 s until a person accepts it by name, and never ends it by time, in ${generated} random courses`, async () => {
  const { here, ana } = await place()
  const { owner } = garita
  const { chance, random } = drawing(seedOfRun)
  const courses = Array.from({ length: generated }, () => ({
    id: newId(),
    /** In seconds; null for an alarm that no one accepts. */
    taken: chance() < 0.15 ? null : 1 + random(700),
    age: 0,
    attempts: 1,
  }))
  // The program's own clock must not act between the steps of this test, so it finds nothing due.
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into alarms (condominium_id, id, pressed_at, raised_by, raised_by_name, raised_as)
        select $1, id, now(), $2, 'Ana Uno', 'resident' from unnest($3::uuid[]) id`,
      [here, ana.id, courses.map(({ id }) => id)],
    )
    for (let second = 0; second < 720; ) {
      const step = 1 + random(9)
      second += step
      // Lets time pass; then people accept their alarms, and the clock acts.
      await client.query(
        `update alarms set tells_next_at = tells_next_at - make_interval(secs => $2) where condominium_id = $1`,
        [here, step],
      )
      const taking = courses
        .filter(({ taken }) => taken !== null && taken > second - step && taken <= second)
        .map(({ id }) => id)
      await client.query(
        `update alarms set taken_at = now(), taken_by = raised_by, taken_by_name = 'Gus Garita', tells_next_at = null
          where condominium_id = $1 and id = any($2) and taken_at is null`,
        [here, taking],
      )
      await client.query('select access.tell_alarms(10000)')
      const { rows } = await client.query(
        'select id, cardinality(told_at) as attempts, taken_by_name, ended_at from alarms where condominium_id = $1',
        [here],
      )
      const now = new Map(rows.map((row) => [row.id, row]))
      const wrong = courses.filter((course) => {
        const row = now.get(course.id)
        const isTaken = course.taken !== null && course.taken <= second
        if (!isTaken) course.attempts = Math.min(20, 1 + Math.floor(second / 30))
        return row.ended_at !== null || (row.taken_by_name !== null) !== isTaken || row.attempts !== course.attempts
      })
      expect(wrong.slice(0, 3)).toEqual([])
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})
