/** A user's records are complete, contain no secrets and nothing of others; a removal request is carried out. */
import { beforeAll, expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { leaveOld } from '../../tests/support/past.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { alarms } from '../alarms/alarms.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { people } from '../people/people.contract.ts'
import { newId } from '../shared/ids.ts'
import { privacy } from './privacy.contract.ts'

const garita = openForFile(sharedInstallation)
let resident: TestPerson
let mate: TestPerson
let agent: TestPerson
let admin: TestPerson
let stranger: TestPerson
let here: string
beforeAll(async () => {
  here = await garita.condominium('Aquí')
  const there = await garita.condominium('Allá')
  resident = await garita.person({ condominium: here, full_name: 'Ana Ruiz' })
  mate = await garita.person({ condominium: here })
  agent = await garita.person({ user_role: 'agent', assigned: [here] })
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  stranger = await garita.person({ user_role: 'admin', assigned: [there] })
})

async function download(reader: TestPerson) {
  const answer = await reader.call(privacy.download, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}
const done = async (outcome: Promise<{ ok: boolean }>) => expect(await outcome).toMatchObject({ ok: true })
const wishSeenBy = async (reader: TestPerson, { id: whose }: TestPerson) => {
  const answer = await reader.call(people.list, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer.items.find(({ id }) => id === whose)?.removal_requested_at
}

test('returns a resident’s profile, home, authorizations, decisions, log, bookings and sessions, and nothing of a roommate', async () => {
  await leaveOld(garita, here, resident, { name: `'Mío'` })
  await leaveOld(garita, here, mate, { name: `'Ajeno'` })
  const [mine, theirs] = [await arrive(agent, here), await arrive(agent, here)]
  await done(resident.call(visits.decide, { id: mine, decision: 'denied' }))
  await done(mate.call(visits.decide, { id: theirs, decision: 'approved' }))
  await garita.owner.query(
    `insert into notice_marks (profile_id, kind, fact_id) values ($1, 'let_in', gen_random_uuid())`,
    [resident.id],
  )
  const { rows } = await garita.owner.query(
    `insert into amenity_reservations (condominium_id, id, amenity_id, resident_id, residence_id, unit_number, reservation_date,
        start_time, end_time, purpose)
      select r.condominium_id, gen_random_uuid(), m.id, r.profile_id, r.id, r.unit_number, current_date + 3, '12:00', '14:00', 'Cumpleaños'
        from residences r join amenities m on m.condominium_id = r.condominium_id and m.amenity_type = 'pool'
        where r.profile_id = $1 returning id`,
    [resident.id],
  )
  await garita.owner.query(
    `insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
      values ($1, gen_random_uuid(), $2, $3, 1, 'Eva')`,
    [here, rows[0].id, resident.id],
  )

  for (const [who, id] of [
    [resident, newId()],
    [mate, newId()],
  ] as const)
    await done(who.call(alarms.raise, { condominium_id: here, id, pressed_at: new Date().toISOString() }))

  const records = await download(resident)
  expect(records.profile).toMatchObject({ full_name: 'Ana Ruiz', email: resident.email, user_role: 'resident' })
  expect(records.residences).toMatchObject([{ condominium: 'Aquí', unit_number: '101', until: null }])
  expect(records.authorizations).toMatchObject([{ name: 'Mío', id_document: 'INE-12345' }])
  expect(records.decided_visits).toMatchObject([{ name: 'Luis', status: 'denied' }])
  expect(records.access_log).toMatchObject([{ event_type: 'visitor_registered', name: 'Mío' }])
  expect(records.reservations).toMatchObject([{ amenity: 'pool', purpose: 'Cumpleaños', guests: ['Eva'] }])
  expect(records.alarms).toMatchObject([{ condominium: 'Aquí', unit_number: '101', raised_by_me: true, test: false }])
  expect(records.notices_read).toMatchObject([{ kind: 'let_in' }])
  expect(records.sessions).toMatchObject([{ device: 'test' }])
  expect(JSON.stringify(records)).not.toContain('Ajeno')
})

test('contains no secret in the records of a user', async () => {
  await garita.owner.query(
    `insert into credentials (profile_id, password_hash, totp_secret, recovery_hashes)
      values ($1, 'a-password-hash', '\\x736563726574', array['\\x686173686564'::bytea])`,
    [resident.id],
  )
  const written = JSON.stringify(await download(resident))
  const { rows } = await garita.owner.query(
    `select encode(s.token_hash, 'hex') as token_hash, a.pass_id, s.id from sessions s join authorizations a on a.resident_id = s.profile_id
      where s.profile_id = $1`,
    [resident.id],
  )
  for (const secret of [
    'a-password-hash',
    '736563726574',
    '686173686564',
    resident.token,
    ...Object.values(rows[0] ?? {}),
  ]) {
    expect(written).not.toContain(String(secret))
  }
})

test('returns every user their own records, also pending ones; refuses anonymous callers', async () => {
  const waiting = await garita.person({ condominium: here, approval_status: 'pending', full_name: 'Eva Espera' })
  expect((await download(waiting)).profile).toMatchObject({ full_name: 'Eva Espera', approval_status: 'pending' })
  expect((await download(agent)).assignments).toMatchObject([{ condominium: 'Aquí' }])
  expect(await garita.nobody.call(privacy.download, {})).toMatchObject({ ok: false, status: 401 })
})

test('returns the newest rows of a list that is too long', async () => {
  await garita.owner.query(
    `insert into notice_marks (profile_id, kind, fact_id, read_at)
      select $1, 'let_in', gen_random_uuid(), now() - n * interval '1 second' from generate_series(1, 5100) n`,
    [mate.id],
  )
  const { notices_read } = await download(mate)
  expect(notices_read).toHaveLength(5000)
  const { rows } = await garita.owner.query('select max(read_at) as latest from notice_marks where profile_id = $1', [
    mate.id,
  ])
  expect(new Date(String(notices_read[0]?.read_at))).toEqual(rows[0].latest)
})

test('shows a removal request to the administration, allows to withdraw it, and carries it out', async () => {
  const leaving = await garita.person({ condominium: here, full_name: 'Lara Lejos' })
  const ownRequest = async () => {
    const answer = await leaving.call(privacy.ownRequest, {})
    return answer.ok ? answer.answer.requested_at : undefined
  }
  expect(await ownRequest()).toBeNull()
  await done(leaving.call(privacy.askRemoval, {}))
  const asked = await ownRequest()
  expect(asked).toEqual(expect.any(String))
  // A second request does not change the date of the first.
  await done(leaving.call(privacy.askRemoval, {}))
  expect(await ownRequest()).toBe(asked)
  expect(await wishSeenBy(admin, leaving)).toBe(asked)
  expect(await wishSeenBy(stranger, leaving)).toBeUndefined()

  expect(await admin.call(people.count, {})).toMatchObject({ ok: true, answer: { removals: 1 } })
  expect(await stranger.call(people.count, {})).toMatchObject({ ok: true, answer: { removals: 0 } })
  expect(await admin.call(people.list, { wish: 'removal' })).toMatchObject({
    ok: true,
    answer: { items: [{ id: leaving.id }] },
  })

  await done(leaving.call(privacy.takeBack, {}))
  await done(leaving.call(privacy.takeBack, {}))
  expect(await ownRequest()).toBeNull()
  expect(await wishSeenBy(admin, leaving)).toBeNull()

  await done(leaving.call(privacy.askRemoval, {}))
  await done(admin.call(people.remove, { id: leaving.id }))
  const left = await garita.owner.query('select from removal_requests where profile_id = $1', [leaving.id])
  expect(left.rows).toEqual([])
  expect(await wishSeenBy(admin, leaving)).toBeUndefined()
})
