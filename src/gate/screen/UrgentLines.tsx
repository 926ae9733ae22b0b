/** Each open emergency or authority is one line with its acts. It opens over the lists, so that the four acts of the gate never move. */
import { UrgentCard, useOpenUrgent } from '../dialogs/UrgentCard.tsx'
import type { Station } from '../station/station.ts'
import { clockText, type Glance } from './gateWords.ts'

export function UrgentLines({ station: { snapshot, agent }, glance }: { station: Station; glance: Glance }) {
  const urgent = snapshot?.urgent ?? []
  const opening = useOpenUrgent(urgent, glance.now)
  return urgent.map((one) => (
    <UrgentCard
      key={one.id}
      one={{ ...one, agent_name: one.agent_name || agent.name }}
      when={clockText(one.at, glance)}
      protocol={snapshot?.authority_protocol}
      {...opening(one.id)}
    />
  ))
}
