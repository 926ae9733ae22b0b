/** The view (list or day) and the chosen day, both in the address. */
import { z } from 'zod'
import { useAddress } from '../../web/calls/list.ts'

export const reservationViews = ['list', 'day'] as const

export const useReservationView = () =>
  useAddress({ view: z.enum(reservationViews).default('list'), day: z.iso.date().optional() })
