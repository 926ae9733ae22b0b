import type { ReservationStatus } from '../../shared/reservationStatuses.ts'
import { wallClock } from '../../shared/time.ts'
import { serverNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { type Turning, useList } from '../../web/calls/list.ts'
import { useText } from '../../web/language/language.tsx'
import { Listing } from '../../web/listing/Listing.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { deskTexts } from './amenityDesk.messages.ts'
import { useDeskActs } from './deskActs.tsx'
import { ReservationDay } from './ReservationDay.tsx'
import { DayLeaf, firstsOfDays, standsAs, useReservationColumns, useReservationName } from './reservationColumns.tsx'
import { useReservationView } from './reservationView.web.ts'

interface ReservationDeskProps {
  filter: ReservationFilter
  turning: Turning
  several: boolean
  /** The condominium of the day view until one is chosen. */
  home: string | undefined
}

export function ReservationDesk({ home, ...table }: ReservationDeskProps) {
  const { filter: shown, narrow } = useReservationView()
  const condominium = table.filter.condominium_id ?? home
  return shown.view === 'day' && condominium ? (
    <ReservationDay condominium={condominium} day={shown.day} onDay={(day) => narrow({ day })} />
  ) : (
    <ReservationTable {...table} />
  )
}

interface ReservationFilter {
  search: string
  condominium_id?: string | undefined
  reservation_status?: ReservationStatus | undefined
  from?: string | undefined
  until?: string | undefined
}

interface ReservationTableProps {
  filter: ReservationFilter
  turning: Turning
  /** Whether the user works at more than one condominium. */
  several: boolean
}

function ReservationTable({ filter, turning, several }: ReservationTableProps) {
  const text = useText(deskTexts)
  const nameOf = useReservationName()
  const { search, condominium_id, reservation_status: status, from, until } = filter
  const list = useList(amenities.reservations, { search, condominium_id, status, from, until }, turning)
  const atGate = useCurrentUser().user_role === 'agent'
  const firsts = firstsOfDays(list.rows ?? [])
  const columns = useReservationColumns(several, firsts)
  const { acts, open, dialog } = useDeskActs(list.rows)
  return (
    <>
      <Listing
        isLive
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={({ id }) => id}
        rowName={nameOf}
        lead={(one) => <DayLeaf of={one} firsts={firsts} />}
        stands={(one) => (atGate && isPast(one) ? 'over' : standsAs(one))}
        acts={atGate ? undefined : acts}
        opens={(one) => ({ label: text.details, onAct: () => open(one) })}
        rowOpens
        empty={{ title: text.empty, text: text.empty_text }}
      />
      {dialog}
    </>
  )
}

/** True if the reservation is over and does not belong to today: a party that began yesterday may go on. */
function isPast({ reservation_date, ends_at, time_zone }: Reservation): boolean {
  const now = serverNow()
  return Date.parse(ends_at) < now && reservation_date < wallClock(now, time_zone).day
}
