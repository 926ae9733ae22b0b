/** A person joins a home until a day: a deputy, or a short-term tenant. The stay ends by itself. */
import { beforeAll, expect, test } from 'vitest'
import { newUnit } from '../../../tests/support/homes.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { joining, joinUnit, lookAtUnit } from '../../../tests/support/unitCodes.ts'
import { dayIn, mexico } from '../../../tests/support/visits.ts'
import { people } from '../../people/people.contract.ts'
import { newId } from '../../shared/ids.ts'
import { unitCodes } from '../../units/code/unitCodes.contract.ts'
import { units } from '../../units/units.contract.ts'
import { join } from './join.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let admin: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  await garita.owner.query('update condominiums set homes_invite = true where id = $1', [here])
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
})

async function codeUntil(lastDay: string | null, unit = '101', by = admin): Promise<string> {
  const made = await by.call(unitCodes.makeCode, { condominium_id: here, unit_number: unit, last_day: lastDay })
  if (!made.ok) throw new Error(made.code)
  return made.answer.code
}
const approve = (id: string) => admin.call(people.decide, { id, from: 'pending', to: 'approved' })
const stayOf = async (id: string) =>
  (await garita.owner.query('select since, until, leaves_at from residences where profile_id = $1', [id])).rows[0]

test('lets a temporary resident answer for the home until the day ends, and then removes them', async () => {
  const code = await codeUntil(dayIn(mexico, 2))
  const seen = await lookAtUnit(garita, code)
  const until = seen.ok ? seen.answer.stays_until : null
  expect(until).toMatch(/T06:00/)
  const input = joining(code, { full_name: 'Eva Suplente' })
  expect(await joinUnit(garita, input)).toMatchObject({ ok: true })
  const listed = await admin.call(people.list, { approval_status: 'pending' })
  expect(listed.ok && listed.answer.items).toMatchObject([{ id: input.id, leaves_at: until }])
  expect(await approve(input.id)).toMatchObject({ ok: true })
  const stay = await stayOf(input.id)
  expect(stay.leaves_at.toISOString()).toBe(new Date(until ?? '').toISOString())
  const { rows } = await garita.owner.query(
    `select run_at from jobs where name = 'moves.due' and payload ->> 'id' = (select id::text from residences where profile_id = $1)`,
    [input.id],
  )
  expect(rows).toEqual([{ run_at: stay.leaves_at }])
  await garita.owner.query('update residences set leaves_at = now() + interval $$ 100 ms $$ where profile_id = $1', [
    input.id,
  ])
  await expect.poll(async () => (await stayOf(input.id)).until).not.toBe(null)
})

test('ends a stay at the hour that was chosen, and without one with the day', async () => {
  const makes = (hour: string | null) =>
    admin.call(unitCodes.makeCode, {
      condominium_id: here,
      unit_number: '101',
      last_day: dayIn(mexico, 2),
      last_hour: hour,
    })
  const [noon, night] = [await makes('12:00'), await makes(null)]
  expect(noon).toMatchObject({
    ok: true,
    answer: { stays_until: expect.stringContaining(`${dayIn(mexico, 2)}T18:00`), time_zone: mexico },
  })
  expect(night).toMatchObject({
    ok: true,
    answer: { stays_until: expect.stringContaining(`${dayIn(mexico, 3)}T06:00`) },
  })
  const code = noon.ok ? noon.answer.code : ''
  expect(await lookAtUnit(garita, code)).toMatchObject({ ok: false })
  const again = await makes('09:30')
  if (!again.ok) throw new Error(again.code)
  expect(await lookAtUnit(garita, again.answer.code)).toMatchObject({
    ok: true,
    answer: { stays_until: again.answer.stays_until },
  })
  for (const wrong of ['24:00', '12', '12:60', '']) expect(await makes(wrong)).toMatchObject({ ok: false, status: 422 })
  const tomorrow = { condominium_id: here, unit_number: '101', last_day: dayIn(mexico) }
  expect(await admin.call(unitCodes.makeCode, { ...tomorrow, last_hour: '00:00' })).toMatchObject({
    code: 'stay_in_past',
  })
})

test('keeps the own home of a person who answers for another one until a day', async () => {
  const ben = await garita.person({ condominium: here, unit: '102', full_name: 'Ben Vecino' })
  const code = await codeUntil(dayIn(mexico, 3))
  expect(await ben.call(join.askForHome, { id: newId(), code })).toMatchObject({ ok: true })
  expect(await approve(ben.id)).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    'select unit_number, leaves_at is not null as stays from residences where profile_id = $1 and until is null order by 1',
    [ben.id],
  )
  expect(rows).toEqual([
    { unit_number: '101', stays: true },
    { unit_number: '102', stays: false },
  ])
})

test('refuses the approval of a stay that has already ended', async () => {
  const unit = newUnit('T8 8')
  await admin.call(units.make, { condominium_id: here, units: [unit] })
  const input = joining(await codeUntil(dayIn(mexico, 1), 'T8 8'))
  await joinUnit(garita, input)
  await garita.owner.query('update residences set leaves_at = now() where profile_id = $1', [input.id])
  expect(await approve(input.id)).toMatchObject({ status: 409, code: 'stay_is_over' })
  expect((await stayOf(input.id)).since).toBe(null)
})

test('creates no code for a past day, and ends a code with its day', async () => {
  expect(
    await admin.call(unitCodes.makeCode, { condominium_id: here, unit_number: '101', last_day: dayIn(mexico, -1) }),
  ).toMatchObject({ status: 409, code: 'stay_in_past' })
  const code = await codeUntil(dayIn(mexico))
  await garita.owner.query('update unit_codes set stays_until = now() where ended_at is null and condominium_id = $1', [
    here,
  ])
  expect(await lookAtUnit(garita, code)).toMatchObject({ status: 422, code: 'unit_code_dead' })
  expect(await joinUnit(garita, joining(code))).toMatchObject({ status: 422, code: 'unit_code_dead' })
})

test('lets residents of a home create a temporary code too', async () => {
  const ana = await garita.person({ condominium: here, unit: '103' })
  const code = await codeUntil(dayIn(mexico, 1), '103', ana)
  expect(await lookAtUnit(garita, code)).toMatchObject({ ok: true })
})

test('accepts a request again the day after six refusals', async () => {
  const person = await garita.person({ condominium: here, unit: '301' })
  const ask = async () => person.call(join.askForHome, { id: newId(), code: await codeUntil(null) })
  for (let refused = 0; refused < 6; refused++) {
    expect(await ask()).toMatchObject({ ok: true })
    expect(await admin.call(people.decide, { id: person.id, from: 'pending', to: 'rejected' })).toMatchObject({
      ok: true,
    })
  }
  expect(await ask()).toMatchObject({ status: 409, code: 'homes_asked_often' })
  await garita.owner.query(
    `update residences set until = now() - interval '25 hours' where profile_id = $1 and since is null`,
    [person.id],
  )
  expect(await ask()).toMatchObject({ ok: true })
})
