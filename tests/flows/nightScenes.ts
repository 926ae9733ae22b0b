/**
 * A night at a gate in scenes: a change of guards offline, nine hours without a server, forty minutes without power, a substitute guard by
 * code, a replaced tablet, and paper typed in. Afterwards the log has each arrival once, in order, with the right guard.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { tabletMessages } from '../../src/gate/admin/tablets.messages.ts'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { paperMessages } from '../../src/gate/screen/paper/paper.messages.ts'
import { stationLockMessages } from '../../src/gate/tablet/stationLock.messages.ts'
import { substituteMessages } from '../../src/gate/tablet/substitute/substitute.messages.ts'
import { substitutes } from '../../src/gate/tablet/substitute/substitutes.contract.ts'
import { checkLog } from '../../src/logIntegrity/checkLog.server.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { account } from '../support/accounts.ts'
import type { TestPerson } from '../support/installation.ts'
import { mexico } from '../support/visits.ts'
import { field, press, unfold } from './acts.ts'
import { piecesKept, readyOffline } from './guardDesk.ts'
import { Arrivals, homesOf } from './nightArrivals.ts'
import { entriesIn, logOf, whatOf } from './nightLog.ts'
import { type Night, openNightAtGate } from './nightTablet.ts'
import { chooseInBar, linked, opened, setPin, tabletWorld, typeDigits } from './tabletDesk.ts'

const lock = speak(stationLockMessages, 'es')
const relief = speak(substituteMessages, 'es')
const tablets = speak(tabletMessages, 'es')
const paper = speak(paperMessages, 'es')
const { bar } = speak(guardMessages, 'es')

const minute = 60_000
const [pinOfGus, pinOfRosa] = ['481516', '907213']
const [gus, rosa] = ['Gustavo Peralta', 'Rosa Quintero']
const byCode = 'Relevo: Eleuterio Rojas (código de Griselda Mora)'

export interface Crowd {
  online: number
  cut: number
  gone: number
  after_power: number
  relief: number
  unsent: number
  replaced: number
  paper: number
}

const hour = (night: Night, wanted: number) => {
  const local = new Date(night.now() - 6 * 60 * minute)
  const day = local.getUTCHours() > wanted ? 1 : 0
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + day, wanted + 6)
}

export async function playNight(crowd: Crowd) {
  const night = await openNightAtGate()
  const there = await tabletWorld(night)
  const { here, admin } = there
  const griselda = await account(night.garita, {
    user_role: 'supervisor',
    full_name: 'Griselda Mora',
    assigned: [here],
  })
  const arrivals = new Arrivals(night, await homesOf(night, here, 12))
  const { paper: onPaper, ...came } = crowd
  const all = Object.values(came).reduce((sum, count) => sum + count, 0)
  await arrivals.prepare(all)

  // At ten in the evening both guards have a PIN, and the tablet prepares the code of the day.
  let page = await night.tablet()
  await linked({ garita: night.garita, open: async () => page }, there)
  await setPin(page, there.rosa, pinOfRosa)
  await chooseInBar(page, bar.lock)
  await setPin(page, there.gus, pinOfGus)
  await readyOffline(page)
  await arrivals.come(page, crowd.online, gus)
  const code = await codeOf(night, griselda, here)

  // The connection breaks, and the next guard takes over.
  await page.context().setOffline(true)
  await chooseInBar(page, bar.hand_over)
  await typeDigits(page, pinOfRosa)
  await opened(page)
  await arrivals.come(page, crowd.cut, rosa)

  // The server is down for nine hours, and the tablet loses its power for forty minutes of them.
  const goneAt = night.now()
  await night.stop()
  await arrivals.come(page, crowd.gone, rosa, { until: hour(night, 2) })
  await printContingency(page)
  await page.context().close()
  arrivals.writeOnPaper(onPaper, night.now() + minute, Math.floor((38 * minute) / onPaper))
  night.pass(40 * minute)
  page = await night.tablet()
  await page.context().setOffline(true)
  await page.goto('/guard')
  await page.getByRole('button', { name: 'RQ' }).click()
  await typeDigits(page, pinOfRosa)
  await opened(page)
  await arrivals.come(page, crowd.after_power, rosa, { until: hour(night, 5) })

  // A substitute guard opens the tablet with the code from the evening.
  await chooseInBar(page, bar.lock)
  await press(page, lock.with_code)
  await field(page, relief.name).fill('Eleuterio Rojas')
  await typeDigits(page, code)
  await opened(page)
  await arrivals.come(page, crowd.relief, byCode, { until: goneAt + 9 * 60 * minute })

  await night.start()
  await page.context().setOffline(false)
  const log = async () => entriesIn(await logOf(admin, here))
  await expect.poll(async () => (await log()).length).toBe(arrivals.came.length)

  // The tablet is lost with unsent events; at its next contact it sends and deletes them.
  await page.context().setOffline(true)
  await arrivals.come(page, crowd.unsent, byCode)
  await chooseInBar(page, bar.lock)
  await page.getByRole('group', { name: lock.keys }).waitFor()
  const office = await night.open({ token: admin.token })
  await office.goto('/dashboard/admin/gates')
  const report = new RegExp(`^${tablets.lost}`)
  await unfold(office, report)
  await office.getByRole('button', { name: report }).click()
  await office.getByRole('dialog').getByRole('button', { name: tablets.report }).click()
  await office.getByText(tablets.states.lost).first().waitFor()
  await page.context().setOffline(false)
  await page.waitForURL(/\/login/)
  expect(await piecesKept(page)).toEqual([])
  await page.context().close()

  // A new tablet replaces it, and a guard types in the paper records.
  const morning = await account(night.garita, { user_role: 'admin', full_name: 'Ana Pérez', assigned: [here] })
  const next = await linked(night, { ...there, admin: morning }, { size: 'tablet' })
  await setPin(next, there.gus, pinOfGus)
  // Wait until the new tablet has the snapshot.
  await expect.poll(() => piecesKept(next)).toContain('snapshot')
  await arrivals.shareAgain()
  await arrivals.come(next, crowd.replaced, gus)
  await arrivals.typeIn(next)
  await expect
    .poll(async () => (await logOf(admin, here)).filter(({ event_type }) => event_type === 'written_by_hand').length)
    .toBe(onPaper)
  await expect.poll(async () => (await log()).length).toBe(all)
  return { night, here, admin, arrivals, all }
}

async function codeOf(night: Night, supervisor: TestPerson, here: string): Promise<string> {
  const { rows } = await night.garita.owner.query('select id from enrolled_stations where condominium_id = $1', [here])
  let code: string | null = null
  await expect
    .poll(
      async () => {
        const read = await supervisor.call(substitutes.readCode, {
          condominium_id: here,
          tablet_id: rows[0].id,
          id: newId(),
        })
        code = read.ok ? read.answer.code : null
        return code
      },
      { interval: 1_000 },
    )
    .not.toBeNull()
  return code ?? ''
}

async function printContingency(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await chooseInBar(page, paper.sheet)
  await press(page, paper.print)
  await page.getByRole('dialog').getByRole('button', { name: paper.done }).click()
}

/** Compares the log of the administration and the rows of the database. */
export async function expectWholeNight({ night, here, admin, arrivals, all }: Awaited<ReturnType<typeof playNight>>) {
  const lines = await logOf(admin, here)
  const entries = entriesIn(lines)
  expect(entries.map((line) => [whatOf(line), line.agent_name])).toEqual(
    arrivals.came.map(({ what, guard }) => [what, guard]),
  )
  expect(entries).toHaveLength(all)
  const off = arrivals.came.filter(({ from, until }, place) => {
    const at = Date.parse(entries[place]?.occurred_at ?? '')
    return at < from - 2_000 || at > until + 2_000
  })
  expect(off).toEqual([])

  const byHand = lines.filter(({ event_type }) => event_type === 'written_by_hand')
  const clock = new Intl.DateTimeFormat('es-MX', { timeZone: mexico, timeStyle: 'short', hourCycle: 'h23' })
  expect(byHand.map((line) => [line.name, clock.format(new Date(line.occurred_at)), line.agent_name])).toEqual(
    arrivals.onPaper.map(({ name, time }) => [name, time, gus]),
  )

  const { owner } = night.garita
  const { rows: doubted } = await owner.query(
    'select id, clock_doubt, conflict, proven from access_logs where condominium_id = $1 and (clock_doubt is not null or conflict is not null or not proven)',
    [here],
  )
  expect(doubted).toEqual([])
  await owner.query("update log_seals set arrived_at = arrived_at - interval '61 minutes' where position is null")
  await owner.query('select access.seal_log(500::int)')
  const { rows: sealed } = await owner.query(
    `select l.id from log_seals s join access_logs l on l.condominium_id = s.condominium_id and l.id = s.log_id
      where s.condominium_id = $1 and l.event_type = 'entry' order by s.position`,
    [here],
  )
  expect(sealed.map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
  expect(await checkLog(owner, here, [])).toMatchObject({ waiting: 0, faults: [], broken: [] })
}
