/** The guests of one reservation at the gate: inside, still to come, and one more by name. */
import { Title } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { amenityName, amenityTypeNames } from '../rules/amenityTypes.ts'
import { insideOf, roomLeft } from '../rules/gate.rules.ts'
import { gateTexts } from './amenityDesk.messages.ts'
import { GuestRows } from './GuestRows.tsx'
import { OtherGuest } from './OtherGuest.tsx'

export function GateGuests({ reservation, expected }: { reservation: Reservation; expected: boolean }) {
  const facts = useText(reservationFactTexts)
  const text = useText(gateTexts)
  const names = useText(amenityTypeNames)
  const room = roomLeft(reservation)
  return (
    <section className="garita-guests" aria-label={facts.guest_list}>
      {expected ? (
        <p>
          <strong>{`${reservation.resident_name ?? facts.unknown_resident} · ${facts.unit(reservation.unit_number)}`}</strong>
          {` · ${amenityName(reservation.amenity, names)}`}
        </p>
      ) : null}
      <header>
        <Title order={3}>{facts.guest_list}</Title>
        {reservation.status === 'approved' ? (
          <strong role="status">{facts.inside(insideOf(reservation), reservation.guest_count)}</strong>
        ) : null}
      </header>
      <GuestRows reservation={reservation} guests={reservation.guests} expected={expected} />
      {!expected ? null : room > 0 ? (
        <OtherGuest key={reservation.guests.length} reservation={reservation} room={room} />
      ) : (
        <p className="garita-second">{text.everyone_came}</p>
      )}
    </section>
  )
}
