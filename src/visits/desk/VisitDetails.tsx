/** "Detalles del Visitante": everything the guard and the administration may know about a visit. Only a guard
 * shows the whole document, which is logged. */
import { Button } from '@mantine/core'
import { IconCar, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { optionTexts } from '../../authorizations/authorizations.messages.ts'
import { kindTexts } from '../../authorizations/kinds.messages.ts'
import { newId } from '../../shared/ids.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { type Fact, FactList, given } from '../../web/cards/lists/FactList.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { SubjectHead } from '../../web/pieces/dialogs/SubjectHead.tsx'
import { PhoneLink } from '../../web/pieces/PhoneLink.tsx'
import { Plate } from '../../web/pieces/signs/Plate.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { WhoAnswers } from '../answers/WhoAnswers.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { askTexts } from '../arrivals/asks.messages.ts'
import { badgeTexts } from '../badges/badges.messages.ts'
import { ToldLines } from '../log/ToldLines.tsx'
import { decidedByText } from '../rules/ruleText.ts'
import { type Visit, visits } from '../visits.contract.ts'
import { visitMessages } from '../visits.messages.ts'
import { gateActOn } from '../visits.rules.ts'
import { VisitState } from './VisitState.tsx'
import { WorkerHomes } from './WorkerHomes.tsx'

export function VisitDetails({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { details: text, list } = useText(visitMessages)
  const refusalText = useRefusalText()
  const atGate = useCurrentUser().user_role === 'agent'
  const phone = useIsPhone()
  // One id per dialog, so that retries do not log a second look.
  const [eventId] = useState(() => newId())
  const reveal = useWrite(visits.revealDocument)
  const facts = useVisitFacts(visit, reveal.data?.document ?? visit.document)
  return (
    <Dialog opened onClose={onClose} title={text.title} size="34rem" fullScreen={phone}>
      <Stack>
        <VisitHead visit={visit} />
        <FactList facts={facts} none={list.not_given} />
        {visit.auth_type === 'worker' ? <WorkerHomes visit={visit} /> : null}
        {atGate && visit.status === 'pending_approval' ? (
          <WhoAnswers condominium_id={visit.condominium.id} unit_number={visit.unit_number} />
        ) : null}
        {atGate && visit.document && !reveal.data ? (
          <Button
            variant="default"
            fullWidth
            leftSection={<IconEye size={20} stroke={1.75} aria-hidden />}
            loading={reveal.isPending}
            onClick={() => reveal.mutate(gateActOn(visit, eventId))}
          >
            {text.reveal}
          </Button>
        ) : null}
        {atGate && visit.document ? (
          <p className="garita-second" role="status">
            {reveal.data ? text.revealed : text.reveal_hint}
          </p>
        ) : null}
        {reveal.error ? (
          <Note tone="bad" title={text.reveal_failed}>
            {refusalText(reveal.error)}
          </Note>
        ) : null}
      </Stack>
    </Dialog>
  )
}

function VisitHead({ visit }: { visit: Visit }) {
  const { names } = useText(arrivalTexts)
  const { log } = useText(visitMessages)
  const kinds = useText(kindTexts)
  const { auth_type, vehicle_plate: plate } = visit
  return (
    <SubjectHead
      name={visit.hidden ? log.hidden : arrivalName(visit, names)}
      icon={auth_type === 'vehicle' ? IconCar : undefined}
      lines={[kinds[auth_type].one, ...(plate ? [<Plate key="plate">{plate}</Plate>] : [])]}
    >
      <VisitState visit={visit} />
    </SubjectHead>
  )
}

function useVisitFacts(visit: Visit, document: string | null): Fact[] {
  const { details: text, list } = useText(visitMessages)
  const options: Record<string, string> = useText(optionTexts)
  const arrivals = useText(arrivalTexts)
  const asks = useText(askTexts)
  const { badge } = useText(badgeTexts)
  const { language } = useLanguage()
  const dates = useDates().at(visit.condominium.time_zone)
  const code = (value: string | null) => value && <span className="garita-code">{value}</span>
  return [
    [list.unit, code(visit.unit_number)],
    [list.condominium, visit.condominium.name],
    [list.document, code(document)],
    [list.phone, visit.phone_number && <PhoneLink text={visit.phone_number} />],
    [text.from, visit.valid_from && dates.beginning(visit.valid_from)],
    [text.until, visit.valid_until && dates.end(visit.valid_until)],
    ...given(text.purpose, visit.purpose),
    ...given(
      asks.outcome,
      visit.outcome &&
        [
          asks.outcomes[visit.outcome],
          // That an ask ran out says by itself that it was the time.
          visit.outcome !== 'expired' && visit.outcome_channel && asks.channels[visit.outcome_channel],
          visit.outcome_by_name,
        ]
          .filter(Boolean)
          .join(' · '),
    ),
    ...given(asks.rule, visit.rule && decidedByText(visit.rule, language)),
    ...given(asks.contested, visit.contested_at && dates.moment(visit.contested_at)),
    ...given(arrivals.company, visit.company),
    ...given(arrivals.people, visit.people && arrivals.people_fact(visit.people)),
    ...given(badge, code(visit.badge ?? null)),
    ...given(list.document, visit.document_seen && arrivals.seen_fact),
    [text.relationship, visit.relationship && (options[visit.relationship] ?? visit.relationship)],
    [text.notes, visit.notes],
    [text.registered, dates.moment(visit.created_at)],
    [
      text.registered_by,
      visit.registered_by_name && (
        <>
          {visit.registered_by_name}
          <ToldLines told={visit.told} zone={visit.condominium.time_zone} />
        </>
      ),
    ],
    ...given(visit.decided_by_administration ? text.decided_by_administration : text.decided_by, visit.decided_by_name),
    ...given(text.decided_at, visit.decided_at && dates.moment(visit.decided_at)),
  ]
}
