/** An administrator gives a reason before visits are shown, and the homes read it. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { condominiumThere, cursor, id, moment, optionalLine, page, requiredLine } from '../shared/fields.ts'
import {
  chosenReasons,
  disclosureKinds,
  disclosureReasons,
  isSentence,
  mostDays,
  mostDaysUntold,
  mostSaid,
} from './disclosures.rules.ts'
import { loggedPatterns } from './patterns/patternNames.ts'
import { patternCount, patternDays, silence } from './patterns/patterns.ts'
import { timelineAnswer, timelineEntry } from './timeline/timeline.ts'

const day = 86_400_000
const [mostSubject, mostCode] = [120, 600]

const subjectOf = {
  condominium_id: id,
  kind: z.enum(disclosureKinds),
  /** The typed text: a unit, a name, a plate, or the code of a pass. */
  subject: optionalLine(mostCode),
  /** The screen may know the resident or the authorization. */
  subject_id: id.nullable().default(null),
  from: moment,
  until: moment,
}
interface Asked {
  kind: string
  subject: string | null
  from: string
  until: string
}
const isPeriod = ({ from, until }: Asked) =>
  Date.parse(from) < Date.parse(until) && Date.parse(until) - Date.parse(from) <= mostDays * day
/** The code of a pass is long; only a short form is stored. */
const hasSubject = ({ kind, subject }: Asked) =>
  (kind === 'everything') === (subject === null) && (kind === 'pass' || (subject?.length ?? 0) <= mostSubject)

const patternPeriod = { condominium_id: id, days: z.literal(patternDays) }

const disclosure = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  at: moment,
  by_name: z.string(),
  by_role: z.enum(['agent', 'admin', 'super_admin']),
  kind: z.enum(disclosureKinds),
  subject: z.string().nullable(),
  from: moment,
  until: moment,
  reason: z.enum(disclosureReasons),
  said: z.string(),
  /** These evidence files belong to the disclosure. */
  folios: z.array(z.string()),
  /** A legal hold protects the disclosure until then; the date may be in the past. */
  held_until: moment.nullable(),
})
export type Disclosure = z.infer<typeof disclosure>

export const disclosures = contract(
  { name: 'disclosures', topic: 'looks' },
  {
    record: write(
      'Say why visits of a unit, a person, a plate, a pass or of everybody are looked at. For an hour they are shown to the caller; the homes read it',
      z
        .strictObject({
          ...subjectOf,
          id,
          reason: z.enum(chosenReasons),
          said: requiredLine(mostSaid).refine(isSentence, 'too_short'),
          /** The homes are informed from this date if a second person approves within three days; otherwise after those three days. */
          told_from: moment.nullable().default(null),
        })
        .refine(isPeriod, { path: ['until'], message: 'invalid' })
        .refine(hasSubject, { path: ['subject'], message: 'required' })
        .refine(({ told_from }) => !told_from || Date.parse(told_from) <= Date.now() + mostDaysUntold * day, {
          path: ['told_from'],
          message: 'invalid',
        }),
    ),
    open: read(
      'What the caller gave a reason for within the last hour',
      z.strictObject({}),
      z.array(
        z.strictObject({
          id: z.uuid(),
          condominium_id: z.uuid(),
          kind: z.enum(disclosureKinds),
          subject: z.string().nullable(),
          subject_id: z.uuid().nullable(),
          from: moment,
          until: moment,
          open_until: moment,
        }),
      ),
    ),
    list: read(
      'Every look in the condominiums that the caller runs, the newest first',
      z.strictObject({ condominium_id: id.optional(), after: cursor }),
      page(
        disclosure.extend({
          told_from: moment.nullable(),
          /** The disclosure is hidden from its homes until then if a second person approves; null without an open request. */
          hide_until: moment.nullable(),
        }),
      ),
    ),
    timeline: read(
      'What happened in a period, at a gate or about a unit, a person, a plate or a pass: the log with what the screens said, refusals, incidents, and who was inside when it ended. Names that are older than a day need a reason first',
      z
        .strictObject({ ...subjectOf, gate_id: id.optional() })
        .refine(isPeriod, { path: ['until'], message: 'invalid' })
        .refine(hasSubject, { path: ['subject'], message: 'required' }),
      timelineAnswer,
      ['access_logs', 'incidents'],
    ),
    patterns: read(
      'What is worth a look at the gates of a condominium in the last days, and how often it was in as many days before; of nobody in particular',
      z.strictObject(patternPeriod),
      z.strictObject({
        condominium: condominiumThere,
        from: moment,
        until: moment,
        items: z.array(patternCount),
      }),
      ['access_logs', 'gate'],
    ),
    pattern: read(
      'The rows of what is worth a look, the newest first, as "What happened" tells them. Names that are older than a day need a reason first',
      z.strictObject({ ...patternPeriod, pattern: z.enum(loggedPatterns), after: cursor }),
      page(timelineEntry),
      ['access_logs', 'gate'],
    ),
    silences: read(
      'Which tablets and readers were silent in the last days, those first that still are',
      z.strictObject(patternPeriod),
      z.array(silence),
      ['gate'],
    ),
    ofHome: read(
      'Who looked at the visits of the caller’s home, when and why, the newest first',
      z.strictObject({ after: cursor }),
      page(disclosure),
    ),
  },
)
