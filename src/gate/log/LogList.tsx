/** Access log rows as a list: event, person, time, guard and reason. */

import { Group } from '@mantine/core'
import { eventWords } from '../../access-log/corrections.ts'
import { eventTexts, logTexts } from '../../access-log/log.messages.ts'
import { ProvenanceLines } from '../../access-log/ProvenanceLines.tsx'
import { passageOf } from '../../access-log/passages.ts'
import type { Output } from '../../shared/contract.ts'
import { useList } from '../../web/calls/list.ts'
import { useText } from '../../web/language/language.tsx'
import { RowTime } from '../../web/listing/dayRows.tsx'
import { type Column, Listing, type ListingProps } from '../../web/listing/Listing.tsx'
import { Home } from '../../web/listing/rowCells.tsx'
import { PassageMark } from '../../web/pieces/signs/PassageMark.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import type { DashboardListProps } from '../desk/dashboardList.web.ts'
import { headsNamePlaces } from '../desk/dayPlace.ts'
import { visits } from '../visits/visits.contract.ts'
import { visitMessages } from '../visits/visits.messages.ts'
import { subjectWord, unitsOf } from '../visits/visits.rules.ts'
import { LineRemarks } from './LineRemarks.tsx'

type LogRow = Output<typeof visits.log>['items'][number]

export interface LogListProps extends Omit<ListingProps<LogRow>, 'columns' | 'rowKey' | 'rowName' | 'acts'> {
  /** Hides columns that would be the same in every row. */
  without: readonly ('unit' | 'condominium')[]
  /** Shown if the reader filters by gate. */
  gates?: boolean
}

export function LogList({ without, gates = false, ...listing }: LogListProps) {
  const text = useText(logTexts)
  const { list } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const events: Record<string, string> = useText(eventTexts)
  const nameOf = (row: LogRow) => (row.hidden ? text.hidden : arrivalName(row, names) || text.unknown)
  const kindOf = (row: LogRow) => subjectWord(row.auth_type, text)
  const inHeads = headsNamePlaces(listing.list.rows ?? [])
  const mixed = !without.includes('condominium') && !inHeads
  const shows = (key: string) => (key === 'condominium' ? mixed : !without.some((one) => one === key))
  const wholeEvent = (row: LogRow) => (
    <>
      <Group component="span" display="inline-flex" gap="0.625rem" wrap="nowrap" flex="none">
        <PassageMark of={passageOf(row.event_type)} />
        {eventWords(row, events).event}
      </Group>
      {row.correction === 'corrected' ? <div className="garita-second">{events.corrected}</div> : null}
      <LineRemarks line={row} className="garita-second" />
    </>
  )
  const columns: Column<LogRow>[] = [
    {
      key: 'when',
      header: text.when,
      width: '6rem',
      cell: (row) => <RowTime at={row.occurred_at} zone={row.condominium.time_zone} />,
      folded: null,
    },
    {
      key: 'event',
      header: text.event,
      summary: (row) => eventWords(row, events).event,
      folded: (row) =>
        row.correction === 'corrected' ||
        row.authorized_by ||
        row.answered_by ||
        row.override_reason ||
        row.rule ||
        row.people
          ? wholeEvent(row)
          : null,
      cell: wholeEvent,
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
      summary: (row) => nameOf(row),
      folded: (row) => kindOf(row) || null,
    },
    {
      key: 'unit',
      header: list.unit,
      cell: (row) => <span className="garita-code">{unitsOf(row)}</span>,
      summary: (row) => (
        <Home unit={unitsOf(row)} condominium={shows('condominium') ? row.condominium.name : undefined} />
      ),
      folded: null,
    },
    {
      key: 'agent',
      header: text.agent,
      cell: (row) => (
        <>
          {row.agent_name ?? (row.by_resident ? text.resident : text.system)}
          {gates && row.gate_name ? <div className="garita-second">{row.gate_name}</div> : null}
          <ProvenanceLines provenance={row.provenance} zone={row.condominium.time_zone} />
        </>
      ),
    },
    { key: 'condominium', header: list.condominium, cell: (row) => row.condominium.name, folded: null },
  ]
  return (
    <Listing
      avatars="desk"
      nameless={({ hidden }) => hidden}
      day={({ occurred_at, condominium }) => ({
        at: occurred_at,
        zone: condominium.time_zone,
        place: mixed || without.includes('condominium') ? undefined : condominium.name,
      })}
      dayBeside={without.includes('condominium')}
      lead={(row) => (
        <Group component="span" display="inline-flex" gap="0.625rem" wrap="nowrap" flex="none">
          <RowTime at={row.occurred_at} zone={row.condominium.time_zone} />
          <PassageMark of={passageOf(row.event_type)} />
        </Group>
      )}
      {...listing}
      columns={columns.filter(({ key }) => shows(key))}
      rowKey={(row) => row.id}
      rowName={nameOf}
    />
  )
}

/** The access log of a panel. */
export function AccessLog({ filter, turning, several, gates = false }: DashboardListProps & { gates?: boolean }) {
  const text = useText(logTexts)
  const { search, condominium_id, gate_id, event, from, until } = filter
  const list = useList(visits.log, { search, condominium_id, gate_id, event, from, until }, turning)
  return (
    <LogList
      isLive
      gates={gates}
      label={text.title}
      without={several ? [] : ['condominium']}
      list={list}
      failed={text.failed}
      empty={{ title: text.empty, text: text.empty_text }}
    />
  )
}
