/** A visitor's own data behind the link of their pass: shown fields, requests, the person who answers, and the effects of an answer. */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { atDesk } from '../../../tests/support/desk.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import type { Input } from '../../shared/contract.ts'
import { newId } from '../../shared/ids.ts'
import { visitorRights } from './visitorRights.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let host: TestPerson
let mate: TestPerson
let guard: TestPerson
let admin: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  const there = await garita.condominium('Allá')
  host = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Ruiz' })
  mate = await garita.person({ condominium: here, unit: '101' })
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  stranger = await garita.person({ user_role: 'admin', assigned: [there] })
})
beforeEach(() => garita.owner.query('delete from attempts'))

const person = {
  name: 'Zoraida',
  last_name: 'Quintanar',
  id_document: 'INE-998877',
  vehicle_plate: 'XYZ-987',
  phone_number: '5512345678',
}

async function pass(more = {}, type: Parameters<typeof authorize>[2] = 'temporary_visitor') {
  const id = await authorize(garita, host, type, { ...person, ...more })
  return { id, link: await linkOf(id) }
}
async function linkOf(id: string): Promise<string> {
  const shown = await host.call(authorizations.showPass, { id })
  if (!shown.ok) throw new Error(shown.code)
  return shown.answer.link
}
const enter = (id: string) => atDesk.enter(guard, { condominium_id: here, id, event_id: newId(), reason: null })
const leave = (id: string) => atDesk.leave(guard, { condominium_id: here, id, event_id: newId() })
async function shows(link: string) {
  const answer = await garita.nobody.call(visitorRights.show, { link })
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}
const ask = (wish: Partial<Input<typeof visitorRights.ask>> & { link: string }) =>
  garita.nobody.call(visitorRights.ask, { id: newId(), kind: 'deletion', ...wish } as Input<typeof visitorRights.ask>)
const answer = (who: TestPerson, id: string, applies = true, reason: string | null = applies ? null : 'No') =>
  who.call(visitorRights.answer, { condominium_id: here, id, applies, reason })
async function asked(wish: Parameters<typeof ask>[0]): Promise<string> {
  const id = newId()
  expect(await ask({ ...wish, id })).toMatchObject({ ok: true })
  return id
}

test('shows the stored data with the end of document and phone, and the days of entries', async () => {
  const { id, link } = await pass()
  await enter(id)
  await leave(id)
  const { kept, ...page } = await shows(link)
  expect(kept).toMatchObject({
    name: 'Zoraida',
    last_name: 'Quintanar',
    document: '•••••••877',
    phone: '•••••••678',
    vehicle_plate: 'XYZ987',
  })
  expect(kept?.entries.map(({ event_type }) => event_type).sort()).toEqual(['entry', 'visitor_checkout'])
  expect(page).toMatchObject({ condominium: 'Los Encinos', days: 90, backup_days: 35, requests: [] })
  expect(JSON.stringify(page)).not.toContain('Ana')
})

test('refuses a made-up or replaced link', async () => {
  const { id, link } = await pass()
  const made = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`
  await host.call(authorizations.regeneratePass, { id })
  for (const one of [made, link]) {
    expect(await garita.nobody.call(visitorRights.show, { link: one })).toMatchObject({
      status: 404,
      code: 'visitor_data_over',
    })
    expect(await ask({ link: one })).toMatchObject({ status: 404 })
  }
})

test('accepts one pending request at a time, without any change, and repeats it as a success', async () => {
  const { link } = await pass()
  const id = await asked({ link, said: 'Por favor' })
  expect(await ask({ link, id })).toMatchObject({ ok: true })
  expect(await ask({ link })).toMatchObject({ ok: false, code: 'visitor_request_open' })
  expect((await shows(link)).requests).toMatchObject([{ kind: 'deletion', outcome: null, reason: null }])
  expect((await shows(link)).kept).toMatchObject({ name: 'Zoraida' })
})

test('limits a pass to five requests a day', async () => {
  const { link } = await pass()
  for (let turn = 0; turn < 5; turn++) expect((await ask({ link, id: newId() })).status).not.toBe(429)
  expect(await ask({ link })).toMatchObject({ status: 429 })
})

test('allows corrections only of the kind’s own fields, and limits texts', async () => {
  const { link } = await pass({}, 'temporary_visitor')
  expect(await ask({ link, kind: 'correction' })).toMatchObject({ status: 422, code: 'invalid' })
  expect(await ask({ link, said: 'x'.repeat(301) })).toMatchObject({ status: 422, code: 'invalid' })
  const car = await authorize(garita, host, 'vehicle')
  expect(await ask({ link: await linkOf(car), kind: 'correction', name: 'Otro' })).toMatchObject({
    status: 422,
    code: 'visitor_request_field',
  })
})

test('shows corrections to the host and the administration, deletions to the administration only', async () => {
  const { link } = await pass()
  const correction = await asked({ link, kind: 'correction', last_name: 'Quintana' })
  const deletion = await asked({ link: (await pass()).link })
  const seenBy = async (who: TestPerson) => {
    const list = await who.call(visitorRights.list, {})
    return list.ok ? list.answer.waiting.map(({ id }) => id).filter((id) => [correction, deletion].includes(id)) : null
  }
  expect(await seenBy(admin)).toEqual([correction, deletion])
  expect(await seenBy(host)).toEqual([correction])
  expect(await seenBy(mate)).toEqual([])
  expect(await seenBy(stranger)).toEqual([])
  expect(await seenBy(guard)).toBeNull()
  for (const who of [mate, stranger]) expect(await answer(who, correction)).toMatchObject({ status: 404 })
  expect(await answer(host, deletion)).toMatchObject({ status: 404 })
  expect(await answer(guard, deletion)).toMatchObject({ ok: false })
  const list = await admin.call(visitorRights.list, {})
  expect(JSON.stringify(list)).not.toContain('INE-998877')
})

test('saves a correction as the host would, and shows the answer through the old link', async () => {
  const { id, link } = await pass()
  const request = await asked({ link, kind: 'correction', last_name: 'Quintana', said: 'Sin r' })
  expect(await answer(host, request)).toMatchObject({ ok: true })
  expect(await answer(host, request)).toMatchObject({ ok: true })
  expect(await answer(admin, request, false)).toMatchObject({ ok: false, code: 'visitor_request_answered' })
  const { rows } = await garita.owner.query('select name, last_name, revision from authorizations where id = $1', [id])
  expect(rows).toEqual([{ name: 'Zoraida', last_name: 'Quintana', revision: 2 }])
  // The visitor's code has the old name: it is invalid, and shows only the answer.
  expect(await shows(link)).toMatchObject({ kept: null, requests: [{ kind: 'correction', outcome: 'applied' }] })
  expect(await shows(await linkOf(id))).toMatchObject({ kept: { last_name: 'Quintana' } })
})

test('names the visitor to the administration for a day after the answer, to the host as long as the data is kept', async () => {
  const { link } = await pass()
  const request = await asked({ link, kind: 'correction', last_name: 'Quintana' })
  expect(await answer(admin, request, false)).toMatchObject({ ok: true })
  const named = async (who: TestPerson) => {
    const list = await who.call(visitorRights.list, {})
    return list.ok && list.answer.answered.find(({ id }) => id === request)?.is?.name
  }
  expect(await named(admin)).toBe('Zoraida')
  await garita.owner.query(`update visitor_requests set decided_at = now() - interval '2 days' where id = $1`, [
    request,
  ])
  expect(await named(admin)).toBeUndefined()
  expect(await named(host)).toBe('Zoraida')
})

test('removes the requested values with the answer, and gives the reason of a refusal', async () => {
  const { link } = await pass()
  const request = await asked({ link, kind: 'correction', id_document: 'INE-1', said: 'Zoraida Quintanar' })
  expect(await answer(admin, request, false, null)).toMatchObject({ status: 422 })
  expect(await answer(admin, request, false, 'El documento que vimos es otro')).toMatchObject({ ok: true })
  expect((await shows(link)).requests).toMatchObject([{ outcome: 'refused', reason: 'El documento que vimos es otro' }])
  const { rows } = await garita.owner.query('select * from visitor_requests where id = $1', [request])
  expect(rows).toMatchObject([{ id_document: null, masked_document: null, said: null }])
})

test.each(['temporary_visitor', 'permanent_visitor'] as const)(
  'deletes every name of a %s and keeps the lines',
  async (type) => {
    const { id, link } = await pass(type === 'permanent_visitor' ? { relationship: 'familiar' } : {}, type)
    await enter(id)
    const request = await asked({ link })
    expect(await answer(admin, request)).toMatchObject({ ok: false, code: 'visitor_request_inside' })
    await leave(id)
    expect(await answer(admin, request)).toMatchObject({ ok: true })
    expect(await shows(link)).toMatchObject({ kept: null, requests: [{ kind: 'deletion', outcome: 'applied' }] })
    expect(await garita.nobody.call(authorizations.visit, { link })).toMatchObject({ status: 404 })
    const { rows: lines } = await garita.owner.query(
      `select l.event_type, s.name, s.id_document, s.blanked_at is not null as blanked, k.name_salt from access_logs l
      join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id
      join log_seals k on k.condominium_id = l.condominium_id and k.log_id = l.id where l.authorization_id = $1`,
      [id],
    )
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines)
      expect(line).toMatchObject({ name: null, id_document: null, blanked: true, name_salt: null })
    const { rows } = await garita.owner.query('select name from authorizations where id = $1', [id])
    expect(rows).toEqual(type === 'temporary_visitor' ? [{ name: '—' }] : [])
    const { rows: audited } = await garita.owner.query(
      `select subject_name, what from audit_entries where subject_id = $1`,
      [request],
    )
    expect(audited).toEqual([
      { subject_name: '101', what: { data_request: [null, 'deletion'], data_answer: [null, 'applied'] } },
    ])
  },
)

test('postpones a deletion while an incident about the entries is open', async () => {
  const { id, link } = await pass()
  await enter(id)
  await leave(id)
  const incident = newId()
  await garita.owner.query(
    `with made as (insert into incidents (condominium_id, id, kind, occurred_at, written_at, what_happened, actor_id, actor_name)
      values ($1, $2, 'noise', now(), now(), 'Ruido', $3, 'Gus') returning *)
      insert into incident_lines (condominium_id, incident_id, log_id)
        select $1, $2, l.id from access_logs l, made where l.authorization_id = $4`,
    [here, incident, guard.id, id],
  )
  const request = await asked({ link })
  expect(await answer(admin, request)).toMatchObject({ ok: false, code: 'visitor_request_held' })
  expect((await shows(link)).requests).toMatchObject([{ outcome: null }])
  await garita.owner.query('update incidents set closed_at = now() where id = $1', [incident])
  expect(await answer(admin, request)).toMatchObject({ ok: true })
})

test('allows a deletion, but no correction, once the pass has ended', async () => {
  const { id, link } = await pass()
  await enter(id)
  await leave(id)
  expect((await shows(link)).kept).toMatchObject({ correctable: false })
  expect(await ask({ link, kind: 'correction', name: 'Zoe' })).toMatchObject({
    ok: false,
    code: 'visitor_request_over',
  })
  expect(await answer(admin, await asked({ link }))).toMatchObject({ ok: true })
})

test('accepts one of two simultaneous answers', async () => {
  const { link } = await pass()
  const request = await asked({ link, kind: 'correction', name: 'Zoe' })
  const outcomes = await Promise.all([answer(host, request), answer(admin, request, false)])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})
