/** How reservations are shown, as a list or as one day across all amenities, and which day: both in the address. */
import { z } from 'zod'
import { useAddress } from '../../web/calls/address.ts'

export const reservationViews = ['list', 'day'] as const

export const useReservationView = () =>
  useAddress({ view: z.enum(reservationViews).default('list'), day: z.iso.date().optional() })
