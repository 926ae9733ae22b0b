/** Guests without an account take the places of a party, each with a pass of their own. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { beNoon } from '../../tests/support/clocks.ts'
import { atDesk } from '../../tests/support/desk.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { saveRule } from '../../tests/support/gate/homeRules.ts'
import { snapshotOf, stationWorld } from '../../tests/support/gate/stations.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { atTheGate, dayIn, mexico } from '../../tests/support/visits.ts'
import { amenities } from '../amenities/amenities.contract.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { visitPageTexts } from '../authorizations/passes/visitPage.messages.ts'
import type { Input } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { languages, speak } from '../shared/messages.ts'
import { parties } from './parties.contract.ts'
import { partyPageTexts } from './partyPage.messages.ts'

const garita = openForFile(testInstallation)
const es = speak(partyPageTexts, 'es')

const hosting = (more: Partial<Input<typeof parties.create>> = {}): Input<typeof parties.create> => ({
  id: newId(),
  name: 'Fiesta de Sofía',
  day: dayIn(mexico, 1),
  from: '19:00',
  until: '02:00',
  places: 30,
  ...more,
})

async function made(host: TestPerson, more: Parameters<typeof hosting>[0] = {}) {
  const input = hosting(more)
  const answer = await host.call(parties.create, input)
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.fields)}`)
  return { id: input.id, link: answer.answer.link }
}

async function world(more: Parameters<typeof hosting>[0] = {}) {
  const condominium = await garita.condominium('Los Encinos')
  await garita.owner.query(`update condominiums set address = 'Av. Uno 1', country = 'MX' where id = $1`, [condominium])
  const ana = await garita.person({ full_name: 'Ana Pérez', condominium, unit: '101' })
  return { condominium, ana, ...(await made(ana, more)) }
}

const headersOf = (cookie?: string) => ({ 'accept-language': 'es', ...(cookie ? { cookie } : {}) })

async function open(link: string, { cookie, language }: { cookie?: string | undefined; language?: string } = {}) {
  const headers = { ...headersOf(cookie), ...(language ? { 'accept-language': language } : {}) }
  const response = await garita.app.request(`/party/${link}`, { headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function take(
  link: string,
  guest: string,
  how: { cookie?: string | undefined; again?: string; site?: string } = {},
) {
  const response = await garita.app.request(`/party/${link}`, {
    method: 'POST',
    headers: {
      ...headersOf(how.cookie),
      'content-type': 'application/x-www-form-urlencoded',
      ...(how.site ? { 'sec-fetch-site': how.site } : {}),
    },
    body: new URLSearchParams({ guest, ...(how.again ? { again: how.again } : {}) }).toString(),
  })
  const cookie = response.headers.get('set-cookie')?.match(/garita_guest=[\w-]+/)?.[0]
  return { status: response.status, pass: response.headers.get('location'), cookie, html: await response.text() }
}

const listOf = async (host: TestPerson) => {
  const answer = await host.call(parties.list, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.answer
}
const partyOf = async (host: TestPerson, id: string) => {
  const party = (await listOf(host)).find((one) => one.id === id)
  if (!party) throw new Error('no such party')
  return party
}
const statusesOf = async (host: TestPerson) => {
  const { rows } = await garita.owner.query<{ status: string }>(
    'select status from authorizations where resident_id = $1 order by status',
    [host.id],
  )
  return rows.map(({ status }) => status)
}
const openPass = async (pass: string | null) =>
  (await garita.app.request(pass ?? '', { headers: { 'accept-language': 'es' } })).status

/** A guest asks again when the server is busy. */
const takeAtLast = (link: string, guest: string) =>
  eventually(async () => {
    const answer = await take(link, guest)
    expect(answer.status).not.toBe(503)
    return answer
  })

test('gives thirty of forty guests who come at once a place and a pass of their own', async () => {
  const { ana, id, link } = await world()
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => takeAtLast(link, `Invitado ${at}`)))
  const passes = answers.flatMap(({ pass }) => pass ?? [])
  expect(passes).toHaveLength(30)
  expect(new Set(passes).size).toBe(30)
  expect(answers.filter(({ status, html }) => status === 200 && html.includes(es.full_text))).toHaveLength(10)
  expect((await partyOf(ana, id)).guests).toHaveLength(30)
  expect(await statusesOf(ana)).toEqual(Array(30).fill('active'))
  expect(await openPass(passes[0] ?? null)).toBe(200)
})

test('makes an ordinary visit of the host in the hours of the party', async () => {
  const { ana, link } = await world()
  const { pass } = await take(link, 'Luis Alberto Gómez')
  const listed = await ana.call(authorizations.list, { auth_type: 'temporary_visitor' })
  expect(listed.ok && listed.answer.items).toMatchObject([
    {
      unit_number: '101',
      status: 'active',
      values: {
        name: 'Luis',
        last_name: 'Alberto Gómez',
        purpose: 'Fiesta de Sofía',
        valid_from: `${dayIn(mexico, 1)}T19:00`,
        valid_until: `${dayIn(mexico, 2)}T02:00`,
      },
    },
  ])
  const apart = await ana.call(authorizations.list, { auth_type: 'temporary_visitor', without_parties: true })
  expect(apart.ok && apart.answer.items).toEqual([])
  const page = await garita.app.request(pass ?? '', { headers: { 'accept-language': 'es' } })
  expect(await page.text()).toContain('Luis Alberto Gómez')
})

test('gives two guests with the same name two passes', async () => {
  const { ana, id, link } = await world()
  const [one, other] = await Promise.all([take(link, 'Ana López'), take(link, 'Ana López')])
  expect([one.status, other.status]).toEqual([303, 303])
  expect(one.pass).not.toBe(other.pass)
  expect((await partyOf(ana, id)).guests.map(({ name }) => name)).toEqual(['Ana López', 'Ana López'])
})

test('gives a browser that comes again its own pass, and a form that is sent twice one place', async () => {
  const { ana, id, link } = await world()
  const { pass, cookie } = await take(link, 'Eva Ruiz')
  expect(await take(link, 'Otra Persona', { cookie })).toMatchObject({ status: 303, pass })
  const again = await open(link, { cookie })
  expect(again.html).toContain(es.mine('Eva Ruiz'))
  expect(again.html).toContain(`href="${pass}"`)
  expect(again.html).not.toContain('<form')

  const { html } = await open(link)
  const token = /name="again" value="([\w-]{43})"/.exec(html)?.[1] ?? ''
  const twice = await Promise.all([take(link, 'Beto', { again: token }), take(link, 'Beto', { again: token })])
  expect(twice[0].pass).toBe(twice[1].pass)
  expect((await partyOf(ana, id)).guests.map(({ name }) => name)).toEqual(['Eva Ruiz', 'Beto'])
})

test('answers a person whom the home does not receive as a full party does, and informs the host alone', async () => {
  const { ana, id, link } = await world()
  await saveRule(ana, { kind: 'visit', action: 'refuse', company: null, name: 'Bruno Salas' })
  const barred = await take(link, 'BRUNO SALAS')
  const full = await world({ places: 2 })
  await take(full.link, 'Uno')
  await take(full.link, 'Dos')
  const late = await take(full.link, 'Tres')
  expect(barred.html).toContain(es.full_text)
  expect(barred).toEqual({ ...late, html: late.html.replaceAll(full.link, link) })
  // Before a name is typed, a full party and one with places have the same page.
  expect((await open(full.link)).html.includes('<form')).toBe(true)
  expect(await statusesOf(ana)).toEqual([])
  expect((await partyOf(ana, id)).turned_away).toEqual(['BRUNO SALAS'])
  expect((await partyOf(full.ana, full.id)).turned_away).toEqual([])
  expect((await take(link, 'Bruna Salas Ríos')).status).toBe(303)
})

test('gives guests by days no hint of a refusal, and their guests no pass under a similar name', async () => {
  const { condominium, ana } = await world()
  await saveRule(ana, { kind: 'visit', action: 'refuse', company: null, name: 'Bruno Salas' })
  const peter = await garita.person({ full_name: 'Peter Smith', condominium, unit: '101', together: true })
  await garita.owner.query(`update residences set kind = 'guest' where profile_id = $1`, [peter.id])
  const { id, link } = await made(peter)
  expect((await take(link, 'Bruno Salas')).html).toContain(es.full_text)
  expect((await take(link, 'Bruno Zalas')).html).toContain(es.full_text)
  expect(await partyOf(peter, id)).toMatchObject({ turned_away: [], guests: [] })
})

test('closes and opens the list, and keeps the passes', async () => {
  const { ana, id, link } = await world()
  const { pass, cookie } = await take(link, 'Eva')
  for (const _ of [1, 2]) expect(await ana.call(parties.close, { id })).toMatchObject({ ok: true })
  expect((await partyOf(ana, id)).state).toBe('closed')
  for (const { status, html } of [await open(link), await take(link, 'Luis')]) {
    expect(status).toBe(404)
    expect(html).toContain(es.ended)
  }
  expect((await open(link, { cookie })).html).toContain(es.mine('Eva'))
  expect(await openPass(pass)).toBe(200)
  for (const _ of [1, 2]) expect(await ana.call(parties.open, { id })).toMatchObject({ ok: true })
  expect((await take(link, 'Luis')).status).toBe(303)
})

test('ends the link and the unused passes of a canceled party, and lets guests who are inside leave', async () => {
  const { ana, id, link } = await world()
  const waiting = await take(link, 'Eva')
  await take(link, 'Luis')
  const inside = (await partyOf(ana, id)).guests[1]?.id ?? ''
  await atTheGate(garita.owner, inside, 'entry')
  for (const _ of [1, 2]) expect(await ana.call(parties.cancel, { id })).toMatchObject({ ok: true })
  expect(await partyOf(ana, id)).toMatchObject({
    state: 'canceled',
    guests: [{ name: 'Luis', inside: true, over: false }],
  })
  expect(await statusesOf(ana)).toEqual(['active', 'inactive'])
  expect((await open(link, waiting)).html).toContain(es.ended)
  expect((await take(link, 'Otro')).status).toBe(404)
  expect(await openPass(waiting.pass)).toBe(404)
  expect(await ana.call(parties.open, { id })).toMatchObject({ status: 404 })
})

test('takes a place back from a removed guest, whose browser gets no other', async () => {
  const { ana, id, link } = await world({ places: 2 })
  const removed = await take(link, 'Intruso')
  await take(link, 'Eva')
  expect((await take(link, 'Luis')).html).toContain(es.full_text)
  const guest = (await partyOf(ana, id)).guests[0]?.id ?? ''
  expect(await ana.call(authorizations.checkOut, { id: guest })).toMatchObject({ ok: true })
  expect((await partyOf(ana, id)).guests.map(({ name }) => name)).toEqual(['Eva'])
  expect(await openPass(removed.pass)).toBe(404)
  expect((await take(link, 'Intruso', removed)).html).toContain(es.full_text)
  expect((await take(link, 'Luis')).status).toBe(303)
  const [eva] = (await partyOf(ana, id)).guests
  expect(await ana.call(authorizations.remove, { id: eva?.id ?? '' })).toMatchObject({ ok: true })
  expect((await take(link, 'Beto')).status).toBe(303)
  expect((await take(link, 'Rita')).html).toContain(es.full_text)
})

test.each([
  ['frozen', 'frozen_at = now()'],
  ['barred', 'barred_at = now()'],
  ['ended', 'until = now()'],
])('ends the link and the passes of a host whose home is %s', async (_, change) => {
  const { ana, link } = await world()
  const { pass } = await take(link, 'Eva')
  await garita.owner.query(`update residences set ${change} where profile_id = $1`, [ana.id])
  expect((await open(link)).html).toContain(es.ended)
  expect((await take(link, 'Luis')).status).toBe(404)
  expect(await openPass(pass)).toBe(404)
})

test('has the hours of a booking, follows them, and ends with the booking', async () => {
  const condominium = await garita.condominium()
  const ana = await garita.person({ condominium, unit: '101' })
  const amenity = await amenityOf(garita, condominium, 'clubhouse')
  const booking = await book(ana, amenity, { guest_count: 11 })
  expect(await ana.call(parties.create, hosting({ reservation_id: booking, places: 11 }))).toMatchObject({
    code: 'party_beyond_booking',
  })
  const { id, link } = await made(ana, { reservation_id: booking, places: 10 })
  const { pass } = await take(link, 'Eva')
  const hours = async () =>
    (
      await garita.owner.query<{ same: boolean }>(
        `select p.valid_from = b.starts_at and p.valid_until = b.ends_at and a.valid_from = b.starts_at and a.valid_until = b.ends_at as same
          from parties p join amenity_reservations b on b.id = p.reservation_id join party_guests g on g.party_id = p.id
            join authorizations a on a.id = g.id where p.id = $1`,
        [id],
      )
    ).rows[0]?.same
  expect(await hours()).toBe(true)
  await garita.owner.query(
    `update amenity_reservations set reservation_date = reservation_date + 1, guest_count = 6 where id = $1`,
    [booking],
  )
  expect(await hours()).toBe(true)
  expect(await partyOf(ana, id)).toMatchObject({ places: 5 })
  expect(await openPass(pass)).toBe(200)
  expect(await ana.call(amenities.cancel, { id: booking })).toMatchObject({ ok: true })
  expect((await partyOf(ana, id)).state).toBe('canceled')
  expect(await openPass(pass)).toBe(404)
  expect((await take(link, 'Luis')).status).toBe(404)
})

test('gives all parties of a booking together no more guests than the booking, also to two adults at once', async () => {
  const condominium = await garita.condominium()
  const ana = await garita.person({ condominium, unit: '101' })
  const beto = await garita.person({ condominium, unit: '101', together: true })
  const amenity = await amenityOf(garita, condominium, 'clubhouse')
  const reservationId = await book(ana, amenity, { guest_count: 11 })
  const create = (host: TestPerson, places: number) =>
    host.call(parties.create, hosting({ reservation_id: reservationId, places }))
  const both = await Promise.all([create(ana, 6), create(beto, 6)])
  expect(both.map((one) => (one.ok ? 'made' : one.code)).sort()).toEqual(['made', 'party_beyond_booking'])
  expect(await create(ana, 5)).toMatchObject({ code: 'party_beyond_booking' })
  expect(await create(ana, 4)).toMatchObject({ ok: true })
  const [canceled] = [...(await listOf(ana)), ...(await listOf(beto))].filter(({ places }) => places === 6)
  for (const host of [ana, beto]) await host.call(parties.cancel, { id: canceled?.id ?? '' })
  expect(await create(beto, 6)).toMatchObject({ ok: true })
})

test('gives late guests a place until the end of the party', async () => {
  const { id, link } = await world()
  const move = (until: string) =>
    garita.owner.query(
      `update parties set valid_from = now() - interval '2 hours', valid_until = now() + interval '${until}' where id = $1`,
      [id],
    )
  await move('1 hour')
  expect((await take(link, 'Tarde')).status).toBe(303)
  await move('-1 minute')
  expect((await take(link, 'Muy tarde')).status).toBe(404)
})

test('lets only a resident who may authorize make a party, once for each id, and only its host change it', async () => {
  const { condominium, ana, id } = await world()
  const input = hosting()
  const first = await ana.call(parties.create, input)
  expect(await ana.call(parties.create, input)).toMatchObject({ ok: true, answer: first.ok && first.answer })
  expect(await ana.call(parties.create, { ...input, places: 31 })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await ana.call(parties.create, hosting({ day: dayIn(mexico, -2) }))).toMatchObject({ code: 'party_over' })
  expect(await ana.call(parties.create, hosting({ places: 201 }))).toMatchObject({ code: 'invalid' })
  expect(await ana.call(parties.create, hosting({ reservation_id: newId() }))).toMatchObject({
    code: 'party_booking_gone',
  })
  for (let more = 2; more < 10; more++) await made(ana)
  expect(await ana.call(parties.create, hosting())).toMatchObject({ code: 'party_too_many' })

  const mate = await garita.person({ condominium, unit: '101', together: true })
  const neighbor = await garita.person({ condominium, unit: '102' })
  const guard = await garita.person({ user_role: 'agent', assigned: [condominium] })
  const admin = await garita.person({ user_role: 'admin', assigned: [condominium] })
  for (const other of [mate, neighbor]) {
    expect(await listOf(other)).toEqual([])
    for (const act of [parties.close, parties.open, parties.cancel])
      expect(await other.call(act, { id })).toMatchObject({ status: 404 })
  }
  for (const staff of [guard, admin]) {
    expect(await staff.call(parties.create, hosting())).toMatchObject({ ok: false, status: 403 })
    expect(await staff.call(parties.cancel, { id })).toMatchObject({ ok: false, status: 403 })
  }
  await garita.owner.query('update residences set barred_at = now() where profile_id = $1', [mate.id])
  expect(await mate.call(parties.create, hosting())).toMatchObject({ code: 'residence_barred' })
})

test.each(languages)('names host, place and hours without a script: %s', async (language) => {
  const { link } = await world({ note: 'Trae traje de baño' })
  const { status, html, headers } = await open(link, { language })
  expect(status).toBe(200)
  for (const part of [
    speak(visitPageTexts, language).invites('Ana'),
    'Fiesta de Sofía',
    'Los Encinos',
    'Av. Uno 1',
    '19:00',
    '02:00',
    'Trae traje de baño',
    speak(partyPageTexts, language).ask,
  ])
    expect(html).toContain(part)
  expect(html).not.toMatch(/<script>|undefined|\[object|Pérez/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('set-cookie')).toBeNull()
  expect(gzipSync(html).length).toBeLessThan(5_000)
})

test('escapes the words of the host and the guest, and asks again for a missing name', async () => {
  const bad = '<img src=x>"&'
  const { link } = await world({ name: bad, note: bad })
  const typed = '\u200b'
  const { status, html } = await take(link, typed)
  expect(status).toBe(200)
  expect(html).toContain(es.guest_needed)
  expect(html).not.toContain('<img')
  const { cookie } = await take(link, '<b>Eva</b>')
  expect((await open(link, { cookie })).html).toContain('&lt;b&gt;Eva&lt;/b&gt;')
})

test('tells a guessed link nothing, and takes no form of another site', async () => {
  const { ana, link } = await world()
  const ending = link.endsWith('AA') ? 'QQ' : 'AA'
  const guessed = [`${link.slice(0, -2)}${ending}`, link.slice(0, 20), 'A'.repeat(43)]
  for (const one of guessed) {
    for (const { status, html } of [await open(one), await take(one, 'Eva')]) {
      expect(status).toBe(404)
      expect(html).toContain(speak(visitPageTexts, 'es').unknown)
    }
  }
  expect((await take(link, 'Eva', { site: 'cross-site' })).status).toBe(403)
  expect(await statusesOf(ana)).toEqual([])
  const { rows } = await garita.owner.query('select * from parties')
  expect(JSON.stringify(rows)).not.toContain(link.split('.').at(-1))
})

test('shows the parties of today to the guards of the condominium, who record a guest once', async () => {
  const there = await stationWorld(garita)
  const { here, guard, stranger, ana } = there
  const zone = await beNoon(garita, here)
  const running = async (more: string) => {
    const { id, link } = await made(ana, { note: 'Para la familia' })
    await garita.owner.query(
      `update parties set valid_from = now() - interval '1 hour', valid_until = now() + interval '3 hours' where id = $1`,
      [id],
    )
    await take(link, more)
    return id
  }
  const id = await running('Luis Gómez')
  await ana.call(parties.cancel, { id: await running('Eva') })
  await made(ana, { day: dayIn(zone, 1) })
  const seen = async (who: TestPerson) => {
    const answer = await who.call(parties.atGate, {})
    return answer.ok ? answer.answer : answer.status
  }
  const guestOf = async () => {
    const shown = await seen(guard)
    return typeof shown === 'number' ? shown : shown[0]?.guests[0]
  }
  expect(await seen(guard)).toMatchObject([
    {
      id,
      unit_number: '101',
      host_name: 'Ana Uno',
      places: 30,
      guests: [{ name: 'Luis Gómez', inside: false, may_enter: true }],
    },
  ])
  expect(JSON.stringify(await seen(guard))).not.toContain('Para la familia')
  expect(await seen(stranger)).toEqual([])
  expect(await seen(ana)).not.toEqual(expect.arrayContaining([expect.anything()]))
  const listed = (await snapshotOf(there)).parties
  const authorization = (await partyOf(ana, id)).guests[0]?.id ?? ''
  expect(listed).toMatchObject([{ party_id: id, guests: [authorization] }, { guests: [] }])

  const entry = await atDesk.enter(guard, { condominium_id: here, id: authorization })
  expect(entry).toMatchObject({ ok: true })
  expect(await atDesk.enter(guard, { condominium_id: here, id: authorization })).toMatchObject({ ok: false })
  expect(await guestOf()).toMatchObject({ inside: true, may_enter: false })
  expect(await partyOf(ana, id)).toMatchObject({ guests: [{ inside: true }] })
  await saveRule(ana, { kind: 'visit', action: 'refuse', company: null, name: 'Luis Gomes' })
  await atDesk.leave(guard, { condominium_id: here, id: authorization })
  expect(await guestOf()).toMatchObject({ inside: false, may_enter: false })
})

test('forgets a party with the data of its visitors', async () => {
  const { id, link } = await world()
  await take(link, 'Eva')
  await garita.owner.query(
    `update parties set valid_from = now() - interval '92 days', valid_until = now() - interval '91 days' where id = $1`,
    [id],
  )
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect((await garita.owner.query('select from parties where id = $1', [id])).rowCount).toBe(0)
  expect((await garita.owner.query('select from party_guests where party_id = $1', [id])).rowCount).toBe(0)
  expect((await open(link)).status).toBe(404)
})

test('limits the requests for a place from one address', async () => {
  const { link } = await world()
  await garita.owner.query('delete from attempts')
  expect((await take(link, 'Eva')).status).toBe(303)
  await garita.owner.query('update attempts set count = 1000')
  const over = await take(link, 'Luis')
  expect(over.status).toBe(429)
  expect(over.html).toContain(es.failed)
})
