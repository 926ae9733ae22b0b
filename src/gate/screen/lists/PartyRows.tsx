/** Rows of reservations or of guests found by name; a click opens the party's card. */
import { IconConfetti } from '@tabler/icons-react'
import { amenityTypeNames, amenityWord } from '../../../amenities/rules/amenityTypes.ts'
import { useText } from '../../../web/language/language.tsx'
import { type Glance, spanText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from './Capped.tsx'
import { insideCount } from './gateLists.ts'
import type { Found } from './gateSearch.ts'
import { RowCode } from './RowCode.tsx'

interface PartyRowsProps {
  parties: Found['parties']
  glance: Glance
  onOpen: (reservationId: string, guestId: string | null) => void
}

export function PartyRows({ parties, glance, onOpen }: PartyRowsProps) {
  const { lists } = useText(guardMessages)
  const names = useText(amenityTypeNames)
  return (
    <Capped
      items={parties}
      label={lists.parties}
      keyOf={({ reservation, guest_id }) => `${reservation.reservation_id} ${guest_id}`}
    >
      {({ reservation, guest_id }) => {
        const amenity = amenityWord(reservation.amenity, names)
        const { unit, host, from, until, guest_count, guests } = reservation
        const guest = guests.find(({ id }) => id === guest_id)
        return (
          <li>
            <button
              type="button"
              className="garita-row-press"
              data-gate-row
              onClick={() => onOpen(reservation.reservation_id, guest_id)}
            >
              <strong className="garita-code garita-row-unit">{unit}</strong>
              <span className="garita-row-who">
                <strong>{guest ? guest.name : amenity}</strong>
                <span className="garita-row-more">
                  <span className="garita-row-kind">
                    <IconConfetti size={16} aria-hidden /> {guest ? `${lists.guest} · ${amenity}` : host}
                  </span>{' '}
                  <RowCode>{spanText(from, until, glance)}</RowCode>
                </span>
              </span>
              <span className="garita-code garita-row-count">
                {lists.inside_of(insideCount(reservation), guest_count)}
              </span>
            </button>
          </li>
        )
      }}
    </Capped>
  )
}
