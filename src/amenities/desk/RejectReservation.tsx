/** Rejects a reservation with a reason that the resident reads. */
import { Textarea } from '@mantine/core'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { ReservationState } from '../ReservationState.tsx'
import { deskTexts } from './amenityDesk.messages.ts'
import { useReservationName } from './reservationColumns.tsx'

const rejecting = { decision: 'rejected' } as const

export function RejectReservation({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const text = useText(deskTexts)
  const nameOf = useReservationName()
  const saving = useCallForm(amenities.decide, {
    initial: { reason: '' },
    input: ({ reason }) => ({ ...rejecting, condominium_id: reservation.condominium.id, id: reservation.id, reason }),
    done: () => {
      toastSuccess(text.rejected)
      onClose()
    },
  })
  return (
    <FormDialog
      of={saving}
      title={text.reject_title}
      submit={text.reject}
      error={saving.error && `${text.decide_failed}. ${saving.error}`}
      onClose={onClose}
    >
      <div>{nameOf(reservation)}</div>
      {reservation.status === 'pending' ? null : (
        <div>
          <ReservationState reservation={reservation} />
          {reservation.decided_by_name ? (
            <div className="garita-second">{text.answered_by(reservation.decided_by_name)}</div>
          ) : null}
        </div>
      )}
      <Textarea
        label={text.reason}
        description={text.reason_hint}
        withAsterisk
        rows={3}
        {...saving.form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
