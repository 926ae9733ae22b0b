/** What a guard writes: an incident, and a line that was on paper first. */
import { z } from 'zod'
import { askers, incidentKinds, mostLines, mostText, toldChoices } from '../../incidents/incidents.rules.ts'
import { id, moment, optionalLine, requiredLine, unitNumber } from '../../shared/fields.ts'

export const incidentFacts = {
  incident: z.enum(incidentKinds),
  happened_at: moment,
  place: optionalLine(120),
  what_happened: requiredLine(mostText),
  told: z.array(z.enum(toldChoices)).max(toldChoices.length),
  told_text: optionalLine(200),
  /** Nothing is left to follow up. */
  closed: z.boolean(),
  /** The lines of the access log that it is about. */
  lines: z.array(id).max(mostLines),
  /** Of a request for information alone. */
  request: z
    .strictObject({
      asker: z.enum(askers),
      asked_by: requiredLine(120),
      paper: optionalLine(120),
      subject: requiredLine(200),
      from: moment,
      until: moment,
      given: optionalLine(500),
    })
    .nullable(),
}

/** As it was written: when, who, to which unit, with which plate. */
export const paperLine = {
  written_at: moment,
  name: requiredLine(120),
  unit_number: unitNumber.nullable(),
  plate: optionalLine(15),
}
