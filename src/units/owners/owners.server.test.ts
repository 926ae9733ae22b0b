/** An owner who rents out, and those who live there: what each of them reaches of the other. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, enter } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { inHome } from '../../../tests/support/homes.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { type MailServer, openMailServer } from '../../../tests/support/mailServer.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { audit } from '../../audit/audit.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { households } from '../../households/households.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { people } from '../../people/people.contract.ts'
import { privacy } from '../../privacy/privacy.contract.ts'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { units } from '../units.contract.ts'
import { owners } from './owners.contract.ts'

let post: MailServer
let garita: TestInstallation
let here: string
let admin: TestPerson
let guard: TestPerson
let tenant: TestPerson
/** These owners live in another unit of the condominium and rent out 101. */
let owner: TestPerson
let ownership: string
let asOwner: TestPerson
let request: string
beforeAll(async () => {
  post = await openMailServer()
  garita = await testInstallation({ environment: { SMTP_URL: post.url, MAIL_FROM: 'Garita <garita@example.org>' } })
  here = await garita.condominium()
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  tenant = await garita.person({ condominium: here, unit: '101', full_name: 'Tania Inquilina' })
  owner = await garita.person({ condominium: here, unit: '201', full_name: 'Oscar Dueño' })
  await authorize(garita, tenant, 'worker', { name: 'Hugo', last_name: 'Secreto' })
  request = await arrive(guard, here)
  await tenant.call(visits.decide, { id: request, decision: 'approved' })
  await enter(guard, here, request)
  ownership = newId()
  expect(await give(admin, owner.email, { id: ownership })).toMatchObject({ ok: true })
  asOwner = inHome(garita, owner, ownership)
  await garita.owner.query(
    `insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number, reservation_date, start_time,
        end_time, purpose, guest_count, starts_at, ends_at, held, exclusive, status)
      select r.condominium_id, gen_random_uuid(), m.id, r.profile_id, r.id, r.unit_number, current_date + 1, '10:00', '11:00', 'Fiesta secreta', 1,
        now() + interval '1 day', now() + interval '25 hours', tstzrange(now() + interval '1 day', now() + interval '25 hours'), false, 'approved'
      from residences r join amenities m on m.condominium_id = r.condominium_id where r.profile_id = $1 limit 1`,
    [tenant.id],
  )
})
afterAll(async () => {
  await garita.close()
  await post.close()
})

const give = (by: TestPerson, email: string, more: object = {}) =>
  by.call(owners.giveOwner, {
    ...{ condominium_id: here, id: newId(), unit_number: '101', email, person_id: newId() },
    ...{ full_name: null, language: 'es' as const, ...more },
  })
const askHome = (by: TestPerson, asks = true) =>
  by.call(owners.askConsent, { condominium_id: here, id: ownership, asks })
const answer = (by: TestPerson, agrees = true) => by.call(households.answerOwner, { id: ownership, agrees })
const heard = async (by: TestPerson) => {
  const bell = await by.call(notices.list, {})
  if (!bell.ok) throw new Error(bell.code)
  return bell.answer.items.flatMap(({ kind, name, by_name }) =>
    kind.startsWith('owner_') ? [[kind, name, by_name]] : [],
  )
}
const livedLong = (...people: TestPerson[]) =>
  garita.owner.query(`update residences set since = now() - interval '30 days' where profile_id = any($1::uuid[])`, [
    people.map(({ id }) => id),
  ])
const readsOf = async () => {
  const unit = await asOwner.call(owners.owned, {})
  const log = await asOwner.call(owners.ownedVisits, {})
  return { unit: unit.ok ? unit.answer : unit.code, log: log.ok ? log.answer : log.code }
}
const secrets = /Tania|Secreto|Fiesta|Luis|Gómez|INE/

test('shows an owner the unit’s bookings, rules and the kinds of its residents, without names', async () => {
  const { unit, log } = await readsOf()
  expect(unit).toMatchObject({
    ...{ unit_number: '101', sees_visits: false, dwellers: [{ kind: null, leaves_at: null }] },
    bookings: [{ status: 'approved' }],
  })
  expect(typeof unit === 'object' && unit.amenities.length).toBeGreaterThan(0)
  expect(log).toEqual([])
  expect(JSON.stringify(unit)).not.toMatch(secrets)
})

test('hides everything else of the unit: lists, requests, passes, notices and records', async () => {
  for (const [call, input] of [
    [visits.waiting, {}],
    [visits.decide, { id: request, decision: 'denied' }],
    [authorizations.list, { auth_type: 'worker' }],
    [authorizations.today, {}],
    [
      authorizations.create,
      { id: newId(), auth_type: 'worker', values: { name: 'A', last_name: 'B', work_type: 'limpieza' } },
    ],
    [notices.list, {}],
    [households.chooseAsking, { residence_id: newId(), asked: 'never', quiet_from: null, quiet_until: null }],
    [units.show, { condominium_id: here, id: newId() }],
  ] as const)
    expect(await asOwner.call(call as typeof visits.waiting, input as Record<string, never>)).toMatchObject({
      ok: false,
      status: 403,
    })
  // As a resident of their own home they see nothing of the unit they own either.
  for (const as of [owner, asOwner]) {
    const read = [
      await as.call(privacy.download, {}),
      await as.call(session.current, {}),
      await as.call(households.mine, {}),
    ]
    expect(JSON.stringify(read)).not.toMatch(secrets)
  }
  const at201 = await owner.call(authorizations.list, { auth_type: 'worker' })
  expect(at201.ok && at201.answer.items).toEqual([])
  expect(await owner.call(owners.owned, {})).toMatchObject({ ok: false, status: 403 })
  // The owned unit causes no notices, calls or letters to its owner.
  const { rows } = await garita.owner.query(
    `select profile_id from access.who_to_tell('visitor_approval_request', $1, $2)`,
    [here, await arrive(guard, here)],
  )
  expect(rows.map(({ profile_id }) => profile_id)).toEqual([tenant.id])
  // A resident of 201 gets only the notices of 201.
  const heard = await garita.owner.query(
    'select r.* from sessions s, access.rights_of(array[s.token_hash]) r where s.profile_id = $1',
    [owner.id],
  )
  expect(heard.rows).toMatchObject([
    { role_name: 'garita_resident', condominium_ids: [here], home_condominium_ids: [] },
  ])
})

test('hides the owner from the residents, and refuses acts for a unit of another owner', async () => {
  const neighbor = await garita.person({ condominium: here, unit: '301' })
  for (const other of [tenant, neighbor, guard, admin])
    expect(await inHome(garita, other, ownership).call(owners.owned, {})).toMatchObject({ ok: false })
  const { rows } = await garita.owner.query('select id from residences where profile_id = $1', [tenant.id])
  expect(await inHome(garita, owner, rows[0].id).call(owners.owned, {})).toMatchObject({ ok: false })
  for (const by of [tenant, owner, guard, asOwner]) {
    expect(await give(by, neighbor.email)).toMatchObject({ status: 403 })
    expect(await askHome(by)).toMatchObject({ status: 403 })
    expect(await by.call(owners.endOwner, { condominium_id: here, id: ownership })).toMatchObject({ status: 403 })
    expect(await by.call(owners.owners, { condominium_id: here, unit_number: '101' })).toMatchObject({ status: 403 })
  }
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await give(stranger, neighbor.email)).toMatchObject({ status: 403 })
  expect(await askHome(stranger)).toMatchObject({ status: 404 })
  expect(await stranger.call(owners.owners, { condominium_id: here, unit_number: '101' })).toMatchObject({ answer: [] })
})

test('shows visits from an adult’s consent on, until a new resident moves in or the consent is withdrawn', async () => {
  const mate = await garita.person({ condominium: here, unit: '101', full_name: 'Mario Inquilino' })
  await livedLong(tenant, mate)
  expect(await answer(tenant)).toMatchObject({ status: 404 })
  for (const _ of [1, 2]) expect(await askHome(admin)).toMatchObject({ ok: true })
  // During the request the owner sees nothing, and all adults of the home see who asks.
  expect(await readsOf()).toMatchObject({ unit: { sees_visits: false }, log: [] })
  for (const adult of [tenant, mate])
    expect(await heard(adult)).toEqual([['owner_asks', 'Oscar Dueño', expect.any(String)]])
  for (const _ of [1, 2]) expect(await answer(tenant)).toMatchObject({ ok: true })
  expect((await readsOf()).log).toEqual([])
  expect(await atDesk.leave(guard, { condominium_id: here, id: request, event_id: newId() })).toMatchObject({
    ok: true,
  })
  expect((await readsOf()).log).toMatchObject([{ event_type: 'exit', name: 'Luis Gómez' }])
  expect([await heard(tenant), await heard(mate)]).toEqual([[], [['owner_watches', 'Oscar Dueño', 'Tania Inquilina']]])
  expect(await mate.call(households.mine, {})).toMatchObject({
    answer: { owners_watching: [{ owner: 'Oscar Dueño', agreed_by: 'Tania Inquilina', may_answer: true }] },
  })
  expect(await admin.call(owners.owners, { condominium_id: here, unit_number: '101' })).toMatchObject({
    answer: [{ full_name: 'Oscar Dueño', sees_visits: true, agreed_by: 'Tania Inquilina' }],
  })
  // Another adult withdraws it at once, and the administration must ask again.
  expect(await answer(mate, false)).toMatchObject({ ok: true })
  expect((await readsOf()).log).toEqual([])
  expect(await answer(tenant)).toMatchObject({ status: 404 })

  const again = async () => {
    expect(await askHome(admin)).toMatchObject({ ok: true })
    expect(await answer(tenant)).toMatchObject({ ok: true })
    expect((await readsOf()).unit).toMatchObject({ sees_visits: true })
  }
  const none = async () => expect((await readsOf()).unit).toMatchObject({ sees_visits: false })
  await again()
  expect(await askHome(admin, false)).toMatchObject({ ok: true })
  await none()
  await again()
  await garita.owner.query('update residences set barred_at = now() where profile_id = $1', [tenant.id])
  await none()
  await garita.owner.query('update residences set barred_at = null where profile_id = $1', [tenant.id])
  await again()
  await garita.person({ condominium: here, unit: '101', full_name: 'Nueva Inquilina' })
  await none()
  const log = await admin.call(audit.list, { thing: 'owner' })
  expect(log.ok && log.answer.items.map(({ what }) => what.agreed_by?.[1] ?? null)).toContain('Tania Inquilina')
})

test('lets only an adult of the home agree that the owner sees its visits: no newcomer, guest, owner, neighbor or administrator', async () => {
  const neighbor = await garita.person({ condominium: here, unit: '401' })
  const guest = await garita.person({ condominium: here, unit: '101', full_name: 'Hugo Huésped' })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [guest.id])
  // The administration approves an accomplice in the home.
  const accomplice = await garita.person({ condominium: here, unit: '101', full_name: 'Cómplice Nuevo' })
  expect(await askHome(admin)).toMatchObject({ ok: true })
  expect(await answer(accomplice)).toMatchObject({ code: 'owner_consent_of_newcomer' })
  expect(await answer(neighbor)).toMatchObject({ status: 404 })
  for (const other of [guest, admin, asOwner, owner]) expect(await answer(other)).toMatchObject({ ok: false })
  expect((await readsOf()).unit).toMatchObject({ sees_visits: false })
  expect(await heard(guest)).toEqual([])
  expect(await guest.call(households.mine, {})).toMatchObject({ answer: { owners_watching: [] } })
  expect(await answer(accomplice, false)).toMatchObject({ ok: true })
  expect(await heard(tenant)).toEqual([])
  for (const one of [guest, accomplice]) await garita.owner.query('delete from profiles where id = $1', [one.id])
})

test('refuses any consent for a home without an adult', async () => {
  const own = newId()
  expect(await give(admin, owner.email, { id: own, unit_number: '201' })).toMatchObject({ ok: true })
  // Only the owner lives in the unit.
  const asked = () => admin.call(owners.askConsent, { condominium_id: here, id: own, asks: true })
  expect(await asked()).toMatchObject({ code: 'owner_no_adult' })
  const guest = await garita.person({ condominium: here, unit: '201' })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [guest.id])
  expect(await asked()).toMatchObject({ code: 'owner_no_adult' })
  await garita.owner.query('delete from profiles where id = $1', [guest.id])
  expect(await admin.call(owners.endOwner, { condominium_id: here, id: own })).toMatchObject({ ok: true })
})

test('separates an owner’s home from their ownership, and ends all access with the ownership at once', async () => {
  const home = newId()
  await admin.call(people.addHome, { id: owner.id, residence_id: home, condominium_id: here, unit_number: '101' })
  expect(await inHome(garita, owner, home).call(visits.waiting, {})).toMatchObject({ ok: true })
  expect(await asOwner.call(visits.waiting, {})).toMatchObject({ status: 403 })
  expect(await asOwner.call(session.current, {})).toMatchObject({
    answer: { person: { ownership, home: null, may_enter: false, owns: [{ id: ownership, unit_number: '101' }] } },
  })
  const end = () => admin.call(owners.endOwner, { condominium_id: here, id: ownership })
  expect(await end()).toMatchObject({ ok: true })
  expect(await end()).toMatchObject({ ok: true })
  expect(await asOwner.call(owners.owned, {})).toMatchObject({ ok: false, status: 404 })
  expect(await owner.call(session.current, {})).toMatchObject({ answer: { person: { owns: [] } } })
})

test('invites an unknown address with a name, and counts one of another condominium', async () => {
  expect(await give(admin, 'nadie@garita.test')).toMatchObject({ code: 'owner_unknown' })
  const given = { id: newId(), person_id: newId(), full_name: 'Renata Renta' }
  expect(await give(admin, 'nadie@garita.test', given)).toMatchObject({ ok: true })
  // A repeated call changes nothing.
  expect(await give(admin, 'nadie@garita.test', given)).toMatchObject({ ok: true })
  await eventually(() => {
    if (!post.letters.some(({ to }) => to === 'nadie@garita.test')) throw new Error('no letter yet')
  })
  expect(await give(admin, 'nadie@garita.test')).toMatchObject({ code: 'owner_current' })
  expect(await give(admin, admin.email)).toMatchObject({ code: 'owner_not_open' })
  const elsewhere = await garita.person({ condominium: await garita.condominium(), unit: '1' })
  expect(await give(admin, elsewhere.email)).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(`select count from attempts where key = $1`, [`known address ${here}`])
  expect(rows).toEqual([{ count: 1 }])
})
