/** A day on a phone: a list of bookings per amenity. */
import { Title } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import { amenityName, amenityTypeNames } from '../rules/amenityTypes.ts'
import { barsOf } from '../rules/day.rules.ts'
import { dayTexts } from './amenityDesk.messages.ts'
import { BookingWords, OpeningWords } from './DayWords.tsx'
import type { DayFaceProps } from './dayFaces.ts'

export function DayLists({ shown, onOpen }: DayFaceProps) {
  const text = useText(dayTexts)
  const names = useText(amenityTypeNames)
  return (
    <div className="garita-day-lists">
      {shown.amenities.map((amenity) => {
        const bars = barsOf(shown.reservations, amenity.id, shown.day)
        return (
          <section key={amenity.id} aria-label={amenityName(amenity, names)}>
            <header>
              <Title order={3}>{amenityName(amenity, names)}</Title>
              <span className="garita-second">
                <OpeningWords amenity={amenity} day={shown.day} />
              </span>
            </header>
            {bars.length === 0 ? (
              <p className="garita-second">{text.nothing}</p>
            ) : (
              <ul>
                {bars.map(({ reservation }) => (
                  <li key={reservation.id}>
                    <button
                      type="button"
                      className="garita-booked"
                      data-status={reservation.status}
                      onClick={() => onOpen(reservation)}
                    >
                      <BookingWords reservation={reservation} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
