/** Announcements as each role: the administration writes them, their readers read, open and confirm them, and no other person reaches them. */
import { expect, test } from 'vitest'
import { inHome } from '../../tests/support/homes.ts'
import { type PersonFacts, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { due, sweep } from '../app/start/jobs.server.ts'
import { audit } from '../audit/audit.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { privacy } from '../privacy/privacy.contract.ts'
import type { Call, Input, Output } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { owners } from '../units/owners/owners.contract.ts'
import { announcements } from './announcements.contract.ts'

const garita = openForFile(testInstallation)

/** Returns the answer, or throws the code of the refusal. */
async function readAs<C extends Call>(by: TestPerson, call: C, input: Input<C>): Promise<Output<C>> {
  const answer = await by.call(call, input)
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

interface Draft {
  audience?: 'everybody' | 'tower' | 'units' | 'residents' | 'owners' | 'guards'
  tower?: string
  units?: string[]
  asks_confirmation?: boolean
  send?: 'now' | 'later' | 'draft'
  send_at?: string
  ends_at?: string
}

async function world() {
  const here = await garita.condominium('Los Encinos')
  const person = (facts: PersonFacts) => garita.person(facts)
  const admin = await person({ user_role: 'admin', full_name: 'Alma Admin', assigned: [here] })
  const form = (more: Draft = {}) => ({
    condominium_id: here,
    id: newId(),
    title: 'Corte de agua',
    body: 'El jueves de 9 a 14 h.',
    audience: 'everybody' as const,
    asks_confirmation: false,
    send: 'now' as const,
    ...more,
  })
  return {
    here,
    admin,
    form,
    guard: await person({ user_role: 'agent', assigned: [here] }),
    ana: await person({ condominium: here, unit: '101', full_name: 'Ana Ávila' }),
    beto: await person({ condominium: here, unit: '102', full_name: 'Beto Báez' }),
    lives: (unit: string, more: PersonFacts = {}) => person({ condominium: here, unit, ...more }),
    async write(more: Draft = {}, by = admin): Promise<string> {
      const written = form(more)
      expect(await by.call(announcements.write, written)).toMatchObject({ ok: true })
      return written.id
    },
  }
}

const idsOf = async (by: TestPerson) => (await readAs(by, announcements.mine, {})).map(({ id }) => id)
const waitingFor = async (by: TestPerson) => (await readAs(by, announcements.current, {})).map(({ id }) => id)
const bellOf = async (by: TestPerson) =>
  (await readAs(by, notices.list, {})).items.filter(({ kind }) => kind === 'announcement')
const keeper = () => garita.database.callerDb({ system: 'keeper' })
const lookAtClock = async () => {
  for (const { look } of due) await keeper().execute(look)
}

async function giveOwner(admin: TestPerson, here: string, unit: string, owner: TestPerson): Promise<TestPerson> {
  const id = newId()
  const given = { condominium_id: here, unit_number: unit, id, person_id: newId(), email: owner.email }
  expect(await admin.call(owners.giveOwner, { ...given, full_name: null, language: 'es' })).toMatchObject({ ok: true })
  return inHome(garita, owner, id)
}

test('brings an announcement to everyone of the condominium, in the list, the home screen and the bell', async () => {
  const { here, ana, beto, guard, write } = await world()
  const elsewhere = await garita.person({ condominium: await garita.condominium(), unit: '101' })
  const id = await write()
  for (const reader of [ana, beto, guard]) {
    expect(await readAs(reader, announcements.mine, {})).toMatchObject([
      { id, title: 'Corte de agua', condominium: 'Los Encinos', opened_at: null },
    ])
    expect(await waitingFor(reader)).toEqual([id])
    expect(await bellOf(reader)).toMatchObject([{ fact_id: id, name: 'Corte de agua', condominium: 'Los Encinos' }])
  }
  expect([await idsOf(elsewhere), await waitingFor(elsewhere), await bellOf(elsewhere)]).toEqual([[], [], []])
  expect(await elsewhere.call(announcements.mark, { id, as: 'opened' })).toMatchObject({ ok: false, status: 404 })
  expect((await garita.owner.query('select from deliveries where condominium_id = $1', [here])).rowCount).toBe(0)
})

test('lets an announcement leave the home screen when it is opened, or confirmed where the administration asks for it', async () => {
  const { ana, beto, write } = await world()
  const [plain, asking] = [await write(), await write({ asks_confirmation: true })]
  for (const id of [plain, asking]) await ana.call(announcements.mark, { id, as: 'opened' })
  expect(await waitingFor(ana)).toEqual([asking])
  const opened = (await readAs(ana, announcements.mine, {})).map((one) => one.opened_at)
  for (const as of ['shown', 'opened', 'confirmed', 'confirmed'] as const)
    expect(await ana.call(announcements.mark, { id: asking, as })).toMatchObject({ ok: true })
  expect(await waitingFor(ana)).toEqual([])
  // The first time of each mark counts.
  expect((await readAs(ana, announcements.mine, {})).map((one) => one.opened_at)).toEqual(opened)
  // Without the question there is nothing to confirm.
  await ana.call(announcements.mark, { id: plain, as: 'confirmed' })
  expect(await readAs(ana, announcements.mine, {})).toMatchObject([
    { id: asking, confirmed_at: expect.any(String) },
    { id: plain, confirmed_at: null },
  ])
  expect(await waitingFor(beto)).toEqual([asking, plain])
})

test.each<[NonNullable<Draft['audience']>, Draft, string[]]>([
  ['residents', {}, ['ana', 'beto', 'huesped', 'cora']],
  ['owners', {}, ['beto', 'dueno']],
  ['guards', {}, ['guard']],
  ['tower', { tower: 'Norte' }, ['ana', 'huesped', 'dueno']],
  // A letter to chosen units is for their adults and owners.
  ['units', { units: ['101', '103'] }, ['ana', 'dueno', 'cora']],
])('sends to the audience alone: %s', async (audience, more, expected) => {
  const { here, admin, guard, ana, beto, lives, write } = await world()
  const huesped = await lives('101')
  const cora = await lives('103')
  const dueno = await giveOwner(admin, here, '101', await garita.person({ condominium: await garita.condominium() }))
  await garita.owner.query(`update units set tower = 'Norte' where condominium_id = $1 and unit_number = '101'`, [here])
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [huesped.id])
  await garita.owner.query(`update residences set kind = 'owner' where profile_id = $1`, [beto.id])
  const id = await write({ audience, ...more })
  const people = { ana, beto, huesped, cora, dueno, guard }
  const got: string[] = []
  for (const [name, reader] of Object.entries(people)) if ((await idsOf(reader)).includes(id)) got.push(name)
  expect(got.sort()).toEqual([...expected].sort())
})

test('shows an announcement only in the home that it was sent to', async () => {
  const { here, ana, write, beto } = await world()
  const second = newId()
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, '102', now())`,
    [here, second, ana.id],
  )
  const id = await write({ audience: 'units', units: ['102'] })
  expect(await idsOf(ana)).toEqual([])
  expect(await idsOf(inHome(garita, ana, second))).toEqual([id])
  expect(await idsOf(beto)).toEqual([id])
})

test('hides an announcement from a tenant who left, and from a newcomer after the sending', async () => {
  const { ana, lives, write } = await world()
  const id = await write()
  await garita.owner.query('update residences set until = now() where profile_id = $1', [ana.id])
  expect(await ana.call(announcements.mine, {})).toMatchObject({ ok: true, answer: [] })
  expect(await ana.call(announcements.mark, { id, as: 'opened' })).toMatchObject({ ok: false, status: 404 })
  const newcomer = await lives('101')
  expect(await idsOf(newcomer)).toEqual([])
  expect(await newcomer.call(announcements.mark, { id, as: 'confirmed' })).toMatchObject({ ok: false, status: 404 })
})

test('reaches a resident who may not authorize, and a frozen one only after the administration released them', async () => {
  const { ana, beto, write } = await world()
  await garita.owner.query('update residences set barred_at = now() where profile_id = $1', [ana.id])
  await garita.owner.query('update residences set frozen_at = now() where profile_id = $1', [beto.id])
  const id = await write()
  expect(await waitingFor(ana)).toEqual([id])
  expect([await idsOf(beto), await waitingFor(beto), await bellOf(beto)]).toEqual([[], [], []])
  expect(await beto.call(announcements.mark, { id, as: 'opened' })).toMatchObject({ ok: false, status: 404 })
  await garita.owner.query('update residences set frozen_at = null where profile_id = $1', [beto.id])
  expect(await idsOf(beto)).toEqual([id])
})

test('takes announcements from rejected and waiting accounts, and from guards who were relieved', async () => {
  const { here, ana, guard, write } = await world()
  const waiting = await garita.person({ condominium: here, unit: '101', approval_status: 'pending' })
  const id = await write()
  expect(await idsOf(guard)).toEqual([id])
  await garita.owner.query(`update profiles set approval_status = 'rejected' where id = $1`, [ana.id])
  await garita.owner.query('delete from assignments where profile_id = $1', [guard.id])
  for (const one of [ana, guard, waiting]) {
    // A rejected account is signed out.
    const answer = await one.call(announcements.mine, {})
    expect(answer.ok ? answer.answer : []).toEqual([])
    expect(await one.call(announcements.mark, { id, as: 'opened' })).toMatchObject({ ok: false })
  }
  const { rows } = await garita.owner.query(
    'select from announcement_readers where announcement_id = $1 and opened_at is not null',
    [id],
  )
  expect(rows).toHaveLength(0)
})

test('lets only the administration of the condominium write, change, count, withdraw and end', async () => {
  const { here, ana, guard, admin, form, write } = await world()
  const other = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const board = await garita.person({ user_role: 'board', assigned: [here] })
  const supervisor = await garita.person({ user_role: 'supervisor', assigned: [here] })
  const sent = await write()
  const draft = await write({ send: 'draft' })
  for (const one of [ana, guard, board, supervisor, other]) {
    const refused = async <C extends Call>(call: C, input: Input<C>) => {
      const answer = await one.call(call, input)
      expect([call.name, answer.ok || answer.status]).toEqual([call.name, expect.toBeOneOf([403, 404])])
    }
    await refused(announcements.write, form())
    await refused(announcements.change, { ...form(), id: draft, revision: 1 })
    await refused(announcements.end, { condominium_id: here, id: sent })
    await refused(announcements.show, { condominium_id: here, id: sent })
    await refused(announcements.choices, { condominium_id: here })
    const withdrawn = await one.call(announcements.withdraw, { condominium_id: here, id: draft })
    // An unknown announcement counts as withdrawn.
    expect(withdrawn.ok).toBe(one === other)
    const listed = await one.call(announcements.list, { condominium_id: here })
    expect(listed.ok ? listed.answer.items : []).toEqual([])
  }
  expect((await readAs(admin, announcements.list, { condominium_id: here })).items.map(({ id }) => id)).toEqual([
    draft,
    sent,
  ])
  const root = await garita.person({ user_role: 'super_admin' })
  expect(await root.call(announcements.write, form())).toMatchObject({ ok: true })
})

test('sends a scheduled announcement at its time, to the people who live there then', async () => {
  const { ana, beto, lives, write } = await world()
  const id = await write({ send: 'later', send_at: inHours(2) })
  await lookAtClock()
  expect(await idsOf(ana)).toEqual([])
  await garita.owner.query('update residences set until = now() where profile_id = $1', [beto.id])
  const newcomer = await lives('102')
  await garita.owner.query(
    `update announcements set written_at = written_at - interval '3 hours', send_at = send_at - interval '3 hours' where id = $1`,
    [id],
  )
  await lookAtClock()
  // The program's own clock may be about to send it; then the look skips the locked row.
  await expect.poll(async () => [await idsOf(ana), await idsOf(newcomer)]).toEqual([[id], [id]])
  expect(await readAs(beto, announcements.mine, {})).toEqual([])
})

test('keeps back an announcement whose end has passed, and one of an archived condominium', async () => {
  const { here, ana, write } = await world()
  const [late, archived] = [
    await write({ send: 'later', send_at: inHours(2), ends_at: inHours(3) }),
    await write({ send: 'later', send_at: inHours(2) }),
  ]
  const pass = (id: string, hours: number) =>
    garita.owner.query(
      `update announcements set written_at = written_at - $2 * interval '1 hour', send_at = send_at - $2 * interval '1 hour',
        ends_at = ends_at - $2 * interval '1 hour' where id = $1`,
      [id, hours],
    )
  await pass(late, 5)
  await lookAtClock()
  expect(await idsOf(ana)).toEqual([])
  await garita.owner.query('update residences set until = now() where condominium_id = $1', [here])
  await garita.owner.query('delete from assignments where condominium_id = $1', [here])
  await garita.owner.query('update condominiums set archived_at = now() where id = $1', [here])
  await pass(archived, 5)
  await lookAtClock()
  const { rows } = await garita.owner.query('select from announcements where id = any($1) and sent_at is not null', [
    [late, archived],
  ])
  expect(rows).toHaveLength(0)
})

test('changes and withdraws an announcement before it is sent, and neither afterwards', async () => {
  const { here, admin, form, write, ana } = await world()
  const id = await write({ send: 'draft' })
  const change = (revision: number, more: Draft & { title?: string }) =>
    admin.call(announcements.change, { ...form(more), ...more, id, revision })
  expect(await change(1, { send: 'later', send_at: inHours(2), title: 'Corte de luz' })).toMatchObject({ ok: true })
  expect(await change(1, { send: 'draft' })).toMatchObject({ ok: false, code: 'changed_meanwhile' })
  expect(await change(2, { send: 'now', title: 'Corte de luz' })).toMatchObject({ ok: true })
  expect(await readAs(ana, announcements.mine, {})).toMatchObject([{ id, title: 'Corte de luz' }])
  expect(await change(3, { send: 'now', title: 'Otra cosa' })).toMatchObject({ ok: false, code: 'announcement_sent' })
  expect(await admin.call(announcements.withdraw, { condominium_id: here, id })).toMatchObject({
    ok: false,
    code: 'announcement_sent',
  })
  const other = await write({ send: 'draft' })
  for (const _ of [1, 2])
    expect(await admin.call(announcements.withdraw, { condominium_id: here, id: other })).toMatchObject({ ok: true })
  const { items } = await readAs(admin, audit.list, { thing: 'announcement' })
  expect(items.map(({ act, subject_name }) => [act, subject_name])).toEqual([
    ['removed', 'Corte de agua'],
    ['made', 'Corte de agua'],
    ['changed', 'Corte de luz'],
    ['changed', 'Corte de luz'],
    ['made', 'Corte de agua'],
  ])
})

test('ends a sent announcement early, once: it leaves the home screens and bells and stays in the lists', async () => {
  const { here, admin, ana, write } = await world()
  const id = await write({ ends_at: inHours(5) })
  const end = () => admin.call(announcements.end, { condominium_id: here, id })
  expect(await end()).toMatchObject({ ok: true })
  const endOf = async () => (await readAs(ana, announcements.mine, {}))[0]?.ends_at
  const ended = await endOf()
  expect(Date.parse(ended ?? '')).toBeLessThanOrEqual(Date.now() + 60_000)
  expect([await waitingFor(ana), await bellOf(ana)]).toEqual([[], []])
  expect(await end()).toMatchObject({ ok: true })
  expect(await endOf()).toBe(ended)
  const draft = await write({ send: 'draft' })
  expect(await admin.call(announcements.end, { condominium_id: here, id: draft })).toMatchObject({
    ok: false,
    status: 404,
  })
})

test('refuses unknown towers and units, dates in the wrong order, and missing facts', async () => {
  const { admin, form } = await world()
  const refusalOf = async (more: Draft) => {
    const answer = await admin.call(announcements.write, form(more))
    return answer.ok ? null : answer.fields.map(({ field, problem }) => `${field} ${problem}`).join() || answer.code
  }
  expect(await refusalOf({ audience: 'tower', tower: 'Sur' })).toBe('announcement_tower_unknown')
  expect(await refusalOf({ audience: 'units', units: ['101', '999'] })).toBe('announcement_unit_unknown')
  expect(await refusalOf({ send: 'later', send_at: inHours(24 * 367) })).toBe('announcement_send_soon')
  expect(await refusalOf({ send: 'later', send_at: inHours(4), ends_at: inHours(3) })).toBe('announcement_ends_later')
  expect(await refusalOf({ audience: 'tower' })).toBe('tower required')
  expect(await refusalOf({ audience: 'units' })).toBe('units required')
  expect(await refusalOf({ send: 'later' })).toBe('send_at required')
})

test('counts receipts by home, names no person, and lists homes without an account', async () => {
  const { here, admin, ana, beto, guard, lives, write } = await world()
  const mate = await lives('101', { full_name: 'Alberto Ávila' })
  await garita.owner.query(`update profiles set started = true where id = any($1)`, [[ana.id, beto.id, mate.id]])
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number, kind) values ($1, gen_random_uuid(), '103', 'home'), ($1, gen_random_uuid(), 'B1', 'storage')`,
    [here],
  )
  const id = await write({ asks_confirmation: true })
  await ana.call(announcements.mark, { id, as: 'opened' })
  await mate.call(announcements.mark, { id, as: 'confirmed' })
  await beto.call(announcements.mark, { id, as: 'shown' })
  await guard.call(announcements.mark, { id, as: 'opened' })
  const shown = await readAs(admin, announcements.show, { condominium_id: here, id })
  expect(shown).toMatchObject({
    ...{ homes: 3, received: 2, opened: 1, confirmed: 1, guards: 1, guards_opened: 1, guards_confirmed: 0 },
    addressed: [
      { unit_number: '101', accounts: 2, opened_at: expect.any(String), confirmed_at: expect.any(String) },
      { unit_number: '102', accounts: 1, received_at: expect.any(String), opened_at: null, confirmed_at: null },
      { unit_number: '103', accounts: 0, received_at: null },
    ],
  })
  for (const name of ['Ana Ávila', 'Alberto', 'Beto']) expect(JSON.stringify(shown)).not.toContain(name)
  // A home that was made later is not part of it.
  await lives('104')
  expect((await readAs(admin, announcements.show, { condominium_id: here, id })).homes).toBe(3)
  expect((await readAs(admin, announcements.list, { condominium_id: here })).items).toMatchObject([
    { id, homes: 3, opened: 1, confirmed: 1 },
  ])
})

test('keeps the receipt of a home when an account is deleted, and forgets everything after two years', async () => {
  const { here, admin, ana, write } = await world()
  const id = await write()
  await ana.call(announcements.mark, { id, as: 'opened' })
  const records = await readAs(ana, privacy.download, {})
  expect(JSON.stringify(records)).toContain('Corte de agua')
  await garita.owner.query('delete from profiles where id = $1', [ana.id])
  expect(await readAs(admin, announcements.show, { condominium_id: here, id })).toMatchObject({ opened: 1 })
  await garita.owner.query(
    `update announcements set written_at = now() - interval '731 days', send_at = now() - interval '731 days', sent_at = now() - interval '731 days' where id = $1`,
    [id],
  )
  await sweep(keeper())
  expect((await readAs(admin, announcements.list, { condominium_id: here })).items).toEqual([])
  expect((await garita.owner.query('select from announcement_readers where announcement_id = $1', [id])).rowCount).toBe(
    0,
  )
})
