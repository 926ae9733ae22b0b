/** Confirms cancelling or deleting a reservation. */
import { useAct } from '../../web/calls/act.ts'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/ConfirmDialog.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { bookingMessages } from './booking.messages.ts'
import { useReservationText } from './reservationText.tsx'

interface AboutReservation {
  reservation: Reservation
  onClose: () => void
}

export function CancelDialog({ reservation, onClose }: AboutReservation) {
  const text = useText(bookingMessages)
  const { whole } = useReservationText()
  const cancel = useAct(amenities.cancel)
  return (
    <ConfirmDialog
      title={text.cancel_title}
      confirm={text.acts.cancel}
      pending={cancel.pending}
      onClose={onClose}
      onConfirm={() =>
        cancel.run({ id: reservation.id }, { done: text.cancelled, failed: text.cancel_failed }, { ended: onClose })
      }
    >
      {text.cancel_text(whole(reservation))}
    </ConfirmDialog>
  )
}

export function RemoveDialog({ reservation, onClose }: AboutReservation) {
  const text = useText(bookingMessages)
  const { whole } = useReservationText()
  const remove = useAct(amenities.remove)
  return (
    <ConfirmDialog
      danger
      title={text.remove_title}
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
    >
      {text.remove_text(whole(reservation))}
    </ConfirmDialog>
  )
}
