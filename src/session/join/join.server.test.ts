/** A unit's code admits people to that home only, as often as allowed, and never without the approval. */
import { beforeEach, expect, test } from 'vitest'
import { account, allWritten, letterTo } from '../../../tests/support/accounts.ts'
import { inTheMiddle } from '../../../tests/support/holding.ts'
import { newUnit } from '../../../tests/support/homes.ts'
import { ask, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { codeOfUnit, joining, joinUnit, lookAtUnit } from '../../../tests/support/unitCodes.ts'
import { people } from '../../people/people.contract.ts'
import { newId } from '../../shared/ids.ts'
import { unitCodes } from '../../units/code/unitCodes.contract.ts'
import { units } from '../../units/units.contract.ts'
import { securityEvents } from '../security/securityEvents.contract.ts'
import { startCodes } from '../start/start.contract.ts'
import { inGroups } from '../start/startCodes.ts'

const garita = openForFile(testInstallation)
let here: string
let admin: TestPerson
let ana: TestPerson
let code: string
beforeEach(async () => {
  await garita.owner.query('delete from attempts')
  here = await garita.condominium('Los Encinos')
  await garita.owner.query('update condominiums set homes_invite = true where id = $1', [here])
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Oficina' })
  ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  code = await codeOfUnit(admin, home())
})

const home = (unit = '101') => ({ condominium_id: here, unit_number: unit })
const dead = { ok: false, status: 422, code: 'unit_code_dead' }
const set = (change: string) =>
  garita.owner.query(`update unit_codes set ${change} where condominium_id = $1 and ended_at is null`, [here])
const uses = async () => {
  const { rows } = await garita.owner.query('select uses from unit_codes where condominium_id = $1', [here])
  return rows[0]?.uses
}
const homesOf = async (id: string) => {
  const { rows } = await garita.owner.query(
    `select p.user_role, p.approval_status, r.condominium_id, r.unit_number, r.since, r.invited_by_name
      from profiles p left join residences r on r.profile_id = p.id where p.id = $1`,
    [id],
  )
  return rows
}

test('requests the home of a code, and shows the code’s author while the person waits for approval', async () => {
  expect(await lookAtUnit(garita, inGroups(code).toLowerCase())).toMatchObject({
    answer: { condominium: 'Los Encinos', unit_number: '101' },
  })
  const input = joining(code, { full_name: 'Eva Nueva' })
  expect(await joinUnit(garita, input)).toMatchObject({ ok: true, answer: {} })
  expect(await homesOf(input.id)).toEqual([
    {
      ...{ user_role: 'resident', approval_status: 'pending', condominium_id: here, unit_number: '101', since: null },
      invited_by_name: 'Rita Oficina',
    },
  ])
  const listed = await admin.call(people.list, { approval_status: 'pending' })
  expect(listed.ok && listed.answer.items).toMatchObject([{ id: input.id, invited_by_name: 'Rita Oficina' }])
  expect(await admin.call(people.decide, { id: input.id, from: 'pending', to: 'approved' })).toMatchObject({ ok: true })
  expect(await homesOf(input.id)).toMatchObject([{ approval_status: 'approved', unit_number: '101' }])
  const events = await admin.call(securityEvents.eventsOf, { id: input.id })
  expect(events.ok && events.answer.items.map(({ kind }) => kind)).toContain('unit_code_used')
})

test('shows no code for an ordinary registration', async () => {
  const { id } = await garita.person({ condominium: here, unit: '101', approval_status: 'pending' })
  const listed = await admin.call(people.list, { approval_status: 'pending' })
  expect(listed.ok && listed.answer.items).toMatchObject([{ id, invited_by_name: null }])
})

test.each<[string, Record<string, unknown>, string]>([
  ['another unit', { unit_number: '102' }, 'unit_number'],
  ['another condominium', { condominium_id: newId() }, 'condominium_id'],
  ['another role', { user_role: 'admin' }, 'user_role'],
  ['a standing of one’s own', { approval_status: 'approved' }, 'approval_status'],
])('%s cannot be claimed with a code', async (_, more, field) => {
  const answer = await joinUnit(garita, { ...joining(code), ...more })
  expect(answer).toMatchObject({ status: 422, code: 'invalid', fields: [{ field, problem: 'unknown' }] })
})

test.each<[string, string]>([
  ['expired', `expires_at = now() - interval '1 second'`],
  ['used up', 'uses = 6'],
  ['ended', 'ended_at = now()'],
])('refuses a code that is %s with a text, and writes nothing', async (_, change) => {
  await set(change)
  expect(await lookAtUnit(garita, code)).toMatchObject(dead)
  const input = joining(code)
  expect(await joinUnit(garita, input)).toMatchObject(dead)
  expect(await homesOf(input.id)).toEqual([])
})

test('refuses a code that is renewed while a person fills in the form, and accepts the new one', async () => {
  const input = joining(code)
  expect(await lookAtUnit(garita, code)).toMatchObject({ ok: true })
  const renewed = await codeOfUnit(admin, home())
  expect(await joinUnit(garita, input)).toMatchObject(dead)
  expect(await joinUnit(garita, { ...input, code: renewed })).toMatchObject({ ok: true })
})

test('refuses an unknown code and one of an archived condominium alike', async () => {
  expect(await lookAtUnit(garita, '000000000000')).toMatchObject(dead)
  await garita.owner.query('delete from assignments where condominium_id = $1', [here])
  await garita.owner.query('update residences set until = now() where condominium_id = $1', [here])
  await garita.owner.query('update condominiums set archived_at = now() where id = $1', [here])
  expect(await lookAtUnit(garita, code)).toMatchObject(dead)
  expect(await joinUnit(garita, joining(code))).toMatchObject(dead)
})

test('registers one of two people who use the last registration of a code at once', async () => {
  await set('uses = 5')
  const answers = await Promise.all([joinUnit(garita, joining(code)), joinUnit(garita, joining(code))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await uses()).toBe(6)
})

test('counts a retried call once, also if it was the last', async () => {
  await set('uses = 5')
  const input = joining(code)
  const answers = await Promise.all([joinUnit(garita, input), joinUnit(garita, input), joinUnit(garita, input)])
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(await joinUnit(garita, input)).toMatchObject({ ok: true })
  expect(await uses()).toBe(6)
  expect(await homesOf(input.id)).toHaveLength(1)
})

test('answers and counts a known address alike, changes nothing and sends it a letter', async () => {
  const known = await account(garita, { full_name: 'Rosa Luna' })
  const input = joining(code, { email: known.email, full_name: 'Otra Persona' })
  expect(await joinUnit(garita, input)).toMatchObject({ ok: true, status: 200, answer: {} })
  expect(await uses()).toBe(1)
  expect(await homesOf(input.id)).toEqual([])
  expect(await homesOf(known.id)).toMatchObject([{ unit_number: null }])
  expect(await letterTo(garita, known.email)).toMatchObject({ subject: 'Ya tienes una cuenta de Garita' })
  await allWritten(garita)
})

test('ends a resident’s code when they move out, and with the setting that allowed it', async () => {
  const theirs = await codeOfUnit(ana, home())
  const invites = (may: boolean) =>
    garita.owner.query('update condominiums set homes_invite = $2 where id = $1', [here, may])
  await invites(false)
  expect(await lookAtUnit(garita, theirs)).toMatchObject(dead)
  expect(await joinUnit(garita, joining(theirs))).toMatchObject(dead)
  await invites(true)
  expect(await joinUnit(garita, joining(theirs))).toMatchObject({ ok: true })
  await garita.owner.query('update residences set until = now() where profile_id = $1', [ana.id])
  expect(await lookAtUnit(garita, theirs)).toMatchObject(dead)
  expect(await joinUnit(garita, joining(theirs))).toMatchObject(dead)
  expect(await admin.call(unitCodes.currentCode, home())).toMatchObject({ answer: { code: null } })
})

test('refuses a registration at the moment its host moves out', async () => {
  const theirs = await codeOfUnit(ana, home())
  const input = joining(theirs)
  let answer: Promise<unknown> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say('update residences set until = now() where profile_id = $1', [ana.id])
    answer = joinUnit(garita, input)
    await waited()
  })
  expect(await answer).toMatchObject(dead)
  expect(await homesOf(input.id)).toEqual([])
})

test('refuses a registration at the moment its unit is deleted, and otherwise keeps the unit', async () => {
  const made = newUnit()
  await admin.call(units.make, { condominium_id: here, units: [made] })
  const empty = await codeOfUnit(admin, home(made.unit_number))
  const input = joining(empty)
  let answer: Promise<unknown> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say('delete from units where id = $1', [made.id])
    answer = joinUnit(garita, input)
    await waited()
  })
  expect(await answer).toMatchObject(dead)
  expect(await joinUnit(garita, joining(code))).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(`select id from units where condominium_id = $1 and unit_number = '101'`, [
    here,
  ])
  await garita.owner.query('update residences set until = now() where profile_id = $1', [ana.id])
  expect(await admin.call(units.remove, { condominium_id: here, id: rows[0].id })).toMatchObject({
    ...{ status: 409, code: 'unit_in_use' },
  })
})

test('limits looking up codes of units together with start codes', async () => {
  await lookAtUnit(garita, '000000000000')
  await garita.owner.query('update attempts set count = 400')
  expect(await lookAtUnit(garita, code)).toMatchObject({ status: 429 })
  expect(await joinUnit(garita, joining(code))).toMatchObject({ status: 429 })
})

test('refuses accounts of another kind with a unit’s code', async () => {
  expect(await ask(garita, startCodes.lookAtCode, { code }, null)).toMatchObject({ status: 422, code: 'code_dead' })
})
