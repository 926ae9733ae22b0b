import { z } from 'zod'
import { askers, incidentKinds, informedChoices, mostLines, mostText } from '../../../incidents/incidents.rules.ts'
import { id, moment, optionalLine, requiredLine, unitNumber } from '../../../shared/fields.ts'

export const incidentFacts = {
  incident: z.enum(incidentKinds),
  happened_at: moment,
  place: optionalLine(120),
  what_happened: requiredLine(mostText),
  told: z.array(z.enum(informedChoices)).max(informedChoices.length),
  told_text: optionalLine(200),
  /** True if the incident needs no further action. */
  closed: z.boolean(),
  /** The lines of the access log that it is about. */
  lines: z.array(id).max(mostLines),
  /** Only a request for information has it. */
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

/** The line has the time, person, unit and plate as written. */
export const paperLine = {
  written_at: moment,
  name: requiredLine(120),
  unit_number: unitNumber.nullable(),
  plate: optionalLine(15),
}
