import { Text } from '@mantine/core'
import { IconEye, IconNotebook } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { aDay, anId, oneOf, type Read, searched } from '../shared/address.ts'
import { useAddress, useList } from '../web/calls/list.ts'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { ChoiceFilter } from '../web/listing/ChoiceFilter.tsx'
import { DayFilter } from '../web/listing/DayFilter.tsx'
import { RowTime } from '../web/listing/dayRows.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { countOf } from '../web/listing/ListingHead.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { navigate } from '../web/router/history.ts'
import { type Incident, incidents } from './incidents.contract.ts'
import { incidentKindTexts, incidentMessages, incidentStateTexts } from './incidents.messages.ts'
import { incidentKinds, incidentStates } from './incidents.rules.ts'

const filters = {
  search: searched,
  kind: oneOf(incidentKinds),
  state: oneOf(incidentStates),
  condominium_id: anId,
  from: aDay,
  until: aDay,
}
export type IncidentFilter = Read<typeof filters>

interface IncidentsScreenProps {
  /** Whether the reader has several condominiums. */
  several: boolean
  main: (filter: IncidentFilter) => ReactNode
  tools: (filter: IncidentFilter) => ReactNode
}

export function IncidentsScreen({ several, main, tools }: IncidentsScreenProps) {
  const text = useText(incidentMessages)
  const kinds = useText(incidentKindTexts)
  const states = useText(incidentStateTexts)
  const { filter, narrow, narrowed, turning } = useAddress(filters)
  const list = useList(incidents.list, filter, turning)
  const places = new Set(list.rows?.map(({ condominium }) => condominium.name))
  const mixed = several && places.size > 1
  const columns = useIncidentColumns(mixed)
  const { search, kind, state, condominium_id, from, until } = filter
  return (
    <Page
      title={text.title}
      count={countOf(list)}
      help="/admin-guide#records"
      main={main(filter)}
      tools={tools(filter)}
    >
      <Filters
        more={{
          values: [state, kind, condominium_id, from, until],
          fields: (
            <>
              <ChoiceFilter
                label={text.columns.state}
                all={text.any_state}
                choices={incidentStates}
                names={states}
                value={state}
                onChoose={(state) => narrow({ state })}
              />
              <ChoiceFilter
                label={text.columns.kind}
                all={text.any_kind}
                choices={incidentKinds}
                names={kinds}
                value={kind}
                onChoose={(kind) => narrow({ kind })}
              />
              {several || condominium_id ? (
                <ChoiceSelect
                  call={condominiums.choose}
                  aria-label={text.condominium}
                  placeholder={text.any_condominium}
                  clearable
                  value={condominium_id ?? null}
                  onChange={(id) => narrow({ condominium_id: id ?? undefined })}
                />
              ) : null}
              <DayFilter days={filter} narrow={narrow} />
            </>
          ),
        }}
        onClear={
          narrowed
            ? () =>
                narrow({
                  ...{ search: '', kind: undefined, state: undefined },
                  ...{ condominium_id: undefined, from: undefined, until: undefined },
                })
            : undefined
        }
        search={<SearchField label={text.search} value={search} onSearch={(typed) => narrow({ search: typed })} />}
      />
      <Listing
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={(row) => row.id}
        rowName={(row) => kinds[row.kind]}
        day={({ occurred_at, condominium }) => ({
          at: occurred_at,
          zone: condominium.time_zone,
          place: several && !mixed ? condominium.name : undefined,
        })}
        lead={({ occurred_at, condominium }) => <RowTime at={occurred_at} zone={condominium.time_zone} />}
        opens={(row) => ({
          label: text.show,
          icon: IconEye,
          onAct: () =>
            navigate({
              to: '/dashboard/admin/incident',
              search: { condominium_id: row.condominium.id, id: row.id },
            }),
        })}
        empty={
          narrowed
            ? { title: text.none_found, text: text.none_found_text }
            : { title: text.empty_title, text: text.empty_text, icon: IconNotebook }
        }
      />
    </Page>
  )
}

export function IncidentState({ closed }: { closed: boolean }) {
  const states = useText(incidentStateTexts)
  return closed ? (
    <span className="garita-second">{states.closed}</span>
  ) : (
    <StateBadge tone="wait">{states.open}</StateBadge>
  )
}

/** The text is the row's name; the kind is below it. */
function Told({ row }: { row: Incident }) {
  const kinds = useText(incidentKindTexts)
  return (
    <>
      <Text component="strong" lineClamp={2} {...(row.closed_at === null ? { fw: 600 } : { fw: 400, c: 'dimmed' })}>
        {row.what_happened}
      </Text>
      <Text span size="sm" c="dimmed">
        {kinds[row.kind]}
      </Text>
    </>
  )
}

function useIncidentColumns(several: boolean): Column<Incident>[] {
  const { columns: text, notes } = useText(incidentMessages)
  return [
    {
      key: 'when',
      header: text.when,
      width: '6rem',
      cell: (row) => <RowTime at={row.occurred_at} zone={row.condominium.time_zone} />,
      folded: () => null,
    },
    {
      key: 'what',
      header: text.what,
      primary: true,
      cell: (row) => <Told row={row} />,
      summary: (row) => <Told row={row} />,
      folded: (row) => row.what_happened,
    },
    {
      key: 'state',
      header: text.state,
      cell: (row) => (
        <>
          <IncidentState closed={row.closed_at !== null} />
          {row.notes > 0 ? <div className="garita-second">{notes(row.notes)}</div> : null}
        </>
      ),
      summary: (row) => <IncidentState closed={row.closed_at !== null} />,
      folded: (row) => (row.notes > 0 ? notes(row.notes) : null),
    },
    {
      key: 'place',
      header: text.place,
      cell: (row) => (
        <>
          {row.place ?? row.gate_name}
          {several ? <div className="garita-second">{row.condominium.name}</div> : null}
        </>
      ),
    },
    { key: 'by', header: text.by, cell: (row) => row.actor_name },
  ]
}
