/** Emergencies and authorities that the guard at the desk must still write down. */

import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { arrivals } from '../arrivals/arrivals.contract.ts'
import { UrgentCard } from '../dialogs/UrgentCard.tsx'
import { DeskPost } from './DeskPost.tsx'

export function DeskUrgent() {
  const dates = useDates()
  const today = new Date(useServerNow()).toISOString()
  const when = (at: string, zone: string) => {
    const there = dates.at(zone)
    return there.day(at) === there.day(today) ? there.time(at) : there.moment(at)
  }
  return useRead(arrivals.urgent, {}).data?.map((one) => (
    <DeskPost key={one.id} condominium_id={one.condominium.id}>
      <UrgentCard one={one} when={when(one.at, one.condominium.time_zone)} protocol={one.authority_protocol} />
    </DeskPost>
  ))
}
