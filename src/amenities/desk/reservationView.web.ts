/** The view (list or day) and the chosen day, both in the address. */
import { aDay, oneOf } from '../../shared/address.ts'
import { useAddress } from '../../web/calls/list.ts'

export const reservationViews = ['list', 'day'] as const

export const useReservationView = () => useAddress({ view: oneOf(reservationViews, 'list'), day: aDay })
