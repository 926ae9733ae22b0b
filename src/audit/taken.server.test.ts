/** The audit records exports and device keys with their author, list, filters and number of rows. */

import { beforeAll, expect, test } from 'vitest'
import { called } from '../../tests/support/called.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { download } from '../../tests/support/files.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { authorize } from '../../tests/support/visits.ts'
import { gate } from '../gate/gate.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { people } from '../people/people.contract.ts'
import { hashOf } from '../server/keys/tokens.ts'
import { newId } from '../shared/ids.ts'
import { type AuditEntry, audit } from './audit.contract.ts'

const garita = openForFile(testInstallation)
let here: string
let there: string
let root: TestPerson
let both: TestPerson
let admin: TestPerson
let guard: TestPerson
let ana: TestPerson

beforeAll(async () => {
  here = await garita.condominium('Aquí')
  there = await garita.condominium('Allá')
  root = await garita.person({ user_role: 'super_admin', full_name: 'Rosa Root' })
  both = await garita.person({ user_role: 'admin', assigned: [here, there], full_name: 'Elena Dos' })
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  ana = await garita.person({ condominium: here, unit: '101' })
  const visit = await authorize(garita, ana)
  await atDesk.enter(guard, { condominium_id: here, id: visit, event_id: newId(), reason: null })
})

async function taken(reader: TestPerson, condominiumId?: string): Promise<AuditEntry[]> {
  const answer = await reader.call(audit.list, {
    thing: 'export',
    ...(condominiumId ? { condominium_id: condominiumId } : {}),
  })
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer.items
}

test('records an export with actor, list, filters without the search text, rows and condominium', async () => {
  const before = (await taken(both, there)).length
  const filter = { language: 'es', search: 'luis', from: '2026-01-01', status: 'approved' } as const
  const { promised } = await download(garita, visits.export, { ...filter, condominium_id: here }, guard.token)
  expect(promised).toBe(1)
  const [entry] = await taken(admin)
  expect(entry).toMatchObject({
    actor_name: called('Gus Garita'),
    actor_role: 'agent',
    act: 'made',
    subject_name: 'visitors',
  })
  expect(entry?.condominium?.id).toBe(here)
  expect(entry?.what).toEqual({
    rows: [null, 1],
    search: [null, true],
    from: [null, '2026-01-01'],
    status: [null, 'approved'],
  })
  expect(await taken(both, there)).toHaveLength(before)
})

test('records an export of several condominiums in each; one of all condominiums only for super admins', async () => {
  const before = [(await taken(both, here)).length, (await taken(both, there)).length]
  await download(garita, people.exportDirectory, { language: 'en' }, both.token)
  expect([(await taken(both, here)).length, (await taken(both, there)).length]).toEqual([
    (before[0] ?? 0) + 1,
    (before[1] ?? 0) + 1,
  ])
  expect((await taken(both, here))[0]?.what).not.toHaveProperty('rows')
  await download(garita, people.exportDirectory, { language: 'en' }, root.token)
  expect((await taken(root))[0]).toMatchObject({
    condominium: null,
    actor_name: called('Rosa Root'),
    what: { rows: [null, 1] },
  })
  expect((await taken(both)).some(({ actor_name }) => actor_name === 'Rosa Root')).toBe(false)
})

test('records an interrupted export too, but no empty list and no refused export', async () => {
  const before = (await taken(root)).length
  const begun = await garita.app.request(`/api/v1/${visits.exportLog.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${guard.token}` },
    body: JSON.stringify({ language: 'es' }),
  })
  expect(await taken(root)).toHaveLength(before + 1)
  await begun.body?.cancel()
  await download(garita, visits.exportLog, { language: 'es', search: 'nadie' }, guard.token)
  await download(garita, visits.exportLog, { language: 'es', condominium_id: there }, guard.token)
  await download(garita, visits.exportLog, { language: 'es' }, ana.token)
  expect(await taken(root)).toHaveLength(before + 1)
})

test('records once an hour that staff printed the log, with the number of rows', async () => {
  const sheet = () => guard.call(visits.printout, { condominium_id: here, search: 'luis' })
  expect(await sheet()).toMatchObject({ ok: true, answer: { total: 1 } })
  const [first, ...before] = await taken(admin)
  expect(first).toMatchObject({
    subject_name: 'sheet',
    actor_name: called('Gus Garita'),
    what: { rows: [null, 1], search: [null, true] },
  })
  await sheet()
  expect(await taken(admin)).toEqual([first, ...before])
  await guard.call(visits.printout, { condominium_id: here })
  expect(await taken(admin)).toHaveLength(before.length + 2)
  expect(await ana.call(visits.printout, {})).toMatchObject({ ok: false, status: 403 })
})

test('records that a device key was made, renamed and revoked, never the key itself', async () => {
  const { rows } = await garita.owner.query('select id from gates where condominium_id = $1', [here])
  const id = newId()
  const made = await admin.call(gate.addDevice, { condominium_id: here, id, gate_id: rows[0].id, name: 'Barrera' })
  const key = made.ok ? made.answer.key : ''
  await garita.owner.query(`update gate_devices set name = 'Pluma' where id = $1`, [id])
  await garita.app.request('/api/v1/gate.check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ code: '12345' }),
  })
  await admin.call(gate.revokeDevice, { condominium_id: here, id })
  const answer = await admin.call(audit.list, { subject_id: id })
  const entries = answer.ok ? answer.answer.items : []
  expect(entries.map(({ thing, act, subject_name }) => [thing, act, subject_name])).toEqual([
    ['device', 'changed', 'Pluma'],
    ['device', 'changed', 'Pluma'],
    ['device', 'made', 'Barrera'],
  ])
  expect(Object.keys(entries[0]?.what ?? {})).toEqual(['revoked_at'])
  expect(entries.slice(1).map(({ what }) => what)).toEqual([
    { name: ['Barrera', 'Pluma'] },
    { name: [null, 'Barrera'] },
  ])
  expect(JSON.stringify(entries)).not.toContain(hashOf(key).toString('hex'))
})
