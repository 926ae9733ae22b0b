import { amenities } from '../../src/amenities/amenities.contract.ts'
import { deskTexts, gateTexts, settingTexts } from '../../src/amenities/desk/amenityDesk.messages.ts'
import { amenityTypeNames } from '../../src/shared/amenityTypes.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { amenityOf, book } from '../support/bookings.ts'
import type { TestInstallation, TestPerson } from '../support/installation.ts'
import { dayIn, mexico } from '../support/visits.ts'
import { button, press, type Screen } from './screen.ts'

/** Creates a party of today with its guests, one that waits for an answer, and one that was rejected. */
export async function fillDesk(
  garita: TestInstallation,
  home: string,
  { resident, admin }: { resident: TestPerson; admin: TestPerson },
): Promise<void> {
  const pool = await amenityOf(garita, home, 'pool', { exclusive: false })
  const hall = await amenityOf(garita, home, 'event_hall', { needs_approval: true })
  const { rows } = await garita.owner.query('select time_zone from condominiums where id = $1', [home])
  const today = { reservation_date: dayIn(rows[0].time_zone), start_time: '23:30', end_time: '00:00' }
  await book(resident, pool, { ...today, guest_count: 8, guest_list: ['Renata Olvera', 'María del Carmen Villaseñor'] })
  await book(resident, hall, { purpose: 'Cumpleaños', guest_count: 30 })
  const rejected = await book(resident, hall, { reservation_date: dayIn(mexico, 4) })
  const answer = { condominium_id: home, id: rejected, decision: 'rejected' as const, reason: 'Hay obra ese día' }
  const said = await admin.call(amenities.decide, answer)
  if (!said.ok) throw new Error(said.code)
}

const amenity = (type: keyof typeof amenityTypeNames, language: Language) => speak(amenityTypeNames, language)[type]

export const reservationDeskScreens: Screen[] = [
  { name: 'operator-reservations', who: 'agent', path: '/operator-panel?tab=reservations' },
  { name: 'operator-day', who: 'agent', path: '/operator-panel?tab=reservations&view=day' },
  {
    name: 'operator-guests',
    who: 'agent',
    path: '/operator-panel?search=renata',
    act: (page, language) => press(page, `${speak(gateTexts, language).show}: ${amenity('pool', language)}`),
  },
  { name: 'admin-reservations', who: 'admin', path: '/dashboard/admin?tab=reservations' },
  {
    name: 'admin-reservation-reject',
    who: 'admin',
    path: '/dashboard/admin?tab=reservations&reservation_status=pending',
    act: async (page, language) => {
      const text = speak(deskTexts, language)
      const name = amenity('event_hall', language)
      if (await button(page, `${text.reject}: ${name}`).isVisible()) return press(page, `${text.reject}: ${name}`)
      // On a phone the details have the button.
      await press(page, `${text.details}: ${name}`)
      await button(page, text.approve).waitFor()
      await page.getByRole('dialog').getByRole('button', { name: text.reject }).press('Enter')
      await page.getByRole('textbox', { name: text.reason }).waitFor()
    },
  },
  {
    name: 'admin-reservation',
    who: 'admin',
    path: '/dashboard/admin?tab=reservations&reservation_status=rejected',
    act: (page, language) => press(page, `${speak(deskTexts, language).details}: ${amenity('event_hall', language)}`),
  },
  { name: 'admin-amenities', who: 'admin', path: '/dashboard/admin/amenities' },
  {
    name: 'admin-amenity',
    who: 'admin',
    path: '/dashboard/admin/amenities',
    act: (page, language) => press(page, `${speak(settingTexts, language).edit}: ${amenity('clubhouse', language)}`),
  },
]
