/** The e-mail of last resort: two minutes without an answer, once to each resident who wants it, in their language. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allWritten } from '../../tests/support/accounts.ts'
import { arrive, backdate, settleIn } from '../../tests/support/arrivals.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { type MailServer, openMailServer } from '../../tests/support/mailServer.ts'
import { authorize } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { newId } from '../shared/ids.ts'
import { notices } from './notices.contract.ts'

let post: MailServer
let garita: TestInstallation
let home: string
let guard: TestPerson
let ana: TestPerson
let beto: TestPerson
beforeAll(async () => {
  post = await openMailServer()
  garita = await testInstallation({ environment: { SMTP_URL: post.url, MAIL_FROM: 'Garita <garita@example.org>' } })
})
afterAll(async () => {
  await garita.close()
  await post.close()
})
beforeEach(async () => {
  home = await garita.condominium('Los Encinos')
  guard = await garita.person({ user_role: 'agent', assigned: [home] })
  ana = await garita.person({ condominium: home, unit: '101' })
  beto = await garita.person({ condominium: home, unit: '101', together: true })
})

/** Moves the job's time forward instead of waiting two minutes. */
async function twoMinutesLater(): Promise<void> {
  await garita.owner.query(`update jobs set run_at = run_at - interval '2 minutes' where name = 'notices.letter'`)
  await allWritten(garita)
}
const aboutARequest = /Alguien espera en la caseta|Someone is waiting at the gate/
const to = ({ email }: TestPerson) =>
  post.letters.filter((letter) => letter.to === email && aboutARequest.test(letter.content))

test('sends a letter about a request after two minutes to each resident of the unit once, in their language, with a link to the request', async () => {
  await garita.owner.query(`update profiles set language = 'en' where id = $1`, [beto.id])
  const neighbor = await garita.person({ condominium: home, unit: '102' })
  const id = await arrive(guard, home)
  const { rows } = await garita.owner.query(
    `select extract(epoch from j.run_at - a.created_at)::int as wait from jobs j, authorizations a where j.name = 'notices.letter' and a.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ wait: 120 }])
  expect(to(ana)).toEqual([])
  await twoMinutesLater()
  expect(to(ana)).toHaveLength(1)
  expect(to(beto)).toHaveLength(1)
  const [spanish, english] = [to(ana)[0]?.content ?? '', to(beto)[0]?.content ?? '']
  expect(spanish).toContain('Subject: Alguien espera en la caseta')
  expect(spanish).toContain('Alguien espera en la caseta de Los Encinos para visitar tu casa')
  expect(english).toContain('Subject: Someone is waiting at the gate')
  expect(english).toContain('Someone is waiting at the gate of Los Encinos to visit your home')
  for (const letter of [spanish, english]) {
    expect(letter).toContain(`http://garita.test/dashboard?request=${id}`)
    for (const personal of ['Luis', 'Gómez', 'INE12345']) expect(letter).not.toContain(personal)
  }
  for (const other of [neighbor, guard]) expect(to(other)).toEqual([])
  // Queues it a second time, as a worker that died after sending would.
  await garita.owner.query(
    `insert into jobs (name, payload) values ('notices.letter', jsonb_build_object('condominium_id', $1::text, 'fact_id', $2::text))`,
    [home, id],
  )
  await allWritten(garita)
  expect([to(ana).length, to(beto).length]).toEqual([1, 1])
})

test('says in both languages how many people wait, and nothing for one person', async () => {
  await garita.owner.query(`update profiles set language = 'en' where id = $1`, [beto.id])
  const visit = { condominium_id: home, unit_number: '101', name: 'Luis', last_name: 'Gómez', id_document: 'INE12345' }
  await atDesk.register(guard, { ...visit, id: newId(), phone_number: null, purpose: null, people: 4 })
  await twoMinutesLater()
  expect(to(ana)[0]?.content).toContain('para visitar tu casa (4 personas en total), y nadie ha respondido')
  expect(to(beto)[0]?.content).toContain('to visit your home (4 people in total), and nobody has answered')
  await arrive(guard, home)
  await twoMinutesLater()
  expect(to(ana)[1]?.content).toContain('para visitar tu casa, y nadie ha respondido')
})

test('sends no letter to residents who turned letters off, until they turn them on again', async () => {
  expect(await ana.call(notices.preferences, {})).toMatchObject({ ok: true, answer: { by_mail: true } })
  await ana.call(notices.changePreferences, { by_mail: false })
  expect(await ana.call(notices.preferences, {})).toMatchObject({ ok: true, answer: { by_mail: false } })
  await arrive(guard, home)
  await twoMinutesLater()
  expect([to(ana).length, to(beto).length]).toEqual([0, 1])
  await ana.call(notices.changePreferences, { by_mail: true })
  await arrive(guard, home)
  await twoMinutesLater()
  expect([to(ana).length, to(beto).length]).toEqual([1, 2])
})

test.each<[string, (id: string) => Promise<unknown>]>([
  ['approved', (id) => ana.call(visits.decide, { id, decision: 'approved' })],
  ['denied', (id) => ana.call(visits.decide, { id, decision: 'denied' })],
  [
    'settled by phone',
    (id) =>
      atDesk.enterByPhone(guard, {
        condominium_id: home,
        id,
        event_id: newId(),
        authorized_by: 'Ana',
        reason: 'No contesta',
      }),
  ],
])('sends no letter for a request that was %s', async (_, act) => {
  const id = await arrive(guard, home)
  expect(await act(id)).toMatchObject({ ok: true })
  await twoMinutesLater()
  expect([to(ana).length, to(beto).length]).toEqual([0, 0])
})

test('sends no letter for a visitor whom a resident authorized', async () => {
  await garita.owner.query(`delete from jobs where name = 'notices.letter'`)
  await authorize(garita, ana)
  expect((await garita.owner.query(`select from jobs where name = 'notices.letter'`)).rowCount).toBe(0)
})

test('sends no letter about a request after a day', async () => {
  await settleIn(garita)
  const id = await arrive(guard, home)
  await backdate(garita, id, '24 hours')
  await twoMinutesLater()
  expect([to(ana).length, to(beto).length]).toEqual([0, 0])
})

test('sends no letter to residents who left the unit, arrived later, or have not confirmed their address', async () => {
  const unconfirmed = await garita.person({ condominium: home, unit: '101', confirmed: false })
  const moved = await garita.person({ condominium: home, unit: '101' })
  await arrive(guard, home)
  const late = await garita.person({ condominium: home, unit: '101' })
  await garita.owner.query('update residences set until = now() where profile_id = any($1)', [[ana.id, moved.id]])
  await garita.owner.query(
    `insert into residences (condominium_id, id, profile_id, unit_number, since) values ($1, $2, $3, '305', now())`,
    [home, newId(), moved.id],
  )
  await twoMinutesLater()
  expect([ana, moved, late, unconfirmed, beto].map((person) => to(person).length)).toEqual([0, 0, 0, 0, 1])
})

test('sends a letter again after the mail server was down, to each resident once', async () => {
  post.refusing = true
  const before = post.refused
  await arrive(guard, home)
  await garita.owner.query('update jobs set run_at = now()')
  await eventually(() => expect(post.refused).toBeGreaterThan(before))
  post.refusing = false
  await allWritten(garita)
  expect([to(ana).length, to(beto).length]).toEqual([1, 1])
})

test('queues no letter when no mail server is configured', async () => {
  const keeping = await testInstallation()
  const place = await keeping.condominium()
  const agent = await keeping.person({ user_role: 'agent', assigned: [place] })
  const resident = await keeping.person({ condominium: place, unit: '101' })
  await arrive(agent, place)
  const { rowCount } = await keeping.owner.query('select from jobs')
  expect(rowCount).toBe(0)
  const kept = await keeping.owner.query('select from unsent_messages where recipient = $1', [resident.email])
  expect(kept.rowCount).toBe(0)
  await keeping.close()
})
