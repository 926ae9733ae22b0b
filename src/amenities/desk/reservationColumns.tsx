/** The columns of a reservation for staff. */

import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Column } from '../../web/listing/Listing.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { amenityIcons } from '../amenityIcons.tsx'
import { BookedHours } from '../BookedHours.tsx'
import { ReservationState } from '../ReservationState.tsx'
import { endsNextDay } from '../reservationWords.ts'
import { amenityName, amenityTypeNames } from '../rules/amenityTypes.ts'
import { insideOf } from '../rules/gate.rules.ts'
import { deskTexts } from './amenityDesk.messages.ts'
import './reservationRows.css'

/** The name for its buttons: amenity and resident. */
export function useReservationName(): (reservation: Pick<Reservation, 'amenity' | 'resident_name'>) => string {
  const names = useText(amenityTypeNames)
  const facts = useText(reservationFactTexts)
  return ({ amenity, resident_name }) => `${amenityName(amenity, names)}, ${resident_name ?? facts.unknown_resident}`
}

/** Only what waits for an answer asks for attention. */
const lookOf = ({ status }: Reservation) => (status === 'pending' ? undefined : 'plain')

export const standsAs = ({ status }: Reservation) =>
  status === 'rejected' || status === 'cancelled' ? ('over' as const) : undefined

function AmenityFace({ of }: { of: Reservation['amenity'] }) {
  const Face = amenityIcons[of.amenity_type]
  return <Face size={20} stroke={1.75} aria-hidden />
}

/** A leaf of the calendar, for the first of each day; the others of that day keep its place. */
export function DayLeaf({ of: { reservation_date, id }, firsts }: { of: Reservation; firsts: ReadonlySet<string> }) {
  const dates = useDates()
  return (
    <time dateTime={reservation_date} className="garita-leaf" data-again={!firsts.has(id) || undefined}>
      <span>{dates.weekdayShort(reservation_date)}</span>
      <strong className="garita-code">{Number(reservation_date.slice(8))}</strong>
      <span>{dates.monthShort(reservation_date)}</span>
    </time>
  )
}

/** The first row of each day, which shows the day for the others too. */
export const firstsOfDays = (rows: readonly Reservation[]): ReadonlySet<string> =>
  new Set(rows.filter((one, at) => one.reservation_date !== rows[at - 1]?.reservation_date).map(({ id }) => id))

export function useReservationColumns(several: boolean, firsts: ReadonlySet<string>): Column<Reservation>[] {
  const names = useText(amenityTypeNames)
  const facts = useText(reservationFactTexts)
  const text = useText(deskTexts)
  return [
    {
      key: 'date',
      header: facts.date,
      width: '7rem',
      cell: (one) => <DayLeaf of={one} firsts={firsts} />,
    },
    {
      key: 'hours',
      header: facts.hours,
      width: '11rem',
      cell: (one) => (
        <>
          <BookedHours of={one} zone={one.time_zone} bare />
          {endsNextDay(one) ? <div className="garita-second">{text.ends_next_day}</div> : null}
        </>
      ),
    },
    {
      key: 'amenity',
      header: facts.amenity,
      primary: true,
      cell: ({ amenity }) => (
        <span className="garita-of-amenity">
          <AmenityFace of={amenity} />
          <strong>{amenityName(amenity, names)}</strong>
        </span>
      ),
      brief: (one) => (
        <span className="garita-booked-when">
          <span>
            <BookedHours of={one} zone={one.time_zone} bare />
            {endsNextDay(one) ? <span className="garita-hidden">. {text.ends_next_day}</span> : null}
          </span>
          <ReservationState reservation={one} look={lookOf(one)} />
        </span>
      ),
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
      brief: ({ amenity, resident_name, unit_number }) => (
        <>
          <AmenityFace of={amenity} />
          {amenityName(amenity, names)}
          <span className="garita-second">
            <span className="garita-code">{unit_number}</span> · {resident_name ?? facts.unknown_resident}
          </span>
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
      cell: (one) => <ReservationState reservation={one} look={lookOf(one)} />,
    },
  ]
}
