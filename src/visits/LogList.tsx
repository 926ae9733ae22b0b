/** Lines of the log as a list: what happened to whom, when, by whose hand and on whose word. */
import type { Output } from '../shared/contract.ts'
import { Moment } from '../web/cards/Moment.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing, type ListingProps } from '../web/listing/Listing.tsx'
import { ToldLines } from './ToldLines.tsx'
import type { visits } from './visits.contract.ts'
import { eventTexts, visitMessages } from './visits.messages.ts'
import { subjectWord, visitorName } from './visits.rules.ts'

type LogRow = Output<typeof visits.log>['items'][number]

export interface LogListProps extends Omit<ListingProps<LogRow>, 'columns' | 'rowKey' | 'rowName' | 'acts'> {
  /** Not where they are the same in every line. */
  without: readonly ('unit' | 'condominium')[]
}

export function LogList({ without, ...listing }: LogListProps) {
  const { log: text, list } = useText(visitMessages)
  const events: Record<string, string> = useText(eventTexts)
  const nameOf = (row: LogRow) => visitorName(row) || text.unknown
  const kindOf = (row: LogRow) => subjectWord(row.auth_type, text)
  const columns: Column<LogRow>[] = [
    { key: 'when', header: text.when, cell: (row) => <Moment at={row.occurred_at} /> },
    {
      key: 'event',
      header: text.event,
      cell: (row) => (
        <>
          {events[row.event_type] ?? row.event_type}
          {row.authorized_by ? <div className="garita-second">{text.by_phone(row.authorized_by)}</div> : null}
          {row.override_reason ? <div className="garita-second">{text.reason(row.override_reason)}</div> : null}
        </>
      ),
    },
    {
      key: 'who',
      header: text.who,
      primary: true,
      cell: (row) => (
        <>
          <strong>{nameOf(row)}</strong>
          {kindOf(row) ? <div className="garita-second">{kindOf(row)}</div> : null}
        </>
      ),
    },
    { key: 'unit', header: list.unit, cell: (row) => <span className="garita-code">{row.unit_number}</span> },
    {
      key: 'agent',
      header: text.agent,
      cell: (row) => (
        <>
          {row.agent_name ?? (row.by_resident ? text.resident : text.system)}
          <ToldLines told={row.told} />
        </>
      ),
    },
    { key: 'condominium', header: list.condominium, cell: (row) => row.condominium.name },
  ]
  return (
    <Listing
      {...listing}
      columns={columns.filter(({ key }) => !without.some((one) => one === key))}
      rowKey={(row) => row.id}
      rowName={nameOf}
    />
  )
}
