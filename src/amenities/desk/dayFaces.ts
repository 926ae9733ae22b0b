/** The properties shared by the chart and the lists of a day. */
import type { Output } from '../../shared/contract.ts'
import type { amenities, Reservation } from '../amenities.contract.ts'

export interface DayFaceProps {
  shown: Output<typeof amenities.day>
  onOpen: (reservation: Reservation) => void
}
