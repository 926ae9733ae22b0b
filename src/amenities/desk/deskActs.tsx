/** Staff's acts on a reservation, the same in table, day and guest list. */

import { IconCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { deskTexts } from './amenityDesk.messages.ts'
import { type Answerable, useReservationSubject } from './reservationSubject.tsx'

const ConfirmDialog = lazyPart(() =>
  import('../../web/pieces/dialogs/ConfirmDialog.tsx').then((loaded) => loaded.ConfirmDialog),
)
const RejectReservation = lazyPart(() => import('./RejectReservation.tsx').then((loaded) => loaded.RejectReservation))
const ReservationDetails = lazyPart(() =>
  import('./ReservationDetails.tsx').then((loaded) => loaded.ReservationDetails),
)

/** `done` follows an approval. */
export function useReservationAnswers<Asked extends Answerable>(done?: () => void) {
  const text = useText(deskTexts)
  const subjectOf = useReservationSubject()
  const answers = useCurrentUser().user_role !== 'agent'
  const now = useServerNow()
  const decide = useAct(amenities.decide)
  const [open, setOpen] = useState<{ about: 'reject' | 'over'; reservation: Asked } | null>(null)
  const close = () => setOpen(null)
  const leave = () => {
    close()
    done?.()
  }
  const approval = ({ id, condominium }: Asked) =>
    ({ condominium_id: condominium.id, id, decision: 'approved', reason: null }) as const

  function acts(reservation: Asked): Act[] {
    if (!answers || reservation.status !== 'pending' || Date.parse(reservation.ends_at) <= now) return []
    const { id } = reservation
    return [
      {
        label: text.approve,
        icon: IconCheck,
        pending: decide.runs((input) => input.id === id),
        onAct: () =>
          decide.run(
            approval(reservation),
            { done: text.approved, failed: text.decide_failed },
            { ...(done ? { done } : {}), refused: (no) => asksAnyway(no.code, reservation) },
          ),
      },
      { label: text.reject, icon: IconX, opens: id, onAct: () => setOpen({ about: 'reject', reservation }) },
    ]
  }

  function asksAnyway(code: string, over: Asked): boolean {
    if (code !== 'reservation_over_capacity') return false
    setOpen({ about: 'over', reservation: over })
    return true
  }

  return {
    acts,
    asked: open?.reservation,
    /** Null while no dialog is open; `latest` is the current reservation of the screen. */
    dialog: (latest: Asked | undefined = open?.reservation) =>
      !open || !latest ? null : open.about === 'over' ? (
        <ConfirmDialog
          title={text.over_title}
          about={subjectOf(latest)}
          confirm={text.approve}
          pending={decide.pending}
          onClose={close}
          onConfirm={() =>
            decide.run(
              { ...approval(latest), anyway: true },
              { done: text.approved, failed: text.decide_failed },
              { ended: leave },
            )
          }
        >
          {text.over_text(latest.guest_count)}
        </ConfirmDialog>
      ) : (
        <RejectReservation reservation={latest} onClose={close} />
      ),
  }
}

interface DeskActs {
  open: (reservation: Reservation) => void
  acts: (reservation: Reservation) => Act[]
  /** Null while no dialog is open. */
  dialog: ReactNode
}

/** `listed`: the visible rows, so that an open dialog shows the current state. */
export function useDeskActs(listed: readonly Reservation[] | undefined): DeskActs {
  const [open, setOpen] = useState<Reservation | null>(null)
  const close = () => setOpen(null)
  const answers = useReservationAnswers<Reservation>(close)
  const latestOf = (one: Reservation) => listed?.find(({ id }) => id === one.id)
  const latest = open ? latestOf(open) : undefined
  const question = answers.dialog(answers.asked && (latestOf(answers.asked) ?? answers.asked))
  const details = (reservation: Reservation) => setOpen(reservation)
  const fromDetails = (reservation: Reservation) =>
    answers.acts(reservation).map(({ onAct, ...act }) => ({
      ...act,
      onAct: () => {
        if (act.opens) close()
        onAct()
      },
    }))
  return {
    open: details,
    acts: answers.acts,
    dialog:
      question ??
      (open ? (
        <ReservationDetails
          reservation={latest ?? open}
          gone={listed !== undefined && !latest}
          acts={fromDetails(latest ?? open)}
          onClose={close}
        />
      ) : null),
  }
}
