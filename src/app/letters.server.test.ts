/** No letter carries a link, a telephone number or an instruction that comes from a name or another user's text. */
import { beforeAll, describe, expect, test } from 'vitest'
import { sourcesIn } from '../../tests/architecture/sources.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { newId } from '../shared/ids.ts'
import { jobs } from './start/jobs.server.ts'

const hostile = 'Ana. Su cuenta vence hoy: https://evil.example/garita www.evil.example tel 55-1234-5678'
const hostileName = hostile.replace('Ana', 'Zoé')
/** Ids and the keys of links may contain any digits. */
const drawn = /[\da-f]{8}-[\da-f-]{27}|[#=][\w-]{22,}/g
const hostileSigns = /evil\.example|www\.\S|1234|5678|55-|hoy:|:\/\/(?!garita\.test)/

const garita = openForFile(testInstallation)
let place: string
beforeAll(async () => {
  // This test catches all letters, so the worker finds none.
  place = await garita.condominium(hostile)
  await garita.person({ user_role: 'admin', assigned: [place], full_name: hostileName })
})

const sent: { to: string; subject: string; text: string }[] = []
const handlers = jobs({
  post: {
    send: async (letter) => {
      sent.push(letter)
    },
  },
  push: { public_key: '', mayReach: () => false, send: async () => false },
  public_url: 'http://garita.test',
})
const letterJobs = Object.keys(handlers).filter(
  (name) =>
    !['notices.push', 'notices.ring', 'alarms.push', 'announcements.push', 'moves.due', 'stays.begin'].includes(name),
)

let units = 0
/** The payload of each job, for a recipient with or without a confirmed address and a password. */
async function payloadFor(confirmed: boolean, password: boolean): Promise<object> {
  const unit = `U ${++units}`
  const older = await garita.person({ condominium: place, unit, full_name: hostileName, confirmed })
  const newer = await garita.person({ condominium: place, unit, full_name: hostileName })
  if (password) {
    await garita.owner.query(`insert into credentials (profile_id, password_hash) values ($1, 'a hash')`, [older.id])
  }
  const request = newId()
  await garita.owner.query(
    `insert into authorizations (condominium_id, id, unit_number, auth_type, name, status, valid_from, valid_until, registered_by_name)
      values ($1, $2, $3, 'temporary_visitor', $4, 'pending_approval', now(), now() + interval '1 day', $4)`,
    [place, request, unit, hostile],
  )
  const { rows } = await garita.owner.query('select joining from residences where profile_id = $1', [newer.id])
  await garita.owner.query(
    `with told as (insert into log_witnesses (condominium_id, place, address, language, added_by_name)
        values ($1, 1, 'consejo@x.test', 'es', $2) on conflict do nothing)
      insert into log_blocks (condominium_id, number, last_position, hash) values ($1, 1, 7, decode(repeat('ab', 32), 'hex')) on conflict do nothing`,
    [place, hostileName],
  )
  const announcement = newId()
  const { rows: seats } = await garita.owner.query(
    `with written as (
      insert into announcements (condominium_id, id, title, body, audience, written_by, written_by_name)
        values ($1, $2, $3, $3, 'everybody', gen_random_uuid(), $4) returning *
    )
    insert into announcement_readers (condominium_id, announcement_id, seat, profile_id, unit_number)
      select a.condominium_id, a.id, r.id, r.profile_id, r.unit_number from written a join residences r on r.profile_id = $5 returning seat`,
    [place, announcement, hostile, hostileName, older.id],
  )
  await garita.owner.query(
    `with about as (
      insert into matters (condominium_id, id, author_id, author_name, home_id)
        select condominium_id, $2, profile_id, $3, id from residences where profile_id = $4 returning *
    )
    insert into matter_messages (condominium_id, id, matter_id, by_author, by_id, by_name, said)
      select condominium_id, id, id, false, $1, $3, $5 from about`,
    [newer.id, request, hostileName, older.id, hostile],
  )
  await garita.owner.query(
    `insert into short_stays (condominium_id, id, unit_number, code_hash, made_by, made_by_name, residence_id, guest_names, places, starts_at, ends_at)
      select condominium_id, $1, unit_number, gen_random_uuid()::text::bytea, profile_id, $2, id, array[$3], 1, now(), now() + interval '1 day'
        from residences where profile_id = $4`,
    [request, hostileName, hostile, newer.id],
  )
  const change = newId()
  await garita.owner.query(
    `update condominiums set next_retention_days = 7, next_retention_from = now() + interval '30 days', next_retention_id = $2 where id = $1`,
    [place, change],
  )
  return {
    change,
    address: 'consejo@x.test',
    profile_id: older.id,
    approval_status: 'approved',
    condominium: hostile,
    email: older.email,
    former: `former-${older.email}`,
    former_confirmed: confirmed,
    ...{
      kind: 'new_browser',
      network: '192.0.2.0/24',
      device: 'Firefox',
      at: new Date().toISOString(),
      time_zone: null,
    },
    condominium_id: place,
    fact_id: request,
    announcement_id: announcement,
    seat: seats[0].seat,
    joining: rows[0].joining,
  }
}
const everybody = [
  ['a confirmed reader', true, true],
  ['a reader who never confirmed', false, true],
  ['somebody invited', false, false],
] as const

describe.each(letterJobs)('%s', (name) => {
  test.each(everybody)('writes no foreign link or instruction to %s', async (_, confirmed, password) => {
    const common = await payloadFor(confirmed, password)
    // This job has the present address as the former one.
    const wish = { former: 'email' in common ? common.email : '', email: 'nuevo@x.test' }
    const payload = name === 'session.change_email' ? { ...common, ...wish } : common
    sent.length = 0
    await handlers[name]?.(payload, garita.database.callerDb({ system: 'keeper' }))
    for (const { to, subject, text } of sent) {
      expect(`${subject}\n${text}`.replace(drawn, '')).not.toMatch(hostileSigns)
      // Every link leads to the installation itself.
      for (const [link] of text.matchAll(/\S*\/\/\S*/g)) {
        expect(link).toMatch(/^http:\/\/garita\.test\/[a-z-]+(\/[a-z-]+)*([?#][\w=-]+)?$/)
      }
      const unknownAddress = !confirmed && to.includes(String('profile_id' in payload && payload.profile_id))
      if (unknownAddress) expect(text).not.toContain('Zoé')
    }
    // A confirmed address gets an e-mail from every job.
    if (confirmed) expect(sent.length).toBeGreaterThan(0)
  })
})

describe('a person with an unconfirmed address', () => {
  test.each(['session.reset', 'session.known'])(
    'gets the confirmation again instead of the letter of %s',
    async (name) => {
      sent.length = 0
      await handlers[name]?.(await payloadFor(false, true), garita.database.callerDb({ system: 'keeper' }))
      expect(sent).toMatchObject([
        { subject: 'Confirma tu cuenta de Garita', text: expect.stringContaining('/confirm-email#') },
      ])
      sent.length = 0
      await handlers[name]?.(await payloadFor(false, false), garita.database.callerDb({ system: 'keeper' }))
      expect(sent).toMatchObject([{ text: expect.stringContaining('/reset-password#') }])
      expect(sent[0]?.subject).toMatch(/^Te damos la bienvenida a/)
    },
  )
})

test('puts only cleaned text into letters', () => {
  const blocks = sourcesIn('src', /\.messages\.ts$/).flatMap(({ text }) => [
    ...text.matchAll(/export const (\w+Letters) = messages\(\{([\s\S]*?)\n\}\)/g),
  ])
  expect(blocks.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['sessionLetters', 'peopleLetters', 'noticeLetters', 'householdLetters']),
  )
  for (const [, name, body = ''] of blocks) {
    const types = [...body.matchAll(/\b(?:es|en): \(([^)]*)\) =>/g)].flatMap(([, taken = '']) =>
      taken.split(', ').map((one) => one.replace(/^\w+: /, '')),
    )
    expect(types.length).toBeGreaterThan(0)
    expect([name, types.filter((type) => !/^(LetterText( \| null)?|number|boolean)$/.test(type))]).toEqual([name, []])
  }
})
