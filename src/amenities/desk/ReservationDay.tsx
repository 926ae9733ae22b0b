import { ActionIcon, Button, Group, Skeleton, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { dayAfter } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { type Amenity, amenities } from '../amenities.contract.ts'
import { barsOf } from '../bookingRules/day.rules.ts'
import { dayTexts } from './amenityDesk.messages.ts'
import { DayChart } from './DayChart.tsx'
import { BookingWords, OpeningWords } from './DayWords.tsx'
import styles from './day.module.css'
import type { DayViewProps } from './dayViews.ts'
import { useDeskActs } from './deskActs.tsx'

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
  // The zone is named once for all hours of the day.
  const zone = dates.at(shown.time_zone).zoneName(new Date(now).toISOString())
  const View = phone ? DayLists : DayChart
  return (
    <div aria-busy={read.isPlaceholderData}>
      <Group component="header" justify="space-between" gap="0.5rem 1.5rem" mb="sm" className={styles.head}>
        <Group gap="xs" wrap="nowrap" className={styles.turn}>
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
        </Group>
        <Title order={2} fz="lg" data-capital aria-live="polite">
          <span aria-hidden="true">{dates.weekdayOf(shown.day)}</span>
          <span className="garita-hidden">{dates.calendarLong(shown.day)}</span>
          <Text span c="dimmed" size="sm" ms="sm">
            {shown.amenities[0]?.condominium.name}
            {zone ? ` (${zone})` : null}
          </Text>
        </Title>
      </Group>
      <View shown={shown} onOpen={open} />
      {dialog}
    </div>
  )
}

function DayLists({ shown, onOpen }: DayViewProps) {
  const text = useText(dayTexts)
  const names = useText(amenityTypeNames)
  const days = shown.amenities.map((amenity) => ({ amenity, bars: barsOf(shown.reservations, amenity.id, shown.day) }))
  const [booked, free] = [days.filter(({ bars }) => bars.length > 0), days.filter(({ bars }) => bars.length === 0)]
  const head = (amenity: Amenity) => (
    <Group component="header" align="baseline" gap="0.25rem 0.75rem">
      <Title order={3} fz="md">
        {amenityName(amenity, names)}
      </Title>
      <span className="garita-second">
        <OpeningWords amenity={amenity} day={shown.day} />
      </span>
    </Group>
  )
  return (
    <Stack gap="1.25rem">
      {booked.map(({ amenity, bars }) => (
        <section key={amenity.id} aria-label={amenityName(amenity, names)}>
          {head(amenity)}
          <Stack component="ul" gap="xs" mt="0.375rem">
            {bars.map(({ reservation }) => (
              <li key={reservation.id}>
                <UnstyledButton
                  className={`${styles.booked} ${styles.listed}`}
                  w="100%"
                  data-hovers
                  data-status={reservation.status}
                  onClick={() => onOpen(reservation)}
                >
                  <BookingWords reservation={reservation} />
                </UnstyledButton>
              </li>
            ))}
          </Stack>
        </section>
      ))}
      {free.length > 0 ? (
        <div data-free>
          <Text size="sm" c="dimmed" aria-hidden="true">
            {text.nothing}
          </Text>
          {free.map(({ amenity }) => (
            <section key={amenity.id} aria-label={amenityName(amenity, names)}>
              {head(amenity)}
              <span className="garita-hidden">{text.nothing}</span>
            </section>
          ))}
        </div>
      ) : null}
    </Stack>
  )
}
