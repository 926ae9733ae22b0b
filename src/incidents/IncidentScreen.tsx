import { Group, Paper, Text, Title } from '@mantine/core'
import { IconLock, IconLockOpen, IconNotes, IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { eventTexts, logTexts } from '../access-log/log.messages.ts'
import { provenanceTexts } from '../access-log/provenance.messages.ts'
import { provenanceLines } from '../access-log/provenance.ts'
import { anId } from '../shared/address.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Split } from '../web/cards/Split.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { type Act, Acts } from '../web/pieces/Acts.tsx'
import { Navigate } from '../web/router/Router.tsx'
import '../web/pieces/paper/Paper.css'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { IncidentState } from './IncidentsScreen.tsx'
import { type IncidentNote, incidents, type WholeIncident } from './incidents.contract.ts'
import { askerTexts, incidentKindTexts, incidentMessages, informedText, toldWhomTexts } from './incidents.messages.ts'
import { NoteDialog, type NoteFor } from './NoteDialog.tsx'
import { incidentReportButtonTexts } from './report/incidentReport.messages.ts'
import { useIncidentReport } from './report/useIncidentReport.web.ts'
import { useWhatHappenedThen } from './useWhatHappenedThen.web.ts'

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
  const [dialog, setDialog] = useState<NoteFor | null>(null)
  const writes = useCurrentUser().user_role !== 'board'
  const failed = failureOf(read)
  const incident = read.data
  return (
    <Page
      title={incident ? kinds[incident.kind] : title}
      back={{ label: title, to: '/dashboard/admin/incidents' }}
      main={
        incident && writes ? <MainAct icon={IconNotes} label={text.add} onClick={() => setDialog('note')} /> : undefined
      }
      tools={incident ? <IncidentActs incident={incident} writes={writes} onNote={setDialog} /> : undefined}
    >
      {failed ? (
        <Failed title={text.failed} {...failed} />
      ) : incident ? (
        <>
          <Whole incident={incident} writes={writes} />
          {dialog ? <NoteDialog incident={incident} about={dialog} onClose={() => setDialog(null)} /> : null}
        </>
      ) : (
        <Loading />
      )}
    </Page>
  )
}

interface IncidentActsProps {
  incident: WholeIncident
  writes: boolean
  onNote: (about: NoteFor) => void
}

function IncidentActs({ incident, writes, onNote }: IncidentActsProps) {
  const { one: text } = useText(incidentMessages)
  const kinds = useText(incidentKindTexts)
  const closed = incident.closed_at !== null
  const sheet = useIncidentReport(incident)
  const then = useWhatHappenedThen(incident)
  const paper: Act = { label: text.print, icon: IconPrinter, onAct: () => print() }
  const turn: Act = closed
    ? { label: text.reopen, icon: IconLockOpen, onAct: () => onNote('open') }
    : { label: text.close, icon: IconLock, onAct: () => onNote('closed') }
  const acts = writes ? [turn, sheet, then, paper] : [paper]
  return <Acts acts={acts} of={kinds[incident.kind]} shown={useIsPhone() ? acts.length : 2} />
}

/** The incident's text is the largest; place, time and people are below it, then the follow-ups. */
function Whole({ incident, writes }: { incident: WholeIncident; writes: boolean }) {
  const { columns, one: text } = useText(incidentMessages)
  const whom = useText(toldWhomTexts)
  const handed = useText(incidentReportButtonTexts)
  const { time_zone } = incident.condominium
  const dates = useDates().at(time_zone)
  const when = useWhen(incident)
  const { request, closed_at } = incident
  return (
    <>
      <Paper p="min(1.5rem, 5.5vw)" data-printout>
        <SubjectTitle incident={incident} />
        <Split gap="1.5rem 2.5rem">
          <section>
            <Text fz="xl" fw={600} lh={1.3} maw="40rem">
              {incident.what_happened}
            </Text>
            <Group component="p" gap="0.25rem 0.75rem" my="sm" c="dimmed" data-line>
              <IncidentState closed={closed_at !== null} />
              <span>
                {[
                  dates.moment(incident.occurred_at),
                  incident.place,
                  incident.gate_name,
                  incident.condominium.name,
                  incident.actor_name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Group>
            <NoteProvenance of={incident} zone={time_zone} />
            <Title order={2} fz="md" mt="lg" mb="xs">
              {columns.notes}
            </Title>
            {incident.notes.length === 0 ? <p className="garita-second">{text.no_notes}</p> : null}
            <LineList>
              {incident.notes.map((note) => (
                <li key={note.id}>
                  <div>
                    <NoteOf note={note} zone={time_zone} when={when} />
                  </div>
                </li>
              ))}
            </LineList>
          </section>
          <Facts>
            {request ? <RequestFacts request={request} when={when} /> : null}
            <Fact name={columns.told}>
              {informedText(incident.told_whom, incident.told_text, whom) || text.nobody_told}
            </Fact>
            <Fact name={text.written}>{when(incident.written_at)}</Fact>
            {incident.lines.length > 0 ? (
              <Fact name={text.lines}>
                <LinesOf incident={incident} when={when} />
              </Fact>
            ) : null}
            {incident.sheets.length > 0 ? (
              <Fact name={handed.sheets}>
                {incident.sheets.map(({ folio, by_name, made_at }) => (
                  <div key={folio}>{[folio, by_name, when(made_at)].join(' · ')}</div>
                ))}
              </Fact>
            ) : null}
            {incident.held_until ? <Fact name={handed.held}>{when(incident.held_until)}</Fact> : null}
          </Facts>
        </Split>
      </Paper>
      {writes && incident.lines.length > 0 ? <p className="garita-second">{handed.names}</p> : null}
    </>
  )
}

type When = (at: string) => string

/** The zone is shown with the incident; a follow-up of the same day shows only the time. */
function useWhen({ occurred_at, condominium }: WholeIncident): When {
  const dates = useDates().at(condominium.time_zone)
  return (at) =>
    dates.day(at) === dates.day(occurred_at) ? dates.bareTime(at) : `${dates.day(at)}, ${dates.bareTime(at)}`
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

function RequestFacts({ request, when }: { request: Request; when: When }) {
  const { columns, one: text } = useText(incidentMessages)
  const whoAsks = useText(askerTexts)
  return (
    <>
      <Fact name={columns.asker}>{[whoAsks[request.asker], request.asked_by].join(' · ')}</Fact>
      <Fact name={columns.paper}>{request.paper ?? text.no_paper}</Fact>
      <Fact name={columns.subject}>{request.subject}</Fact>
      <Fact name={text.period}>{text.between(when(request.from), when(request.until))}</Fact>
      <Fact name={columns.given}>{request.given ?? text.nothing_given}</Fact>
    </>
  )
}

function LinesOf({ incident: { lines }, when }: { incident: WholeIncident; when: When }) {
  const { one: text } = useText(incidentMessages)
  const log = useText(logTexts)
  const events: Record<string, string> = useText(eventTexts)
  return (
    <LineList>
      {lines.map((line) => (
        <li key={line.id}>
          {[
            events[line.event_type] ?? line.event_type,
            line.hidden ? log.hidden : (line.name ?? text.unknown),
            ...(line.hidden ? [] : [line.unit_number]),
            when(line.occurred_at),
          ].join(' · ')}
        </li>
      ))}
    </LineList>
  )
}

function NoteOf({ note, zone, when }: { note: IncidentNote; zone: string; when: When }) {
  const { one: text } = useText(incidentMessages)
  const does = note.sets_state === 'closed' ? text.closes : note.sets_state === 'open' ? text.opens : null
  return (
    <>
      <Text>{note.said}</Text>
      <span className="garita-second">
        {[note.actor_name, when(note.written_at), does].filter(Boolean).join(' · ')}
      </span>
      <NoteProvenance of={note} zone={zone} />
    </>
  )
}

function NoteProvenance({ of, zone }: { of: Pick<IncidentNote, 'provenance'>; zone: string }) {
  const words = useText(provenanceTexts)
  const dates = useDates().at(zone)
  const when: When = (at) => `${dates.day(at)}, ${dates.bareTime(at)}`
  return provenanceLines(of.provenance, words, when).map((remark) => (
    <div key={remark} className="garita-second">
      {remark}
    </div>
  ))
}

/** A printout needs the incident and the condominium. */
function SubjectTitle({ incident: { kind, condominium } }: { incident: WholeIncident }) {
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
