/** Reservations for staff, as a list or as one day across all amenities. */
import { SegmentedControl } from '@mantine/core'
import type { Turning } from '../../web/calls/list.ts'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { deskTexts } from './amenityDesk.messages.ts'
import { ReservationDay } from './ReservationDay.tsx'
import { type ReservationFilter, ReservationTable } from './ReservationTable.tsx'
import { reservationViews, useReservationView } from './reservationView.web.ts'

interface ReservationDeskProps {
  filter: ReservationFilter
  turning: Turning
  several: boolean
  /** The condominium of the day view until one is chosen. */
  home: string | undefined
}

export function ReservationDesk({ home, ...table }: ReservationDeskProps) {
  const text = useText(deskTexts)
  const { filter: shown, narrow } = useReservationView()
  const condominium = table.filter.condominium_id ?? home
  return (
    <Stack>
      <SegmentedControl
        className="garita-day-views"
        aria-label={text.view}
        data={reservationViews.map((value) => ({ value, label: text[value] }))}
        value={shown.view}
        onChange={(value) => narrow({ view: reservationViews.find((one) => one === value) })}
      />
      {shown.view === 'day' && condominium ? (
        <ReservationDay condominium={condominium} day={shown.day} onDay={(day) => narrow({ day })} />
      ) : (
        <ReservationTable {...table} />
      )}
    </Stack>
  )
}
