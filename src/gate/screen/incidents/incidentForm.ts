/** The form of an incident becomes an act of the station. */
import { z } from 'zod'
import {
  type Asker,
  agoChoices,
  type IncidentKind,
  type InformedChoice,
  usualPeriod,
} from '../../../incidents/incidents.rules.ts'
import { problemsOf } from '../../../shared/fieldProblems.ts'
import { typedLine } from '../../../shared/fields.ts'
import { instantOfText, wallText } from '../../../shared/writtenMoment.ts'
import type { Act } from '../../station/facts/gateEvents.ts'

export interface IncidentValues {
  kind: IncidentKind | ''
  what_happened: string
  place: string
  minutes_ago: string
  told: readonly InformedChoice[]
  told_text: string
  closed: boolean
  asker: Asker
  asked_by: string
  paper: string
  subject: string
  from: string
  until: string
  given: string
}

type IncidentAct = Extract<Act, { kind: 'incident' }>

export function firstIncident(now: number, zone: string): IncidentValues {
  const { from, until } = usualPeriod(now)
  return {
    ...{ kind: '', what_happened: '', place: '', minutes_ago: String(agoChoices[0]), told: [], told_text: '' },
    ...{ closed: false, asker: 'police', asked_by: '', paper: '', subject: '', given: '' },
    from: wallText(Date.parse(from), zone),
    until: wallText(Date.parse(until), zone),
  }
}

const wall = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'moment')
const written = z.object({
  kind: z.string().min(1, 'required'),
  what_happened: typedLine(1000),
  place: z.string().max(120, 'too_long'),
  told_text: z.string().max(200, 'too_long'),
})
const asked = written.extend({
  asked_by: typedLine(120),
  paper: z.string().max(120, 'too_long'),
  subject: typedLine(200),
  from: wall,
  until: wall,
  given: z.string().max(500, 'too_long'),
})

/** Returns the problem of each field by the codes of `fieldProblems`. */
export function incidentProblems(values: IncidentValues): Record<string, string> {
  const read = (values.kind === 'request' ? asked : written).safeParse(values)
  if (!read.success) return problemsOf(read.error)
  return values.kind === 'request' && values.until < values.from ? { until: 'until_before_from' } : {}
}

const orNull = (text: string) => text.trim() || null

/** Expects values without problems. */
export function incidentAct(
  values: IncidentValues,
  { now, zone, lines }: { now: number; zone: string; lines: readonly string[] },
): IncidentAct | null {
  if (values.kind === '') return null
  const { asker, asked_by, subject } = values
  return {
    kind: 'incident',
    incident: values.kind,
    happened_at: new Date(Math.floor(now) - Number(values.minutes_ago) * 60_000).toISOString(),
    place: orNull(values.place),
    what_happened: values.what_happened,
    told: [...values.told],
    told_text: orNull(values.told_text),
    closed: values.closed,
    lines: [...lines],
    request:
      values.kind === 'request'
        ? {
            ...{ asker, asked_by, subject, paper: orNull(values.paper), given: orNull(values.given) },
            from: instantOfText(values.from, zone),
            until: instantOfText(values.until, zone),
          }
        : null,
  }
}
