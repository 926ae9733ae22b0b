import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { gateMessages } from '../../src/gate/screen/guard.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import type { Answering, TestPerson } from '../support/installation.ts'
import { authorize, passOf } from '../support/visits.ts'

const { acts } = speak(gateMessages, 'es')

export interface Visitor {
  id: string
  number: string
}

export async function visitorsOf(garita: Answering, host: TestPerson, count: number): Promise<Visitor[]> {
  const made: Visitor[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const id = await authorize(garita, host)
    made.push({ id, number: (await passOf(host, id)).access_number ?? '' })
  }
  return made
}

export async function openGuard(page: Page): Promise<void> {
  await page.goto('/guard')
  await field(page).waitFor()
}

const field = (page: Page) => page.getByLabel(/^Código, número/)

/**
 * Waits until the station can lose its line: the service worker has cached the page, the snapshot has arrived, and the
 * server has answered every act. An act can be in the log before its answer reaches the page.
 */
export async function readyOffline(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(pagesKept)).toContain('/guard')
  await expect.poll(() => piecesKept(page)).toContain('snapshot')
  await page.getByText(unsent).waitFor({ state: 'hidden' })
}
const unsent = /^\d+ (por enviar|to send)$/

async function pagesKept(): Promise<string[]> {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().map(({ url }) => new URL(url).pathname)
}

export async function show(page: Page, { number }: Visitor): Promise<void> {
  await field(page).fill(number)
  await page.keyboard.press('Enter')
}

/** Records an entry or an exit, depending on the button that the card shows. */
export async function pass(page: Page, visitor: Visitor, act: 'entry' | 'exit'): Promise<void> {
  await show(page, visitor)
  const before = (await actsKept(page)).length
  await page.getByRole('button', { name: acts[act] }).click()
  await expect.poll(async () => (await actsKept(page)).length).toBeGreaterThan(before)
}

export interface KeptAct {
  id: string
  kept: { sequence: number; answered_at: string | null; event: { kind: string; doubt: string | null } }
}

/** Returns the stored events, sent or not, in their order. */
export async function actsKept(page: Page): Promise<KeptAct[]> {
  const rows: KeptAct[] = JSON.parse(await fromStorage(page, 'acts'))
  return rows.sort((a, b) => a.kept.sequence - b.kept.sequence)
}

export const waitingActs = async (page: Page) => (await actsKept(page)).filter(({ kept }) => kept.answered_at === null)

export async function piecesKept(page: Page): Promise<string[]> {
  const rows: { name: string }[] = JSON.parse(await fromStorage(page, 'pieces'))
  return rows.map(({ name }) => name)
}

/** Returns the snapshot that a station without a PIN stores, as text. */
export async function snapshotKept(page: Page): Promise<string> {
  const rows: { name: string; value: { text?: string } }[] = JSON.parse(await fromStorage(page, 'pieces'))
  return rows.find(({ name }) => name === 'snapshot')?.value.text ?? ''
}

async function fromStorage(page: Page, table: string): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((done, failed) => {
        const opening = indexedDB.open('garita.station')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll()
          all.onerror = () => failed(all.error)
          all.onsuccess = () => {
            opening.result.close()
            done(JSON.stringify(all.result))
          }
        }
      }),
    table,
  )
}

/** Corrupts or deletes stored rows, as a failing disk would. */
export async function damage(page: Page, table: 'pieces' | 'acts', how: 'wrong' | 'gone', only = ''): Promise<void> {
  await page.evaluate(
    ([name, way, one]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('garita.station')
        opening.onsuccess = () => {
          const change = opening.result.transaction(name ?? '', 'readwrite')
          const rows = change.objectStore(name ?? '')
          const reading = rows.getAll()
          reading.onsuccess = () => {
            for (const row of reading.result) {
              // The guard chose the gate and can choose it again; damage all other rows.
              if (row.name === 'binding' || (one && row.name !== one)) continue
              if (way === 'gone') rows.delete(row.name)
              else
                rows.put('value' in row ? { ...row, value: { text: 'broken' } } : { ...row, kept: { sequence: 'x' } })
            }
          }
          change.oncomplete = () => {
            opening.result.close()
            done()
          }
          change.onerror = () => failed(change.error)
        }
      }),
    [table, how, only],
  )
}
