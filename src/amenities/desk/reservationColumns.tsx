/** The columns of a reservation for staff. */

import { useText } from '../../web/language/language.tsx'
import type { Column } from '../../web/listing/Listing.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
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

/** Their day stands over the rows. */
export function useReservationColumns(several: boolean): Column<Reservation>[] {
  const names = useText(amenityTypeNames)
  const facts = useText(reservationFactTexts)
  const text = useText(deskTexts)
  return [
    {
      key: 'hours',
      header: facts.hours,
      width: '12rem',
      cell: (one) => (
        <>
          <span className="garita-code">{hoursText(one, (time) => time)}</span>
          {endsNextDay(one) ? <div className="garita-second">{text.ends_next_day}</div> : null}
        </>
      ),
      brief: (one) => <span className="garita-code">{hoursText(one, facts.next_day)}</span>,
    },
    {
      key: 'amenity',
      header: facts.amenity,
      primary: true,
      cell: ({ amenity }) => <strong>{amenityName(amenity, names)}</strong>,
    },
    {
      key: 'resident',
      header: facts.resident,
      width: '13rem',
      cell: ({ resident_name, unit_number, condominium }) => (
        <>
          {resident_name ?? facts.unknown_resident}
          <div className="garita-second">
            {[facts.unit(unit_number), several && condominium.name].filter(Boolean).join(' · ')}
          </div>
        </>
      ),
      brief: ({ resident_name, unit_number }) => (
        <>
          <span className="garita-code">{unit_number}</span>
          <span className="garita-second"> · {resident_name ?? facts.unknown_resident}</span>
        </>
      ),
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
      cell: (one) => <ReservationState reservation={one} />,
      brief: (one) => <ReservationState reservation={one} />,
    },
  ]
}
