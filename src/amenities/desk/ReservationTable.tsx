/** "Reservas de Amenidades": the reservations as a table. */

import { type Turning, useList } from '../../web/calls/list.ts'
import { useText } from '../../web/language/language.tsx'
import { Listing } from '../../web/listing/Listing.tsx'
import { amenities, type ReservationStatus } from '../amenities.contract.ts'
import { deskTexts } from './amenityDesk.messages.ts'
import { useDeskActs } from './deskActs.tsx'
import { useReservationColumns, useReservationName } from './reservationColumns.tsx'

export interface ReservationFilter {
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

export function ReservationTable({ filter, turning, several }: ReservationTableProps) {
  const text = useText(deskTexts)
  const columns = useReservationColumns(several)
  const nameOf = useReservationName()
  const { search, condominium_id, reservation_status: status, from, until } = filter
  const list = useList(amenities.reservations, { search, condominium_id, status, from, until }, turning)
  const { acts, dialog } = useDeskActs(list.rows)
  return (
    <>
      <Listing
        attended
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={({ id }) => id}
        rowName={nameOf}
        acts={acts}
        empty={{ title: text.empty, text: text.empty_text }}
      />
      {dialog}
    </>
  )
}
