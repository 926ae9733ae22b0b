/** Two people keep evidence beyond its retention until a date; a new administration finds the legal holds of the former one. */

import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { leaveOld } from '../../../tests/support/past.ts'
import { dayIn, mexico } from '../../../tests/support/visits.ts'
import { sweep } from '../../app/start/jobs.server.ts'
import { audit } from '../../audit/audit.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { privacy } from '../../privacy/privacy.contract.ts'
import { newId } from '../../shared/ids.ts'
import { disclosures } from '../disclosures.contract.ts'
import { legalHolds } from './legalHolds.contract.ts'

const garita = openForFile(testInstallation)

const day = 86_400_000
const clean = () => sweep(garita.database.callerDb({ system: 'keeper' }))

/** Visits of 80 days ago to units 101 and 202, which retention deletes after 90 days. */
async function world() {
  const here = await garita.condominium('Los Encinos')
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const bea = await garita.person({ condominium: here, unit: '202' })
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [here])
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
  const other = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Olga Otra' })
  const root = await garita.person({ user_role: 'super_admin' })
  const ago = (days: number) => `now() - interval '${days} days'`
  const past = { created_at: ago(80), valid_from: ago(80), valid_until: ago(79), updated_at: ago(80) }
  const luis = await leaveOld(garita, here, ana, past)
  const eva = await leaveOld(garita, here, bea, { ...past, name: `'Eva'` })
  await garita.owner.query('alter table access_logs disable trigger user')
  await garita.owner.query(`update access_logs set occurred_at = ${ago(80)} where condominium_id = $1`, [here])
  await garita.owner.query('alter table access_logs enable trigger user')
  return { here, ana, bea, admin, other, root, luis, eva }
}

const questionOf = (here: string) => ({
  ...{
    condominium_id: here,
    kind: 'unit' as const,
    subject: '101',
    reason: 'theft' as const,
    said: 'Falta una bicicleta',
  },
  from: new Date(Date.now() - 90 * day).toISOString(),
  until: new Date(Date.now() - 70 * day).toISOString(),
})
const inDays = (days: number) => dayIn(mexico, days)

async function ask(by: TestPerson, here: string, more: object = {}) {
  const id = newId()
  const answer = await by.call(legalHolds.ask, { id, ...questionOf(here), until_day: inDays(200), ...more })
  return { id, code: answer.ok ? null : answer.code }
}
async function listed(by: TestPerson, here: string) {
  const found = await by.call(legalHolds.list, { condominium_id: here })
  if (!found.ok) throw new Error(found.code)
  return found.answer.items
}
const agree = async (by: TestPerson, here: string, id: string) => {
  const answer = await by.call(legalHolds.agree, { condominium_id: here, id })
  return answer.ok ? null : answer.code
}
const end = async (by: TestPerson, here: string, id: string) => {
  const answer = await by.call(legalHolds.end, { condominium_id: here, id, why: 'Se aclaró' })
  return answer.ok ? null : answer.code
}

/** Moves all times back by these days. */
async function wait(here: string, days: number) {
  const by = `- interval '${days} days'`
  for (const [table, columns] of [
    ['authorizations', ['created_at', 'valid_from', 'valid_until', 'updated_at']],
    ['access_log_subjects', ['written_at']],
    ['holds', ['asked_at', 'wanted_until', 'agreed_at', 'ended_at', 'protects_until']],
    ['looks', ['at', 'open_until', 'covers_from', 'covers_until', 'told_from']],
  ] as const)
    await garita.owner.query(
      `alter table ${table} disable trigger user;
       update ${table} set ${columns.map((column) => `${column} = ${column} ${by}`).join(', ')} where condominium_id = '${here}';
       alter table ${table} enable trigger user`,
    )
  await garita.owner.query('delete from retention_runs')
}
async function nameOf(id: string): Promise<string[]> {
  const { rows } = await garita.owner.query(
    `select a.name, s.name as written from authorizations a join access_logs l on l.authorization_id = a.id
      join access_log_subjects s on s.log_id = l.id where a.id = $1`,
    [id],
  )
  return [rows[0].name, rows[0].written]
}
const gone = ['—', null]

test('keeps rows under a legal hold of two people until its date, and deletes other rows on time', async () => {
  const { here, admin, other, luis, eva } = await world()
  const { id } = await ask(admin, here)
  expect(await listed(other, here)).toMatchObject([
    { id, kind: 'unit', subject: '101', reason: 'theft', said: 'Falta una bicicleta', lines: 1, may_agree: true },
  ])
  expect(await agree(other, here, id)).toBeNull()
  await wait(here, 30)
  await clean()
  expect([await nameOf(luis), await nameOf(eva)]).toEqual([['Luis', 'Luis'], gone])
  await wait(here, 171)
  await clean()
  expect(await nameOf(luis)).toEqual(gone)
  const { rows } = await garita.owner.query('select from hold_rows where hold_id = $1', [id])
  expect(rows).toEqual([])
})

test('protects rows at once by a pending legal hold, and ends it after seven days without a second person', async () => {
  const { here, admin, other, luis } = await world()
  await wait(here, 9)
  const { id } = await ask(admin, here, {
    from: new Date(Date.now() - 99 * day).toISOString(),
    until: new Date(Date.now() - 71 * day).toISOString(),
  })
  await wait(here, 6)
  await clean()
  expect(await nameOf(luis)).toEqual(['Luis', 'Luis'])
  await wait(here, 2)
  await clean()
  expect(await nameOf(luis)).toEqual(gone)
  expect(await agree(other, here, id)).toBe('hold_over')
})

test('requires for a legal hold a second administrator of the place, or a super admin if there is none', async () => {
  const { here, admin, other, root, ana } = await world()
  const { id } = await ask(admin, here)
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await agree(admin, here, id)).toBe('hold_needs_another')
  expect(await agree(root, here, id)).toBe('hold_needs_another')
  expect(await agree(elsewhere, here, id)).toBe('not_found')
  expect(await agree(ana, here, id)).toBe('forbidden')
  await expect(
    garita.owner.query(`update holds set agreed_at = now(), agreed_by = asked_by, agreed_by_name = '—' where id = $1`, [
      id,
    ]),
  ).rejects.toThrow('hold_two_people')
  const bell = await other.call(notices.list, {})
  expect(bell).toMatchObject({
    answer: { items: [{ kind: 'hold_asked', fact_id: id, by_name: called('Alma Admin') }] },
  })
  await garita.owner.query('delete from assignments where profile_id = $1', [other.id])
  expect(await agree(root, here, id)).toBeNull()
  expect(await agree(root, here, id)).toBeNull()
  expect((await listed(admin, here))[0]).toMatchObject({ agreed_by_name: expect.any(String), may_agree: false })
})

test('lets one person end a legal hold early, once, with a reason, and deletes its rows with the next cleaning', async () => {
  const { here, admin, other, luis } = await world()
  const { id } = await ask(admin, here)
  await agree(other, here, id)
  await wait(here, 30)
  expect(await end(other, here, id)).toBeNull()
  expect(await end(other, here, id)).toBeNull()
  expect(await end(admin, here, id)).toBe('hold_over')
  expect(await listed(admin, here)).toMatchObject([{ ended_by_name: called('Olga Otra'), ended_why: 'Se aclaró' }])
  await clean()
  expect(await nameOf(luis)).toEqual(gone)
  const written = await admin.call(audit.list, { condominium_id: here, thing: 'hold' })
  expect(written).toMatchObject({ answer: { items: [{ act: 'changed' }, { act: 'changed' }, { act: 'made' }] } })
})

test('limits a legal hold to 31 days of the log, to two years, and to an existing incident', async () => {
  const { here, admin } = await world()
  const from = new Date(Date.now() - 110 * day).toISOString()
  expect((await ask(admin, here, { from })).code).toBe('hold_spans_a_month')
  expect((await ask(admin, here, { subject: '303' })).code).toBe('hold_finds_nothing')
  expect((await ask(admin, here, { until_day: inDays(735) })).code).toBe('hold_until')
  expect((await ask(admin, here, { until_day: inDays(-1) })).code).toBe('hold_until')
  expect((await ask(admin, here, { incident_id: newId() })).code).toBe('not_found')
  expect(await listed(admin, here)).toEqual([])
  const sent = { id: newId(), ...questionOf(here), until_day: inDays(3) }
  for (let times = 0; times < 2; times++) expect(await admin.call(legalHolds.ask, sent)).toMatchObject({ ok: true })
  expect(await listed(admin, here)).toHaveLength(1)
})

test('shows the home the end of a legal hold, with its disclosure and in its own records, later for a pending case', async () => {
  const { here, admin, ana, bea } = await world()
  await ask(admin, here)
  const mine = await ana.call(disclosures.ofHome, {})
  expect(mine).toMatchObject({ answer: { items: [{ reason: 'theft', held_until: expect.any(String) }] } })
  const recordsOf = async (person: TestPerson) => {
    const found = await person.call(privacy.download, {})
    return found.ok ? found.answer.held_longer : null
  }
  expect(await recordsOf(ana)).toEqual([{ condominium: 'Los Encinos', until: expect.any(String), rows: 2 }])
  expect(await recordsOf(bea)).toEqual([])
  await ask(admin, here, { subject: '202', told_from: new Date(Date.now() + 30 * day).toISOString() })
  expect(await recordsOf(bea)).toEqual([])
  expect(await bea.call(disclosures.ofHome, {})).toMatchObject({ answer: { items: [] } })
})

test('keeps legal holds with the condominium: a replaced administrator sees none, the new one all', async () => {
  const { here, admin, other } = await world()
  const { id } = await ask(admin, here)
  await agree(other, here, id)
  await garita.owner.query('delete from assignments where condominium_id = $1', [here])
  const next = await garita.person({ user_role: 'admin', assigned: [here] })
  for (const former of [admin, other]) {
    expect(await listed(former, here)).toEqual([])
    expect(await end(former, here, id)).toBe('not_found')
    expect(await former.call(disclosures.list, { condominium_id: here })).toMatchObject({ answer: { items: [] } })
  }
  expect(await listed(next, here)).toMatchObject([
    { id, asked_by_name: called('Alma Admin'), agreed_by_name: called('Olga Otra') },
  ])
  expect(await end(next, here, id)).toBeNull()
})
