/** "Solicitud de Visita": who is at the gate and the two answers; for whoever comes late, who answered and when. */
import { Modal } from '@mantine/core'
import { Fragment } from 'react'
import { stateTexts } from '../authorizations/authorizations.messages.ts'
import { authorizationState } from '../authorizations/authorizations.rules.ts'
import { useServerNow } from '../web/calls/clock.ts'
import { failureOf } from '../web/calls/failure.ts'
import { useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.ts'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/StateBadge.tsx'
import { ToldLines } from './ToldLines.tsx'
import { VisitAnswer } from './VisitAnswer.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { visitorName } from './visits.rules.ts'

export function VisitRequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { request: text } = useText(visitMessages)
  const asked = useRead(visits.request, { id })
  const now = useServerNow()
  const failed = failureOf(asked)
  const visit = asked.data
  const open = visit && !visit.closed && authorizationState(visit, now).word === 'pending'
  return (
    <Modal opened onClose={onClose} title={text.title} closeOnClickOutside={!open}>
      <Stack>
        {asked.isPending ? <Loading /> : null}
        {failed ? asked.error?.status === 404 ? <Note>{text.gone}</Note> : <Failed {...failed} /> : null}
        {visit ? (
          <>
            {open ? <p>{text.info}</p> : <Outcome visit={visit} />}
            <RequestFacts visit={visit} />
            {open ? <VisitAnswer id={id} onDone={onClose} /> : null}
          </>
        ) : null}
      </Stack>
    </Modal>
  )
}

function Outcome({ visit }: { visit: Visit }) {
  const { request: text } = useText(visitMessages)
  const states = useText(stateTexts)
  const dates = useDates()
  const state = authorizationState(visit, useServerNow())
  return (
    <Note>
      <StateBadge tone={state.tone}>{states[state.word]}</StateBadge>
      {visit.decided_by_name && visit.decided_at ? (
        <p>{text.answered(visit.decided_by_name, dates.moment(visit.decided_at))}</p>
      ) : null}
      {visit.closed ? <p>{text.settled(visit.settled_by ?? '')}</p> : null}
    </Note>
  )
}

function RequestFacts({ visit }: { visit: Visit }) {
  const { request: text, list, details } = useText(visitMessages)
  const dates = useDates()
  const facts: [string, string][] = [
    [text.name, visitorName(visit)],
    [list.document, visit.document ?? list.not_given],
    [list.phone, visit.phone_number ?? list.not_given],
    // Whom a guard registers is nobody's relation yet.
    [text.relationship, text.relationship_none],
    [details.from, visit.valid_from ? dates.beginning(visit.valid_from) : text.today],
    [details.until, visit.valid_until ? dates.end(visit.valid_until) : text.today],
    [text.notes, visit.purpose ?? list.not_given],
    [text.registered, dates.moment(visit.created_at)],
  ]
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      {visit.registered_by_name ? (
        <>
          <dt>{details.registered_by}</dt>
          <dd>
            {visit.registered_by_name}
            <ToldLines told={visit.told} />
          </dd>
        </>
      ) : null}
    </Facts>
  )
}
