/** Exports of visitors and the access log: all rows of the screen's filters, in the user's language. */

import { z } from 'zod'
import { corrections, correctionWords } from '../../access-log/corrections.ts'
import { eventTexts, hiddenTexts, logTexts } from '../../access-log/log.messages.ts'
import { provenanceColumns, provenanceTexts } from '../../access-log/provenance.messages.ts'
import { provenanceFacts } from '../../access-log/provenance.ts'
import { provenance } from '../../access-log/provenanceSchema.ts'
import { authorizationStatus, authType } from '../../authorizations/authorizationSchemas.ts'
import { authorizationState } from '../../authorizations/authorizations.rules.ts'
import { kindTexts, stateTexts } from '../../authorizations/kinds.messages.ts'
import type { CallContext } from '../../server/calls/serve.ts'
import { countryThere } from '../../server/database/fragments/condominiumCountry.ts'
import { wallText } from '../../server/database/fragments/days.ts'
import { type Sql, sql } from '../../server/database/sql.ts'
import { tableFile } from '../../server/database/tableFile.ts'
import type { Parsed } from '../../shared/contract.ts'
import { speakThere } from '../../shared/countryWords.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalKinds, arrivalName, loggedKinds } from '../arrivals/arrivals.ts'
import { badgeTexts } from '../arrivals/badges/badges.messages.ts'
import { keptOverrideReasonTexts } from '../arrivals/overrideReasons.messages.ts'
import { saidOr } from '../arrivals/overrideReasons.ts'
import { groupCountTexts } from '../visits/groupCounts.messages.ts'
import type { visits } from '../visits/visits.contract.ts'
import { exportTexts, visitMessages } from '../visits/visits.messages.ts'
import { nameShown, shownToCaller, stands, visitsWanted } from '../visits/visits.queries.server.ts'
import {
  actorOfLine,
  correction,
  ifShown,
  kindOfSubject,
  logWanted,
  provenanceOfLine,
  shownEvent,
  subject,
  unitsText,
} from './log.queries.server.ts'
import { type LogLine, subjectKinds } from './logLines.ts'

const text = z.string().nullable()

/** In the condominium's time zone; exports add seconds. */
const wall = (column: Sql) => wallText(column, sql`c.time_zone`)

/** A whole day ends with its last second, so that no one reads midnight as one day more. */
const lastSecond = sql`a.valid_until
  - case when (a.valid_until at time zone c.time_zone)::time = '00:00' then interval '1 second' else interval '0' end`

const visitor = z.object({
  auth_type: authType,
  status: authorizationStatus,
  suspended: z.boolean(),
  stands: z.boolean(),
  inside: z.boolean(),
  ever_entered: z.boolean(),
  name: z.string(),
  last_name: text,
  document: text,
  phone_number: text,
  unit_number: z.string(),
  resident: text,
  condominium: z.string(),
  created_at: z.string(),
  valid_from: text,
  valid_until: text,
  purpose: text,
  arrival_kind: z.enum(arrivalKinds),
  company: text,
  people: text,
  badge: text,
  registered_at: z.string(),
  begins: text,
  ends: text,
  time_zone: z.string(),
  hidden: z.boolean(),
})

export async function exportVisits(input: Parsed<typeof visits.export>, { stream, db }: CallContext) {
  const country = await countryThere(db, input.condominium_id)
  const log = speakThere(logTexts, input.language, country)
  const { list, details } = speakThere(visitMessages, input.language, country)
  const arrivals = speakThere(arrivalTexts, input.language, country)
  const { badge } = speakThere(badgeTexts, input.language, country)
  const { time_zone, resident, unknown_resident, file_visitors } = speakThere(exportTexts, input.language, country)
  const states = speakThere(stateTexts, input.language, country)
  const now = Date.now()
  const rows = await stream(visitor, {
    list: 'visitors',
    filter: input,
    columns: sql`a.auth_type, a.status, a.suspended_at is not null as suspended, ${stands} as stands, a.inside,
      a.entered_at is not null as ever_entered, coalesce(${nameShown(sql`a.name`)}, '') as name, ${nameShown(sql`a.last_name`)} as last_name,
      ${nameShown(sql`a.masked_document`)} as document, ${nameShown(sql`a.phone_number`)} as phone_number,
      coalesce(${nameShown(sql`a.unit_number`)}, '') as unit_number, not shown.yes as hidden,
      case when a.resident_id is not null and shown.yes then
        coalesce((select p.full_name from profiles p where p.id = a.resident_id), ${unknown_resident}) end as resident,
      c.name as condominium, to_json(a.created_at) #>> '{}' as created_at, to_json(a.valid_from) #>> '{}' as valid_from,
      to_json(a.valid_until) #>> '{}' as valid_until, ${nameShown(sql`a.details ->> 'purpose'`)} as purpose, a.arrival_kind, a.details ->> 'company' as company, a.details ->> 'people' as people,
      ${nameShown(sql`a.badge`)} as badge, ${wall(sql`a.created_at`)} as registered_at,
      ${wall(sql`a.valid_from`)} as begins, ${wall(lastSecond)} as ends, c.time_zone`,
    rows: sql`from authorizations a join condominiums c on c.id = a.condominium_id ${shownToCaller} where ${visitsWanted(input)}`,
    order: sql`a.created_at desc, a.id desc`,
    hidden: sql`not shown.yes`,
  })
  return tableFile(input.format, {
    file_name: file_visitors,
    rows,
    hidden: speakThere(hiddenTexts, input.language, country).hidden_names,
    columns: [
      { header: list.visitor, cell: (row) => (row.hidden ? log.hidden : arrivalName(row, arrivals.names)) },
      { header: list.document, cell: (row) => row.document },
      { header: list.phone, cell: (row) => row.phone_number },
      { header: list.unit, cell: (row) => row.unit_number },
      { header: list.status, cell: (row) => states[authorizationState(row, now).word] },
      { header: list.condominium, cell: (row) => row.condominium },
      { header: list.date, cell: (row) => row.registered_at },
      { header: resident, cell: (row) => row.resident },
      { header: details.from, cell: (row) => row.begins },
      { header: details.until, cell: (row) => row.ends },
      { header: details.purpose, cell: (row) => row.purpose },
      { header: time_zone, cell: (row) => row.time_zone },
      { header: arrivals.kind, cell: (row) => arrivals.kinds[row.arrival_kind] },
      { header: arrivals.company, cell: (row) => row.company },
      { header: arrivals.people, cell: (row) => row.people },
      { header: badge, cell: (row) => row.badge },
    ],
  })
}

/** An export row is text. */
const written = z.string().transform((text) => provenance.parse(JSON.parse(text)))

const line = z.object({
  occurred: z.string(),
  event_type: z.string(),
  auth_type: z.enum(subjectKinds),
  name: text,
  last_name: text,
  unit_number: z.string(),
  actor_role: text,
  actor_name: text,
  gate_name: text,
  override_reason: text,
  authorized_by: text,
  condominium: z.string(),
  time_zone: z.string(),
  provenance: written.nullable(),
  arrived: text,
  correction: z.enum(corrections).nullable(),
  arrival_kind: z.enum(loggedKinds).nullable(),
  people: text,
  hidden: z.boolean(),
})

export async function exportLog(input: Parsed<typeof visits.exportLog>, { stream, db }: CallContext) {
  const country = await countryThere(db, input.condominium_id)
  const log = speakThere(logTexts, input.language, country)
  const { list, details } = speakThere(visitMessages, input.language, country)
  const {
    gate,
    reason,
    by_phone,
    time_zone,
    guest,
    resident,
    file_log,
    correction: corrected,
  } = speakThere(exportTexts, input.language, country)
  const { names } = speakThere(arrivalTexts, input.language, country)
  const events: Record<string, string> = speakThere(eventTexts, input.language, country)
  const kinds = speakThere(kindTexts, input.language, country)
  const words = speakThere(provenanceTexts, input.language, country)
  const kept = speakThere(keptOverrideReasonTexts, input.language, country)
  const groups = speakThere(groupCountTexts, input.language, country)
  const headers = speakThere(provenanceColumns, input.language, country)
  const kindOf = (kind: LogLine['auth_type']) =>
    kind === 'guest' ? guest : kind === 'resident' ? resident : kinds[kind].one
  const rows = await stream(line, {
    list: 'log',
    filter: input,
    columns: sql`${wall(sql`l.occurred_at`)} as occurred, ${shownEvent} as event_type, ${kindOfSubject} as auth_type, s.name, s.last_name, s.log_id is null as hidden,
      ${unitsText} as unit_number, l.actor_role, ${actorOfLine} as actor_name, l.gate_name, ${ifShown(sql`coalesce(s.said, l.override_reason)`)} as override_reason,
      ${ifShown(sql`coalesce(s.word_of, l.authorized_by)`)} as authorized_by, c.name as condominium, c.time_zone,
      ${provenanceOfLine} as provenance, ${wall(sql`l.recorded_at`)} as arrived,
      ${correction} as correction, l.arrival_kind, l.people::text as people`,
    rows: sql`from access_logs l join condominiums c on c.id = l.condominium_id ${subject} where ${logWanted(input)}`,
    order: sql`l.occurred_at desc, l.id desc`,
    hidden: sql`s.log_id is null`,
  })
  return tableFile(input.format, {
    file_name: file_log,
    rows,
    hidden: speakThere(hiddenTexts, input.language, country).hidden_names,
    columns: [
      { header: log.when, cell: (row) => row.occurred },
      { header: log.event, cell: (row) => events[row.event_type] ?? row.event_type },
      { header: log.who, cell: (row) => (row.hidden ? log.hidden : arrivalName(row, names) || log.unknown) },
      { header: list.unit, cell: (row) => row.unit_number },
      {
        header: log.agent,
        cell: ({ actor_role, actor_name }) =>
          (actor_role === 'agent' || actor_role === 'device' ? actor_name : null) ??
          (actor_role === 'resident' ? log.resident : log.system),
      },
      { header: list.condominium, cell: (row) => row.condominium },
      { header: details.kind, cell: (row) => kindOf(row.auth_type) },
      { header: gate, cell: (row) => row.gate_name },
      { header: reason, cell: (row) => row.override_reason && saidOr(row.override_reason, kept) },
      { header: by_phone, cell: (row) => row.authorized_by && saidOr(row.authorized_by, kept) },
      { header: time_zone, cell: (row) => row.time_zone },
      { header: headers.sent_by, cell: ({ provenance }) => provenanceFacts(provenance, words).sent_by },
      { header: headers.arrived, cell: (row) => (row.provenance?.arrived_at ? row.arrived : null) },
      { header: headers.proof, cell: ({ provenance }) => provenanceFacts(provenance, words).proof },
      { header: headers.clock, cell: ({ provenance }) => provenanceFacts(provenance, words).doubt },
      { header: headers.conflict, cell: ({ provenance }) => provenanceFacts(provenance, words).conflict },
      { header: groups.column, cell: (row) => row.people },
      {
        header: corrected,
        cell: (row) => correctionWords(row, events),
      },
    ],
  })
}
