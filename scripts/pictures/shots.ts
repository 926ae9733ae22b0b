/** The pictures of the residents' guide: the page of each, and the clicks before it is taken. */
import type { Page } from 'playwright-core'
import { bookingMessages } from '../../src/amenities/booking/booking.messages.ts'
import { authorizationMessages, fieldTexts } from '../../src/authorizations/authorizations.messages.ts'
import { inviteMessages } from '../../src/authorizations/invite/invite.messages.ts'
import { kindTexts } from '../../src/authorizations/kinds.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { noticeMessages } from '../../src/notices/notices.messages.ts'
import { amenityTypeNames } from '../../src/shared/amenityTypes.ts'
import { type Language, speak } from '../../src/shared/messages.ts'

interface Picture {
  path: string
  signed_in?: true
  scale?: number
  /** The fresh request of the demo, which opens by itself, stays open. */
  rings?: true
  /** Elements that this selector finds are hidden. */
  hide?: string
  show?: (page: Page, language: Language) => Promise<void>
}

const waiting = '[data-waiting] > :not([role="dialog"])'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const words = (language: Language) => speak(fieldTexts, language)
const fill = (page: Page, label: string, value: string) =>
  page
    .getByLabel(new RegExp(`^${label}`))
    .first()
    .fill(value)

export const pictures: Record<string, Picture> = {
  register: { path: '/register' },
  home: {
    path: '/dashboard',
    signed_in: true,
    hide: '[data-note]:has([data-offer])',
    show: (page) => page.locator('#inside li a').first().waitFor(),
  },
  'new-visitor': {
    path: '/dashboard?invite=yes',
    signed_in: true,
    show: (page, language) => fill(page, speak(inviteMessages, language).who, 'Marta Ruiz'),
  },
  pass: {
    path: '/dashboard/temporary-visitors',
    signed_in: true,
    scale: 1,
    show: async (page, language) => {
      await press(page, new RegExp(`^${speak(authorizationMessages, language).acts.pass}`))
      await page.getByRole('img', { name: speak(authorizationMessages, language).pass.picture }).waitFor()
    },
  },
  request: {
    path: '/dashboard/temporary-visitors',
    signed_in: true,
    rings: true,
    scale: 1,
    show: async (page, language) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: speak(visitMessages, language).request.approve })
        .waitFor()
    },
  },
  'new-reservation': {
    path: '/dashboard/reservations',
    signed_in: true,
    scale: 1,
    hide: waiting,
    show: async (page, language) => {
      await press(page, speak(bookingMessages, language).add)
      await page.getByRole('radio', { name: speak(amenityTypeNames, language).pool }).check()
      await press(page, speak(bookingMessages, language).form.next)
      await page.locator('[data-state]').first().waitFor()
    },
  },
  reservations: {
    path: '/dashboard/reservations',
    signed_in: true,
    hide: waiting,
    show: (page) => page.getByRole('article').first().waitFor(),
  },
  'new-vehicle': {
    path: '/dashboard/vehicles',
    signed_in: true,
    hide: waiting,
    show: async (page, language) => {
      await press(page, speak(kindTexts, language).vehicle.add)
      await fill(page, words(language).vehicle_plate, 'MXC-482-B')
    },
  },
  'new-pet': {
    path: '/dashboard/pets',
    signed_in: true,
    show: async (page, language) => {
      await press(page, speak(kindTexts, language).pet.add)
      await fill(page, words(language).name, 'Canela')
    },
  },
  'new-worker': {
    path: '/dashboard/workers',
    signed_in: true,
    show: async (page, language) => {
      await press(page, speak(kindTexts, language).worker.add)
      await fill(page, words(language).name, 'Lucía')
      await fill(page, words(language).last_name, 'Ortega')
    },
  },
  bell: {
    path: '/dashboard',
    signed_in: true,
    hide: waiting,
    show: async (page, language) => {
      await press(page, new RegExp(`^${speak(noticeMessages, language).bell.title}`))
      await page.getByText(speak(noticeMessages, language).bell.clear).waitFor()
    },
  },
  notices: {
    path: '/account',
    signed_in: true,
    hide: waiting,
    show: async (page, language) => {
      const { card } = speak(noticeMessages, language)
      await page.getByRole('heading', { name: card.title }).evaluate((heading) => {
        heading.scrollIntoView()
        scrollBy(0, -90)
      })
    },
  },
}
