import { useServerNow } from '../../web/calls/clock.ts'
import { FactCard } from '../../web/cards/FactCard.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { StateBadge } from '../../web/pieces/StateBadge.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { amenityIcons } from '../amenityIcons.tsx'
import { bookingMessages } from './booking.messages.ts'
import './ReservationCard.css'
import { ReservationState } from '../ReservationState.tsx'
import { useReservationText } from './reservationText.tsx'

export function ReservationCard({ reservation, acts }: { reservation: Reservation; acts: readonly Act[] }) {
  const text = useText(bookingMessages)
  const fact = useText(reservationFactTexts)
  const told = useReservationText()
  const over = Date.parse(reservation.ends_at) <= useServerNow()
  const { amenity, guests, guest_count, purpose, rejection_reason, status } = reservation
  const Face = amenityIcons[amenity.amenity_type]
  const inside = guests.filter((guest) => guest.inside).length
  const waits = status === 'pending' && !over
  const facts: (readonly [string, string | null])[] = [
    [fact.guests, inside > 0 ? `${guest_count} · ${fact.inside(inside, guest_count)}` : String(guest_count)],
    [fact.purpose, purpose],
    [fact.guest_list, guests.map(({ name }) => name).join(', ') || null],
    [fact.rejection_reason, rejection_reason],
  ]

  return (
    <FactCard
      icon={<Face size={22} stroke={1.75} aria-hidden />}
      title={told.amenity(reservation)}
      states={
        <>
          <ReservationState reservation={reservation} />
          {over ? <StateBadge tone="idle">{text.over}</StateBadge> : null}
        </>
      }
      facts={facts.filter(([, value]) => value !== null)}
      columns={1}
      acts={acts}
      actsOf={told.whole(reservation)}
      shown={3}
    >
      <p className="garita-reservation-when" data-past={over || undefined}>
        <time dateTime={reservation.starts_at}>{told.day(reservation)}</time>
        <span>{told.hours(reservation)}</span>
      </p>
      {waits ? <p className="garita-reservation-waits">{text.no_answer_yet}</p> : null}
    </FactCard>
  )
}
