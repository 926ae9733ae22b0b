/** The guests of one reservation at the gate: inside, still to come, and one more by name. */
import { Group, Text, Title } from '@mantine/core'
import { DeskPost } from '../../gate/desk/DeskPost.tsx'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { insideOf, roomLeft } from '../bookingRules/gate.rules.ts'
import { gateTexts } from './amenityDesk.messages.ts'
import { GuestRows } from './GuestRows.tsx'

const OtherGuest = lazyPart(() => import('./OtherGuest.tsx').then((loaded) => loaded.OtherGuest))

export function GateGuests({ reservation, expected }: { reservation: Reservation; expected: boolean }) {
  const facts = useText(reservationFactTexts)
  const text = useText(gateTexts)
  const names = useText(amenityTypeNames)
  const room = roomLeft(reservation)
  return (
    <section aria-label={facts.guest_list}>
      {expected ? (
        <Text mb="sm">
          <strong>{`${reservation.resident_name ?? facts.unknown_resident} · ${facts.unit(reservation.unit_number)}`}</strong>
          {` · ${amenityName(reservation.amenity, names)}`}
        </Text>
      ) : null}
      <Group component="header" justify="space-between" gap="0.25rem 1rem">
        <Title order={3} fz="lg">
          {facts.guest_list}
        </Title>
        {reservation.status === 'approved' ? (
          <strong role="status">{facts.inside(insideOf(reservation), reservation.guest_count)}</strong>
        ) : null}
      </Group>
      <GuestRows reservation={reservation} guests={reservation.guests} expected={expected} />
      {!expected ? null : room > 0 ? (
        <DeskPost condominium_id={reservation.condominium.id}>
          {/* The next name is another guest, so the form starts again when the list has grown. */}
          <OtherGuest key={reservation.guests.length} reservation={reservation} room={room} />
        </DeskPost>
      ) : (
        <p className="garita-second">{text.everyone_came}</p>
      )}
    </section>
  )
}
