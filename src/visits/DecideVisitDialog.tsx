/** "Solicitud de Visita": the visitor at the gate and the two answers, or who already answered and when. */
import { Button, Modal } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Fragment } from 'react'
import { stateTexts } from '../authorizations/authorizations.messages.ts'
import { authorizationState } from '../authorizations/authorizations.rules.ts'
import { useAct } from '../web/calls/act.ts'
import type { Refused } from '../web/calls/api.ts'
import { useServerNow } from '../web/calls/clock.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.ts'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Row, Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/StateBadge.tsx'
import { ToldLines } from './ToldLines.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { visitorName } from './visits.rules.ts'

export function DecideVisitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { request: text } = useText(visitMessages)
  const request = useRead(visits.request, { id })
  const now = useServerNow()
  const failed = failureOf(request)
  const visit = request.data
  const open = visit && !visit.closed && authorizationState(visit, now).word === 'pending'
  return (
    <Modal opened onClose={onClose} title={text.title} closeOnClickOutside={!open}>
      <Stack>
        {request.isPending ? <Loading /> : null}
        {failed ? request.error?.status === 404 ? <Note>{text.gone}</Note> : <Failed {...failed} /> : null}
        {visit ? (
          <>
            {open ? <p>{text.info}</p> : <Outcome visit={visit} />}
            <RequestFacts visit={visit} />
            {open ? <DecideButtons id={id} onDone={onClose} /> : null}
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
    // A visitor registered by a guard has no relationship yet.
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

/** Only the first answer counts: a later one closes with the news that it was answered. */
function DecideButtons({ id, onDone }: { id: string; onDone: () => void }) {
  const { request: text } = useText(visitMessages)
  const decide = useAct(visits.decide)
  const words = { failed: text.failed_title, why: (refusal: Refused) => (refusal.status === 409 ? null : text.failed) }
  const buttonProps = (decision: 'approved' | 'denied') => ({
    loading: decide.runs((input) => input.decision === decision),
    disabled: decide.pending,
    onClick: () => decide.run({ id, decision }, { ...words, done: text[decision] }, { done: onDone }),
  })
  return (
    <>
      <Row>
        <Button variant="default" leftSection={<IconX size={20} aria-hidden />} {...buttonProps('denied')}>
          {text.deny}
        </Button>
        <Button leftSection={<IconCheck size={20} aria-hidden />} {...buttonProps('approved')}>
          {text.approve}
        </Button>
      </Row>
      <p className="garita-second">{text.footnote}</p>
    </>
  )
}
