/** The calls about incidents. Stations write them with their other events (`gate.record`). */
import { z } from 'zod'
import { contract, download, read, tableFormat, write } from '../shared/contract.ts'
import {
  condominiumThere,
  countedPage,
  cursor,
  id,
  language,
  moment,
  requiredLine,
  searchText,
} from '../shared/fields.ts'
import { told } from '../visits/toldSchema.ts'
import { askers, incidentKinds, incidentStates, mostText, toldChoices } from './incidents.rules.ts'

const day = z.iso.date()

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
  /** How it became known, where there is something to say. */
  told: told.nullable(),
})
export type IncidentNote = z.infer<typeof note>

const line = z.strictObject({
  id: z.uuid(),
  occurred_at: moment,
  event_type: z.string(),
  /** Null once the visitor’s data is deleted. */
  name: z.string().nullable(),
  unit_number: z.string(),
  /** Older than a day, and the reader gave no reason to see who it was. */
  hidden: z.boolean(),
})
export type IncidentLine = z.infer<typeof line>

const whole = incident.omit({ notes: true }).extend({
  written_at: moment,
  told_whom: z.array(z.enum(toldChoices)),
  told_text: z.string().nullable(),
  request: request.nullable(),
  told: told.nullable(),
  notes: z.array(note),
  lines: z.array(line),
})
export type WholeIncident = z.infer<typeof whole>

const one = { condominium_id: id, id }

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
