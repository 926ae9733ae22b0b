/** The guard's page of a former build against today's server: it opens with what it kept, tells it, decides, and does so without a line too. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Former, formerWeb } from '../former/former.ts'
import { unpack } from '../former/pack.ts'
import { type FormerInstallation, formerInstallation } from '../support/formerInstallation.ts'
import * as desk from './guardDesk.ts'
import { openSite, type Site } from './site.ts'

let folder: string
let there: FormerInstallation
let site: Site

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-former-web-'))
  unpack(formerWeb('d2f3781'), folder)
  there = await formerInstallation('d2f3781', { web_folder: folder })
  site = await openSite({ given: there, offline: true })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Into the browser's own database, as that page had left it there. */
async function putBack(page: Page, station: Former['station']): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(
    (written) =>
      new Promise<void>((done, failed) => {
        const { pieces, acts } = JSON.parse(written)
        const opening = indexedDB.open('garita.station', 10)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('pieces', { keyPath: 'name' })
          const rows = opening.result.createObjectStore('acts', { keyPath: ['condominium_id', 'id'] })
          rows.createIndex('condominium_id', 'condominium_id')
          opening.result.createObjectStore('damaged', { keyPath: 'place', autoIncrement: true })
        }
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction(['pieces', 'acts'], 'readwrite')
          for (const piece of pieces) change.objectStore('pieces').put(piece)
          for (const act of acts) change.objectStore('acts').put(act)
          change.onerror = () => failed(change.error)
          change.oncomplete = () => {
            opening.result.close()
            localStorage.setItem('garita.station', 'yes')
            done()
          }
        }
      }),
    JSON.stringify(station),
  )
}

const log = async () => {
  const stationId = there.former.station.pieces.find(({ name }) => name === 'station_id')?.value
  const { rows } = await there.owner.query<{ id: string }>(
    'select id from access_logs where station_id = $1 order by occurred_at, id',
    [stationId],
  )
  return rows.map(({ id }) => id)
}

test('a former page works as before, online and offline', async () => {
  const { former } = there
  const page = await site.open({ token: there.agent.token })
  await putBack(page, former.station)
  await desk.openGuard(page)

  // What nobody was told is told; two of them are requests, which are no lines of the log.
  await expect.poll(async () => (await log()).length).toBe(18)
  await expect.poll(async () => (await desk.waitingActs(page)).length).toBe(0)
  const told = await log()

  // It reads today's snapshot: who was told to have left may enter.
  const code = former.passes.find(({ kind }) => kind === 'permanent_visitor')?.token ?? ''
  const visitor = { id: '', number: code }
  await desk.pass(page, visitor, 'entry')
  await expect.poll(async () => (await log()).length).toBe(19)
  await expect.poll(async () => (await desk.waitingActs(page)).length).toBe(0)
  await desk.shellKept(page)

  const comeBack = await site.cut()
  await page.context().setOffline(true)
  await page.reload()
  await desk.pass(page, visitor, 'exit')
  const done = (await desk.waitingActs(page)).map(({ id }) => id)
  expect(done.length).toBe(1)
  await comeBack()
  await page.context().setOffline(false)
  await expect.poll(async () => (await log()).length).toBe(20)
  expect((await log()).slice(0, 18)).toEqual(told)
  expect(await log()).toContain(done[0])

  // And the server knows that it is there, and of a build that says nothing.
  const { rows } = await there.owner.query('select reads, build from stations where bound_by = $1', [there.agent.id])
  expect(rows).toEqual([{ reads: 1, build: null }])
})
