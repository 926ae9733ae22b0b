/** "Reservas Activas": the number of approved reservations still to come. */

import { useRead } from '../../web/calls/queries.ts'
import { StatCard } from '../../web/cards/StatCard.tsx'
import { useText } from '../../web/language/language.tsx'
import { amenities } from '../amenities.contract.ts'
import { deskTexts } from './amenityDesk.messages.ts'

interface ActiveReservationsProps {
  condominium: string | undefined
  search: Record<string, string>
}

export function ActiveReservations({ condominium, search }: ActiveReservationsProps) {
  const text = useText(deskTexts)
  const { data } = useRead(amenities.count, { condominium_id: condominium }, { keep: true })
  return <StatCard label={text.active} figure={data?.active} to="." search={search} />
}
