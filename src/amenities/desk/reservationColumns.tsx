import { Group } from '@mantine/core'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Column } from '../../web/listing/Listing.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { amenityIcons } from '../amenityIcons.tsx'
import { BookedHours } from '../BookedHours.tsx'
import { insideOf } from '../bookingRules/gate.rules.ts'
import { ReservationState } from '../ReservationState.tsx'
import { endsNextDay } from '../reservationWords.ts'
import { deskTexts } from './amenityDesk.messages.ts'
import styles from './DayLeaf.module.css'

/** Its buttons include amenity and resident. */
export function useReservationName(): (reservation: Pick<Reservation, 'amenity' | 'resident_name'>) => string {
  const names = useText(amenityTypeNames)
  const facts = useText(reservationFactTexts)
  return ({ amenity, resident_name }) => `${amenityName(amenity, names)}, ${resident_name ?? facts.unknown_resident}`
}

/** Only pending reservations ask for attention. */
const lookOf = ({ status }: Reservation) => (status === 'pending' ? undefined : 'plain')

export const standsAs = ({ status }: Reservation) =>
  status === 'rejected' || status === 'cancelled' ? ('over' as const) : undefined

function AmenityIcon({ of }: { of: Reservation['amenity'] }) {
  const Icon = amenityIcons[of.amenity_type]
  return <Icon size={20} stroke={1.75} aria-hidden />
}

/** The first reservation of a day shows a calendar leaf; the others keep its place empty. */
export function DayLeaf({ of: { reservation_date, id }, firsts }: { of: Reservation; firsts: ReadonlySet<string> }) {
  const dates = useDates()
  return (
    <time dateTime={reservation_date} className={styles.leaf} data-again={!firsts.has(id) || undefined}>
      <span>{dates.weekdayShort(reservation_date)}</span>
      <strong>{Number(reservation_date.slice(8))}</strong>
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
          {endsNextDay(one) ? (
            <div className="garita-second" style={{ overflowWrap: 'normal' }}>
              {text.ends_next_day}
            </div>
          ) : null}
        </>
      ),
    },
    {
      key: 'amenity',
      header: facts.amenity,
      primary: true,
      cell: ({ amenity }) => (
        <Group component="span" gap="xs" wrap="nowrap">
          <AmenityIcon of={amenity} />
          <strong>{amenityName(amenity, names)}</strong>
        </Group>
      ),
      summary: (one) => (
        <Group component="span" gap="0 0.75rem" fz="md">
          <span>
            <BookedHours of={one} zone={one.time_zone} bare />
            {endsNextDay(one) ? <span className="garita-hidden">. {text.ends_next_day}</span> : null}
          </span>
          <ReservationState reservation={one} look={lookOf(one)} />
        </Group>
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
      summary: ({ amenity, resident_name, unit_number }) => (
        <>
          <AmenityIcon of={amenity} />
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
          {one.guest_count}
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
