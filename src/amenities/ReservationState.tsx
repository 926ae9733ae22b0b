import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import type { Reservation } from './amenities.contract.ts'
import { reservationStateTexts } from './amenities.messages.ts'

export const reservationTones = { pending: 'wait', approved: 'good', rejected: 'bad', cancelled: 'idle' } as const

interface ReservationStateProps {
  reservation: Pick<Reservation, 'status'>
  look?: 'plain' | undefined
}

export function ReservationState({ reservation: { status }, look }: ReservationStateProps) {
  const words = useText(reservationStateTexts)
  return (
    <StateBadge tone={reservationTones[status]} look={look}>
      {words[status]}
    </StateBadge>
  )
}
