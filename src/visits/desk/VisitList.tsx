/** The registered visitors; two facts share a column so that all of them fit on a desk screen. */

import { useMemo } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useList } from '../../web/calls/list.ts'
import { useText } from '../../web/language/language.tsx'
import { Home, RowMoment } from '../../web/listing/briefs.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { type Visit, visits } from '../visits.contract.ts'
import { visitMessages } from '../visits.messages.ts'
import type { PanelListProps } from './OperatorFilters.tsx'
import { VisitorMarks, VisitorName, VisitorTitle } from './VisitorName.tsx'
import { standsAs, VisitState } from './VisitState.tsx'
import { useVisitActs } from './visitActs.tsx'

export function VisitList({ filter, turning, several, empty_text }: PanelListProps & { empty_text?: string }) {
  const { list: text, log } = useText(visitMessages)
  const columns = useVisitColumns(several)
  const { names } = useText(arrivalTexts)
  const { search, condominium_id, status, from, until } = filter
  const list = useList(visits.list, { search, condominium_id, status, from, until }, turning)
  const now = useServerNow()
  const rows = useMemo(() => list.rows && waitingFirst(list.rows, Date.now()), [list.rows])
  const { acts, opens, dialog } = useVisitActs(list.rows)

  return (
    <>
      <Listing
        attended
        label={text.title}
        columns={columns}
        list={{ ...list, rows }}
        failed={text.failed}
        rowKey={(visit) => visit.id}
        faces="desk"
        nameless={({ hidden }) => hidden === true}
        rowName={(visit) => arrivalName(visit, names) || log.hidden}
        acts={useCurrentUser().user_role === 'agent' ? acts : undefined}
        opens={opens}
        opensWhole
        lead={(visit) => (
          <div className="garita-row-lead">
            <RowMoment at={visit.created_at} zone={visit.condominium.time_zone} />
            {isShort(visit) ? <span className="garita-code">{visit.unit_number}</span> : null}
          </div>
        )}
        stands={(visit) => standsAs(visit, now)}
        empty={{ title: text.empty, text: empty_text ?? text.empty_text }}
      />
      {dialog}
    </>
  )
}

/** Whether the unit is short enough to stand under the time in a phone's row. */
const isShort = ({ unit_number }: Visit) => unit_number.length <= 6

/** Who waits stands first on each page; the others keep their order. */
const waitingFirst = (rows: readonly Visit[], now: number) =>
  [...rows].sort((one, other) => Number(standsAs(other, now) === 'waits') - Number(standsAs(one, now) === 'waits'))

function useVisitColumns(several: boolean): Column<Visit>[] {
  const { list: text } = useText(visitMessages)
  return [
    {
      key: 'date',
      header: text.date,
      width: '5.5rem',
      cell: (visit) => <RowMoment at={visit.created_at} zone={visit.condominium.time_zone} />,
    },
    {
      key: 'visitor',
      header: text.visitor,
      primary: true,
      cell: (visit) => (
        <>
          <VisitorName visit={visit} />
          <VisitorMarks visit={visit} />
        </>
      ),
      brief: (visit) => <VisitorTitle visit={visit} />,
    },
    {
      key: 'document',
      header: text.document_and_phone,
      cell: (visit) => (
        <>
          <div className="garita-code">{visit.document}</div>
          <div className="garita-second garita-code">{visit.phone_number}</div>
        </>
      ),
    },
    {
      key: 'unit',
      width: several ? '11.5rem' : undefined,
      header: several ? text.unit_and_condominium : text.unit,
      cell: (visit) => (
        <>
          <div className="garita-code">{visit.unit_number}</div>
          {several ? <div className="garita-second">{visit.condominium.name}</div> : null}
        </>
      ),
      brief: (visit) =>
        isShort(visit) && !several ? null : (
          <Home
            unit={isShort(visit) ? null : visit.unit_number}
            condominium={several ? visit.condominium.name : undefined}
          />
        ),
    },
    {
      key: 'status',
      header: text.status,
      width: '14.5rem',
      cell: (visit) => <VisitState visit={visit} />,
      brief: (visit) => <VisitState visit={visit} brief />,
    },
  ]
}
