/** A resident's authorizations as the guard sees them, with the same acts as for any visitor. */
import { kindTexts } from '../authorizations/authorizations.messages.ts'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing, type ListingProps } from '../web/listing/Listing.tsx'
import { VisitState } from './VisitState.tsx'
import type { Visit } from './visits.contract.ts'
import { residentVisitTexts, visitMessages } from './visits.messages.ts'
import { visitorName } from './visits.rules.ts'

export function ResidentVisits(
  listing: Omit<ListingProps<Visit>, 'label' | 'columns' | 'rowKey' | 'rowName' | 'empty'>,
) {
  const { list } = useText(visitMessages)
  const text = useText(residentVisitTexts)
  const kinds = useText(kindTexts)
  const dates = useDates()
  const columns: Column<Visit>[] = [
    {
      key: 'visitor',
      header: list.visitor,
      primary: true,
      cell: (visit) => (
        <>
          <strong>{visitorName(visit)}</strong>
          <div className="garita-second">{kinds[visit.auth_type].one}</div>
          {visit.vehicle_plate ? <div className="garita-second garita-code">{visit.vehicle_plate}</div> : null}
        </>
      ),
    },
    {
      key: 'document',
      header: list.document,
      cell: (visit) => <span className="garita-code">{visit.document ?? list.not_given}</span>,
    },
    { key: 'status', header: list.status, cell: (visit) => <VisitState visit={visit} /> },
    {
      key: 'until',
      header: text.validity,
      cell: (visit) => (visit.valid_until ? text.until(dates.end(visit.valid_until)) : text.always),
    },
  ]
  return (
    <Listing
      {...listing}
      label={text.authorizations}
      columns={columns}
      rowKey={(visit) => visit.id}
      rowName={visitorName}
      empty={{ title: text.no_authorizations }}
    />
  )
}
