import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { spareMessages } from '../../src/gate/tablet/spare/spare.messages.ts'
import { stationLockMessages } from '../../src/gate/tablet/stationLock.messages.ts'
import { dailyCodeMessages } from '../../src/gate/tablet/substitute/dailyCode.messages.ts'
import { substituteMessages } from '../../src/gate/tablet/substitute/substitute.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { field, press } from '../flows/acts.ts'
import { axeFaults } from '../flows/axe.ts'
import { openSite, type Site } from '../flows/site.ts'
import { opened, tabletWorld, typeDigits } from '../flows/tabletDesk.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

const spare = speak(spareMessages, 'es')
const lock = speak(stationLockMessages, 'es')
const relief = speak(substituteMessages, 'es')
const codes = speak(dailyCodeMessages, 'es')

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : null

test('links a spare tablet at night, and opens it for a substitute guard with the code of the day', async () => {
  const there = await tabletWorld(site)
  const supervisor = await site.garita.person({
    ...{ user_role: 'supervisor', assigned: [there.here], full_name: 'Sofía Mora' },
  })
  const office = await site.open({ token: supervisor.token, size: 'phone' })
  await office.goto('/dashboard')
  await office.getByRole('button', { name: spare.open('Acceso principal') }).click()
  const dialog = office.getByRole('dialog')
  await field(dialog, spare.name).fill('Repuesto')
  expect(await axeFaults(office)).toEqual([])
  await shot(office, 'spare-dialog')
  await press(dialog, spare.submit)
  const code = await office.getByRole('textbox', { name: spare.code }).inputValue()
  await shot(office, 'spare-code')
  await press(office, spare.done)

  const tablet = await site.open({ size: 'tablet' })
  await tablet.goto('/station')
  await field(tablet, lock.code).fill(code)
  await press(tablet, lock.enroll)
  await tablet.getByRole('link', { name: lock.to_gate }).click()
  await field(tablet, relief.name).fill('Julio Reyes')
  await tablet.getByText(relief.type_code).waitFor()
  expect(await axeFaults(tablet)).toEqual([])
  await shot(tablet, 'spare-locked')

  await office.getByRole('button', { name: codes.open_of('Repuesto') }).click()
  await press(office, codes.show)
  const shown = await office.getByText(/^\d{4} \d{4}$/).textContent()
  await field(tablet, relief.name).blur()
  await typeDigits(tablet, (shown ?? '').replace(' ', ''))
  await opened(tablet)
  await expect
    .poll(async () => {
      const { rows } = await site.garita.owner.query(
        `select p.full_name from shifts s join profiles p on p.id = s.profile_id where s.condominium_id = $1 and s.ended_at is null`,
        [there.here],
      )
      return rows
    })
    .toEqual([{ full_name: 'Relevo: Julio Reyes (código de Sofía Mora)' }])
})
