import { type Icon, IconCalendarDown, IconCalendarOff, IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { keepFile } from '../../web/calls/keepFile.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { type BookingAct, bookingActs } from '../bookingRules/bookingChange.ts'
import { calendarFile } from '../bookingRules/calendarFile.ts'
import { bookingMessages } from './booking.messages.ts'
import { useReservationText } from './reservationText.tsx'

interface OpenDialog {
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
  const [open, setOpen] = useState<OpenDialog | null>(null)

  function keep(reservation: Reservation): void {
    const condominium = reservation.condominium.name
    const file = calendarFile({ reservation, amenity: amenity(reservation), condominium, now })
    keepFile({
      file: new Blob([file], { type: 'text/calendar;charset=utf-8' }),
      name: `reserva-${reservation.reservation_date}.ics`,
    })
    toastSuccess(text.downloaded)
  }

  const acts = (reservation: Reservation): Act[] =>
    bookingActs(reservation, now).map((act) => ({
      label: text.acts[act],
      icon: icons[act],
      opens: act === 'edit' ? reservation.id : undefined,
      quiet: act === 'cancel' || act === 'remove',
      onAct: () => (act === 'calendar' ? keep(reservation) : setOpen({ about: act, reservation })),
    }))
  const close = () => setOpen(null)
  const dialogs = { cancel: CancelDialog, remove: RemoveDialog } as const
  const Dialog = open && open.about !== 'edit' ? dialogs[open.about] : null
  return {
    acts,
    dialog: Dialog && open ? <Dialog reservation={open.reservation} onClose={close} /> : null,
    edited: open?.about === 'edit' ? open.reservation : undefined,
    close,
  }
}

interface DialogProps {
  reservation: Reservation
  onClose: () => void
}

function CancelDialog({ reservation, onClose }: DialogProps) {
  const text = useText(bookingMessages)
  const { subject } = useReservationText()
  const about = subject(reservation)
  const cancel = useAct(amenities.cancel)
  return (
    <ConfirmDialog
      against
      title={text.cancel_title}
      about={about}
      confirm={text.cancel_confirm}
      keep={text.cancel_keep}
      pending={cancel.pending}
      onClose={onClose}
      onConfirm={() =>
        cancel.run({ id: reservation.id }, { done: text.cancelled, failed: text.cancel_failed }, { ended: onClose })
      }
    >
      {text.cancel_text}
    </ConfirmDialog>
  )
}

function RemoveDialog({ reservation, onClose }: DialogProps) {
  const text = useText(bookingMessages)
  const { subject } = useReservationText()
  const about = subject(reservation)
  const remove = useAct(amenities.remove)
  return (
    <ConfirmDialog
      danger
      title={text.remove_title}
      about={about}
      confirm={text.acts.remove}
      pending={remove.pending}
      onClose={onClose}
      onConfirm={() =>
        remove.run(
          { id: reservation.id },
          { title: text.saved_title, done: text.removed, failed: text.remove_failed },
          { ended: onClose },
        )
      }
    />
  )
}
