import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { phonesTexts } from '../../src/gate/dialogs/phones.messages.ts'
import { bookMessages } from '../../src/gate/screen/book/book.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { arrive } from '../support/arrivals.ts'
import { variants } from '../support/scope.ts'
import { axeFaults } from './axe.ts'
import { done, gateField } from './guardActs.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterEach(() => expect(site.complaints.splice(0)).toEqual([]))
afterAll(() => site.close())

test.each(
  variants([
    ['es', 'phone'],
    ['en', 'desk'],
  ]),
)(
  'offers the telephones of a home without an account for a minute, and records its answer: %s, %s',
  async (language, size) => {
    const { garita } = site
    const here = await garita.condominium('Los Encinos')
    // On a busy machine the usual 90 seconds could pass before the guard has called.
    await garita.owner.query('update condominiums set ask_seconds = 300 where id = $1', [here])
    const guard = await garita.person({ user_role: 'agent', assigned: [here] })
    await garita.person({ condominium: here, unit: '101' })
    const phones = [
      { name: 'Beto Ruiz', kind: 'mobile', number: '55 2222 2222', from: '08:00', until: '20:00' },
      { name: 'Portería', kind: 'intercom', number: '204', from: null, until: null },
    ]
    await garita.owner.query(
      `insert into units (condominium_id, id, unit_number, phones) values ($1, $2, '204', $3::jsonb)`,
      [here, newId(), JSON.stringify(phones)],
    )
    const [first, second] = [await arrive(guard, here, '204'), await arrive(guard, here, '204')]
    const text = speak(bookMessages, language)
    const covered = speak(phonesTexts, language)
    const page = await site.open({ language, size, token: guard.token })
    await page.clock.install()
    await page.goto('/guard')
    await gateField(page, language).waitFor()
    const outcomeOf = async (id: string) =>
      (await garita.owner.query('select outcome, outcome_channel from authorizations where id = $1', [id])).rows[0]

    await page.getByRole('tab', { name: text.tab }).click()
    await page.getByRole('textbox', { name: text.find }).fill('204')
    await expect.poll(() => page.getByRole('list', { name: text.label }).getByRole('button').count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/book-${size}.png` })
    await page.getByRole('button', { name: '204 ' }).last().click()
    const home = page.getByRole('region', { name: covered.show('204') })
    expect(await page.getByText('55 2222 2222').count()).toBe(0)
    await home.getByRole('button', { name: covered.show('204') }).click()
    expect(await home.getByRole('link', { name: '55 2222 2222' }).getAttribute('href')).toBe('tel:5522222222')
    expect(await axeFaults(page)).toEqual([])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/book-card-${size}.png`, fullPage: true })
    await home.getByRole('button', { name: text.comes_down }).click()
    await expect.poll(() => outcomeOf(second)).toEqual({ outcome: 'comes_down', outcome_channel: 'call' })

    await page.getByRole('button', { name: '204 ' }).last().click()
    await home.getByRole('button', { name: covered.show('204') }).click()
    await home.getByRole('button', { name: `${text.admitted}: Beto Ruiz` }).click()
    await done(page, 'override').waitFor()
    await expect.poll(() => outcomeOf(first)).toEqual({ outcome: 'admitted', outcome_channel: 'call' })
    const lines = async () =>
      (
        await garita.owner.query(
          `select event_type, authorized_by from access_logs where condominium_id = $1 and event_type in ('phones_shown', 'entry')
          order by event_type, occurred_at`,
          [here],
        )
      ).rows
    await expect.poll(lines).toEqual([
      { event_type: 'entry', authorized_by: 'home' },
      { event_type: 'phones_shown', authorized_by: null },
      { event_type: 'phones_shown', authorized_by: null },
    ])

    await arrive(guard, here, '204')
    await page
      .getByRole('button', { name: /Luis Gómez/ })
      .first()
      .click()
    await home.getByRole('button', { name: covered.show('204') }).click()
    await home.getByRole('link', { name: '55 2222 2222' }).waitFor()
    await page.clock.runFor(61_000)
    await home.getByRole('button', { name: covered.show('204') }).waitFor()
    expect(await page.getByText('55 2222 2222').count()).toBe(0)
  },
)
