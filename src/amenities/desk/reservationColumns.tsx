/** The columns of a reservation for staff. */

import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Column } from '../../web/listing/Listing.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { BookedHours } from '../BookedHours.tsx'
import { ReservationState } from '../ReservationState.tsx'
import { endsNextDay, hoursText } from '../reservationWords.ts'
import { amenityName, amenityTypeNames } from '../rules/amenityTypes.ts'
import { insideOf } from '../rules/gate.rules.ts'
import { deskTexts } from './amenityDesk.messages.ts'

/** The name for its buttons: amenity and resident. */
export function useReservationName(): (reservation: Pick<Reservation, 'amenity' | 'resident_name'>) => string {
  const names = useText(amenityTypeNames)
  const facts = useText(reservationFactTexts)
  return ({ amenity, resident_name }) => `${amenityName(amenity, names)}, ${resident_name ?? facts.unknown_resident}`
}

export function useReservationColumns(several: boolean): Column<Reservation>[] {
  const names = useText(amenityTypeNames)
  const facts = useText(reservationFactTexts)
  const text = useText(deskTexts)
  const dates = useDates()
  const columns: Column<Reservation>[] = [
    {
      key: 'amenity',
      header: facts.amenity,
      primary: true,
      cell: ({ amenity }) => <strong>{amenityName(amenity, names)}</strong>,
    },
    {
      key: 'date',
      header: facts.date,
      cell: ({ reservation_date }) => <span className="garita-date">{dates.calendar(reservation_date)}</span>,
      brief: (one) => (
        <>
          {dates.calendarShort(one.reservation_date)}{' '}
          <span className="garita-code">{hoursText(one, facts.next_day)}</span>
        </>
      ),
    },
    {
      key: 'hours',
      header: facts.hours,
      cell: (one) => (
        <>
          <BookedHours of={one} zone={one.time_zone} short />
          {endsNextDay(one) ? <div className="garita-second">{text.ends_next_day}</div> : null}
        </>
      ),
      folded: null,
    },
    {
      key: 'resident',
      header: facts.resident,
      width: '13rem',
      cell: ({ resident_name, unit_number }) => (
        <>
          {resident_name ?? facts.unknown_resident}
          <div className="garita-second">{facts.unit(unit_number)}</div>
        </>
      ),
      brief: ({ resident_name, unit_number }) => (
        <>
          <span className="garita-code">{unit_number}</span>
          <span className="garita-second"> · {resident_name ?? facts.unknown_resident}</span>
        </>
      ),
      folded: null,
    },
    {
      key: 'guests',
      header: facts.guests,
      cell: (one) => (
        <>
          <span className="garita-code">{one.guest_count}</span>
          {insideOf(one) > 0 ? (
            <div className="garita-second">{facts.inside(insideOf(one), one.guest_count)}</div>
          ) : null}
        </>
      ),
    },
    {
      key: 'state',
      header: facts.state,
      cell: (one) => (
        <>
          <ReservationState reservation={one} />
          {one.decided_by_name ? <div className="garita-second">{text.answered_by(one.decided_by_name)}</div> : null}
        </>
      ),
      brief: (one) => <ReservationState reservation={one} />,
      folded: ({ decided_by_name }) => (decided_by_name ? text.answered_by(decided_by_name) : null),
    },
  ]
  const condominium: Column<Reservation> = {
    key: 'condominium',
    header: facts.condominium,
    width: '9rem',
    cell: (one) => one.condominium.name,
  }
  return several ? [...columns, condominium] : columns
}
