/** From an incident to what is known of its time: an hour before and after; of a request the time that was asked for, and no other. */
import { wallText } from '../shared/writtenMoment.ts'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import type { WholeIncident } from './incidents.contract.ts'
import { incidentMessages } from './incidents.messages.ts'

const minute = 60_000
const hour = 60 * minute

interface WhatHappenedThenProps {
  incident: Pick<WholeIncident, 'id' | 'condominium' | 'occurred_at' | 'request'>
}

export function WhatHappenedThen({ incident: { id, condominium, occurred_at, request } }: WhatHappenedThenProps) {
  const { one: text } = useText(incidentMessages)
  const at = Date.parse(occurred_at)
  const [from, until] = request ? [Date.parse(request.from), Date.parse(request.until)] : [at - hour, at + hour]
  const wall = (moment: number) => wallText(moment, condominium.time_zone)
  return (
    <LinkButton
      to="/dashboard/admin/what-happened"
      // An address says minutes: the last one belongs to it.
      search={{ condominium_id: condominium.id, incident_id: id, from: wall(from), until: wall(until + minute - 1) }}
      variant="default"
    >
      {text.happened}
    </LinkButton>
  )
}
