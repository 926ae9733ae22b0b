import type { Page } from 'playwright-core'
import { reservationStateTexts } from '../../src/amenities/amenities.messages.ts'
import { bookingMessages } from '../../src/amenities/booking/booking.messages.ts'
import { amenityTypeNames } from '../../src/shared/amenityTypes.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { webTexts } from '../../src/web/language/web.messages.ts'
import { unfold } from './acts.ts'
import { button, pick, press, type Screen } from './screen.ts'

const path = '/dashboard/reservations'
const text = (language: Language) => speak(bookingMessages, language)
const hall = (language: Language) => speak(amenityTypeNames, language).event_hall

/** Its exact name: the calendar has a button for the next month. */
const nextOf = (page: Page, language: Language) =>
  page.getByRole('button', { name: text(language).form.next, exact: true })

async function begin(page: Page, language: Language): Promise<void> {
  const amenity = page.getByRole('radio', { name: hall(language) })
  await button(page, text(language).add).or(amenity).first().waitFor()
  // The page opens a form again that was left open.
  if (!(await amenity.isVisible())) await button(page, text(language).add).click()
  await amenity.check()
  // A phone asks for the day in the next step.
  const next = nextOf(page, language)
  if (await next.isVisible()) await next.press('Enter')
  await page.locator('[data-state]').first().waitFor()
}

export function reservationScreens(): Screen[] {
  return [
    { name: 'reservations', who: 'resident', path },
    { name: 'reservations-none', once: true, who: 'newcomer', path },
    { name: 'reservation-new', who: 'newcomer', path, act: begin },
    {
      name: 'reservation-incomplete',
      once: true,
      who: 'newcomer',
      path,
      act: async (page, language) => {
        await begin(page, language)
        await button(page, speak(webTexts, language).save).or(nextOf(page, language)).press('Enter')
        await page.getByText(text(language).form.date_missing).waitFor()
      },
    },
    {
      name: 'reservation-edit-asks-again',
      who: 'resident',
      path,
      act: async (page, language) => {
        const granted = page
          .getByRole('article')
          .filter({ hasText: hall(language) })
          .filter({ hasText: speak(reservationStateTexts, language).approved })
        const edit = new RegExp(`^${text(language).acts.edit}`)
        await unfold(granted, edit)
        await granted.getByRole('button', { name: edit }).click()
        await page.locator('[data-state]').first().waitFor()
        await page.getByRole('textbox', { name: text(language).form.guest_count }).fill('30')
        await page.getByText(text(language).form.again).waitFor()
      },
    },
    {
      name: 'reservation-cancel',
      once: true,
      who: 'resident',
      path,
      act: (page, language) => pick(page, hall(language), text(language).acts.cancel, language),
    },
    {
      name: 'reservation-remove',
      once: true,
      who: 'resident',
      path,
      act: (page, language) => press(page, text(language).acts.remove),
    },
  ]
}
