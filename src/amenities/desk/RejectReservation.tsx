import { Textarea } from '@mantine/core'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { SubjectHead } from '../../web/pieces/dialogs/SubjectHead.tsx'
import { amenities } from '../amenities.contract.ts'
import { ReservationState } from '../ReservationState.tsx'
import { deskTexts } from './amenityDesk.messages.ts'
import { type Answerable, useReservationSubject } from './reservationSubject.tsx'

const rejecting = { decision: 'rejected' } as const

/** The resident reads the reason. */
export function RejectReservation({ reservation, onClose }: { reservation: Answerable; onClose: () => void }) {
  const text = useText(deskTexts)
  const subjectOf = useReservationSubject()
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
      against
      error={saving.error && `${text.decide_failed}. ${saving.error}`}
      onClose={onClose}
    >
      <SubjectHead {...subjectOf(reservation)}>
        {reservation.status === 'pending' ? null : (
          <>
            <ReservationState reservation={reservation} />
            {reservation.decided_by_name ? (
              <div className="garita-second">{text.answered_by(reservation.decided_by_name)}</div>
            ) : null}
          </>
        )}
      </SubjectHead>
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
