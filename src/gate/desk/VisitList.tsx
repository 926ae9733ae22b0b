/** The registered visitors: waiting ones first, then each day under its head; two facts share a column so that all fit on a desk. */

import { useMemo } from 'react'
import { logTexts } from '../../access-log/log.messages.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useList } from '../../web/calls/list.ts'
import { useText } from '../../web/language/language.tsx'
import { RowTime } from '../../web/listing/dayRows.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { Home } from '../../web/listing/rowCells.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { type Visit, visits } from '../visits/visits.contract.ts'
import { visitMessages } from '../visits/visits.messages.ts'
import type { DashboardListProps } from './dashboardList.web.ts'
import { headsNamePlaces } from './dayPlace.ts'
import { VisitorName } from './VisitorName.tsx'
import { standsAs, VisitState } from './VisitState.tsx'
import { useVisitActs } from './visitActs.tsx'

export function VisitList({ filter, turning, several, empty_text }: DashboardListProps & { empty_text?: string }) {
  const log = useText(logTexts)
  const { list: text } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const { search, condominium_id, status, from, until } = filter
  const list = useList(visits.list, { search, condominium_id, status, from, until }, turning)
  const now = useServerNow()
  const rows = useMemo(() => list.rows && waitingFirst(list.rows, Date.now()), [list.rows])
  const inHeads = useMemo(() => several && headsNamePlaces(list.rows ?? []), [several, list.rows])
  const { acts, opens, dialog } = useVisitActs(list.rows)
  const columns = useVisitColumns(several && !inHeads)

  return (
    <>
      <Listing
        isLive
        label={text.title}
        columns={columns}
        list={{ ...list, rows }}
        failed={text.failed}
        rowKey={(visit) => visit.id}
        avatars="desk"
        nameless={({ hidden }) => hidden === true}
        rowName={(visit) => arrivalName(visit, names) || log.hidden}
        acts={useCurrentUser().user_role === 'agent' ? acts : undefined}
        opens={opens}
        rowOpens
        day={(visit) => ({
          at: visit.created_at,
          zone: visit.condominium.time_zone,
          place: inHeads ? visit.condominium.name : undefined,
          group: standsAs(visit, now) === 'waits' ? text.waiting : undefined,
        })}
        dayBeside={!several}
        lead={(visit) => (
          <div style={{ display: 'grid', flex: 'none', gap: '0.125rem' }}>
            <RowTime at={visit.created_at} zone={visit.condominium.time_zone} />
            {isShort(visit) ? (
              <span className="garita-code" style={{ fontWeight: 600 }}>
                {visit.unit_number}
              </span>
            ) : null}
          </div>
        )}
        stands={(visit) => standsAs(visit, now)}
        empty={{ title: text.empty, text: empty_text ?? text.empty_text }}
      />
      {dialog}
    </>
  )
}

/** A short unit fits under the time in a phone's row. */
const isShort = ({ unit_number }: Visit) => unit_number.length <= 6

/** Sorts waiting visits first on each page; the other rows keep their order. */
const waitingFirst = (rows: readonly Visit[], now: number) =>
  [...rows].sort((one, other) => Number(standsAs(other, now) === 'waits') - Number(standsAs(one, now) === 'waits'))

function useVisitColumns(placed: boolean): Column<Visit>[] {
  const { list: text } = useText(visitMessages)
  return [
    {
      key: 'date',
      header: text.date,
      width: '4.5rem',
      cell: (visit) => <RowTime at={visit.created_at} zone={visit.condominium.time_zone} />,
    },
    {
      key: 'visitor',
      header: text.visitor,
      primary: true,
      cell: (visit) => <VisitorName visit={visit} week />,
      summary: (visit) => <VisitorName visit={visit} />,
    },
    {
      key: 'document',
      header: text.document_and_phone,
      cell: ({ document, phone_number }) => (
        <>
          <div className="garita-code">{document?.replace(/^•+/, '•••')}</div>
          <div className="garita-second garita-code">{phone_number}</div>
        </>
      ),
    },
    {
      key: 'unit',
      header: placed ? text.unit_and_condominium : text.unit,
      cell: (visit) => (
        <>
          <div className="garita-code">{visit.unit_number}</div>
          {placed ? <div className="garita-second">{visit.condominium.name}</div> : null}
        </>
      ),
      summary: (visit) => (
        <Home
          unit={isShort(visit) ? null : visit.unit_number}
          condominium={placed ? visit.condominium.name : undefined}
        />
      ),
    },
    {
      key: 'status',
      header: text.status,
      width: '15.5rem',
      cell: (visit) => <VisitState visit={visit} />,
      summary: (visit) => <VisitState visit={visit} brief />,
    },
  ]
}
