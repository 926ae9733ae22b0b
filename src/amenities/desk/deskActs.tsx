/** What staff can do with a reservation, the same in table, day and guest list, with the dialogs for it. */

import { Textarea } from '@mantine/core'
import { IconCheck, IconEye, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../../web/pieces/ConfirmDialog.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { ReservationState } from '../ReservationState.tsx'
import { deskTexts } from './amenityDesk.messages.ts'
import { ReservationDetails } from './ReservationDetails.tsx'
import { useReservationName } from './reservationColumns.tsx'

interface DeskActs {
  open: (reservation: Reservation) => void
  acts: (reservation: Reservation) => Act[]
  /** Null while none is open. */
  dialog: ReactNode
}

/** `listed`: the rows on screen, so that an open dialog shows the current state. */
export function useDeskActs(listed: readonly Reservation[] | undefined): DeskActs {
  const text = useText(deskTexts)
  const answers = useCurrentUser().user_role !== 'agent'
  const now = useServerNow()
  const decide = useAct(amenities.decide)
  const [open, setOpen] = useState<{ about: 'details' | 'reject' | 'over'; reservation: Reservation } | null>(null)
  const close = () => setOpen(null)

  function answersTo(reservation: Reservation): Act[] {
    if (!answers || reservation.status !== 'pending' || Date.parse(reservation.ends_at) <= now) return []
    const { id, condominium } = reservation
    return [
      {
        label: text.approve,
        icon: IconCheck,
        pending: decide.runs((input) => input.id === id),
        onAct: () =>
          decide.run(
            { condominium_id: condominium.id, id, decision: 'approved', reason: null },
            { done: text.approved, failed: text.decide_failed },
            { done: close, refused: (no) => asksAnyway(no.code, reservation) },
          ),
      },
      { label: text.reject, icon: IconX, opens: id, onAct: () => setOpen({ about: 'reject', reservation }) },
    ]
  }

  function asksAnyway(code: string, over: Reservation): boolean {
    if (code !== 'reservation_over_capacity') return false
    setOpen({ about: 'over', reservation: over })
    return true
  }

  const details = (reservation: Reservation) => setOpen({ about: 'details', reservation })
  const latest = listed?.find(({ id }) => id === open?.reservation.id)
  const reservation = latest ?? open?.reservation
  return {
    open: details,
    acts: (one) => [...answersTo(one), { label: text.details, icon: IconEye, onAct: () => details(one) }],
    dialog: !reservation ? null : open?.about === 'over' ? (
      <ConfirmDialog
        title={text.over_title}
        confirm={text.approve}
        pending={decide.pending}
        onClose={close}
        onConfirm={() =>
          decide.run(
            {
              ...{ condominium_id: reservation.condominium.id, id: reservation.id, decision: 'approved', reason: null },
              anyway: true,
            },
            { done: text.approved, failed: text.decide_failed },
            { ended: close },
          )
        }
      >
        {text.over_text(reservation.guest_count)}
      </ConfirmDialog>
    ) : open?.about === 'reject' ? (
      <RejectReservation reservation={reservation} onClose={close} />
    ) : (
      <ReservationDetails
        reservation={reservation}
        gone={listed !== undefined && !latest}
        acts={answersTo(reservation)}
        onClose={close}
      />
    ),
  }
}

const rejecting = { decision: 'rejected' } as const

/** Rejects a reservation with a reason that the resident reads. */
function RejectReservation({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
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
