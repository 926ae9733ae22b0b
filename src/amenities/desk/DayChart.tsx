/** Each amenity has a line with the hours across and a bar per booking. */
import { Box, Paper, Stack, Title, UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { wallClock } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useText } from '../../web/language/language.tsx'
import type { Amenity } from '../amenities.contract.ts'
import { type Span, timeOf } from '../bookingRules/amenities.rules.ts'
import { type Bar, barsOf, closedSpans, columnOf, type Placed, placed, shownHours } from '../bookingRules/day.rules.ts'
import { reservationTones } from '../ReservationState.tsx'
import { dayTexts } from './amenityDesk.messages.ts'
import { BookingWords, OpeningWords } from './DayWords.tsx'
import styles from './day.module.css'
import type { DayViewProps } from './dayViews.ts'

const columns = ({ from, until }: Span, hours: Span): CSSProperties => ({
  gridColumn: `${columnOf(from, hours) + 1} / ${columnOf(until, hours) + 1}`,
})
/** The bar is exact to the minute; its text may need more room. */
const extent = ({ from, until, room }: Placed): CSSProperties => {
  const percent = (minutes: number) => `${(100 * minutes) / (room.until - room.from)}%`
  return {
    marginInlineStart: percent(Math.max(0, from - room.from)),
    width: percent(until - Math.max(from, room.from)),
  }
}
const hoursFrom = ({ from, until }: Span) => Array.from({ length: (until - from) / 60 }, (_, hour) => from + hour * 60)
const seen = ({ from, until }: Span, hours: Span) => columnOf(until, hours) > columnOf(from, hours)

export function DayChart({ shown, onOpen }: DayViewProps) {
  const text = useText(dayTexts)
  const now = useServerNow()
  const bars = new Map(shown.amenities.map(({ id }) => [id, barsOf(shown.reservations, id, shown.day)]))
  const hours = shownHours(shown.amenities, [...bars.values()].flat(), shown.day)
  const clock = wallClock(now, shown.time_zone)
  const soFar = (clock.minutes - hours.from) / (hours.until - hours.from)
  const isNow = clock.day === shown.day && soFar >= 0 && soFar <= 1
  const chart: Record<string, number> = {
    '--halves': (hours.until - hours.from) / 30,
    ...(isNow ? { '--now': soFar } : {}),
  }
  return (
    <Paper component="section" className={styles.chart} style={chart} tabIndex={0} aria-label={text.label}>
      <Box className={styles.scale} pt="0.625rem" pb="0.375rem" ps="var(--label)" c="dimmed" fz="xs" aria-hidden="true">
        {hoursFrom(hours).map((hour) => (
          <span key={hour} style={columns({ from: hour, until: hour + 60 }, hours)}>
            {timeOf(hour)}
          </span>
        ))}
      </Box>
      {shown.amenities.map((amenity) => (
        <Track
          key={amenity.id}
          amenity={amenity}
          day={shown.day}
          hours={hours}
          bars={bars.get(amenity.id) ?? []}
          is_now={isNow}
          onOpen={onOpen}
        />
      ))}
    </Paper>
  )
}

interface TrackProps extends Pick<DayViewProps, 'onOpen'> {
  amenity: Amenity
  day: string
  hours: Span
  bars: readonly Bar[]
  is_now: boolean
}

function Track({ amenity, day, hours, bars, is_now, onOpen }: TrackProps) {
  const text = useText(dayTexts)
  const name = amenityName(amenity, useText(amenityTypeNames))
  return (
    <section className={styles.track} data-free={bars.length === 0 || undefined} aria-label={name}>
      <Stack component="header" justify="center" gap={0} py="0.375rem" ps="1.125rem" pe="0.75rem">
        <Title order={3} fz="md">
          {name}
        </Title>
        <span className="garita-second">
          <OpeningWords amenity={amenity} day={day} />
        </span>
        {bars.length === 0 ? <span className="garita-hidden">{text.nothing}</span> : null}
      </Stack>
      <div className={styles.hours}>
        {closedSpans(amenity, day)
          .filter((span) => seen(span, hours))
          .map((span) => (
            <span key={span.from} className={styles.closed} style={columns(span, hours)} aria-hidden="true" />
          ))}
        {is_now ? (
          <Box
            component="span"
            {...{ pos: 'absolute', top: 0, bottom: 0, left: 'calc(100% * var(--now))' }}
            style={{ borderInlineStart: '0.125rem solid var(--garita-link)' }}
            aria-hidden="true"
          />
        ) : null}
        {bars.length === 0 ? null : (
          <Box component="ul" py="0.375rem">
            {placed(bars, hours).map((bar) => (
              <li
                key={bar.reservation.id}
                // The text starts at the bar's left edge, or ends at its right one for the last hours of the day.
                data-last={(bar.from > bar.room.from && bar.until === bar.room.until) || undefined}
                style={{ ...columns(bar.room, hours), gridRow: bar.lane + 1 }}
              >
                <Box
                  component="span"
                  {...{ display: 'block', h: '0.625rem', miw: '0.25rem', bdrs: '0.1875rem', bg: 'var(--tone)' }}
                  data-tone={reservationTones[bar.reservation.status]}
                  style={extent(bar)}
                />
                <UnstyledButton
                  className={styles.booked}
                  w="100%"
                  data-hovers
                  data-status={bar.reservation.status}
                  onClick={() => onOpen(bar.reservation)}
                >
                  <BookingWords reservation={bar.reservation} />
                </UnstyledButton>
              </li>
            ))}
          </Box>
        )}
      </div>
    </section>
  )
}
