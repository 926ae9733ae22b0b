/** One day of a condominium across all amenities. */
import { ActionIcon, Button, Skeleton, TextInput, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { dayAfter } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { type Amenity, amenities } from '../amenities.contract.ts'
import { dayTexts } from './amenityDesk.messages.ts'
import { DayChart } from './DayChart.tsx'
import { useDeskActs } from './deskActs.tsx'
import './day.css'
import { amenityName, amenityTypeNames } from '../rules/amenityTypes.ts'
import { barsOf } from '../rules/day.rules.ts'
import { BookingWords, OpeningWords } from './DayWords.tsx'
import type { DayFaceProps } from './dayFaces.ts'

interface ReservationDayProps {
  condominium: string
  /** Defaults to today in the condominium's time zone. */
  day: string | undefined
  onDay: (day: string | undefined) => void
}

export function ReservationDay({ condominium, day, onDay }: ReservationDayProps) {
  const text = useText(dayTexts)
  const dates = useDates()
  const phone = useIsPhone()
  const read = useRead(amenities.day, { condominium_id: condominium, day }, { keep: true })
  const { open, dialog } = useDeskActs(read.data?.reservations)
  const now = useServerNow()
  const failed = failureOf(read)
  if (failed) return <Failed title={text.failed} {...failed} />
  const shown = read.data
  if (!shown) return <Skeleton height={420} />

  const asked = day ?? shown.today
  // Once for all hours of the day.
  const zone = dates.at(shown.time_zone).zoneName(new Date(now).toISOString())
  const Face = phone ? DayLists : DayChart
  return (
    <div className="garita-day" aria-busy={read.isPlaceholderData}>
      <header>
        <div className="garita-day-turn">
          <ActionIcon
            variant="default"
            size="var(--garita-touch)"
            aria-label={text.previous}
            onClick={() => onDay(dayAfter(asked, -1))}
          >
            <IconChevronLeft size={22} aria-hidden />
          </ActionIcon>
          <TextInput
            type="date"
            aria-label={text.date}
            value={asked}
            onChange={(event) => onDay(event.currentTarget.value || undefined)}
          />
          <ActionIcon
            variant="default"
            size="var(--garita-touch)"
            aria-label={text.next}
            onClick={() => onDay(dayAfter(asked))}
          >
            <IconChevronRight size={22} aria-hidden />
          </ActionIcon>
          <Button variant="default" disabled={asked === shown.today} onClick={() => onDay(undefined)}>
            {text.today}
          </Button>
        </div>
        <Title order={2} aria-live="polite">
          <span aria-hidden="true">{dates.weekdayOf(shown.day)}</span>
          <span className="garita-hidden">{dates.calendarLong(shown.day)}</span>
          <span className="garita-second">
            {shown.amenities[0]?.condominium.name}
            {zone ? ` (${zone})` : null}
          </span>
        </Title>
      </header>
      <Face shown={shown} onOpen={open} />
      {dialog}
    </div>
  )
}

/** A day on a phone: a list of bookings per amenity. */
function DayLists({ shown, onOpen }: DayFaceProps) {
  const text = useText(dayTexts)
  const names = useText(amenityTypeNames)
  const days = shown.amenities.map((amenity) => ({ amenity, bars: barsOf(shown.reservations, amenity.id, shown.day) }))
  const [booked, free] = [days.filter(({ bars }) => bars.length > 0), days.filter(({ bars }) => bars.length === 0)]
  const head = (amenity: Amenity) => (
    <header>
      <Title order={3}>{amenityName(amenity, names)}</Title>
      <span className="garita-second">
        <OpeningWords amenity={amenity} day={shown.day} />
      </span>
    </header>
  )
  return (
    <div className="garita-day-lists">
      {booked.map(({ amenity, bars }) => (
        <section key={amenity.id} aria-label={amenityName(amenity, names)}>
          {head(amenity)}
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
        </section>
      ))}
      {free.length > 0 ? (
        <div className="garita-day-free">
          <p aria-hidden="true">{text.nothing}</p>
          {free.map(({ amenity }) => (
            <section key={amenity.id} aria-label={amenityName(amenity, names)}>
              {head(amenity)}
              <span className="garita-hidden">{text.nothing}</span>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  )
}
