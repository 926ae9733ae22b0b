/** The log of the gates: what happened to whom, when, by whose hand and on whose word. */

import type { Output } from '../shared/contract.ts'
import { useDates } from '../web/dates.ts'
import { type Column, Listing } from '../web/Listing.tsx'
import { useText } from '../web/language.tsx'
import { paged, type Turning } from '../web/paged.ts'
import { useRead } from '../web/queries.ts'
import type { OperatorFilter } from './OperatorFilters.tsx'
import { visits } from './visits.contract.ts'
import { eventTexts, visitMessages } from './visits.messages.ts'

type LogRow = Output<typeof visits.log>['items'][number]

export function AccessLog({ filter, place }: { filter: OperatorFilter; place: Turning }) {
  const { log: text, list } = useText(visitMessages)
  const events: Record<string, string> = useText(eventTexts)
  const dates = useDates()
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
  const nameOf = (row: LogRow) => [row.name, row.last_name].filter(Boolean).join(' ') || text.unknown
  const columns: Column<LogRow>[] = [
    { key: 'when', header: text.when, cell: (row) => dates.moment(row.occurred_at) },
    {
      key: 'event',
      header: text.event,
      cell: (row) => (
        <>
          {events[row.event_type] ?? row.event_type}
          <div className="garita-second">
            {row.authorized_by ? text.by_phone(row.authorized_by) : null}
            {row.override_reason ? ` ${text.reason(row.override_reason)}` : null}
          </div>
        </>
      ),
    },
    { key: 'who', header: text.who, primary: true, cell: (row) => <strong>{nameOf(row)}</strong> },
    { key: 'unit', header: list.unit, cell: (row) => <span className="garita-code">{row.unit_number}</span> },
    {
      key: 'agent',
      header: text.agent,
      cell: (row) => row.agent_name ?? (row.by_resident ? text.resident : text.system),
    },
    { key: 'condominium', header: list.condominium, cell: (row) => row.condominium.name },
  ]
  return (
    <Listing
      label={text.title}
      columns={columns}
      {...paged(listed, place, text.failed)}
      rowKey={(row) => row.id}
      rowName={nameOf}
      empty={{ title: text.empty, text: text.empty_text }}
    />
  )
}
