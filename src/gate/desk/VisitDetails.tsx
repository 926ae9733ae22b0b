/** Only a guard may open the whole document here, and the log records it. */

import { Button, Group, Text } from '@mantine/core'
import { IconCar, IconEye } from '@tabler/icons-react'
import { Fragment, type ReactNode, useState } from 'react'
import { logTexts } from '../../access-log/log.messages.ts'
import { ProvenanceLines } from '../../access-log/ProvenanceLines.tsx'
import { optionTexts } from '../../authorizations/authorizations.messages.ts'
import { groupTexts } from '../../authorizations/group.messages.ts'
import { kindTexts } from '../../authorizations/kinds.messages.ts'
import { households } from '../../households/households.contract.ts'
import { FacePhoto } from '../../photos/FacePhoto.tsx'
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
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { askTexts } from '../arrivals/asks.messages.ts'
import { badgeTexts } from '../arrivals/badges/badges.messages.ts'
import { decidedByText } from '../arrivals/homeRules/ruleText.ts'
import { answererName, webhookTexts } from '../visits/answererName.ts'
import { type Visit, visits } from '../visits/visits.contract.ts'
import { visitMessages } from '../visits/visits.messages.ts'
import { gateActOn } from '../visits/visits.rules.ts'
import styles from './VisitDetails.module.css'
import { VisitState } from './VisitState.tsx'
import { WorkerHomes } from './WorkerHomes.tsx'
import { mayAnswer, WhoAnswers } from './whoAnswers/WhoAnswers.tsx'

interface VisitDetailsProps {
  visit: Visit
  /** The first of these is the main button. */
  usual: readonly Act[]
  rare: readonly Act[]
  onClose: () => void
}

export function VisitDetails({ visit, usual, rare, onClose }: VisitDetailsProps) {
  const { details: text } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const refusalText = useRefusalText()
  const atGate = useCurrentUser().user_role === 'agent'
  const phone = useIsPhone()
  // One id per dialog, so that retries do not log a second view.
  const [eventId] = useState(() => newId())
  const reveal = useWrite(visits.revealDocument)
  const asks = atGate && visit.status === 'pending_approval'
  const { condominium, unit_number } = visit
  const answering = useRead(households.answering, { condominium_id: condominium.id, unit_number }, { enabled: asks })
  // If no resident may answer, no act is highlighted: a call would reach no one.
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
            className={styles.reveal}
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
        {visit.photo ? (
          <FacePhoto authorizationId={visit.id} id={visit.photo} name={arrivalName(visit, names)} />
        ) : null}
        <Group className={styles.status} gap="0.5rem 1rem">
          <VisitState visit={visit} />
          {isOpenAfterAsk(visit) ? <Text flex="1 0 100%">{text.still_open}</Text> : null}
        </Group>
        {usual.length + rare.length > 0 ? (
          <Group gap="xs">
            {[...usual, ...rare].map(({ label, icon: Icon, onAct, pending }, at) => (
              <Button
                key={label}
                flex={at === 0 ? '3 0 auto' : '1 0 auto'}
                variant={at === 0 && usual.length > 0 && !nobody ? 'filled' : 'default'}
                leftSection={Icon ? <Icon size={20} stroke={1.75} aria-hidden /> : null}
                loading={pending ?? false}
                onClick={onAct}
                aria-label={`${label}: ${arrivalName(visit, names)}`}
              >
                {label}
              </Button>
            ))}
          </Group>
        ) : null}
        {asks ? <WhoAnswers condominium_id={condominium.id} unit_number={unit_number} /> : null}
        {visit.auth_type === 'worker' ? <WorkerHomes visit={visit} /> : null}
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
        {reveal.error ? (
          <Note tone="bad" title={text.reveal_failed}>
            {refusalText(reveal.error)}
          </Note>
        ) : null}
      </Stack>
    </Dialog>
  )
}

/** The deadline at the gate is over, but the unit can still answer the request. */
const isOpenAfterAsk = ({ status, outcome }: Visit) => status === 'pending_approval' && outcome === 'expired'

function VisitHead({ visit }: { visit: Visit }) {
  const { names } = useText(arrivalTexts)
  const log = useText(logTexts)
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

/** A visit of one day shows the day once. */
const validityOf = (begins: string | null, ends: string | null) =>
  [begins, ends && begins?.startsWith(ends) ? begins !== ends && '24:00' : ends].filter(Boolean).join(' – ')

function useVisitFacts(visit: Visit, document: ReactNode): Fact[] {
  const { details: text, list } = useText(visitMessages)
  const options: Record<string, string> = useText(optionTexts)
  const arrivals = useText(arrivalTexts)
  const { inside_of } = useText(groupTexts)
  const asks = useText(askTexts)
  const webhook = useText(webhookTexts)
  const { badge } = useText(badgeTexts)
  const { language } = useLanguage()
  const dates = useDates().at(visit.condominium.time_zone)
  const code = (value: string | null) => value && <span className="garita-code">{value}</span>
  return [
    ...given(list.document, document),
    ...given(list.phone, visit.phone_number && <PhoneLink text={visit.phone_number} />),
    ...given(
      text.validity,
      validityOf(
        visit.valid_from && dates.beginning(visit.valid_from),
        visit.valid_until && dates.end(visit.valid_until),
      ),
    ),
    ...given(text.purpose, visit.purpose),
    ...given(
      asks.outcome,
      visit.outcome &&
        !isOpenAfterAsk(visit) &&
        [
          asks.outcomes[visit.outcome],
          // The word “expired” already names the cause, so no channel follows.
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
    ...given(
      arrivals.people,
      visit.people &&
        [arrivals.people_fact(visit.people), visit.people_inside && inside_of(visit.people_inside, visit.people)]
          .filter(Boolean)
          .join(' · '),
    ),
    ...given(arrivals.companions, visit.companions?.split('\n').join(', ')),
    ...given(badge, code(visit.badge ?? null)),
    ...given(list.document, (visit.document_seen && arrivals.seen_fact) || (visit.no_document && arrivals.no_document)),
    ...given(text.relationship, visit.relationship && (options[visit.relationship] ?? visit.relationship)),
    ...given(text.notes, visit.notes),
    [
      visit.registered_by_name ? text.registered_by : text.registered,
      <Fragment key="registered">
        {[visit.registered_by_name, dates.moment(visit.created_at)].filter(Boolean).join(' · ')}
        <ProvenanceLines provenance={visit.provenance} zone={visit.condominium.time_zone} />
      </Fragment>,
    ],
    ...given(
      visit.decided_by_administration ? text.decided_by_administration : text.decided_by,
      visit.decided_by_name && answererName(visit.decided_by_name, webhook),
    ),
    ...given(text.decided_at, visit.decided_at && dates.moment(visit.decided_at)),
  ]
}
