import { aDay, oneOf } from '../../shared/address.ts'
import { useAddress } from '../../web/calls/list.ts'

export const reservationViews = ['list', 'day'] as const

export const useReservationView = () => useAddress({ view: oneOf(reservationViews, 'list'), day: aDay })
