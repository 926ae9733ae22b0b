/** "Detalles del Visitante": everything the guard and the administration may know about a visit. Only a guard
 * shows the whole document, which is logged. */
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { Fragment, type ReactNode, useState } from 'react'
import { optionTexts } from '../authorizations/authorizations.messages.ts'
import { kindTexts } from '../authorizations/kinds.messages.ts'
import { newId } from '../shared/ids.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useWrite } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { Dialog } from '../web/pieces/Dialog.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { ToldLines } from './ToldLines.tsx'
import './VisitorName.css'
import { VisitState } from './VisitState.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { gateActOn, visitorName } from './visits.rules.ts'
import { WhoAnswers } from './WhoAnswers.tsx'

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
        <Facts>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value || <span className="garita-second">{list.not_given}</span>}</dd>
            </Fragment>
          ))}
        </Facts>
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

function useVisitFacts(visit: Visit, document: string | null): [string, ReactNode][] {
  const { details: text, list } = useText(visitMessages)
  const options: Record<string, string> = useText(optionTexts)
  const kinds = useText(kindTexts)
  const dates = useDates().at(visit.condominium.time_zone)
  const moment = (written: string | null) => written && dates.moment(written)
  const given = (label: string, value: string | null): [string, ReactNode][] => (value ? [[label, value]] : [])
  return [
    [
      list.visitor,
      <strong key="name" className="garita-visitor-large">
        {visitorName(visit)}
      </strong>,
    ],
    [list.status, <VisitState key="state" visit={visit} />],
    [
      list.document,
      document && (
        <span key="document" className="garita-code">
          {document}
        </span>
      ),
    ],
    [list.phone, visit.phone_number],
    [text.kind, kinds[visit.auth_type].one],
    [
      list.unit,
      <span key="unit" className="garita-code">
        {visit.unit_number}
      </span>,
    ],
    [list.condominium, visit.condominium.name],
    [text.from, visit.valid_from && dates.beginning(visit.valid_from)],
    [text.until, visit.valid_until && dates.end(visit.valid_until)],
    [text.relationship, visit.relationship && (options[visit.relationship] ?? visit.relationship)],
    ...given(text.plate, visit.vehicle_plate),
    ...given(text.purpose, visit.purpose),
    [text.notes, visit.notes],
    [text.registered, moment(visit.created_at)],
    [
      text.registered_by,
      visit.registered_by_name && (
        <div key="registered_by">
          {visit.registered_by_name}
          <ToldLines told={visit.told} zone={visit.condominium.time_zone} />
        </div>
      ),
    ],
    ...given(text.decided_by, visit.decided_by_name),
    ...given(text.decided_at, moment(visit.decided_at)),
  ]
}
