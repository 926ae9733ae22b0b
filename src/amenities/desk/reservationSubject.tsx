import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { useText } from '../../web/language/language.tsx'
import type { Subject } from '../../web/pieces/dialogs/SubjectHead.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { amenityIcons } from '../amenityIcons.tsx'

export type Answerable = Pick<
  Reservation,
  'id' | 'condominium' | 'amenity' | 'resident_name' | 'guest_count' | 'status' | 'ends_at' | 'decided_by_name'
>

/** A question names amenity and resident. */
export function useReservationSubject(): (reservation: Answerable) => Subject {
  const names = useText(amenityTypeNames)
  return ({ amenity, resident_name }) => ({
    name: amenityName(amenity, names),
    icon: amenityIcons[amenity.amenity_type],
    lines: [resident_name].filter(Boolean),
  })
}
