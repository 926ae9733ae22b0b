/** The log of the gates that the reader attends, narrowed by the panel's filters. */
import { useText } from '../web/language.tsx'
import { paged, type Turning } from '../web/paged.ts'
import { useRead } from '../web/queries.ts'
import { LogList } from './LogList.tsx'
import type { OperatorFilter } from './OperatorFilters.tsx'
import { visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

export function AccessLog({ filter, place, several }: { filter: OperatorFilter; place: Turning; several: boolean }) {
  const { log: text } = useText(visitMessages)
  const listed = useRead(
    visits.log,
    {
      search: filter.search,
      condominium_id: filter.condominium,
      from: filter.from,
      until: filter.until,
      after: place.after,
    },
    { keep: true },
  )
  return (
    <LogList
      titled
      label={text.title}
      without={several ? [] : ['condominium']}
      {...paged(listed, place, text.failed)}
      empty={{ title: text.empty, text: text.empty_text }}
    />
  )
}
