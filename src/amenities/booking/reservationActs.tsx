/** What a resident can do with a reservation now, with the form and dialogs for it. */
import { type Icon, IconCalendarDown, IconCalendarOff, IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useServerNow } from '../../web/calls/clock.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { type BookingAct, bookingActs } from '../rules/bookingChange.ts'
import { calendarFile } from '../rules/calendarFile.ts'
import { bookingMessages } from './booking.messages.ts'
import { downloadCalendar } from './calendarDownload.web.ts'
import { useReservationText } from './reservationText.tsx'

export interface ReservationDialog {
  about: 'edit' | 'cancel' | 'remove'
  reservation: Reservation
}

const icons: Record<BookingAct, Icon> = {
  edit: IconEdit,
  calendar: IconCalendarDown,
  cancel: IconCalendarOff,
  remove: IconTrash,
}

export function useReservationActs() {
  const text = useText(bookingMessages)
  const { amenity } = useReservationText()
  const now = useServerNow()
  const [dialog, open] = useState<ReservationDialog | null>(null)

  function keep(reservation: Reservation): void {
    const condominium = reservation.condominium.name
    const file = calendarFile({ reservation, amenity: amenity(reservation), condominium, now })
    downloadCalendar(file, `reserva-${reservation.reservation_date}.ics`)
    toastSuccess(text.downloaded)
  }

  const acts = (reservation: Reservation): Act[] =>
    bookingActs(reservation, now).map((act) => ({
      label: text.acts[act],
      icon: icons[act],
      onAct: () => (act === 'calendar' ? keep(reservation) : open({ about: act, reservation })),
    }))
  return { acts, dialog, close: () => open(null) }
}
