/** A lost tablet held the numbers of visits: visits that may still come get other numbers, and their hosts get one notice. */
import { expect, test } from 'vitest'
import { tabletWorld } from '../../../tests/support/gate/tablets.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, mexico, passOf, stored } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { stations } from './stations.contract.ts'

const garita = openForFile(sharedInstallation)

async function toldTo(person: TestPerson) {
  const heard = await person.call(notices.list, {})
  return heard.ok ? heard.answer.items.filter(({ kind }) => kind === 'numbers_renewed') : []
}

/** Lists the recipients of a push message. */
const rungFor = async (place: string, fact: string): Promise<string[]> =>
  (
    await garita.owner.query(`select profile_id from access.who_to_tell('numbers_renewed', $1, $2)`, [place, fact])
  ).rows.map(({ profile_id }) => profile_id)

async function lostWorld() {
  const there = await tabletWorld(garita)
  const visit = await authorize(garita, there.ana)
  const later = { valid_from: dayIn(mexico, 30), valid_until: dayIn(mexico, 31) }
  const nextMonth = await authorize(garita, there.ana, 'temporary_visitor', later)
  // The tablet had contact a moment ago.
  await garita.owner.query('update enrolled_stations set seen_at = now() where id = $1', [there.id])
  const afterwards = await authorize(garita, there.ana)
  return { ...there, it: { condominium_id: there.here, id: there.id }, visit, nextMonth, afterwards }
}

test('renews the numbers that a lost tablet knew, once, and keeps their codes and all other numbers', async () => {
  const there = await lostWorld()
  const { ana, admin, it, visit, nextMonth, afterwards } = there
  const ids = [visit, nextMonth, afterwards]
  const before = await Promise.all(ids.map((id) => passOf(ana, id)))
  const revision = (await stored(garita, visit))?.revision
  expect(await toldTo(ana)).toEqual([])
  expect(await admin.call(stations.reportLost, it)).toMatchObject({ ok: true })
  const after = await Promise.all(ids.map((id) => passOf(ana, id)))
  expect(after.map(({ access_number: number }, place) => number === before[place]?.access_number)).toEqual([
    false,
    true,
    true,
  ])
  expect(after[0]?.token).toBe(before[0]?.token)
  expect((await stored(garita, visit))?.revision).toBe(revision)
  // The former number is held back, so no other visit gets it soon.
  const { rows } = await garita.owner.query(
    'select held_until <= now() as given_back, lost_with from access_numbers where condominium_id = $1 and number = $2',
    [there.here, before[0]?.access_number],
  )
  expect(rows).toEqual([{ given_back: true, lost_with: there.id }])

  await admin.call(stations.reportLost, it)
  expect((await passOf(ana, visit)).access_number).toBe(after[0]?.access_number)
  expect(await rungFor(there.here, there.id)).toEqual([ana.id])
  const page = await garita.nobody.call(authorizations.visit, { link: (await linkOf(ana, visit)) ?? '' })
  expect(page).toMatchObject({ ok: true, answer: { access_number: after[0]?.access_number } })
})

test('notifies the host of a new number until the visit is over, also when the tablet has left the list', async () => {
  const { ana, admin, innocent, it, id, visit } = await lostWorld()
  await admin.call(stations.reportLost, it)
  await garita.owner.query('update enrolled_stations set wiped_at = now() where id = $1', [id])
  expect(await admin.call(stations.remove, it)).toMatchObject({ ok: true })
  expect(await toldTo(ana)).toMatchObject([{ fact_id: id, unit_number: '101' }])
  expect(await toldTo(innocent)).toEqual([])
  expect(await toldTo(admin)).toEqual([])
  await ana.call(authorizations.remove, { id: visit })
  expect(await toldTo(ana)).toEqual([])
})

test('keeps numbers where the administration chose so, and reports a tablet lost even when a host has no number left', async () => {
  const kept = await lostWorld()
  const number = (await passOf(kept.ana, kept.visit)).access_number
  await kept.admin.call(stations.reportLost, { ...kept.it, renews_numbers: false })
  expect((await passOf(kept.ana, kept.visit)).access_number).toBe(number)
  expect(await rungFor(kept.here, kept.id)).toEqual([])

  const used = await lostWorld()
  await garita.owner.query(
    `insert into access_numbers (condominium_id, number, authorization_id, host_id, held_until)
      select $1, lpad(n::text, 5, '0'), gen_random_uuid(), $2, now() from generate_series(1, 1600) n on conflict do nothing`,
    [used.here, used.ana.id],
  )
  const before = (await passOf(used.ana, used.visit)).access_number
  expect(await used.admin.call(stations.reportLost, used.it)).toMatchObject({ ok: true })
  expect((await passOf(used.ana, used.visit)).access_number).not.toBe(before)
})

async function linkOf(host: TestPerson, id: string) {
  const shown = await host.call(authorizations.showPass, { id })
  return shown.ok ? shown.answer.link : null
}
