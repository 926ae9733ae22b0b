/** Push messages and letters of announcements: each reader once, also after a process died in the middle. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allWritten } from '../../tests/support/accounts.ts'
import { inTheMiddle } from '../../tests/support/holding.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { type MailServer, openMailServer } from '../../tests/support/mailServer.ts'
import { openPushService, type PushService, subscribed } from '../../tests/support/pushEndpoint.ts'
import { notices } from '../notices/notices.contract.ts'
import { newId } from '../shared/ids.ts'
import { sentFile } from '../shared/sentFiles.ts'
import { announcements } from './announcements.contract.ts'

let post: MailServer
let service: PushService
let garita: TestInstallation
let here: string
let admin: TestPerson
let ana: TestPerson
let beto: TestPerson
beforeAll(async () => {
  post = await openMailServer()
  service = await openPushService()
  garita = await testInstallation({
    environment: { SMTP_URL: post.url, MAIL_FROM: 'Garita <garita@example.org>', PUSH_SERVICES: service.origin },
  })
})
afterAll(async () => {
  await garita.close()
  await post.close()
  await service.close()
})
beforeEach(async () => {
  await garita.owner.query('delete from jobs')
  here = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
  ana = await garita.person({ condominium: here, unit: '101' })
  beto = await garita.person({ condominium: here, unit: '102' })
})

async function write(more: object = {}): Promise<string> {
  const id = newId()
  const text = { title: 'Tu adeudo de octubre', body: 'Debes 2,000 pesos. Mira https://malo.test' }
  const form = { condominium_id: here, id, ...text, audience: 'everybody' as const, asks_confirmation: false }
  expect(await admin.call(announcements.write, { ...form, send: 'now', ...more })).toMatchObject({ ok: true })
  return id
}
const to = ({ email }: TestPerson) => post.letters.filter((letter) => letter.to === email)
const hurry = () => garita.owner.query('update jobs set run_at = now() where run_at > now()')
const written = async () => {
  await hurry()
  await allWritten(garita)
}
const repeatJobs = (id: string) =>
  garita.owner.query(
    `insert into jobs (name, payload) select job.name, jsonb_build_object('condominium_id', n.condominium_id, 'announcement_id', n.announcement_id, 'seat', n.seat)
      from announcement_readers n, (values ('announcements.push'), ('announcements.letter')) job (name) where n.announcement_id = $1`,
    [id],
  )

test('sends each reader one push message and one letter in their language, without the typed text', async () => {
  await garita.owner.query(`update profiles set language = 'en' where id = $1`, [beto.id])
  const [phone, tablet] = [await subscribed(service, ana), await subscribed(service, ana)]
  const id = await write()
  await written()
  for (const device of [phone, tablet]) {
    expect(device.rings().map((ring) => device.open(ring))).toEqual([
      {
        title: 'Hay un comunicado de la administración',
        body: 'Los Encinos',
        path: `/announcements?open=${id}`,
        kind: 'announcement',
        fact_id: id,
      },
    ])
  }
  expect([to(ana).length, to(beto).length]).toEqual([1, 1])
  const [spanish, english] = [to(ana)[0]?.content ?? '', to(beto)[0]?.content ?? '']
  expect(spanish).toContain('La administración de Los Encinos te envió un comunicado')
  expect(english).toContain('The administration of Los Encinos sent you an announcement')
  for (const letter of [spanish, english]) {
    expect(letter).toContain(`http://garita.test/announcements?open=${id}`)
    expect(letter).toMatch(new RegExp(`Message-ID:\\s+<${id}\\.[0-9a-f-]{36}@example\\.org>`, 'i'))
    for (const typed of ['adeudo', '2,000', 'malo.test']) expect(letter).not.toContain(typed)
  }
  const shown = await admin.call(announcements.show, { condominium_id: here, id })
  expect(shown).toMatchObject({ answer: { homes: 2, received: 2, opened: 0 } })
})

test.each([
  ['es', 'te envió un comunicado con archivos', 'Léelo y abre sus archivos aquí: http://garita.test/announcements'],
  ['en', 'sent you an announcement with files', 'Read it and open its files here: http://garita.test/announcements'],
])('says in the letter that there are files, and attaches none: %s', async (language, said, linked) => {
  await garita.owner.query('update profiles set language = $1 where id = $2', [language, ana.id])
  const file = newId()
  const pdf = Buffer.from('%PDF-1.7\nx\n%%EOF')
  expect(await admin.call(announcements.keepFile, sentFile([here, file], pdf))).toMatchObject({ ok: true })
  await write({ files: [{ id: file, words: 'adeudos.pdf' }] })
  await written()
  const letter = to(ana)[0]?.content ?? ''
  expect(letter).toContain(said)
  expect(letter).toContain(linked)
  for (const typed of ['adeudos', 'application/pdf', file]) expect(letter).not.toContain(typed)
})

test('sends no reader anything twice when the jobs of a dead worker run again', async () => {
  const phone = await subscribed(service, ana)
  const id = await write()
  await written()
  await repeatJobs(id)
  await allWritten(garita)
  expect([phone.rings().length, to(ana).length, to(beto).length]).toEqual([1, 1, 1])
})

test('sends everything later when a process dies in the middle of the sending, and nothing before', async () => {
  const phone = await subscribed(service, ana)
  const id = await write({ send: 'later', send_at: new Date(Date.now() + 3_600_000).toISOString() })
  const due = `update announcements set written_at = written_at - interval '2 hours', send_at = send_at - interval '2 hours' where id = $1`
  const dead = await garita.owner.connect()
  try {
    await dead.query('begin')
    await dead.query(due, [id])
    await dead.query('select access.send_announcement($1, $2)', [here, id])
    const { rows } = await dead.query('select from jobs where payload ->> $1 = $2', ['announcement_id', id])
    expect(rows).toHaveLength(3)
  } finally {
    // The server ends the transaction of a process that is gone.
    await dead.query('rollback')
    dead.release()
  }
  expect((await garita.owner.query('select from announcement_readers where announcement_id = $1', [id])).rowCount).toBe(
    0,
  )
  expect([phone.rings().length, to(ana).length]).toEqual([0, 0])
  await garita.owner.query(due, [id])
  // The clock of the running program finds it.
  await expect
    .poll(
      async () =>
        (await garita.owner.query('select from announcements where id = $1 and sent_at is not null', [id])).rowCount,
    )
    .toBe(1)
  await written()
  expect([phone.rings().length, to(ana).length, to(beto).length]).toEqual([1, 1, 1])
})

test('sends once when two programs find the same announcement due', async () => {
  const id = await write({ send: 'later', send_at: new Date(Date.now() + 3_600_000).toISOString() })
  await inTheMiddle(garita, async ({ say }) => {
    await say(
      `update announcements set written_at = written_at - interval '2 hours', send_at = send_at - interval '2 hours' where id = $1`,
      [id],
    )
    await say('select access.send_announcement($1, $2)', [here, id])
    // The other program skips the locked row at once.
    const other = await garita.owner.query('select access.send_due_announcements() as sent')
    expect(other.rows).toEqual([{ sent: '0' }])
  })
  await written()
  expect([to(ana).length, to(beto).length]).toEqual([1, 1])
})

test('sends no letter to readers who turned letters off, left, were frozen or opened it before', async () => {
  const cora = await garita.person({ condominium: here, unit: '103' })
  const dora = await garita.person({ condominium: here, unit: '104' })
  await ana.call(notices.changePreferences, { by_mail: false })
  post.letters.length = 0
  const id = await write({ send: 'draft' })
  await garita.owner.query('update residences set frozen_at = now() where profile_id = $1', [cora.id])
  // Holds the jobs back until the readers changed.
  await inTheMiddle(garita, async ({ say }) => {
    await say('update announcements set send_at = now() where id = $1', [id])
    await say('select access.send_announcement($1, $2)', [here, id])
    await say(`update jobs set run_at = now() + interval '1 hour' where payload ->> 'announcement_id' = $1`, [id])
  })
  await garita.owner.query('update residences set until = now() where profile_id = $1', [beto.id])
  await dora.call(announcements.mark, { id, as: 'opened' })
  await written()
  expect([ana, beto, cora, dora].map((one) => to(one).length)).toEqual([0, 0, 0, 0])
})

test('rings after the quiet hours of a resident, and not in them', async () => {
  const phone = await subscribed(service, ana)
  await garita.owner.query(
    `update residences set quiet_from = ((now() at time zone 'America/Mexico_City') - interval '1 hour')::time,
      quiet_until = ((now() at time zone 'America/Mexico_City') + interval '1 hour')::time where profile_id = $1`,
    [ana.id],
  )
  await write()
  await hurry()
  await expect
    .poll(
      async () => (await garita.owner.query(`select from jobs where run_at > now() + interval '10 minutes'`)).rowCount,
    )
    .toBe(1)
  expect(phone.rings()).toHaveLength(0)
  await garita.owner.query('update residences set quiet_from = null, quiet_until = null where profile_id = $1', [
    ana.id,
  ])
  await written()
  expect(phone.rings()).toHaveLength(1)
})

test('tries the push message again when the push service fails, and forgets a device that is gone', async () => {
  const [phone, gone] = [await subscribed(service, ana), await subscribed(service, beto)]
  service.answer(phone.path, 503)
  service.answer(gone.path, 410)
  const id = await write()
  await hurry()
  await expect.poll(() => phone.rings().length).toBeGreaterThan(0)
  service.answer(phone.path, 201)
  await written()
  const { rows } = await garita.owner.query(
    'select unit_number, rung_at is not null as rung from announcement_readers where announcement_id = $1 order by unit_number',
    [id],
  )
  expect(rows).toEqual([
    { unit_number: '101', rung: true },
    { unit_number: '102', rung: false },
  ])
  expect(
    (await garita.owner.query('select from push_subscriptions where endpoint = $1', [gone.subscription.endpoint]))
      .rowCount,
  ).toBe(0)
})
