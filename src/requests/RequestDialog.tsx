/** "Solicitud de Visita": the visitor, the waiting time and two answers over the whole screen, like a phone call. */

import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, useEffect, useState } from 'react'
import { ProvenanceLines } from '../access-log/ProvenanceLines.tsx'
import { authorizationState } from '../authorizations/authorizations.rules.ts'
import { stateTexts } from '../authorizations/kinds.messages.ts'
import { arrivalTexts } from '../gate/arrivals/arrivals.messages.ts'
import { answersOf, arrivalName, type VisitDecision } from '../gate/arrivals/arrivals.ts'
import { askTexts } from '../gate/arrivals/asks.messages.ts'
import { notReceivedTexts } from '../gate/arrivals/homeRules/notReceived.messages.ts'
import { answererName, webhookTexts } from '../gate/visits/answererName.ts'
import { requestTexts } from '../gate/visits/request.messages.ts'
import { type Visit, visits } from '../gate/visits/visits.contract.ts'
import { visitMessages } from '../gate/visits/visits.messages.ts'
import { useAct } from '../web/calls/act.ts'
import { serverNow, useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { Clock } from './Clock.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import { goneTexts } from './gone.messages.ts'
import styles from './RequestDialog.module.css'
import { useAboutVisit } from './useAboutVisit.web.ts'

const buzzMs = 80
/** A slow phone responds to touches for so long before it draws the frame behind the request. */
const touchableMs = 400

interface RequestDialogProps {
  id: string
  /** The visit as the list has it; the dialog shows it until its own answer arrives. */
  known: Visit | undefined
  onDrawn: () => void
  onClose: () => void
}

export function RequestDialog({ id, known, onDrawn, onClose }: RequestDialogProps) {
  const text = useText(requestTexts)
  const { names, no_document } = useText(arrivalTexts)
  const about = useAboutVisit()
  const request = useRead(visits.request, { id })
  const now = useServerNow()
  const phone = useIsPhone()
  const [said, setSaid] = useState<{ decision: VisitDecision; at: number } | null>(null)
  const failed = failureOf(request)
  const gone = request.error?.status === 404
  // The user can answer a request of the list while the dialog's own read fails.
  const visit = request.data ?? (gone ? undefined : known)
  const waits = request.isPending && !visit
  useEffect(() => {
    if (waits) return
    const timer = setTimeout(onDrawn, touchableMs)
    return () => clearTimeout(timer)
  }, [waits, onDrawn])
  const [detailed, setDetailed] = useState(false)
  const open = visit && authorizationState(visit, now).word === 'pending'
  const answers = open || said !== null
  const answered = (decision: VisitDecision) => {
    setSaid({ decision, at: said?.at ?? serverNow() })
    navigator.vibrate?.(buzzMs)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={text.title}
      closeOnClickOutside={!answers}
      // `WaitingVisits` handles Esc, because a dialog below this one would handle it first.
      closeOnEscape={false}
      fullScreen={phone}
      size="lg"
      classNames={{ content: styles.call, header: styles.head, close: styles.close, body: styles.body }}
    >
      {waits ? <Loading /> : null}
      {gone ? <Note>{text.gone}</Note> : failed && !visit ? <Failed {...failed} /> : null}
      {visit ? (
        <>
          <Stack className={styles.face} flex={1} align="center" justify="center" gap="xs" ta="center" data-request>
            {answers ? (
              <Stack component="p" className={styles.since} gap={0} c="var(--garita-frame-dim)" fz="lg">
                {text.at_gate}
                <Clock since={visit.created_at} until={said?.at} />
              </Stack>
            ) : null}
            <Arch lifted={said ? said.decision === 'approved' : visit.status === 'approved'} />
            <Text fz="var(--garita-size-figure)" fw={800} lh={1.1} data-visitor>
              {arrivalName(visit, names)}
            </Text>
            {visit.resembles ? <Note tone="wait">{text.resembles}</Note> : null}
            {visit.no_document ? <Note tone="wait">{no_document}</Note> : null}
            {open && visit.call_wanted_by_name ? <Note>{text.call_wanted_by(visit.call_wanted_by_name)}</Note> : null}
            {about(visit).map((said) => (
              <Text key={said} fz="xl">
                {said}
              </Text>
            ))}
            {answers ? null : visit.gone ? <Gone visit={visit} /> : <Outcome visit={visit} />}
          </Stack>
          <details className={styles.details} onToggle={(event) => setDetailed(event.currentTarget.open)}>
            <Group component="summary" justify="center" gap="0.375rem" mih="2.75rem" fw={600}>
              {text.details}
              <IconChevronDown size={20} stroke={1.75} aria-hidden data-turns />
            </Group>
            {detailed ? (
              <Stack gap="xs">
                {open ? <p>{text.info}</p> : null}
                <RequestFacts visit={visit} />
                {open ? <p>{text.footnote}</p> : null}
              </Stack>
            ) : null}
          </details>
          {answers ? (
            <DecideButtons
              id={id}
              size="xl"
              kind={visit.arrival_kind}
              callWanted={Boolean(visit.call_wanted_by_name)}
              given={said?.decision}
              onSaid={answered}
              onOver={onClose}
            />
          ) : null}
        </>
      ) : null}
    </Dialog>
  )
}

/** A person in an arch behind the barrier, which lifts when the visitor may enter. */
function Arch({ lifted }: { lifted: boolean }) {
  return (
    <Box
      component="svg"
      {...{ w: 'min(7.5rem, 32vw)', my: '0.5rem', viewBox: '0 0 120 124' }}
      {...{ fill: 'none', stroke: 'currentcolor', strokeLinecap: 'round', strokeWidth: 6 }}
      data-lifted={lifted || undefined}
      aria-hidden
      focusable="false"
    >
      <path d="M22 112V54a38 38 0 0 1 76 0v58" />
      <circle cx="60" cy="58" r="15" />
      <path d="M34 112a26 26 0 0 1 52 0" />
      <path className={styles.arm} stroke="var(--garita-frame-clay)" strokeWidth={7} d="M10 116h100" />
    </Box>
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

/** Offers to refuse the same visitor from now on, after a refusal. */
function RefuseFromNowOn({ visit }: { visit: Visit }) {
  const text = useText(notReceivedTexts)
  const { refuses } = useCurrentUser()
  const { arrival_kind, vehicle_plate } = visit
  const name = [visit.name, visit.last_name].filter(Boolean).join(' ')
  if (!refuses || arrival_kind !== 'visit' || !name) return null
  return (
    <Box mt="0.5rem">
      <LinkButton
        variant="default"
        to="/dashboard/not-received"
        search={{ add: 'yes' }}
        state={{ refused: { name, plate: vehicle_plate ?? undefined } }}
      >
        {text.refuse(name)}
      </LinkButton>
    </Box>
  )
}

/** The visitor left before an answer, so the home may invite them for later today. */
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

/** Shown until the visitor enters, because the gate receives a change at once. */
function ChangeAnswer({ visit }: { visit: Visit }) {
  const text = useText(requestTexts)
  const change = useAct(visits.changeAnswer)
  const said: VisitDecision = visit.answer ?? (visit.status === 'approved' ? 'approved' : 'denied')
  const others = (['approved', 'denied', ...answersOf[visit.arrival_kind]] as const).filter((one) => one !== said)
  return (
    <>
      <p>{text.wrong}</p>
      <Box mt="0.5rem">
        {others.map((decision) => (
          <Button
            key={decision}
            variant="default"
            loading={change.runs((input) => input.decision === decision)}
            disabled={change.pending}
            onClick={() => change.run({ id: visit.id, decision }, { failed: text.failed_title })}
          >
            {text.changed_to[decision]}
          </Button>
        ))}
      </Box>
    </>
  )
}

/** The name and the reason are above, and a missing fact has no line. */
function RequestFacts({ visit }: { visit: Visit }) {
  const text = useText(requestTexts)
  const { list, details } = useText(visitMessages)
  const arrivals = useText(arrivalTexts)
  const dates = useDates().at(visit.condominium.time_zone)
  const facts: [string, string | null | undefined][] = [
    [list.document, visit.document],
    [list.phone, visit.phone_number],
    [arrivals.people, visit.people === 1 ? arrivals.people_fact(visit.people) : null],
    [arrivals.plate, visit.vehicle_plate],
    [details.from, visit.valid_from && dates.beginning(visit.valid_from)],
    [details.until, visit.valid_until && dates.end(visit.valid_until)],
    [text.registered, dates.moment(visit.created_at)],
  ]
  return (
    <Facts>
      {facts.map(([label, value]) =>
        value ? (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ) : null,
      )}
      {visit.registered_by_name ? (
        <>
          <dt>{details.registered_by}</dt>
          <dd>
            {visit.registered_by_name}
            <ProvenanceLines provenance={visit.provenance} zone={visit.condominium.time_zone} />
          </dd>
        </>
      ) : null}
    </Facts>
  )
}
