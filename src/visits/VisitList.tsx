/** The registered visitors: who, where, how it stands and since when it waits, with the act that comes next beside each. */
import { IconDoorEnter, IconDoorExit, IconEye, IconPhoneCheck, IconShieldExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { stateTexts } from '../authorizations/authorizations.messages.ts'
import { authorizationState } from '../authorizations/authorizations.rules.ts'
import { newId } from '../shared/ids.ts'
import type { Act } from '../web/Acts.tsx'
import { useServerNow } from '../web/clock.ts'
import { useDates } from '../web/dates.ts'
import { type Column, Listing } from '../web/Listing.tsx'
import { useText } from '../web/language.tsx'
import { refused, toldTitle } from '../web/notice.tsx'
import { paged, type Turning } from '../web/paged.ts'
import { useRead, useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
import { StateBadge } from '../web/StateBadge.tsx'
import type { OperatorFilter } from './OperatorFilters.tsx'
import { type VisitDialog, VisitDialogs } from './VisitDialogs.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { gateActs } from './visits.rules.ts'

const icons = {
  enter: IconDoorEnter,
  leave: IconDoorExit,
  by_phone: IconPhoneCheck,
  let_in: IconShieldExclamation,
  details: IconEye,
} as const

export const visitorName = ({ name, last_name }: Pick<Visit, 'name' | 'last_name'>) =>
  [name, last_name].filter(Boolean).join(' ')

export function VisitList({ filter, place }: { filter: OperatorFilter; place: Turning }) {
  const { list: text, acts: words } = useText(visitMessages)
  const refusalText = useRefusalText()
  const columns = useVisitColumns()
  const now = useServerNow()
  const listed = useRead(
    visits.list,
    {
      search: filter.search,
      condominium_id: filter.condominium,
      status: filter.status,
      from: filter.from,
      until: filter.until,
      after: place.after,
    },
    { keep: true },
  )
  const enter = useWrite(visits.enter)
  const leave = useWrite(visits.leave)
  const [dialog, open] = useState<VisitDialog | null>(null)

  function run(visit: Visit, act: typeof enter | typeof leave, title: string, said: string, failed: string) {
    act.mutate(
      { condominium_id: visit.condominium.id, id: visit.id, event_id: newId() },
      { onSuccess: () => toldTitle(title, said), onError: (no) => refused(failed, refusalText(no)) },
    )
  }

  function acts(visit: Visit): Act[] {
    const name = visitorName(visit)
    const does = {
      enter: () => run(visit, enter, words.entered_title, words.entered(name), words.enter_failed),
      leave: () => run(visit, leave, words.left_title, words.left(name), words.leave_failed),
      by_phone: () => open({ about: 'by_phone', visit }),
      let_in: () => open({ about: 'let_in', visit }),
      details: () => open({ about: 'details', visit }),
    }
    return gateActs(visit, now).map((act) => ({
      label: text[act],
      icon: icons[act],
      onAct: does[act],
      pending:
        (act === 'enter' && enter.isPending && enter.variables.id === visit.id) ||
        (act === 'leave' && leave.isPending && leave.variables.id === visit.id),
    }))
  }

  return (
    <>
      <Listing
        label={text.title}
        columns={columns}
        {...paged(listed, place, text.failed)}
        rowKey={(visit) => visit.id}
        rowName={visitorName}
        acts={acts}
        empty={{ title: text.empty, text: text.empty_text }}
      />
      <VisitDialogs dialog={dialog} onClose={() => open(null)} />
    </>
  )
}

function useVisitColumns(): Column<Visit>[] {
  const { list: text } = useText(visitMessages)
  const dates = useDates()
  return [
    { key: 'visitor', header: text.visitor, primary: true, cell: (visit) => <strong>{visitorName(visit)}</strong> },
    {
      key: 'document',
      header: text.document,
      cell: (visit) => <span className="garita-code">{visit.document ?? text.not_given}</span>,
    },
    { key: 'phone', header: text.phone, cell: (visit) => visit.phone_number ?? text.not_given },
    { key: 'unit', header: text.unit, cell: (visit) => <span className="garita-code">{visit.unit_number}</span> },
    { key: 'status', header: text.status, width: '10.5rem', cell: (visit) => <VisitState visit={visit} /> },
    { key: 'condominium', header: text.condominium, width: '9rem', cell: (visit) => visit.condominium.name },
    { key: 'date', header: text.date, width: '7.5rem', cell: (visit) => dates.moment(visit.created_at) },
  ]
}

function VisitState({ visit }: { visit: Visit }) {
  const { list: text } = useText(visitMessages)
  const states = useText(stateTexts)
  const now = useServerNow()
  const state = authorizationState(visit, now)
  const minutes = Math.max(0, Math.floor((now - Date.parse(visit.created_at)) / 60_000))
  return (
    <>
      <StateBadge tone={state.tone}>{state.word === 'pending' ? text.pending_here : states[state.word]}</StateBadge>
      <div className="garita-second">
        {state.word === 'pending' && !visit.closed ? text.waits(minutes) : null}
        {visit.closed ? text.settled : null}
        {visit.decided_by_name ? text.decided_by(visit.decided_by_name) : null}
      </div>
    </>
  )
}
