/** One incident: what happened, what became of it, and the lines of the access log; on paper with a press. */
import { Button } from '@mantine/core'
import { IconLock, IconLockOpen, IconNotes, IconPrinter } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { anId } from '../shared/address.ts'
import { toldTexts } from '../visits/log/told.messages.ts'
import { toldLines } from '../visits/log/told.ts'
import { eventTexts, visitMessages } from '../visits/visits.messages.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import '../web/pieces/paper/Sheet.css'
import { IncidentState } from './IncidentsScreen.tsx'
import './incidents.css'
import { type IncidentNote, incidents, type WholeIncident } from './incidents.contract.ts'
import { askerTexts, incidentKindTexts, incidentMessages, toldText, toldWhomTexts } from './incidents.messages.ts'
import { NoteDialog, type NoteFor } from './NoteDialog.tsx'
import { IncidentSheetButton } from './sheet/IncidentSheetButton.tsx'
import { incidentSheetButtonTexts } from './sheet/incidentSheet.messages.ts'
import { WhatHappenedThen } from './WhatHappenedThen.tsx'

const filters = { condominium_id: anId, id: anId }

export function IncidentScreen() {
  const { condominium_id, id } = useAddress(filters).filter
  return condominium_id && id ? (
    <IncidentOf condominium_id={condominium_id} id={id} />
  ) : (
    <Navigate to="/dashboard/admin/incidents" />
  )
}

function IncidentOf({ condominium_id, id }: { condominium_id: string; id: string }) {
  const { title, one: text } = useText(incidentMessages)
  const kinds = useText(incidentKindTexts)
  const read = useRead(incidents.show, { condominium_id, id })
  const failed = failureOf(read)
  return (
    <Page
      title={read.data ? kinds[read.data.kind] : title}
      aside={read.data?.condominium.name}
      crumbs={[{ label: title, to: '/dashboard/admin/incidents' }]}
    >
      {failed ? <Failed title={text.failed} {...failed} /> : read.data ? <Whole incident={read.data} /> : <Loading />}
    </Page>
  )
}

function Whole({ incident }: { incident: WholeIncident }) {
  const { columns, one: text } = useText(incidentMessages)
  const whom = useText(toldWhomTexts)
  const handed = useText(incidentSheetButtonTexts)
  const dates = useDates().at(incident.condominium.time_zone)
  const [dialog, setDialog] = useState<NoteFor | null>(null)
  const writes = useCurrentUser().user_role !== 'board'
  const { request, closed_at } = incident
  const place = [incident.place, incident.gate_name].filter(Boolean).join(' · ')
  return (
    <div className="garita-dossier">
      <div className="garita-sheet">
        <SheetHead incident={incident} />
        <Facts>
          <Fact name={columns.state}>
            <IncidentState closed={closed_at !== null} />
          </Fact>
          <Fact name={columns.when}>{dates.moment(incident.occurred_at)}</Fact>
          {place ? <Fact name={columns.place}>{place}</Fact> : null}
          <Fact name={columns.what}>
            <span className="garita-incident-said">{incident.what_happened}</span>
          </Fact>
          <Fact name={columns.told}>{toldText(incident.told_whom, incident.told_text, whom) || text.nobody_told}</Fact>
          {request ? <RequestFacts request={request} zone={incident.condominium.time_zone} /> : null}
          <Fact name={columns.by}>
            {[incident.actor_name, `${text.written} ${dates.moment(incident.written_at)}`].join(' · ')}
            <ToldBy of={incident} zone={incident.condominium.time_zone} />
          </Fact>
          {incident.lines.length > 0 ? (
            <Fact name={text.lines}>
              <LinesOf incident={incident} />
            </Fact>
          ) : null}
          {incident.sheets.length > 0 ? (
            <Fact name={handed.sheets}>
              {incident.sheets.map(({ folio, by_name, made_at }) => (
                <div key={folio}>{[folio, by_name, dates.moment(made_at)].join(' · ')}</div>
              ))}
            </Fact>
          ) : null}
          {incident.held_until ? <Fact name={handed.held}>{dates.moment(incident.held_until)}</Fact> : null}
        </Facts>
        <h2>{columns.notes}</h2>
        {incident.notes.length === 0 ? <p className="garita-second">{text.no_notes}</p> : null}
        <ul className="garita-incident-notes">
          {incident.notes.map((note) => (
            <li key={note.id}>
              <NoteOf note={note} zone={incident.condominium.time_zone} />
            </li>
          ))}
        </ul>
      </div>
      <div className="garita-dossier-acts">
        {writes ? (
          <>
            <Button leftSection={<IconNotes size={20} aria-hidden />} onClick={() => setDialog('note')}>
              {text.add}
            </Button>
            <Button
              variant="default"
              leftSection={closed_at ? <IconLockOpen size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
              onClick={() => setDialog(closed_at ? 'open' : 'closed')}
            >
              {closed_at ? text.reopen : text.close}
            </Button>
            <IncidentSheetButton incident={incident} />
            <WhatHappenedThen incident={incident} />
          </>
        ) : null}
        <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
          {text.print}
        </Button>
      </div>
      {writes && incident.lines.length > 0 ? <p className="garita-second">{handed.names}</p> : null}
      {dialog ? <NoteDialog incident={incident} about={dialog} onClose={() => setDialog(null)} /> : null}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

type Request = NonNullable<WholeIncident['request']>

function RequestFacts({ request, zone }: { request: Request; zone: string }) {
  const { columns, one: text } = useText(incidentMessages)
  const whoAsks = useText(askerTexts)
  const dates = useDates().at(zone)
  return (
    <>
      <Fact name={columns.asker}>{[whoAsks[request.asker], request.asked_by].join(' · ')}</Fact>
      <Fact name={columns.paper}>{request.paper ?? text.no_paper}</Fact>
      <Fact name={columns.subject}>{request.subject}</Fact>
      <Fact name={text.period}>{text.between(dates.moment(request.from), dates.moment(request.until))}</Fact>
      <Fact name={columns.given}>{request.given ?? text.nothing_given}</Fact>
    </>
  )
}

function LinesOf({ incident: { lines, condominium } }: { incident: WholeIncident }) {
  const { one: text } = useText(incidentMessages)
  const { log } = useText(visitMessages)
  const events: Record<string, string> = useText(eventTexts)
  const dates = useDates().at(condominium.time_zone)
  return (
    <ul className="garita-incident-notes">
      {lines.map((line) => (
        <li key={line.id}>
          {[
            events[line.event_type] ?? line.event_type,
            line.hidden ? log.hidden : (line.name ?? text.unknown),
            ...(line.hidden ? [] : [line.unit_number]),
            dates.moment(line.occurred_at),
          ].join(' · ')}
        </li>
      ))}
    </ul>
  )
}

function NoteOf({ note, zone }: { note: IncidentNote; zone: string }) {
  const { one: text } = useText(incidentMessages)
  const dates = useDates().at(zone)
  const does = note.sets_state === 'closed' ? text.closes : note.sets_state === 'open' ? text.opens : null
  return (
    <>
      <p>{note.said}</p>
      <span className="garita-second">
        {[note.actor_name, dates.moment(note.written_at), does].filter(Boolean).join(' · ')}
      </span>
      <ToldBy of={note} zone={zone} />
    </>
  )
}

function ToldBy({ of, zone }: { of: Pick<IncidentNote, 'told'>; zone: string }) {
  const words = useText(toldTexts)
  const dates = useDates().at(zone)
  return toldLines(of.told, words, dates.moment).map((remark) => (
    <div key={remark} className="garita-second">
      {remark}
    </div>
  ))
}

/** What paper needs to be told apart later. */
function SheetHead({ incident: { kind, condominium } }: { incident: WholeIncident }) {
  const { one: text } = useText(incidentMessages)
  const kinds = useText(incidentKindTexts)
  const { full_name } = useCurrentUser()
  const now = new Date(useServerNow()).toISOString()
  return (
    <header className="garita-on-paper">
      <h1>{kinds[kind]}</h1>
      <p>{condominium.name}</p>
      <p>{text.printed(full_name, useDates().at(condominium.time_zone).moment(now))}</p>
    </header>
  )
}
