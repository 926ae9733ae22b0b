/** Emergencies and authorities that the guard at the desk must still write down. */

import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { arrivals } from '../arrivals/arrivals.contract.ts'
import { UrgentCard, useOpenUrgent } from '../dialogs/UrgentCard.tsx'
import { DeskPost } from './DeskPost.tsx'

export function DeskUrgent() {
  const { at: inZone } = useDates()
  const now = useServerNow()
  const urgent = useRead(arrivals.urgent, {}).data ?? []
  const opening = useOpenUrgent(urgent, now)
  return urgent.map((one) => (
    <DeskPost key={one.id} condominium_id={one.condominium.id}>
      <UrgentCard
        one={one}
        when={inZone(one.condominium.time_zone).brief(one.at, now)}
        protocol={one.authority_protocol}
        {...opening(one.id)}
      />
    </DeskPost>
  ))
}
