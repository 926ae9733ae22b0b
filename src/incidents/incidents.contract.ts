/** Stations write incidents with their other events (`gate.record`). */
import { z } from 'zod'
import { provenance } from '../access-log/provenanceSchema.ts'
import { contract, download, read, tableFormat, write } from '../shared/contract.ts'
import {
  calendarDay,
  condominiumThere,
  countedPage,
  cursor,
  id,
  language,
  moment,
  optionalLine,
  requiredLine,
  searchText,
} from '../shared/fields.ts'
import { askers, incidentKinds, incidentStates, informedChoices, mostDaysAgo, mostText } from './incidents.rules.ts'

const day = calendarDay

const wanted = {
  condominium_id: id.optional(),
  search: searchText,
  kind: z.enum(incidentKinds).optional(),
  state: z.enum(incidentStates).optional(),
  from: day.optional(),
  until: day.optional(),
}

const request = z.strictObject({
  asker: z.enum(askers),
  asked_by: z.string(),
  paper: z.string().nullable(),
  subject: z.string(),
  from: moment,
  until: moment,
  given: z.string().nullable(),
})

const incident = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  kind: z.enum(incidentKinds),
  occurred_at: moment,
  closed_at: moment.nullable(),
  gate_name: z.string().nullable(),
  place: z.string().nullable(),
  what_happened: z.string(),
  actor_name: z.string(),
  notes: z.int(),
})
export type Incident = z.infer<typeof incident>

const note = z.strictObject({
  id: z.uuid(),
  said: z.string(),
  sets_state: z.enum(incidentStates).nullable(),
  written_at: moment,
  actor_name: z.string(),
  /** Set if a station sent it late or without a proof. */
  provenance: provenance.nullable(),
})
export type IncidentNote = z.infer<typeof note>

const line = z.strictObject({
  id: z.uuid(),
  occurred_at: moment,
  event_type: z.string(),
  /** Null once the visitor’s data is deleted. */
  name: z.string().nullable(),
  unit_number: z.string(),
  gate_name: z.string().nullable(),
  /** Older than a day, and the name needs a reason. */
  hidden: z.boolean(),
})
export type IncidentLine = z.infer<typeof line>

const whole = incident.omit({ notes: true }).extend({
  written_at: moment,
  told_whom: z.array(z.enum(informedChoices)),
  told_text: z.string().nullable(),
  request: request.nullable(),
  provenance: provenance.nullable(),
  notes: z.array(note),
  lines: z.array(line),
  /** Only the administration sees the evidence files about it. */
  sheets: z.array(z.strictObject({ folio: z.string(), made_at: moment, by_name: z.string() })),
  /** A legal hold protects it until then. */
  held_until: moment.nullable(),
})
export type WholeIncident = z.infer<typeof whole>

const one = { condominium_id: id, id }

const asked = z
  .strictObject({
    asker: z.enum(askers),
    asked_by: requiredLine(120),
    paper: optionalLine(120),
    subject: requiredLine(200),
    from: moment,
    until: moment,
    given: optionalLine(500),
  })
  .refine(({ from, until }) => Date.parse(from) <= Date.parse(until), { path: ['until'], message: 'until_before_from' })

/** Rejects future times and mistyped years, because incidents cannot be edited. */
const isOfLate = (at: string) =>
  Date.parse(at) < Date.now() + 300_000 && Date.parse(at) > Date.now() - mostDaysAgo * 86_400_000

export const incidents = contract('incidents', {
  list: read(
    'The incidents of the caller’s condominiums, the newest first; guards read those that are open',
    z.strictObject({ ...wanted, after: cursor }),
    countedPage(incident),
  ),
  show: read(
    'One incident: what happened, whom the guard told, what became of it, and the lines of the access log that it is about',
    z.strictObject(one),
    whole,
    ['access_logs'],
  ),
  begin: write(
    'Begin an incident at the desk of the administration. Nothing that was written changes',
    z
      .strictObject({
        ...one,
        kind: z.enum(incidentKinds),
        occurred_at: moment.refine(isOfLate, 'moment'),
        place: optionalLine(120),
        what_happened: requiredLine(mostText),
        told: z.array(z.enum(informedChoices)).max(informedChoices.length).default([]),
        told_text: optionalLine(200),
        /** Null unless the incident is a request for information. */
        request: asked.nullable().default(null),
      })
      .refine(({ kind, request }) => (kind === 'request') === (request !== null), {
        path: ['request'],
        message: 'required',
      }),
  ),
  note: write(
    'Add a note to an incident, and close it or open it again. Nothing that was written changes',
    z.strictObject({
      condominium_id: id,
      incident_id: id,
      id,
      said: requiredLine(mostText),
      state: z.enum(incidentStates).nullable().default(null),
    }),
  ),
  export: download(
    'The incidents as a table: all that the filters find',
    z.strictObject({ ...wanted, language, format: tableFormat }),
  ),
})
