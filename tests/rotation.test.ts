import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announcements } from '../src/announcements/announcements.contract.ts'
import { rotateSecret } from '../src/app/commands/rotateSecret.server.ts'
import { openInstallation } from '../src/app/start/installation.server.ts'
import { authorizations } from '../src/authorizations/authorizations.contract.ts'
import { channels } from '../src/channels/channels.contract.ts'
import { leftItems } from '../src/gate/arrivals/leftItems/leftItems.contract.ts'
import { matters } from '../src/matters/matters.contract.ts'
import { notices } from '../src/notices/notices.contract.ts'
import { photos } from '../src/photos/photos.contract.ts'
import { derive } from '../src/server/settings/secret.ts'
import { readSettings, type Settings, StartRefused } from '../src/server/settings/settings.ts'
import { session } from '../src/session/session.contract.ts'
import type { Input } from '../src/shared/contract.ts'
import { newId } from '../src/shared/ids.ts'
import { sentFile } from '../src/shared/sentFiles.ts'
import { account, password, signIn } from './support/accounts.ts'
import { testSecret } from './support/databases.ts'
import { atDesk } from './support/desk.ts'
import { eventually } from './support/eventually.ts'
import { ask, type TestInstallation, type TestPerson, testInstallation } from './support/installation.ts'
import { faceOf } from './support/jpegs.ts'
import { smallJpeg } from './support/photos.ts'
import { notSealed, sealedColumns, sealedValues } from './support/sealedValues.ts'
import { authorize } from './support/visits.ts'
import { turnOn } from './support/webhookReceiver.ts'

const newSecret = 'a new secret for tests, long enough to be one'

function settingsOf({ owner_url, settings }: TestInstallation, secret: string): Settings {
  const environment = { LOG_LEVEL: 'silent', DATA_DIR: settings.data_folder, DATABASE_URL: owner_url, SECRET: secret }
  return readSettings(environment, { demo: false })
}
const opened = (garita: TestInstallation, secret: string) =>
  openInstallation({
    settings: settingsOf(garita, secret),
    owner_url: garita.owner_url,
    public_url: 'http://garita.test',
    web_folder: null,
  })
/** The server accepts one step more or less: a code of this step or the next one stays valid when the step ends before it arrives. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps })

async function withFactor(garita: TestInstallation): Promise<{ person: TestPerson; secret: string }> {
  const person = await account(garita, { user_role: 'admin' })
  const offered = await person.call(session.offerSecondFactor, { password })
  const secret = offered.ok ? offered.answer.secret : ''
  expect(await person.call(session.confirmSecondFactor, { code: codeOf(secret) })).toMatchObject({ ok: true })
  return { person, secret }
}

async function shown(garita: TestInstallation, person: TestPerson, id: string) {
  const answer = await ask(garita, authorizations.showPass, { id }, person.token)
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}

describe('with a new secret', () => {
  let garita: TestInstallation
  let hosts: { person: TestPerson; id: string; token: string; link: string; photo: Input<typeof photos.show> }[]
  let factors: Awaited<ReturnType<typeof withFactor>>[]
  let formerPushKey: string
  let before: Awaited<ReturnType<typeof sealedValues>>
  beforeAll(async () => {
    garita = await testInstallation()
    hosts = []
    for (const name of ['Los Encinos', 'Las Lomas']) {
      const person = await garita.person({ condominium: await garita.condominium(name) })
      const id = await authorize(garita, person, 'temporary_visitor')
      const photo = { authorization_id: await authorize(garita, person, 'worker'), id: newId() }
      expect(await person.call(photos.put, { ...photo, jpeg: faceOf() })).toMatchObject({ ok: true })
      expect(await person.call(photos.putOwn, { id: newId(), jpeg: faceOf() })).toMatchObject({ ok: true })
      hosts.push({ person, id, photo, ...(await shown(garita, person, id)) })
    }
    const place = await garita.condominium()
    const admin = await garita.person({ user_role: 'admin', assigned: [place] })
    await turnOn(admin, place, 'https://8.8.8.8/')
    await admin.call(channels.renewSecret, { condominium_id: place })
    expect(
      await hosts[0]?.person.call(matters.keepPhoto, sentFile([newId()], Uint8Array.from(smallJpeg))),
    ).toMatchObject({ ok: true })
    const guard = await garita.person({ user_role: 'agent', assigned: [place] })
    const item = { condominium_id: place, event_id: newId(), unit_number: '101', item: 'package' as const }
    const words = { said: null, company: null, authorization_id: null }
    expect(await atDesk.leaveItem(guard, { ...item, ...words })).toMatchObject({ ok: true })
    const parcel = sentFile([place, item.event_id], Buffer.from(faceOf(), 'base64'))
    expect(await guard.call(leftItems.addPhoto, parcel)).toMatchObject({ ok: true })
    const file = sentFile([place, newId()], Uint8Array.from(smallJpeg))
    expect(await admin.call(announcements.keepFile, file)).toMatchObject({ ok: true })
    factors = [await withFactor(garita), await withFactor(garita)]
    formerPushKey = await pushKey(garita)
    before = await sealedValues(garita.owner, testSecret)
    await rotate()
  })
  afterAll(() => garita.close())

  const rotate = (environment: NodeJS.ProcessEnv = { SECRET_FORMER: testSecret }) =>
    rotateSecret(settingsOf(garita, newSecret), environment)
  async function pushKey(at: Parameters<typeof ask>[0]): Promise<string> {
    const told = await ask(at, notices.preferences, {}, hosts[0]?.person.token ?? null)
    return told.ok ? told.answer.push_key : told.code
  }

  test('lists every column of bytes as sealed or unsealed', async () => {
    const { rows } = await garita.owner.query<{ name: string }>(
      `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
          and a.atttypid in ('bytea'::regtype, 'bytea[]'::regtype)`,
    )
    const listed = [...notSealed, ...sealedColumns]
    expect(rows.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([])
    expect([...sealedColumns].filter((column) => !rows.some(({ name }) => name === column))).toEqual([])
  })

  test('opens every sealed value with the new secret unchanged, and none with the former one', async () => {
    expect(new Set(before.map(({ column }) => column))).toEqual(new Set(sealedColumns))
    const now = await sealedValues(garita.owner, newSecret)
    expect(now.map(({ column, row }) => [column, row])).toEqual(before.map(({ column, row }) => [column, row]))
    const withTheFormer = await sealedValues(garita.owner, testSecret)
    now.forEach((value, index) => {
      expect(value.open(value.bytes)).toEqual(before[index]?.open(before[index].bytes))
      expect(() => withTheFormer[index]?.open(value.bytes), `${value.column} ${value.row}`).toThrow()
    })
  })

  test('opens no sealed value at the place of another value', async () => {
    const now = await sealedValues(garita.owner, newSecret)
    for (const value of now) {
      for (const other of now) {
        // The former secret of a channel was sealed for the same row.
        const renewed = value.row === other.row && value.column.startsWith('channels.')
        if (other !== value && !renewed)
          expect(() => other.open(value.bytes), `${value.column} at ${other.column}`).toThrow()
      }
    }
  })

  test('keeps passes, links, sessions, second factors and the push key; the former program is not ready', async () => {
    const next = await opened(garita, newSecret)
    expect(await pushKey(next)).toBe(formerPushKey)
    for (const host of hosts) {
      const showing = await ask(next, authorizations.showPass, { id: host.id }, host.person.token)
      expect(showing).toMatchObject({ ok: true, answer: { token: host.token, link: host.link } })
      expect(await ask(next, photos.show, host.photo, host.person.token)).toMatchObject({ answer: { jpeg: faceOf() } })
      expect(await ask(next, authorizations.visit, { link: host.link }, null)).toMatchObject({
        ok: true,
        answer: { token: host.token },
      })
    }
    for (const { person, secret } of factors) {
      const at = { ...garita, app: next.app }
      expect(await signIn(at, { email: person.email, password, code: codeOf(secret, 1) })).toMatchObject({ ok: true })
    }
    expect((await next.app.request('/readyz')).status).toBe(200)
    await eventually(async () => expect((await garita.app.request('/readyz')).status).toBe(503))
    await next.close()
  })

  test('opens nothing, makes no key and does not start again in a program with the former secret', async () => {
    const [host] = hosts
    if (!host) throw new Error('a person of this test is missing')
    const busy = { ok: false, status: 503, code: 'busy' }
    expect(await ask(garita, authorizations.showPass, { id: host.id }, host.person.token)).toMatchObject(busy)
    const person = await garita.person({ condominium: await garita.condominium('Nuevo') })
    const id = await authorize(garita, person, 'temporary_visitor')
    expect(await ask(garita, authorizations.showPass, { id }, person.token)).toMatchObject(busy)
    const { rows } = await garita.owner.query('select count(*)::int as keys from condominium_keys')
    expect(rows).toEqual([{ keys: hosts.length }])
    await expect(opened(garita, testSecret)).rejects.toThrow('The database belongs to another secret')
  })

  test('changes nothing in a second run, or with a wrong former secret', async () => {
    const now = (await sealedValues(garita.owner, newSecret)).map(({ bytes }) => bytes)
    expect((await rotate())[0]).toContain('was changed before')
    const wrong = rotateSecret(settingsOf(garita, 'a third secret for tests, long enough'), {
      SECRET_FORMER: 'not the former secret, but long enough',
    })
    await expect(wrong).rejects.toThrow(StartRefused)
    await expect(rotate({})).rejects.toThrow('SECRET_FORMER is missing')
    await expect(rotate({ SECRET_FORMER: newSecret })).rejects.toThrow('are the same')
    expect((await sealedValues(garita.owner, newSecret)).map(({ bytes }) => bytes)).toEqual(now)
  })
})

test('derives no key of a new installation from its secret: a leaked first secret opens neither links nor push messages', async () => {
  const garita = await testInstallation()
  const values = await sealedValues(garita.owner, testSecret)
  const derived = ['web push 0', 'visitor pages'].map((purpose) => derive(Buffer.from(testSecret), purpose))
  for (const { bytes, open } of values) expect(derived).not.toContainEqual(open(bytes))
  expect(values).toHaveLength(4)
  await garita.close()
})
