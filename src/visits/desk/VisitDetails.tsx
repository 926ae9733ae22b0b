/** "Detalles del Visitante": everything the guard and the administration may know about a visit. Only a guard
 * shows the whole document, which is logged. */

import { Button } from '@mantine/core'
import { IconCar, IconEye } from '@tabler/icons-react'
import { Fragment, type ReactNode, useState } from 'react'
import { optionTexts } from '../../authorizations/authorizations.messages.ts'
import { kindTexts } from '../../authorizations/kinds.messages.ts'
import { households } from '../../households/households.contract.ts'
import { newId } from '../../shared/ids.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useRead, useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { type Fact, FactList, given } from '../../web/cards/lists/FactList.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { SubjectHead } from '../../web/pieces/dialogs/SubjectHead.tsx'
import { PhoneLink } from '../../web/pieces/PhoneLink.tsx'
import { Plate } from '../../web/pieces/signs/Plate.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { mayAnswer, WhoAnswers } from '../answers/WhoAnswers.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { askTexts } from '../arrivals/asks.messages.ts'
import { badgeTexts } from '../badges/badges.messages.ts'
import { ToldLines } from '../log/ToldLines.tsx'
import { decidedByText } from '../rules/ruleText.ts'
import { type Visit, visits } from '../visits.contract.ts'
import { visitMessages } from '../visits.messages.ts'
import { gateActOn } from '../visits.rules.ts'
import { answererName, webhookTexts } from '../webhookAnswers.ts'
import { VisitState } from './VisitState.tsx'
import { WorkerHomes } from './WorkerHomes.tsx'

interface VisitDetailsProps {
  visit: Visit
  /** What is usually done next: its first is the main act. */
  usual: readonly Act[]
  rare: readonly Act[]
  onClose: () => void
}

export function VisitDetails({ visit, usual, rare, onClose }: VisitDetailsProps) {
  const { details: text, list } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const refusalText = useRefusalText()
  const atGate = useCurrentUser().user_role === 'agent'
  const phone = useIsPhone()
  // One id per dialog, so that retries do not log a second look.
  const [eventId] = useState(() => newId())
  const reveal = useWrite(visits.revealDocument)
  const asks = atGate && visit.status === 'pending_approval'
  const { condominium, unit_number } = visit
  const answering = useRead(households.answering, { condominium_id: condominium.id, unit_number }, { enabled: asks })
  // Where nobody of the home may answer, a call is not the first thing to try.
  const nobody = asks && answering.data !== undefined && !answering.data.some(mayAnswer)
  const code = reveal.data?.document ?? visit.document
  const facts = useVisitFacts(
    visit,
    code && (
      <>
        <span className="garita-code">{code}</span>
        {atGate && !reveal.data ? (
          <Button
            variant="subtle"
            px="xs"
            className="garita-visit-reveal"
            leftSection={<IconEye size={20} stroke={1.75} aria-hidden />}
            loading={reveal.isPending}
            onClick={() => reveal.mutate(gateActOn(visit, eventId))}
          >
            {text.reveal}
          </Button>
        ) : null}
        {atGate ? (
          <div className="garita-second" role="status">
            {reveal.data ? text.revealed : text.reveal_hint}
          </div>
        ) : null}
      </>
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={text.title} size="34rem" fullScreen={phone}>
      <Stack>
        <VisitHead visit={visit} />
        <div className="garita-visit-standing">
          <VisitState visit={visit} />
          {isOpenAfterAsk(visit) ? <p>{text.still_open}</p> : null}
        </div>
        {usual.length + rare.length > 0 ? (
          <div className="garita-visit-acts">
            {[...usual, ...rare].map(({ label, icon: Face, onAct, pending }, at) => (
              <Button
                key={label}
                variant={at === 0 && usual.length > 0 && !nobody ? 'filled' : 'default'}
                leftSection={Face ? <Face size={20} stroke={1.75} aria-hidden /> : null}
                loading={pending ?? false}
                onClick={onAct}
                aria-label={`${label}: ${arrivalName(visit, names)}`}
              >
                {label}
              </Button>
            ))}
          </div>
        ) : null}
        {asks ? <WhoAnswers condominium_id={condominium.id} unit_number={unit_number} /> : null}
        {visit.auth_type === 'worker' ? <WorkerHomes visit={visit} /> : null}
        <FactList facts={facts} none={list.not_given} />
        {reveal.error ? (
          <Note tone="bad" title={text.reveal_failed}>
            {refusalText(reveal.error)}
          </Note>
        ) : null}
      </Stack>
    </Dialog>
  )
}

/** Nobody answered while they waited at the gate, and the unit still may. */
const isOpenAfterAsk = ({ status, outcome }: Visit) => status === 'pending_approval' && outcome === 'expired'

function VisitHead({ visit }: { visit: Visit }) {
  const { names } = useText(arrivalTexts)
  const { log } = useText(visitMessages)
  const kinds = useText(kindTexts)
  const { auth_type, vehicle_plate: plate } = visit
  return (
    <SubjectHead
      name={visit.hidden ? log.hidden : arrivalName(visit, names)}
      icon={auth_type === 'vehicle' ? IconCar : undefined}
      lines={[
        <Fragment key="home">
          <span className="garita-code">{visit.unit_number}</span> · {visit.condominium.name}
        </Fragment>,
        kinds[auth_type].one,
        ...(plate ? [<Plate key="plate">{plate}</Plate>] : []),
      ]}
    />
  )
}

/** A visit of one day says the day once. */
const validityOf = (begins: string | null, ends: string | null) =>
  [begins, ends && begins?.startsWith(ends) ? begins !== ends && '24:00' : ends].filter(Boolean).join(' – ')

function useVisitFacts(visit: Visit, document: ReactNode): Fact[] {
  const { details: text, list } = useText(visitMessages)
  const options: Record<string, string> = useText(optionTexts)
  const arrivals = useText(arrivalTexts)
  const asks = useText(askTexts)
  const webhook = useText(webhookTexts)
  const { badge } = useText(badgeTexts)
  const { language } = useLanguage()
  const dates = useDates().at(visit.condominium.time_zone)
  const code = (value: string | null) => value && <span className="garita-code">{value}</span>
  return [
    [list.document, document],
    [list.phone, visit.phone_number && <PhoneLink text={visit.phone_number} />],
    [
      text.validity,
      validityOf(
        visit.valid_from && dates.beginning(visit.valid_from),
        visit.valid_until && dates.end(visit.valid_until),
      ),
    ],
    ...given(text.purpose, visit.purpose),
    ...given(
      asks.outcome,
      visit.outcome &&
        !isOpenAfterAsk(visit) &&
        [
          asks.outcomes[visit.outcome],
          // That an ask ran out says by itself that it was the time.
          visit.outcome !== 'expired' &&
            visit.outcome_channel &&
            !(visit.outcome_channel === 'webhook' && visit.outcome_by_name) &&
            asks.channels[visit.outcome_channel],
          visit.outcome_by_name && answererName(visit.outcome_by_name, webhook),
        ]
          .filter(Boolean)
          .join(' · '),
    ),
    ...given(asks.rule, visit.rule && decidedByText(visit.rule, language)),
    ...given(asks.contested, visit.contested_at && dates.moment(visit.contested_at)),
    ...given(arrivals.company, visit.company),
    ...given(arrivals.people, visit.people && arrivals.people_fact(visit.people)),
    ...given(badge, code(visit.badge ?? null)),
    ...given(list.document, (visit.document_seen && arrivals.seen_fact) || (visit.no_document && arrivals.no_document)),
    [text.relationship, visit.relationship && (options[visit.relationship] ?? visit.relationship)],
    [text.notes, visit.notes],
    [
      visit.registered_by_name ? text.registered_by : text.registered,
      <Fragment key="registered">
        {[visit.registered_by_name, dates.moment(visit.created_at)].filter(Boolean).join(' · ')}
        <ToldLines told={visit.told} zone={visit.condominium.time_zone} />
      </Fragment>,
    ],
    ...given(
      visit.decided_by_administration ? text.decided_by_administration : text.decided_by,
      visit.decided_by_name && answererName(visit.decided_by_name, webhook),
    ),
    ...given(text.decided_at, visit.decided_at && dates.moment(visit.decided_at)),
  ]
}
