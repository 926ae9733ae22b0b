import { beforeEach, expect, test } from 'vitest'
import { revisionOf } from '../../../tests/support/accounts.ts'
import { called } from '../../../tests/support/called.ts'
import { newUnit } from '../../../tests/support/homes.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { codeOfUnit, lookAtUnit } from '../../../tests/support/unitCodes.ts'
import { audit } from '../../audit/audit.contract.ts'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { securityEvents } from '../../session/security/securityEvents.contract.ts'
import { newId } from '../../shared/ids.ts'
import { units } from '../units.contract.ts'
import { unitCodes } from './unitCodes.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let admin: TestPerson
let ana: TestPerson
beforeEach(async () => {
  await garita.owner.query('delete from attempts')
  here = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rita Oficina' })
  ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
})

const home = (unit = '101') => ({ condominium_id: here, unit_number: unit })
const homesInvite = (may: boolean) =>
  garita.owner.query('update condominiums set homes_invite = $2 where id = $1', [here, may])
const current = async (by: TestPerson, unit = '101') => {
  const answer = await by.call(unitCodes.currentCode, home(unit))
  return answer.ok ? answer.answer.code : answer.status
}
const idIn = (seen: Awaited<ReturnType<typeof current>>) => (typeof seen === 'object' && seen ? seen.id : newId())
const make = async (by: TestPerson, unit = '101') => {
  const answer = await by.call(unitCodes.makeCode, home(unit))
  return answer.ok ? 'made' : answer.status
}

test('lets an admin create a code for a unit of their condominium, and a super admin for any', async () => {
  const code = await codeOfUnit(admin, home())
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(await lookAtUnit(garita, code)).toMatchObject({ answer: { condominium: 'Los Encinos', unit_number: '101' } })
  expect(await current(admin)).toMatchObject({ made_by_name: 'Rita Oficina', uses: 0 })
  expect(await make(await garita.person({ user_role: 'super_admin' }))).toBe('made')
})

test('refuses all others who create, read or end a code', async () => {
  await codeOfUnit(admin, home())
  const seen = await current(admin)
  const there = await garita.condominium('Allá')
  const others = {
    'an admin elsewhere': await garita.person({ user_role: 'admin', assigned: [there] }),
    'a guard': await garita.person({ user_role: 'agent', assigned: [here] }),
    'a resident of the unit': ana,
    'a resident of another unit': await garita.person({ condominium: here, unit: '102' }),
    'somebody who waits': await garita.person({ condominium: here, unit: '101', approval_status: 'pending' }),
  }
  const id = idIn(seen)
  for (const [who, person] of Object.entries(others)) {
    expect([who, await make(person)]).toEqual([who, 403])
    expect([who, (await current(person)) ?? 403]).toEqual([who, 403])
    const ended = await person.call(unitCodes.endCode, { id })
    expect([who, ended.ok]).toEqual([who, false])
  }
  expect(await current(admin)).toEqual(seen)
})

test('lets a resident create a code for their own unit only, if the condominium allows it', async () => {
  await homesInvite(true)
  const neighbor = await garita.person({ condominium: here, unit: '102' })
  const waiting = await garita.person({ condominium: here, unit: '101', approval_status: 'pending' })
  expect(await ana.call(unitCodes.mayInvite, {})).toMatchObject({ answer: { may_invite: true, may_give_stays: false } })
  expect(await make(ana)).toBe('made')
  expect(await make(ana, '102')).toBe(403)
  expect(await make(waiting)).toBe(403)
  expect(await current(ana)).toMatchObject({ made_by_name: 'Ana Uno' })
  expect(await current(admin)).toMatchObject({ made_by_name: 'Ana Uno' })
  expect(await current(neighbor)).toBeNull()
  await homesInvite(false)
  expect(await ana.call(unitCodes.mayInvite, {})).toMatchObject({ answer: { may_invite: false } })
  expect(await make(ana)).toBe(403)
  expect(await current(admin)).toBeNull()
})

test('refuses a resident who is frozen after an objection of their home', async () => {
  await homesInvite(true)
  const code = await codeOfUnit(ana, home())
  const freeze = (at: string | null) =>
    garita.owner.query('update residences set frozen_at = $2 where profile_id = $1', [ana.id, at])
  await freeze(new Date().toISOString())
  expect(await lookAtUnit(garita, code)).toMatchObject({ status: 422, code: 'unit_code_dead' })
  expect(await make(ana)).toBe(403)
  await freeze(null)
  expect(await lookAtUnit(garita, code)).toMatchObject({ ok: true })
})

test('ends the older code of a unit with a newer one, also one of the home', async () => {
  await homesInvite(true)
  const first = await codeOfUnit(ana, home())
  const second = await codeOfUnit(admin, home())
  expect(await lookAtUnit(garita, first)).toMatchObject({ status: 422, code: 'unit_code_dead' })
  expect(await lookAtUnit(garita, second)).toMatchObject({ ok: true })
})

test('keeps one of several codes that are created for a unit at once', async () => {
  await homesInvite(true)
  const codes = await Promise.all([admin, ana, admin, ana].map((by) => codeOfUnit(by, home())))
  const looks = await Promise.all(codes.map((code) => lookAtUnit(garita, code)))
  expect(looks.filter(({ ok }) => ok)).toHaveLength(1)
})

test('ends a code by hand for good', async () => {
  const code = await codeOfUnit(admin, home())
  const seen = await current(admin)
  const id = idIn(seen)
  expect(await admin.call(unitCodes.endCode, { id })).toMatchObject({ ok: true })
  expect(await admin.call(unitCodes.endCode, { id })).toMatchObject({ ok: true })
  expect(await lookAtUnit(garita, code)).toMatchObject({ status: 422, code: 'unit_code_dead' })
  expect(await current(admin)).toBeNull()
  expect(await admin.call(unitCodes.endCode, { id: newId() })).toMatchObject({ status: 404 })
})

test('refuses a code for a unit that does not exist', async () => {
  expect(await admin.call(unitCodes.makeCode, home('999'))).toMatchObject({ status: 404 })
})

test.each(['0000-01-01', '9999-12-31'])('refuses a code until %s', async (lastDay) => {
  expect(await admin.call(unitCodes.makeCode, { ...home('101'), last_day: lastDay })).toMatchObject({ status: 422 })
})

test('deletes a code with its unit', async () => {
  const made = newUnit()
  await admin.call(units.make, { condominium_id: here, units: [made] })
  const code = await codeOfUnit(admin, home(made.unit_number))
  expect(await admin.call(units.remove, { condominium_id: here, id: made.id })).toMatchObject({ ok: true })
  expect(await lookAtUnit(garita, code)).toMatchObject({ status: 422, code: 'unit_code_dead' })
  const { rowCount } = await garita.owner.query(
    'select from unit_codes where condominium_id = $1 and unit_number = $2',
    [here, made.unit_number],
  )
  expect(rowCount).toBe(0)
})

test('stores only a keyed hash of a code, which no role can read', async () => {
  const code = await codeOfUnit(admin, home())
  const { rows } = await garita.owner.query('select k::text as row from unit_codes k where condominium_id = $1', [here])
  expect(rows).toHaveLength(1)
  expect(rows[0].row).not.toContain(code)
  expect(JSON.stringify(await admin.call(unitCodes.currentCode, home()))).not.toContain(code)
})

test('records creation and end in the audit and in the author’s activity', async () => {
  await homesInvite(true)
  await codeOfUnit(ana, home())
  const seen = await current(admin)
  await admin.call(unitCodes.endCode, { id: idIn(seen) })
  const entries = await admin.call(audit.list, { condominium_id: here, thing: 'unit_code' })
  expect(entries.ok && entries.answer.items).toMatchObject([
    {
      act: 'changed',
      actor_name: called('Rita Oficina'),
      subject_name: '101',
      what: { ended_at: [null, expect.any(String)] },
    },
    { act: 'made', actor_name: 'Ana Uno', actor_role: 'resident', subject_name: '101' },
  ])
  const events = await ana.call(securityEvents.events, {})
  expect(events.ok && events.answer.items.map(({ kind }) => kind)).toContain('unit_code_made')
})

test('lets the condominium’s form decide whether homes invite; an older form leaves it', async () => {
  const settings = { name: 'Los Encinos', address: null, time_zone: 'America/Mexico_City', listed: true }
  const change = async (more: object) =>
    admin.call(condominiums.change, {
      ...{ id: here, revision: await revisionOf(garita, here, 'condominiums'), ...settings },
      ...{ retention_days: 90, log_resident_entries: false, ...more },
    })
  const listed = async () => {
    const list = await admin.call(condominiums.list, { search: '' })
    return list.ok && list.answer.items[0]?.homes_invite
  }
  expect(await listed()).toBe(false)
  expect(await change({ homes_invite: true })).toMatchObject({ ok: true })
  expect(await listed()).toBe(true)
  expect(await change({})).toMatchObject({ ok: true })
  expect(await listed()).toBe(true)
})
