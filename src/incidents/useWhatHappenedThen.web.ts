/** Opens "What happened" for an hour before and after an incident; for a request only its own period. */

import { IconHistory } from '@tabler/icons-react'
import { wallText } from '../shared/writtenMoment.ts'
import { useText } from '../web/language/language.tsx'
import type { Act } from '../web/pieces/Acts.tsx'
import { navigate } from '../web/router/history.ts'
import type { WholeIncident } from './incidents.contract.ts'
import { incidentMessages } from './incidents.messages.ts'

const minute = 60_000
const hour = 60 * minute

type Of = Pick<WholeIncident, 'id' | 'condominium' | 'occurred_at' | 'request'>

export function useWhatHappenedThen({ id, condominium, occurred_at, request }: Of): Act {
  const { one: text } = useText(incidentMessages)
  const at = Date.parse(occurred_at)
  const [from, until] = request ? [Date.parse(request.from), Date.parse(request.until)] : [at - hour, at + hour]
  const wall = (moment: number) => wallText(moment, condominium.time_zone)
  return {
    label: text.happened,
    icon: IconHistory,
    onAct: () =>
      navigate({
        to: '/dashboard/admin/what-happened',
        // The address has minutes, and includes the last one.
        search: { condominium_id: condominium.id, incident_id: id, from: wall(from), until: wall(until + minute - 1) },
      }),
  }
}
