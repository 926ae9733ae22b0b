/** Makes a unit with two residents and the guard of its gate, for flows between them. */

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { notices } from '../../src/notices/notices.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { atDesk } from '../support/desk.ts'
import type { TestInstallation } from '../support/installation.ts'
import { settled } from './screen.ts'

export async function unitOf(garita: TestInstallation) {
  const home = await garita.condominium('Los Encinos')
  // On a busy machine the usual 90 seconds could pass before a flow has answered.
  await garita.owner.query('update condominiums set ask_seconds = 300 where id = $1', [home])
  const guard = await garita.person({ user_role: 'agent', assigned: [home], full_name: 'Gus Garita' })
  const resident = (fullName: string) => garita.person({ condominium: home, unit: '101', full_name: fullName })
  const [ana, beto] = [await resident('Ana Uno'), await resident('Beto Uno')]
  // Clears Ana's notice about the second resident.
  await ana.call(notices.clear, { until: new Date(Date.now() + 1_000).toISOString() })
  const arrive = async (name: string, id = newId()) => {
    const visit = { id, condominium_id: home, unit_number: '101', name, last_name: 'Gómez', id_document: 'INE12345' }
    const made = await atDesk.register(guard, visit)
    if (!made.ok) throw new Error(made.code)
    return id
  }
  return { home, guard, ana, beto, arrive }
}

/** Resolves when the page has read that a request waits no more: only after that it rings for the next one. */
export const waitsNoMore = (page: Page, id: string): Promise<unknown> =>
  page.waitForResponse(
    async (answer) => answer.url().endsWith('/visits.waiting') && !(await answer.text()).includes(id),
  )

/** Opens a screen and waits until it shows no request, so that the next one rings. */
export async function openQuiet(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse('**/api/v1/visits.waiting')
  await page.goto(path)
  expect((await answered).ok()).toBe(true)
  await settled(page)
}
