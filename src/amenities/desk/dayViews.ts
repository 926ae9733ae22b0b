import type { Output } from '../../shared/contract.ts'
import type { amenities, Reservation } from '../amenities.contract.ts'

export interface DayViewProps {
  shown: Output<typeof amenities.day>
  onOpen: (reservation: Reservation) => void
}
