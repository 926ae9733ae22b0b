import { Group } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import type { Amenity, Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { openingOf } from '../bookingRules/day.rules.ts'
import { insideOf } from '../bookingRules/gate.rules.ts'
import { ReservationState } from '../ReservationState.tsx'
import { hoursText } from '../reservationWords.ts'
import { dayTexts } from './amenityDesk.messages.ts'

export function OpeningWords({ amenity, day }: { amenity: Amenity; day: string }) {
  const text = useText(dayTexts)
  const facts = useText(reservationFactTexts)
  const opening = openingOf(amenity, day)
  if (!opening) return text.closed
  const { from, until } = opening
  if (from === '00:00' && until === '00:00') return text.open(text.whole_day)
  return text.open(hoursText({ start_time: from, end_time: until }, facts.next_day))
}

export function BookingWords({ reservation }: { reservation: Reservation }) {
  const facts = useText(reservationFactTexts)
  const inside = insideOf(reservation)
  return (
    <>
      <strong>{`${reservation.unit_number} · ${reservation.resident_name ?? facts.unknown_resident}`}</strong>
      <Group component="span" gap="0 0.5rem" style={{ whiteSpace: 'nowrap' }}>
        {hoursText(reservation, facts.next_day)}
        <ReservationState reservation={reservation} look={reservation.status === 'pending' ? undefined : 'plain'} />
      </Group>
      {inside > 0 ? <span>{facts.inside(inside, reservation.guest_count)}</span> : null}
    </>
  )
}
