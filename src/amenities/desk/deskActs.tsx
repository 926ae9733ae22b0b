/** What staff can do with a reservation, the same in table, day and guest list, with the dialogs for it. */
import { IconCheck, IconEye, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { deskTexts } from './amenityDesk.messages.ts'
import { RejectReservation } from './RejectReservation.tsx'
import { ReservationDetails } from './ReservationDetails.tsx'

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
  const [open, setOpen] = useState<{ about: 'details' | 'reject'; reservation: Reservation } | null>(null)
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
            { done: close },
          ),
      },
      { label: text.reject, icon: IconX, onAct: () => setOpen({ about: 'reject', reservation }) },
    ]
  }

  const details = (reservation: Reservation) => setOpen({ about: 'details', reservation })
  const latest = listed?.find(({ id }) => id === open?.reservation.id)
  const reservation = latest ?? open?.reservation
  return {
    open: details,
    acts: (one) => [...answersTo(one), { label: text.details, icon: IconEye, onAct: () => details(one) }],
    dialog: !reservation ? null : open?.about === 'reject' ? (
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
