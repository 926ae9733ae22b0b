import { afterAll, beforeAll, expect, test } from 'vitest'
import { alarms } from '../../src/alarms/alarms.contract.ts'
import { gate } from '../../src/gate/gate.contract.ts'
import { newActKey } from '../../src/gate/station/outbox.ts'
import { supervisionMessages } from '../../src/guards/supervision.messages.ts'
import { incidentKindTexts, incidentMessages } from '../../src/incidents/incidents.messages.ts'
import { invitationMessages } from '../../src/people/invite/invitations.messages.ts'
import { overviewMessages } from '../../src/reports/overview/overview.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { field, heading, press, unfold } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { arrive, letIn } from '../support/arrivals.ts'
import { incidentOf, requestOf } from '../support/gate/incidents.ts'
import { entryOf, made, stationWorld, tell } from '../support/gate/stations.ts'
import { variants } from '../support/scope.ts'
import { authorize } from '../support/visits.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Creates a guard at work, an entry with a reason, and two incidents. */
async function lively() {
  const world = await stationWorld(site.garita)
  await site.garita.owner.query(`insert into credentials (profile_id, password_hash) values ($1, 'a hash')`, [
    world.guard.id,
  ])
  await world.guard.call(gate.keepKey, { ...world.station, id: newId(), public_key: newActKey().public_key })
  const entry = made(world, entryOf(await authorize(site.garita, world.ana)))
  await tell(world, entry, made(world, incidentOf({ lines: [entry.event.id] })), made(world, requestOf()))
  await letIn(site.garita, world.guard, world.here, await arrive(world.guard, world.here), 'Lo esperan en la 101')
  return world
}

const sights = [
  ['es', 'phone'],
  ['en', 'desk'],
] as const

test.each(variants(sights))(
  'lets a supervisor add, invite, suspend and reinstate a guard, and see alarms without the home: %s, %s',
  async (language, size) => {
    const world = await lively()
    const supervisor = await site.garita.person({ user_role: 'supervisor', assigned: [world.here] })
    const text = speak(supervisionMessages, language)
    const page = await site.open({ language, size, token: supervisor.token })
    await page.goto('/dashboard')
    await heading(page, text.title).waitFor()
    await page.getByText(text.gates.alive, { exact: true }).waitFor()
    await page.locator('[data-on-duty]').getByText('Gus Garita').waitFor()
    await page.getByRole('heading', { name: text.overrides.title }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await page.getByText(/Luis|Gómez|Lo esperan/).count()).toBe(0)

    await page.getByRole('button', { name: text.create.open }).click()
    await field(page, text.create.name).fill('Olga Nueva')
    await press(page, text.create.submit)
    const { dialog: inviting } = speak(invitationMessages, language)
    await press(page, inviting.make)
    await page.getByText(inviting.once).waitFor()
    expect(await axeFaults(page, ['color-contrast', 'label', 'button-name'])).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: inviting.close, exact: true }).last().click()

    const act = (word: string) => page.getByRole('button', { name: new RegExp(`^${word}.*Gus Garita`) })
    await unfold(page, new RegExp(`^${text.suspend.act}.*Gus Garita`))
    await act(text.suspend.act).click()
    await page.getByRole('dialog').getByRole('button', { name: text.suspend.act, exact: true }).click()
    await page.getByText(text.guards.suspended, { exact: true }).first().waitFor()
    await page.getByText(text.gates.nobody, { exact: true }).waitFor()
    await unfold(page, new RegExp(`^${text.reinstate.act}.*Gus Garita`))
    await act(text.reinstate.act).click()
    await page.getByText(text.reinstate.done, { exact: true }).waitFor()

    await page.goto('/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/admin/log')
    await heading(page, text.title).waitFor()

    // An alarm appears without a reload, and without the home.
    await page.getByText(text.alarms.empty).waitFor()
    const gil = await site.garita.person({ user_role: 'agent', assigned: [world.here], full_name: 'Gil Garita' })
    const home = await site.garita.person({ condominium: world.here, unit: '4077', full_name: 'Eva Cuatro' })
    const alarm = { condominium_id: world.here, id: newId() }
    await home.call(alarms.raise, { ...alarm, pressed_at: new Date().toISOString() })
    await page.getByText(text.alarms.rings, { exact: true }).waitFor()
    await gil.call(alarms.take, alarm)
    await page.getByText(text.alarms.taken_by('Gil Garita')).waitFor()
    expect(await page.getByText(/4077|Eva Cuatro/).count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/alarms-seen-${size}.png` })
    expect(site.complaints).toEqual([])
  },
)

test.each(variants(sights))(
  'shows a member of the board figures and the incident book: %s, %s',
  async (language, size) => {
    const world = await lively()
    const board = await site.garita.person({ user_role: 'board', assigned: [world.here] })
    const text = speak(overviewMessages, language)
    const book = speak(incidentMessages, language)
    const page = await site.open({ language, size, token: board.token })
    await page.goto('/dashboard')
    await heading(page, text.title).waitFor()
    await page.getByText(text.by_kind, { exact: true }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await page.getByText(/Luis|Gómez|Lo esperan/).count()).toBe(0)
    await page.getByRole('link', { name: text.book }).click()
    await heading(page, book.title).waitFor()
    await page.getByText('Fiesta con música después de las once').first().waitFor()
    expect(await page.getByText('Piden los accesos').count()).toBe(0)
    expect(await page.getByRole('button', { name: book.export }).count()).toBe(0)
    const { rows } = await site.garita.owner.query(
      `select id from incidents where condominium_id = $1 and kind = 'noise'`,
      [world.here],
    )
    await page.goto(`/dashboard/admin/incident?condominium_id=${world.here}&id=${rows[0]?.id}`)
    await page.getByRole('heading', { level: 1, name: speak(incidentKindTexts, language).noise }).waitFor()
    expect(await page.getByRole('button', { name: book.one.add }).count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/admin/reports')
    await heading(page, text.title).waitFor()
    expect(site.complaints).toEqual([])
  },
)
