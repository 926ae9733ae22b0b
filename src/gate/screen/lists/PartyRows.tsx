/** Rows of reservations or of guests found by name; a click opens the party's card. */
import { UnstyledButton } from '@mantine/core'
import { amenityTypeNames, amenityWord } from '../../../shared/amenityTypes.ts'
import { useText } from '../../../web/language/language.tsx'
import { type Glance, limitText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from './Capped.tsx'
import { insideCount } from './gateLists.ts'
import type { Found } from './gateSearch.ts'
import styles from './Rows.module.css'

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
        const { unit, from, until, guest_count, guests } = reservation
        const guest = guests.find(({ id }) => id === guest_id)
        const more = [
          guest ? `${lists.guest} · ${amenity}` : '',
          limitText({ valid_from: from, valid_until: until, schedule: null }, glance),
        ].filter(Boolean)
        return (
          <li>
            <UnstyledButton
              className={styles.row}
              data-gate-row
              onClick={() => onOpen(reservation.reservation_id, guest_id)}
            >
              <strong className={`garita-code ${styles.unit}`}>{unit}</strong>
              <span className={styles.who}>
                <strong>{guest ? guest.name : amenity}</strong>
                {more.length > 0 ? <span className={styles.more}>{more.join(' · ')}</span> : null}
              </span>
              <span className={styles.aside}>
                {lists.count_of(insideCount(reservation), guest_count)}{' '}
                <span className="garita-hidden">{lists.inside_word}</span>
              </span>
            </UnstyledButton>
          </li>
        )
      }}
    </Capped>
  )
}
