import { amenities } from '../../src/amenities/amenities.contract.ts'
import { amenityOf, book } from '../support/bookings.ts'
import { every } from '../support/hours.ts'
import type { TestInstallation, TestPerson } from '../support/installation.ts'
import { dayIn, mexico } from '../support/visits.ts'

const hours = JSON.stringify(every('08:00', '02:00'))

interface People {
  home: string
  host: TestPerson
  neighbor: TestPerson
  admin: TestPerson
}

const houseRules =
  'Sin música después de las 10 de la noche.\nDeja el salón como lo encontraste: la limpieza no está incluida.'

export async function fillReservations(
  garita: TestInstallation,
  { home, host, neighbor, admin }: People,
): Promise<void> {
  const hall = await amenityOf(garita, home, 'event_hall', {
    hours,
    needs_approval: true,
    capacity: 80,
    house_rules: houseRules,
  })
  const pool = await amenityOf(garita, home, 'pool', { exclusive: false, capacity: 30 })
  await amenityOf(garita, home, 'gym', { is_open: false })
  const on = (days: number, startTime: string, endTime: string) => ({
    reservation_date: dayIn(mexico, days),
    ...{ start_time: startTime, end_time: endTime, rules_accepted: true },
  })
  const decide = (id: string, decision: 'approved' | 'rejected', reason: string | null = null) =>
    admin.call(amenities.decide, { condominium_id: home, id, decision, reason })
  await decide(
    await book(host, hall, { ...on(3, '10:00', '12:00'), purpose: 'Asamblea' }),
    'rejected',
    'Ese día pintan el salón.',
  )
  const party = await book(host, hall, {
    ...on(6, '19:00', '01:00'),
    purpose: 'Cumpleaños de la abuela, con música y mariachi hasta la medianoche',
    guest_count: 25,
    guest_list: ['Eva Luz', 'María Fernanda de la Concepción Hernández Villaseñor', 'Juan', 'Sofía Barrera'],
  })
  await decide(party, 'approved')
  await book(host, hall, on(12, '16:00', '18:00'))
  const givenUp = await book(host, pool, on(2, '09:00', '11:00'))
  await host.call(amenities.cancel, { id: givenUp })
  await book(neighbor, hall, on(4, '08:00', '02:00'))
  await book(neighbor, hall, on(5, '16:00', '20:00'))
}
