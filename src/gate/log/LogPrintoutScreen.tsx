/** The screen of the printable access log, with its filters. */

import { Button, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { eventWords } from '../../access-log/corrections.ts'
import { eventTexts, hiddenTexts, logTexts } from '../../access-log/log.messages.ts'
import { ProvenanceLines } from '../../access-log/ProvenanceLines.tsx'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { logIntegrity } from '../../logIntegrity/logIntegrity.contract.ts'
import { aDay, anId, oneOf, searched } from '../../shared/address.ts'
import type { Input, Output } from '../../shared/contract.ts'
import { roleTexts } from '../../shared/roles.messages.ts'
import { zoneName } from '../../shared/zoneNames.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useAddress } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { ofReader, readersZone, useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { type Fact, FactList, given } from '../../web/cards/lists/FactList.tsx'
import { type PlainColumn, PlainTable } from '../../web/cards/lists/PlainTable.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { DayFilter } from '../../web/listing/DayFilter.tsx'
import { ClearAll, Filters } from '../../web/listing/Filters.tsx'
import { SearchField } from '../../web/listing/SearchField.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { logEvents, visits } from '../visits/visits.contract.ts'
import { evidenceTexts, visitMessages } from '../visits/visits.messages.ts'
import { subjectWord, unitsOf } from '../visits/visits.rules.ts'
import { LineRemarks } from './LineRemarks.tsx'
import { EventFilter, GateFilter } from './LogFilters.tsx'
import styles from './LogPrintoutScreen.module.css'

const filters = {
  search: searched,
  condominium_id: anId,
  gate_id: anId,
  event: oneOf(logEvents),
  from: aDay,
  until: aDay,
}

export function LogPrintoutScreen() {
  const text = useText(evidenceTexts)
  const { filters: filterTexts } = useText(visitMessages)
  const { filter, narrow, turning } = useAddress(filters)
  const { search, condominium_id, gate_id, event, from, until } = filter
  const { user_role } = useCurrentUser()
  const sheet = useRead(visits.printout, { search, condominium_id, gate_id, event, from, until }, { keep: true })
  return (
    <Page
      title={text.title}
      tools={
        <>
          {user_role === 'agent' ? null : (
            <LinkButton variant="default" to="/dashboard/admin/log-proof" search={{ condominium_id }}>
              {text.proof}
            </LinkButton>
          )}
          <Button leftSection={<IconPrinter size={20} aria-hidden />} disabled={!sheet.data} onClick={() => print()}>
            {text.print}
          </Button>
        </>
      }
    >
      <div className="garita-off-paper">
        <Filters
          values={[event, from, until]}
          more={{
            values: [condominium_id, gate_id],
            fields: (
              <>
                <ChoiceSelect
                  call={condominiums.choose}
                  aria-label={filterTexts.condominium}
                  placeholder={filterTexts.all_condominiums}
                  clearable
                  value={condominium_id ?? null}
                  onChange={(id) => narrow({ condominium_id: id ?? undefined, gate_id: undefined })}
                />
                {condominium_id ? (
                  <GateFilter gate_id={gate_id} condominium_id={condominium_id} narrow={narrow} />
                ) : null}
              </>
            ),
          }}
          search={
            <SearchField label={filterTexts.search} value={search} onSearch={(typed) => narrow({ search: typed })} />
          }
        >
          <EventFilter event={event} narrow={narrow} />
          <DayFilter days={filter} narrow={narrow} />
        </Filters>
      </div>
      {sheet.data ? (
        <LogPrintout sheet={sheet.data} filter={filter} clear={turning.clear} />
      ) : sheet.isError ? (
        <Failed onRetry={() => void sheet.refetch()} pending={sheet.isFetching} />
      ) : (
        <Loading />
      )}
    </Page>
  )
}

type Sheet = Output<typeof visits.printout>
type LogRow = Sheet['lines'][number]

interface LogPrintoutProps {
  sheet: Sheet
  filter: Input<typeof visits.printout>
  clear: (() => void) | undefined
}

function LogPrintout({ sheet, filter, clear }: LogPrintoutProps) {
  const text = useText(evidenceTexts)
  const { hidden_names } = useText(hiddenTexts)
  const hidden = sheet.lines.filter((line) => line.hidden).length
  const log = useText(logTexts)
  const { list, filters } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const roles = useText(roleTexts)
  const { language } = useLanguage()
  const dates = useDates()
  const zones = [...new Set(sheet.lines.map(({ condominium }) => condominium.time_zone))]
  const zone = zones.length > 1 ? readersZone() : (zones[0] ?? ofReader)
  /** If condominiums have different time zones, each time names its zone. */
  const inZone = (wall: string, { condominium, occurred_at }: LogRow) =>
    zones.length > 1 ? `${wall} ${dates.at(condominium.time_zone).zoneName(occurred_at)}` : wall
  const events: Record<string, string> = useText(eventTexts)
  const offered = useRead(condominiums.choose, { search: '', id: filter.condominium_id })
  // Also where it has no line that was asked for.
  const asked = filter.condominium_id && offered.data?.find(({ id }) => id === filter.condominium_id)
  const places = [...new Set(sheet.lines.map(({ condominium }) => condominium.name))]
  const here = [...new Set(sheet.lines.map(({ condominium }) => condominium.id))]
  const kindOf = (row: LogRow) => subjectWord(row.auth_type, log)
  const agentOf = (row: LogRow) => row.agent_name ?? (row.by_resident ? log.resident : log.system)
  const columns: PlainColumn<LogRow>[] = [
    { head: log.when, cell: (line) => inZone(line.wall, line), code: true, plain: true },
    {
      head: log.event,
      plain: true,
      cell: (line) => (
        <>
          {eventWords(line, events).event}
          {line.correction === 'corrected' ? <div>{events.corrected}</div> : null}
          <LineRemarks line={line} />
        </>
      ),
    },
    {
      head: log.who,
      plain: true,
      cell: (line) => (
        <>
          <strong>{line.hidden ? log.hidden : arrivalName(line, names) || log.unknown}</strong>
          {kindOf(line) ? <div>{kindOf(line)}</div> : null}
        </>
      ),
    },
    { head: list.unit, cell: unitsOf, code: true },
    {
      head: log.agent,
      cell: (line) => (
        <>
          {agentOf(line)}
          <ProvenanceLines
            provenance={line.provenance}
            zone={line.condominium.time_zone}
            arrived={line.wall_arrived && inZone(line.wall_arrived, line)}
          />
        </>
      ),
    },
    // With one condominium, the heading shows its name.
    ...(places.length > 1
      ? [{ head: list.condominium, cell: ({ condominium }: LogRow) => condominium.name, plain: true as const }]
      : []),
  ]
  const { sealed } = useSeal(filter.condominium_id ?? (here.length === 1 ? here[0] : undefined)) ?? {}
  const where = asked ? asked.name : places.join(', ')
  const facts: readonly Fact[] = [
    [
      text.asked_by,
      <>
        {sheet.asked_by} ({roles[sheet.asked_role]})
        <div className="garita-second">{dates.at(zone).moment(sheet.asked_at)}</div>
      </>,
    ],
    ...given(
      asked ? filters.condominium : text.places,
      where && (
        <>
          <span>{where}</span>
          <div className="garita-second">{zones.map((one) => zoneName(one, language)).join(', ')}</div>
        </>
      ),
    ),
    ...given(filters.gate, sheet.gate_name),
    ...given(filters.event, filter.event && events[filter.event]),
    ...given(text.search, filter.search),
    [text.days, text.from_until(filter.from ?? text.beginning, filter.until ?? text.today)],
    [text.lines, text.shown(sheet.lines.length, sheet.total)],
    ...given(text.code, sealed && <span className="garita-code">{sealed.code}</span>),
  ]
  return (
    <Stack className={styles.printout ?? ''} data-printout>
      <FactList facts={facts} />
      {sheet.searched_to ? (
        <Note tone="wait">{text.searched_to(dates.at(sheet.searched_zone).moment(sheet.searched_to))}</Note>
      ) : null}
      {hidden > 0 ? <Note tone="wait">{hidden_names(hidden)}</Note> : null}
      {sheet.total > sheet.lines.length ? <Note tone="wait">{text.more}</Note> : null}
      {sheet.lines.length === 0 ? (
        <Empty title={log.empty} text={log.empty_text} action={clear ? <ClearAll onPress={clear} /> : undefined} />
      ) : (
        <PlainTable columns={columns} lines={sheet.lines} />
      )}
    </Stack>
  )
}

/** With it the sheet proves later that no line of the log was changed before it was printed. */
function useSeal(of: string | undefined) {
  return useRead(logIntegrity.order, { condominium_id: of ?? '' }, { enabled: of !== undefined }).data
}
