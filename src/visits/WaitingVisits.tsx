/** The visit requests that wait for this resident, shown above every screen. The open request is in the address. */
import { Button, Modal } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Fragment, useEffect, useRef } from 'react'
import { z } from 'zod'
import '../web/pieces/Dialogs.css'
import { stateTexts } from '../authorizations/authorizations.messages.ts'
import { authorizationState } from '../authorizations/authorizations.rules.ts'
import { notices } from '../notices/notices.contract.ts'
import { useAct } from '../web/calls/act.ts'
import { type Refused, useServerNow } from '../web/calls/api.ts'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead, useWrite } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/StateBadge.tsx'
import { ToldLines } from './ToldLines.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { visitorName } from './visits.rules.ts'
import { WaitingBand } from './WaitingBand.tsx'

export function WaitingVisits() {
  const waiting = useRead(visits.waiting, {})
  const { filter, narrow } = useAddress({ request: z.uuid().optional() })
  useSeen(waiting.data, waiting.dataUpdatedAt)
  return (
    <>
      <WaitingBand waiting={waiting.data} onAnswer={(id) => narrow({ request: id })} />
      {filter.request ? (
        <DecideVisitDialog key={filter.request} id={filter.request} onClose={() => narrow({ request: undefined })} />
      ) : null}
    </>
  )
}

/** Tells the server which requests are visible on a screen. A failed report is repeated with the next answer. */
function useSeen(waiting: readonly Visit[] | undefined, answeredAt: number): void {
  const { mutateAsync } = useWrite(notices.seen)
  const reported = useRef(new Set<string>())
  // Runs after every answer, also an equal one; 0 means that none has arrived.
  useEffect(() => {
    const report = () => {
      if (answeredAt === 0) return
      const unreported = (waiting ?? []).map((visit) => visit.id).filter((id) => !reported.current.has(id))
      if (unreported.length === 0 || document.visibilityState !== 'visible') return
      for (const id of unreported) reported.current.add(id)
      mutateAsync({ fact_ids: unreported, channel: 'screen' }).catch(() => {
        for (const id of unreported) reported.current.delete(id)
      })
    }
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [waiting, answeredAt, mutateAsync])
}

/** "Solicitud de Visita": the visitor at the gate and the two answers, or who already answered and when. */
function DecideVisitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { request: text } = useText(visitMessages)
  const request = useRead(visits.request, { id })
  const now = useServerNow()
  const failed = failureOf(request)
  const visit = request.data
  const open = visit && !visit.closed && authorizationState(visit, now).word === 'pending'
  return (
    <Modal opened onClose={onClose} title={text.title} closeOnClickOutside={!open}>
      <div className="garita-dialog">
        {request.isPending ? <Loading /> : null}
        {failed ? request.error?.status === 404 ? <Note>{text.gone}</Note> : <Failed {...failed} /> : null}
        {visit ? (
          <>
            {open ? <p>{text.info}</p> : <Outcome visit={visit} />}
            <RequestFacts visit={visit} />
            {open ? <p className="garita-second">{text.footnote}</p> : null}
            {open ? <DecideButtons id={id} onDone={onClose} /> : null}
          </>
        ) : null}
      </div>
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
    <div className="garita-dialog-foot garita-dialog-acts">
      <Button variant="default" leftSection={<IconX size={20} aria-hidden />} {...buttonProps('denied')}>
        {text.deny}
      </Button>
      <Button leftSection={<IconCheck size={20} aria-hidden />} {...buttonProps('approved')}>
        {text.approve}
      </Button>
    </div>
  )
}
