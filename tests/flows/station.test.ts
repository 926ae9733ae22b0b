import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guardMessages } from '../../src/gate/screen/guard.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { heading, signOut } from './acts.ts'
import * as desk from './guardDesk.ts'
import { openSite, type Sight, type Site } from './site.ts'

let site: Site
let comeBack: (() => Promise<void>) | null = null
const windows: Page[] = []

beforeAll(async () => {
  site = await openSite({ offline: true })
})
afterAll(() => site.close())
afterEach(async () => {
  await comeBack?.()
  comeBack = null
  for (const page of windows.splice(0)) await page.context().close()
  // These flows cut the connection, and the browser logs each failed request.
  expect(
    site.complaints.splice(0).filter((said) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)/.test(said)),
  ).toEqual([])
})

async function world(visitors: number, sight: Sight = {}) {
  const here = await site.garita.condominium('Los Encinos')
  const guard = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const other = await site.garita.person({ user_role: 'agent', assigned: [here], full_name: 'Otra Garita' })
  const ana = await site.garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' })
  const people = await desk.visitorsOf(site.garita, ana, visitors)
  const page = await site.open({ token: guard.token, ...sight })
  windows.push(page)
  return { here, guard, other, ana, people, page }
}

async function logOf(condominium: string) {
  const { rows } = await site.garita.owner.query<{
    id: string
    event_type: string
    actor_name: string
    clock_doubt: string
  }>(
    `select id, event_type, actor_name, clock_doubt from access_logs
      where condominium_id = $1 and station_id is not null order by occurred_at, id`,
    [condominium],
  )
  return rows
}
const idsIn = async (condominium: string) => (await logOf(condominium)).map(({ id }) => id)

async function cutOff(page: Page): Promise<void> {
  await desk.readyOffline(page)
  comeBack = await site.cut()
  await page.context().setOffline(true)
}

async function reconnect(page: Page): Promise<void> {
  await comeBack?.()
  comeBack = null
  await page.context().setOffline(false)
}

test('works offline through a reload, a closed tab and a second one; online, sends everything once and in order', async () => {
  const { here, people, page } = await world(4)
  const [one, two, three, four] = people
  if (!one || !two || !three || !four) throw new Error('a person of this test is missing')
  await desk.openGuard(page)
  await desk.pass(page, one, 'entry')
  await expect.poll(async () => (await logOf(here)).map(({ event_type }) => event_type)).toEqual(['entry'])
  const told = await idsIn(here)

  await cutOff(page)
  await desk.pass(page, two, 'entry')
  await desk.pass(page, one, 'exit')
  await desk.pass(page, two, 'exit')
  expect((await desk.waitingActs(page)).length).toBe(3)

  await page.reload()
  await desk.show(page, three)
  await desk.pass(page, three, 'entry')
  expect((await desk.waitingActs(page)).length).toBe(4)

  const context = page.context()
  await page.close()
  const again = await context.newPage()
  await desk.openGuard(again)
  const second = await context.newPage()
  await desk.openGuard(second)
  await desk.pass(second, four, 'entry')
  await desk.pass(again, three, 'exit')
  // The event of the other tab counts here too.
  await desk.pass(again, four, 'exit')
  const done = (await desk.waitingActs(again)).map(({ id }) => id)
  expect(done.length).toBe(7)

  await reconnect(again)
  await expect.poll(async () => (await idsIn(here)).length).toBe(8)
  expect(await idsIn(here)).toEqual([...told, ...done])
  await expect.poll(async () => (await desk.waitingActs(second)).length).toBe(0)
  // The record of shown cards arrives after the events.
  const seen =
    'select from access_decisions where condominium_id = $1 and verdict is not null and snapshot_version is not null'
  const arrived = async () => (await site.garita.owner.query(seen, [here])).rowCount
  await expect.poll(arrived).toBeGreaterThanOrEqual(8)
  windows.push(again)
})

test('deletes the snapshot at sign-out and keeps unsent events, which the next guard sends', async () => {
  const { here, other, people, page } = await world(2)
  const [one, sent] = people
  if (!one || !sent) throw new Error('a person of this test is missing')
  await desk.openGuard(page)
  await expect.poll(() => desk.piecesKept(page)).toContain('agent')
  await desk.pass(page, sent, 'entry')
  await expect.poll(() => desk.waitingActs(page)).toEqual([])
  expect(await desk.actsKept(page)).toHaveLength(1)
  await page.route('**/api/v1/gate.record', (route) => route.abort())
  await desk.pass(page, one, 'entry')
  expect(await desk.piecesKept(page)).toContain('snapshot')
  const { bar } = speak(guardMessages, 'es')
  await page.getByRole('button', { name: bar.menu }).click()
  await page.getByRole('menuitem', { name: bar.leave }).click()
  await heading(page, speak(visitMessages, 'es').panel.title).waitFor()
  await signOut(page, 'es')
  await expect.poll(() => desk.piecesKept(page)).not.toContain('snapshot')
  await expect.poll(() => desk.piecesKept(page)).not.toContain('agent')
  await expect.poll(() => desk.actsKept(page)).toHaveLength(1)
  expect((await desk.waitingActs(page)).length).toBe(1)
  expect(await logOf(here)).toHaveLength(1)

  await page.unroute('**/api/v1/gate.record')
  await page.context().addCookies([{ name: 'garita_session', value: other.token, url: site.address }])
  await desk.openGuard(page)
  await expect.poll(() => logOf(here)).toMatchObject([{}, { event_type: 'entry', actor_name: 'Gus Garita' }])
})

test('keeps running with storage that is wrong or gone, and admits no visitor by it', async () => {
  const { here, people, page } = await world(2)
  const [one, two] = people
  if (!one || !two) throw new Error('a person of this test is missing')
  const logged = async () => (await logOf(here)).map(({ event_type }) => event_type)
  await desk.openGuard(page)
  await desk.pass(page, one, 'entry')
  await expect.poll(logged).toEqual(['entry'])
  await desk.damage(page, 'pieces', 'wrong')
  await desk.damage(page, 'acts', 'wrong')
  await desk.openGuard(page)
  await page.getByText('Un registro está dañado').waitFor()
  // The server mends the damaged rows; the station goes on.
  await desk.pass(page, one, 'exit')
  await expect.poll(logged).toEqual(['entry', 'exit'])

  await desk.damage(page, 'pieces', 'gone')
  await desk.openGuard(page)
  await desk.pass(page, two, 'entry')
  await expect.poll(logged).toEqual(['entry', 'exit', 'entry'])
})

test('admits no visitor by a damaged snapshot while offline, and keeps running', async () => {
  const { people, page } = await world(1)
  const [one] = people
  if (!one) throw new Error('a person of this test is missing')
  await desk.openGuard(page)
  await desk.show(page, one)
  await page.getByRole('button', { name: 'Registrar Entrada' }).waitFor()
  await cutOff(page)
  // Without a connection no newer snapshot replaces the damaged one.
  await desk.damage(page, 'pieces', 'wrong', 'snapshot')
  await desk.openGuard(page)
  await desk.show(page, one)
  await page.locator('[data-verdict="red"]').getByText('Este equipo todavía no tiene datos').waitFor()
  expect(await page.getByRole('button', { name: 'Registrar Entrada' }).count()).toBe(0)
})

test('closes the station online when its session ends, and keeps unsent events', async () => {
  const { here, guard, people, page } = await world(1)
  const [one] = people
  if (!one) throw new Error('a person of this test is missing')
  await desk.openGuard(page)
  await expect.poll(() => desk.piecesKept(page)).toContain('agent')
  await cutOff(page)
  await page.reload()
  await desk.pass(page, one, 'entry')
  await site.garita.owner.query('delete from sessions where profile_id = $1', [guard.id])
  await reconnect(page)
  await heading(page, 'Iniciar sesión').waitFor()
  await expect.poll(() => desk.piecesKept(page)).not.toContain('snapshot')
  await expect.poll(() => desk.piecesKept(page)).not.toContain('agent')
  expect((await desk.waitingActs(page)).length).toBe(1)
  expect(await logOf(here)).toEqual([])
})

test('marks a clock that jumps by hours as doubtful, and marks the acts of that time', async () => {
  const { here, people, page } = await world(1)
  const [one] = people
  if (!one) throw new Error('a person of this test is missing')
  await page.addInitScript(() => {
    const trueNow = Date.now
    Date.now = () => trueNow() + (Number(sessionStorage.getItem('ahead')) || 0)
  })
  await desk.openGuard(page)
  await desk.pass(page, one, 'entry')
  await cutOff(page)
  // Each answer corrects the clock: wait until the last request has failed.
  await page.getByText('Sin conexión').waitFor()
  await page.evaluate(() => sessionStorage.setItem('ahead', String(5 * 3_600_000)))
  await desk.pass(page, one, 'exit')
  expect((await desk.actsKept(page)).at(-1)?.kept.event).toMatchObject({ kind: 'exit', doubt: 'wall_moved' })
  await reconnect(page)
  await expect.poll(async () => (await logOf(here)).map(({ clock_doubt }) => clock_doubt)).toEqual([null, 'wall_moved'])
})

test('works in memory in a browser without storage', async () => {
  const { here, people, page } = await world(1)
  const [one] = people
  if (!one) throw new Error('a person of this test is missing')
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  })
  await desk.openGuard(page)
  await desk.show(page, one)
  await page.getByRole('button', { name: 'Registrar Entrada' }).click()
  await expect.poll(() => logOf(here)).toHaveLength(1)
})

test('can be installed by a browser', async () => {
  const { page } = await world(0, { profile: true })
  await desk.openGuard(page)
  await desk.readyOffline(page)
  const line = await page.context().newCDPSession(page)
  expect((await line.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  const { errors, data } = await line.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { shortcuts } = JSON.parse(data ?? '{}')
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/dashboard?invite=yes',
    '/dashboard/temporary-visitors',
    '/guard',
  ])
})
