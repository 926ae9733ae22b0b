/** "Solicitud de Visita", which rings like a call: who waits at the gate and for how long, and two answers at the thumb. */

import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { answererName, webhookTexts } from '../webhookAnswers.ts'
import '../../web/pieces/dialogs/Dialogs.css'
import { authorizationState } from '../../authorizations/authorizations.rules.ts'
import { stateTexts } from '../../authorizations/kinds.messages.ts'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Facts } from '../../web/cards/Facts.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { answersOf, arrivalName, type VisitDecision } from '../arrivals/arrivals.ts'
import { askTexts } from '../arrivals/asks.messages.ts'
import { ToldLines } from '../log/ToldLines.tsx'
import { notReceivedTexts } from '../rules/notReceived.messages.ts'
import { type Visit, visits } from '../visits.contract.ts'
import { visitMessages } from '../visits.messages.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { goneTexts } from './gone.messages.ts'
import { requestTexts } from './request.messages.ts'
import './VisitCall.css'

/** The barrier is seen to lift before the screen goes. */
const liftedMs = 700

interface VisitCallProps {
  id: string
  /** As the list of those who wait knows it: the call shows it until its own answer is there. */
  known: Visit | undefined
  onClose: () => void
}

export function VisitCall({ id, known, onClose }: VisitCallProps) {
  const text = useText(requestTexts)
  const { names, no_document } = useText(arrivalTexts)
  const request = useRead(visits.request, { id })
  const now = useServerNow()
  const phone = useIsPhone()
  const [lifted, setLifted] = useState(false)
  const failed = failureOf(request)
  const gone = request.error?.status === 404
  // What the list knows can be answered, also while its own read fails.
  const visit = request.data ?? (gone ? undefined : known)
  const [detailed, setDetailed] = useState(false)
  const open = visit && authorizationState(visit, now).word === 'pending'
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!lifted) return
    const seen = setTimeout(close, liftedMs)
    return () => clearTimeout(seen)
  }, [lifted])
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text.title}
      closeOnClickOutside={!open}
      // Esc is heard by `WaitingVisits`: a dialog below this one would hear it first.
      closeOnEscape={false}
      fullScreen={phone}
      size="lg"
      classNames={{ content: 'garita-call' }}
    >
      {request.isPending && !visit ? <Loading /> : null}
      {gone ? <Note>{text.gone}</Note> : failed && !visit ? <Failed {...failed} /> : null}
      {visit ? (
        <>
          <div className="garita-call-face">
            {open && !lifted ? (
              <p className="garita-call-since">
                {text.at_gate}
                <Clock since={visit.created_at} />
              </p>
            ) : null}
            <Arch lifted={lifted} />
            <p className="garita-call-name">{arrivalName(visit, names)}</p>
            {visit.resembles ? <Note tone="wait">{text.resembles}</Note> : null}
            {visit.no_document ? <Note tone="wait">{no_document}</Note> : null}
            {open && visit.call_wanted_by_name ? <Note>{text.call_wanted_by(visit.call_wanted_by_name)}</Note> : null}
            {visit.purpose ? <p className="garita-call-purpose">{visit.purpose}</p> : null}
            <p>
              {[visit.document, visit.registered_by_name && text.registered_by(visit.registered_by_name)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {open || lifted ? null : visit.gone ? <Gone visit={visit} /> : <Outcome visit={visit} />}
          </div>
          <details className="garita-call-details" onToggle={(event) => setDetailed(event.currentTarget.open)}>
            <summary>
              {text.details}
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </summary>
            {detailed ? (
              <>
                {open ? <p>{text.info}</p> : null}
                <RequestFacts visit={visit} />
                <p>{text.footnote}</p>
              </>
            ) : null}
          </details>
          {open || lifted ? (
            <DecideButtons
              id={id}
              size="xl"
              kind={visit.arrival_kind}
              callWanted={Boolean(visit.call_wanted_by_name)}
              onDone={(decision) => (decision === 'approved' ? setLifted(true) : onClose())}
            />
          ) : null}
        </>
      ) : null}
    </Dialog>
  )
}

/** Minutes and seconds up to an hour; after that the day's time says more. */
function Clock({ since }: { since: string }) {
  const now = useServerNow()
  const dates = useDates()
  const [, again] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => again((ticks) => ticks + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  const text =
    seconds < 3600 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : dates.ago(since, now)
  return (
    <time className={seconds < 3600 ? 'garita-code' : undefined} role="timer" aria-live="off">
      {text}
    </time>
  )
}

/** A person in the arch behind the barrier, which lifts when they may pass. */
function Arch({ lifted }: { lifted: boolean }) {
  return (
    <svg
      className="garita-call-arch"
      viewBox="0 0 120 124"
      data-lifted={lifted || undefined}
      aria-hidden
      focusable="false"
    >
      <path d="M22 112V54a38 38 0 0 1 76 0v58" />
      <circle cx="60" cy="58" r="15" />
      <path d="M34 112a26 26 0 0 1 52 0" />
      <path className="garita-call-arm" d="M10 116h100" />
    </svg>
  )
}

function Outcome({ visit }: { visit: Visit }) {
  const text = useText(requestTexts)
  const states = useText(stateTexts)
  const asks = useText(askTexts)
  const webhook = useText(webhookTexts)
  const dates = useDates().at(visit.condominium.time_zone)
  const state = authorizationState(visit, useServerNow())
  return (
    <Note>
      <StateBadge tone={state.tone}>{visit.answer ? asks.says[visit.answer] : states[state.word]}</StateBadge>
      {visit.decided_by_name && visit.decided_at ? (
        <p>{text.answered(answererName(visit.decided_by_name, webhook), dates.moment(visit.decided_at))}</p>
      ) : null}
      {visit.closed && visit.settled_by ? <p>{text.settled(visit.settled_by)}</p> : null}
      {visit.may_change ? <ChangeAnswer visit={visit} /> : null}
      {visit.status === 'denied' && !visit.answer ? <RefuseFromNowOn visit={visit} /> : null}
    </Note>
  )
}

/** Whom one has just refused one may refuse from now on. */
function RefuseFromNowOn({ visit }: { visit: Visit }) {
  const text = useText(notReceivedTexts)
  const { refuses } = useCurrentUser()
  const { arrival_kind, vehicle_plate } = visit
  const name = [visit.name, visit.last_name].filter(Boolean).join(' ')
  if (!refuses || arrival_kind !== 'visit' || !name) return null
  return (
    <div className="garita-call-again">
      <LinkButton
        variant="default"
        to="/dashboard/not-received"
        search={{ add: 'yes' }}
        state={{ refused: { name, plate: vehicle_plate ?? undefined } }}
      >
        {text.refuse(name)}
      </LinkButton>
    </div>
  )
}

/** The visitor left before an answer: the home may invite them for later today. */
function Gone({ visit }: { visit: Visit }) {
  const text = useText(goneTexts)
  const { names } = useText(arrivalTexts)
  const dates = useDates().at(visit.condominium.time_zone)
  const { gone, gone_at, last_name } = visit
  if (!gone || !gone_at) return null
  return (
    <Note>
      <p>{text.went[gone](arrivalName(visit, names), dates.time(gone_at))}</p>
      {last_name && visit.arrival_kind === 'visit' && !visit.resembles ? (
        <>
          <p>{text.returns}</p>
          <LinkButton
            variant="default"
            to="/dashboard"
            search={{ invite: 'yes' }}
            state={{ invitee: `${visit.name} ${last_name}` }}
          >
            {text.invite}
          </LinkButton>
        </>
      ) : null}
    </Note>
  )
}

/** Until they enter: the gate hears of it at once. */
function ChangeAnswer({ visit }: { visit: Visit }) {
  const text = useText(requestTexts)
  const change = useAct(visits.changeAnswer)
  const said: VisitDecision = visit.answer ?? (visit.status === 'approved' ? 'approved' : 'denied')
  const others = (['approved', 'denied', ...answersOf[visit.arrival_kind]] as const).filter((one) => one !== said)
  return (
    <>
      <p>{text.wrong}</p>
      <div className="garita-call-again">
        {others.map((decision) => (
          <Button
            key={decision}
            variant="default"
            loading={change.runs((input) => input.decision === decision)}
            disabled={change.pending}
            onClick={() => change.run({ id: visit.id, decision }, { done: text[decision], failed: text.failed_title })}
          >
            {text.changed_to[decision]}
          </Button>
        ))}
      </div>
    </>
  )
}

function RequestFacts({ visit }: { visit: Visit }) {
  const text = useText(requestTexts)
  const { list, details } = useText(visitMessages)
  const arrivals = useText(arrivalTexts)
  const dates = useDates().at(visit.condominium.time_zone)
  const facts: [string, string][] = [
    [text.name, arrivalName(visit, arrivals.names)],
    [list.document, visit.document ?? list.not_given],
    [list.phone, visit.phone_number ?? list.not_given],
    // A visitor registered by a guard has no relationship yet.
    [text.relationship, text.relationship_none],
    [details.from, visit.valid_from ? dates.beginning(visit.valid_from) : text.today],
    [details.until, visit.valid_until ? dates.end(visit.valid_until) : text.today],
    [text.notes, visit.purpose ?? list.not_given],
    ...(visit.people ? [[arrivals.people, arrivals.people_fact(visit.people)] as [string, string]] : []),
    ...(visit.vehicle_plate ? [[arrivals.plate, visit.vehicle_plate] as [string, string]] : []),
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
            <ToldLines told={visit.told} zone={visit.condominium.time_zone} />
          </dd>
        </>
      ) : null}
    </Facts>
  )
}
