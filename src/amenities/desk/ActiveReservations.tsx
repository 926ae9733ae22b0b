/** "Reservas Activas": the number of approved reservations still to come. */

import { useRead } from '../../web/calls/queries.ts'
import { StatCard } from '../../web/cards/StatCard.tsx'
import { useText } from '../../web/language/language.tsx'
import { amenities } from '../amenities.contract.ts'
import { deskTexts } from './amenityDesk.messages.ts'

export function ActiveReservations({ condominium }: { condominium: string | undefined }) {
  const text = useText(deskTexts)
  const { data } = useRead(amenities.count, { condominium_id: condominium }, { keep: true })
  return <StatCard label={text.active} figure={data?.active} />
}
