/** A resident writes to the administration; only the author and the administration read it, and each side answers what it has read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allWritten } from '../../tests/support/accounts.ts'
import { inHome, newOwner } from '../../tests/support/homes.ts'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { type MailServer, openMailServer } from '../../tests/support/mailServer.ts'
import { drawing, jpegWithPosition, smallJpeg } from '../../tests/support/photos.ts'
import { openPushService, type PushService, subscribed } from '../../tests/support/pushEndpoint.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { dashboards } from '../dashboards/dashboards.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { people } from '../people/people.contract.ts'
import { privacy } from '../privacy/privacy.contract.ts'
import { newId } from '../shared/ids.ts'
import { sentFile } from '../shared/sentFiles.ts'
import { owners } from '../units/owners/owners.contract.ts'
import { matters } from './matters.contract.ts'

let post: MailServer
let push: PushService
let garita: TestInstallation
let here: string
let ana: TestPerson
let admin: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  post = await openMailServer()
  push = await openPushService()
  garita = await testInstallation({
    environment: { SMTP_URL: post.url, MAIL_FROM: 'Garita <garita@example.org>', PUSH_SERVICES: push.origin },
  })
})
afterAll(async () => {
  await garita.close()
  await push.close()
  await post.close()
})
beforeEach(async () => {
  await garita.owner.query('delete from jobs')
  here = await garita.condominium('Los Encinos')
  ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Ruiz' })
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Rosa Admin' })
  colleague = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Beto Admin' })
})

const missing = { ok: false, status: 404 }
const said = 'El guardia de la noche duerme.'

async function written(by: TestPerson = ana, words = said): Promise<string> {
  const id = newId()
  expect(await by.call(matters.begin, { id, said: words })).toMatchObject({ ok: true })
  return id
}
const say = (by: TestPerson, matter: string, seen: number, words = 'Ya lo vimos.', id = newId()) =>
  by.call(matters.say, { condominium_id: here, matter_id: matter, id, said: words, seen })
const close = (by: TestPerson, matter: string, seen: number) =>
  by.call(matters.close, { condominium_id: here, matter_id: matter, seen })
async function shown(by: TestPerson, id: string) {
  const answer = await by.call(matters.show, { id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}
async function bell(by: TestPerson) {
  const answer = await by.call(notices.list, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer.items.filter(({ kind }) => kind.startsWith('matter_'))
}
async function queue(by: TestPerson) {
  const answer = await by.call(dashboards.morning, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer.waiting.filter(({ kind }) => kind === 'matter')
}
const listed = async (by: TestPerson) => {
  const answer = await by.call(matters.list, {})
  return answer.ok ? answer.answer.items.map(({ id }) => id) : answer.status
}

describe('who reads a matter', () => {
  test('shows it to its author and to the administrators of the condominium, and to no other person', async () => {
    const id = await written()
    const roomMate = await garita.person({ condominium: here, unit: '101' })
    const neighbor = await garita.person({ condominium: here, unit: '102' })
    const elsewhere = await garita.condominium('Otro')
    const stranger = await garita.person({ user_role: 'admin', assigned: [elsewhere] })
    const guard = await garita.person({ user_role: 'agent', assigned: [here] })
    const supervisor = await garita.person({ user_role: 'supervisor', assigned: [here] })
    const board = await garita.person({ user_role: 'board', assigned: [here] })
    const root = await garita.person({ user_role: 'super_admin' })
    for (const reader of [ana, admin, colleague, root]) {
      expect(await listed(reader)).toContain(id)
      expect((await shown(reader, id)).messages.map((message) => message.said)).toEqual([said])
    }
    expect(await shown(admin, id)).toMatchObject({
      author_name: 'Ana Ruiz',
      unit_number: '101',
      mine: false,
      state: 'waiting',
    })
    expect(await shown(ana, id)).toMatchObject({
      mine: true,
      unit_number: null,
      condominium: { id: here, name: 'Los Encinos' },
    })
    for (const other of [roomMate, neighbor, stranger]) {
      expect(await listed(other)).toEqual([])
      expect(await other.call(matters.show, { id })).toMatchObject(missing)
      expect(await say(other, id, 1)).toMatchObject(missing)
      expect(await close(other, id, 1)).toMatchObject(missing)
      expect(await bell(other)).toEqual([])
    }
    for (const other of [guard, supervisor, board]) {
      expect(await listed(other)).toBe(403)
      expect(await other.call(matters.show, { id })).toMatchObject({ ok: false, status: 403 })
      expect(await say(other, id, 1)).toMatchObject({ ok: false, status: 403 })
      expect(await close(other, id, 1)).toMatchObject({ ok: false, status: 403 })
      expect(await other.call(matters.begin, { id: newId(), said })).toMatchObject({ ok: false, status: 403 })
    }
    expect(await bell(guard)).toEqual([])
    expect((await shown(ana, id)).messages).toHaveLength(1)
  })

  test('lets no administrator begin a matter, and gives an id of another person to no one', async () => {
    const id = await written()
    expect(await admin.call(matters.begin, { id: newId(), said })).toMatchObject({ ok: false, status: 403 })
    const neighbor = await garita.person({ condominium: here, unit: '102' })
    expect(await neighbor.call(matters.begin, { id, said: 'Mío' })).toMatchObject(missing)
    expect(await ana.call(matters.begin, { id, said: 'Otra vez' })).toMatchObject({ ok: true })
    expect((await shown(ana, id)).messages).toMatchObject([{ said }])
  })

  test('takes the messages of a frozen resident without the right to authorize, and those of no applicant', async () => {
    await garita.owner.query('update residences set frozen_at = now(), barred_at = now() where profile_id = $1', [
      ana.id,
    ])
    const id = await written()
    expect(await listed(ana)).toEqual([id])
    const applicant = await garita.person({ condominium: here, unit: '103', approval_status: 'pending' })
    expect(await applicant.call(matters.begin, { id: newId(), said })).toMatchObject({ ok: false, status: 403 })
    expect(await applicant.call(matters.list, {})).toMatchObject({ ok: true, answer: { items: [] } })
  })

  test('ends for an author who moved out, and remains for the administration until they are removed', async () => {
    const id = await written()
    await garita.owner.query('update residences set until = now() where profile_id = $1', [ana.id])
    expect(await listed(ana)).toEqual([])
    expect(await ana.call(matters.show, { id })).toMatchObject(missing)
    expect(await say(ana, id, 1)).toMatchObject(missing)
    expect(await listed(admin)).toEqual([id])
    await garita.owner.query('update residences set until = null where profile_id = $1', [ana.id])
    expect(await admin.call(people.remove, { id: ana.id })).toMatchObject({ ok: true })
    expect(await listed(admin)).toEqual([])
  })

  test('serves an owner who lives elsewhere on the page of their unit, until the ownership ends', async () => {
    await garita.owner.query(
      `insert into units (condominium_id, id, unit_number) values ($1, $2, '101') on conflict do nothing`,
      [here, newId()],
    )
    const owner = await garita.person({
      condominium: await garita.condominium('Otro'),
      unit: '9',
      full_name: 'Oscar Dueño',
    })
    const given = newOwner(here, owner.email)
    expect(await admin.call(owners.giveOwner, given)).toMatchObject({ ok: true })
    const atUnit = inHome(garita, owner, given.id)
    const id = await written(atUnit, 'La cuota no cuadra.')
    expect(await shown(admin, id)).toMatchObject({ author_name: 'Oscar Dueño', unit_number: '101' })
    expect(await say(admin, id, 1)).toMatchObject({ ok: true })
    expect(await shown(atUnit, id)).toMatchObject({ state: 'answered', condominium: { name: 'Los Encinos' } })
    await allWritten(garita)
    const letters = post.letters.filter(({ to }) => to === owner.email).map(({ content }) => content)
    expect(letters.join()).toContain(`/home/${given.id}/messages?id=`)
    // At their own home they see no matters of the other condominium.
    expect(await listed(owner)).toEqual([])
    expect(await admin.call(owners.endOwner, { condominium_id: here, id: given.id })).toMatchObject({ ok: true })
    expect(await atUnit.call(matters.show, { id })).toMatchObject(missing)
  })
})

describe('answers', () => {
  test('moves a matter from the queue and the bell of the administration to the bell of its author', async () => {
    const id = await written()
    expect(await queue(admin)).toMatchObject([{ id, author_name: 'Ana Ruiz', unit_number: '101', said }])
    expect(await bell(admin)).toMatchObject([{ kind: 'matter_waiting', name: 'Ana Ruiz' }])
    expect(await bell(ana)).toEqual([])
    expect(await say(admin, id, 1)).toMatchObject({ ok: true })
    expect(await queue(admin)).toEqual([])
    expect(await bell(admin)).toEqual([])
    expect(await bell(ana)).toMatchObject([{ kind: 'matter_answered', by_name: 'Rosa Admin' }])
    const [notice] = await bell(ana)
    expect(await shown(ana, notice?.fact_id ?? '')).toMatchObject({ id, state: 'answered' })
    expect(await say(ana, id, 0, 'Sigue igual.')).toMatchObject({ ok: true })
    expect(await queue(colleague)).toMatchObject([{ id, said: 'Sigue igual.' }])
    expect(await shown(admin, id)).toMatchObject({ state: 'waiting', messages: [{}, { by_name: 'Rosa Admin' }, {}] })
  })

  test('sends the author one push message and one letter about each answer, without words of it', async () => {
    const phone = await subscribed(push, ana)
    const id = await written()
    for (const seen of [1, 2]) expect(await say(admin, id, seen)).toMatchObject({ ok: true })
    await allWritten(garita)
    const rings = phone.rings().map((ring) => phone.open(ring))
    expect(rings).toHaveLength(2)
    expect(rings[0]).toMatchObject({
      title: 'La administración respondió tu mensaje',
      body: 'Los Encinos',
      kind: 'matter_answered',
    })
    const letters = post.letters.filter(({ to }) => to === ana.email)
    expect(letters).toHaveLength(2)
    expect(letters[0]?.content).toContain('http://garita.test/messages?id=')
    for (const text of [JSON.stringify(rings), ...letters.map(({ content }) => content)]) {
      for (const words of ['Ya lo vimos', 'duerme', 'Rosa']) expect(text).not.toContain(words)
    }
    await garita.owner.query(
      `insert into jobs (name, payload) select name, payload from (values ('notices.push', $1::jsonb || '{"kind": "matter_answered"}'),
        ('matters.answered', $1::jsonb)) again (name, payload)`,
      [JSON.stringify({ condominium_id: here, fact_id: (await shown(ana, id)).messages[1]?.id })],
    )
    await allWritten(garita)
    expect(phone.rings()).toHaveLength(2)
    expect(post.letters.filter(({ to }) => to === ana.email)).toHaveLength(2)
  })

  test('sends no letter to an author who turned e-mails off, and rings no phone in quiet hours', async () => {
    const phone = await subscribed(push, ana)
    await ana.call(notices.changePreferences, { by_mail: false })
    await garita.owner.query(
      `update residences set quiet_from = '00:00', quiet_until = '23:59:59' where profile_id = $1`,
      [ana.id],
    )
    expect(await say(admin, await written(), 1)).toMatchObject({ ok: true })
    await allWritten(garita)
    expect(phone.rings()).toEqual([])
    expect(post.letters.filter(({ to }) => to === ana.email)).toEqual([])
    expect(await bell(ana)).toHaveLength(1)
  })

  test('takes one of two answers at once, and the second after its author has read the first', async () => {
    const id = await written()
    const both = await Promise.all([say(admin, id, 1, 'Hoy.'), say(colleague, id, 1, 'Mañana.')])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    const second = both[0].ok ? 1 : 0
    expect(both[second]).toMatchObject({ status: 409, code: 'matter_has_news' })
    expect((await shown(ana, id)).messages).toHaveLength(2)
    expect(await say(second ? colleague : admin, id, 2, 'También mañana.')).toMatchObject({ ok: true })
    expect((await shown(ana, id)).messages).toHaveLength(3)
  })

  test('writes a repeated message once, and gives its id to no other person', async () => {
    const id = await written()
    const again = newId()
    for (const _ of [1, 2]) expect(await say(admin, id, 1, 'Una vez.', again)).toMatchObject({ ok: true })
    expect(await say(colleague, id, 2, 'Mío.', again)).toMatchObject(missing)
    expect((await shown(ana, id)).messages).toHaveLength(2)
  })

  test('refuses an empty text and one of more than 2,000 characters', async () => {
    for (const words of ['', ' \n ', 'x'.repeat(2001)])
      expect(await ana.call(matters.begin, { id: newId(), said: words })).toMatchObject({ ok: false, status: 422 })
    await written(ana, `${'x'.repeat(999)}\n${'y'.repeat(1000)}`)
  })
})

describe('a closed matter', () => {
  test('closes once, says the same again to the person who closed it, and refuses a second person', async () => {
    const id = await written()
    for (const _ of [1, 2]) expect(await close(admin, id, 1)).toMatchObject({ ok: true })
    for (const other of [colleague, ana]) {
      expect(await close(other, id, 1)).toMatchObject({ ok: false, status: 409, code: 'matter_closed' })
    }
    expect(await shown(ana, id)).toMatchObject({ state: 'closed', closed_by_name: 'Rosa Admin' })
    expect(await bell(ana)).toMatchObject([{ kind: 'matter_closed', fact_id: id, by_name: 'Rosa Admin' }])
    expect(await queue(admin)).toEqual([])
    expect(await say(colleague, id, 1)).toMatchObject({ ok: false, status: 409, code: 'matter_closed' })
  })

  test('does not close over a message that the caller has not read', async () => {
    const id = await written()
    await say(ana, id, 1, 'Y otra cosa.')
    expect(await close(admin, id, 1)).toMatchObject({ ok: false, status: 409, code: 'matter_has_news' })
    expect(await close(admin, id, 2)).toMatchObject({ ok: true })
  })

  test('opens again when its author writes within 14 days, and not later', async () => {
    const id = await written()
    expect(await close(ana, id, 1)).toMatchObject({ ok: true })
    expect(await bell(ana)).toEqual([])
    const closedAgo = (days: number) =>
      garita.owner.query(`update matters set closed_at = now() - $2 * interval '1 day' where id = $1`, [id, days])
    await closedAgo(13.9)
    expect(await say(ana, id, 1, 'Sigue.')).toMatchObject({ ok: true })
    expect(await shown(admin, id)).toMatchObject({ state: 'waiting', closed_at: null, messages: [{}, {}] })
    expect(await queue(admin)).toMatchObject([{ id }])
    await close(admin, id, 2)
    await closedAgo(14.1)
    expect(await say(ana, id, 2)).toMatchObject({ ok: false, status: 409, code: 'matter_over' })
  })
})

describe('limits', () => {
  test('allows ten open matters of a person, also when several are sent at once', async () => {
    const sent = await Promise.all(Array.from({ length: 12 }, () => ana.call(matters.begin, { id: newId(), said })))
    expect(sent.filter(({ ok }) => ok)).toHaveLength(10)
    expect(sent.find(({ ok }) => !ok)).toMatchObject({ status: 409, code: 'matters_too_many' })
    const open = await listed(ana)
    const [first = ''] = Array.isArray(open) ? open : []
    await close(ana, first, 1)
    await written()
    expect(await say(ana, first, 1)).toMatchObject({ ok: false, code: 'matters_too_many' })
  })

  test('allows a person thirty messages a day', async () => {
    const id = await written()
    for (let turn = 1; turn < 30; turn++) expect(await say(ana, id, turn)).toMatchObject({ ok: true })
    expect(await say(ana, id, 30)).toMatchObject({ ok: false, status: 409, code: 'matter_messages_too_many' })
    await garita.owner.query(
      `update matter_messages set said_at = said_at - interval '25 hours' where matter_id = $1`,
      [id],
    )
    expect(await say(ana, id, 30)).toMatchObject({ ok: true })
  })
})

describe('the photo of a message', () => {
  const keep = (by: TestPerson, bytes: readonly number[], id = newId()) =>
    by.call(matters.keepPhoto, sentFile([id], Uint8Array.from(bytes)))
  const photoOf = (by: TestPerson, message: string) => by.call(matters.photo, { message_id: message })
  async function sentWithPhoto(by: TestPerson = ana): Promise<string> {
    const [id, photo] = [newId(), newId()]
    for (const _ of [1, 2]) expect(await keep(by, jpegWithPosition, photo)).toMatchObject({ ok: true })
    for (const _ of [1, 2])
      expect(await by.call(matters.begin, { id, said, photo_id: photo })).toMatchObject({ ok: true })
    return id
  }

  test('shows it to the author and the administration alone, without the facts of its making', async () => {
    const id = await sentWithPhoto()
    for (const reader of [ana, admin, await garita.person({ user_role: 'super_admin' })]) {
      expect(await shown(reader, id)).toMatchObject({ messages: [{ photo: true }] })
      const answer = await photoOf(reader, id)
      expect(answer.ok && [...Buffer.from(answer.answer.jpeg, 'base64')]).toEqual(smallJpeg)
    }
    const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('Otro')] })
    const roomMate = await garita.person({ condominium: here, unit: '101' })
    for (const other of [stranger, roomMate]) expect(await photoOf(other, id)).toMatchObject(missing)
    const guard = await garita.person({ user_role: 'agent', assigned: [here] })
    expect(await photoOf(guard, id)).toMatchObject({ ok: false, status: 403 })
    expect(await keep(guard, smallJpeg)).toMatchObject({ ok: false, status: 403 })
  })

  test('is encrypted in the database', async () => {
    await sentWithPhoto()
    const { rows } = await garita.owner.query<{ sealed: Buffer }>(
      'select sealed_photo as sealed from matter_photos where by_id = $1',
      [ana.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed.includes(Buffer.from(smallJpeg))).toBe(false)
  })

  test('goes with one message of its author only', async () => {
    const photo = newId()
    await keep(ana, smallJpeg, photo)
    const neighbor = await garita.person({ condominium: here, unit: '102' })
    expect(await keep(neighbor, smallJpeg, photo)).toMatchObject(missing)
    const stolen = await neighbor.call(matters.begin, { id: newId(), said, photo_id: photo })
    expect(stolen).toMatchObject({ ok: false, status: 409, code: 'matter_photo_gone' })
    expect(await ana.call(matters.begin, { id: newId(), said, photo_id: photo })).toMatchObject({ ok: true })
    const twice = await ana.call(matters.begin, { id: newId(), said, photo_id: photo })
    expect(twice).toMatchObject({ ok: false, status: 409, code: 'matter_photo_gone' })
    expect(await listed(neighbor)).toEqual([])
  })

  test.each([
    ['words', [...Buffer.from('<script>alert(1)</script>')]],
    ['a picture of another kind', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]],
    ['a part of a picture', smallJpeg.slice(0, -2)],
    ['nothing', []],
  ])('refuses %s', async (_, bytes) => {
    expect(await keep(ana, bytes)).toMatchObject({ ok: false, status: 422, code: 'matter_photo_unreadable' })
  })

  test('refuses more than 300,000 bytes', async () => {
    const large = [0xff, 0xd8, ...drawing.slice(0, -2), ...new Array(300_000).fill(1), 0xff, 0xd9]
    expect(await keep(ana, large)).toMatchObject({ ok: false, status: 413 })
  })

  test('goes after a day without a message, and with its message', async () => {
    const lost = newId()
    await keep(ana, smallJpeg, lost)
    await sentWithPhoto()
    await garita.owner.query(`update matter_photos set kept_at = kept_at - interval '25 hours' where by_id = $1`, [
      ana.id,
    ])
    await sweep(garita.database.callerDb({ system: 'keeper' }))
    const left = async () => (await garita.owner.query('select from matter_photos where by_id = $1', [ana.id])).rowCount
    expect(await left()).toBe(1)
    await garita.owner.query('delete from matters where author_id = $1', [ana.id])
    expect(await left()).toBe(0)
  })
})

test('gives the author their messages with their own data', async () => {
  const id = await written()
  await say(admin, id, 1)
  const own = await ana.call(privacy.download, {})
  expect(own).toMatchObject({
    answer: {
      matters: [
        {
          condominium: 'Los Encinos',
          messages: [
            { by_me: true, said },
            { by_me: false, by_name: 'Rosa Admin' },
          ],
        },
      ],
    },
  })
})

test('forgets a matter after the days of the condominium, unless it waits for the administration', async () => {
  const [waiting, answered] = [await written(), await written()]
  await say(admin, answered, 1)
  await garita.owner.query(
    `update matters set last_at = last_at - interval '91 days', waits_since = waits_since - interval '91 days' where condominium_id = $1`,
    [here],
  )
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect(await listed(admin)).toEqual([waiting])
  expect((await garita.owner.query('select from matter_messages where matter_id = $1', [answered])).rowCount).toBe(0)
})
