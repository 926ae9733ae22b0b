/** What the two faces of a day, the chart on a desk and the lists on a phone, are given. */
import type { Output } from '../../shared/contract.ts'
import type { amenities, Reservation } from '../amenities.contract.ts'

export interface DayFaceProps {
  shown: Output<typeof amenities.day>
  onOpen: (reservation: Reservation) => void
}
