import { eventTexts, logTexts } from '../../access-log/log.messages.ts'
import { provenanceTexts } from '../../access-log/provenance.messages.ts'
import { provenanceLines } from '../../access-log/provenance.ts'
import { folioTexts } from '../../logIntegrity/folio.messages.ts'
import type { Country } from '../../shared/countries.ts'
import { speakThere } from '../../shared/countryWords.ts'
import { type Language, locales } from '../../shared/messages.ts'
import { zoneName } from '../../shared/zoneNames.ts'
import type { WholeIncident } from '../incidents.contract.ts'
import {
  askerTexts,
  incidentKindTexts,
  incidentMessages,
  incidentStateTexts,
  informedText,
  toldWhomTexts,
} from '../incidents.messages.ts'
import { incidentReportTexts } from './incidentReport.messages.ts'

interface IncidentFacts {
  incident: WholeIncident
  by_name: string
  folio: string
  made_at: Date
  /** Whether the file may contain the names of its lines. */
  named: boolean
  /** Null until the log has a line. */
  code: string | null
  /** The address of the page that verifies folios. */
  page: string
}

export interface IncidentWords {
  file: string
  title: string
  condominium: string
  folio: string
  facts: (readonly [string, string])[]
  titles: { facts: string; notes: string; lines: string; worth: string }
  notes: (readonly string[])[]
  note_heads: readonly string[]
  no_notes: string
  heads: readonly string[]
  rows: (readonly string[])[]
  worth: string[]
  footOf: (page: number, of: number) => string
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

export function incidentWords(of: IncidentFacts, language: Language, country: Country | null): IncidentWords {
  const { incident, folio } = of
  const zone = incident.condominium.time_zone
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: zone },
    ...clock,
  })
  const moment = (at: string | Date) => format.format(new Date(at))
  const text = speakThere(incidentReportTexts, language, country)
  const ofFolio = speakThere(folioTexts, language, country)
  const { columns, one } = speakThere(incidentMessages, language, country)
  const whom = speakThere(toldWhomTexts, language, country)
  const whoAsks = speakThere(askerTexts, language, country)
  const states = speakThere(incidentStateTexts, language, country)
  const events: Record<string, string> = speakThere(eventTexts, language, country)
  const log = speakThere(logTexts, language, country)
  const texts = speakThere(provenanceTexts, language, country)
  const { request, lines } = incident
  const nameOf = ({ hidden, name }: WholeIncident['lines'][number]) =>
    of.named ? (hidden ? log.hidden : (name ?? one.unknown)) : null
  return {
    file: text.file,
    title: text.title(speakThere(incidentKindTexts, language, country)[incident.kind]),
    condominium: incident.condominium.name,
    folio: `${ofFolio.folio} ${folio}`,
    facts: [
      [columns.state, states[incident.closed_at ? 'closed' : 'open']],
      [columns.when, `${moment(incident.occurred_at)}, ${zoneName(zone, language)}`],
      [columns.place, joined([incident.place, incident.gate_name]) || text.no_place],
      [columns.what, incident.what_happened],
      [columns.told, informedText(incident.told_whom, incident.told_text, whom) || one.nobody_told],
      ...(request
        ? ([
            [columns.asker, joined([whoAsks[request.asker], request.asked_by])],
            [columns.paper, request.paper ?? one.no_paper],
            [columns.subject, request.subject],
            [one.period, one.between(moment(request.from), moment(request.until))],
            [columns.given, request.given ?? one.nothing_given],
          ] as const)
        : []),
      [columns.by, joined([incident.actor_name, `${one.written} ${moment(incident.written_at)}`])],
      ...provenanceLines(incident.provenance, texts, moment).map((remark) => [columns.arrived, remark] as const),
      [text.made, joined([of.by_name, moment(of.made_at)])],
    ],
    titles: { facts: text.facts, notes: columns.notes, lines: one.lines, worth: text.worth },
    notes: incident.notes.map((note) => {
      const does = note.sets_state === 'closed' ? one.closes : note.sets_state === 'open' ? one.opens : null
      const late = provenanceLines(note.provenance, texts, moment)
      return [moment(note.written_at), note.actor_name, joined([does, note.said, ...late])]
    }),
    note_heads: [columns.when, columns.by, columns.notes],
    no_notes: one.no_notes,
    heads: [columns.when, text.line, columns.gate],
    rows: lines.map((line) => [
      moment(line.occurred_at),
      joined([events[line.event_type] ?? line.event_type, nameOf(line), of.named ? line.unit_number : null]),
      line.gate_name ?? '',
    ]),
    worth: [
      text.complete(incident.notes.length, lines.length),
      ...(lines.length > 0 && !of.named ? [text.nameless] : []),
      text.truth,
      of.code ? ofFolio.code(of.code) : ofFolio.no_code,
      ofFolio.check(of.page),
    ],
    footOf: (page, pages) => ofFolio.foot(folio, page, pages),
  }
}
