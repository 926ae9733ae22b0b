/** Why somebody of the administration looked at what came and went: written before it is shown, read by the homes. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { condominiumThere, cursor, id, moment, optionalLine, page, requiredLine } from '../shared/fields.ts'
import { happened, happening } from './happened/happened.ts'
import { chosenReasons, isSentence, lookKinds, lookReasons, mostDays, mostSaid, mostUntold } from './looks.rules.ts'
import { loggedPatterns } from './patterns/patternNames.ts'
import { patternCount, patternDays, silence } from './patterns/patterns.ts'

const day = 86_400_000
const [mostSubject, mostCode] = [120, 600]

const subjectOf = {
  condominium_id: id,
  kind: z.enum(lookKinds),
  /** As it was typed: a unit, a name, a plate, or the code of a pass. */
  subject: optionalLine(mostCode),
  /** A resident or an authorization, where the screen knows it. */
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
/** The code of a pass is long; what is kept of it is short. */
const hasSubject = ({ kind, subject }: Asked) =>
  (kind === 'everything') === (subject === null) && (kind === 'pass' || (subject?.length ?? 0) <= mostSubject)

const patternPeriod = { condominium_id: id, days: z.literal(patternDays) }

const look = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  at: moment,
  by_name: z.string(),
  by_role: z.enum(['agent', 'admin', 'super_admin']),
  kind: z.enum(lookKinds),
  subject: z.string().nullable(),
  from: moment,
  until: moment,
  reason: z.enum(lookReasons),
  said: z.string(),
  /** Of the evidence that was handed out with it. */
  folios: z.array(z.string()),
  /** Where it is held as evidence: until when nothing of it is deleted, or was not. */
  held_until: moment.nullable(),
})
export type Look = z.infer<typeof look>

export const looks = contract('looks', {
  record: write(
    'Say why visits of a unit, a person, a plate, a pass or of everybody are looked at. For an hour they are shown to the caller; the homes read it',
    z
      .strictObject({
        ...subjectOf,
        id,
        reason: z.enum(chosenReasons),
        said: requiredLine(mostSaid).refine(isSentence, 'too_short'),
        /** The homes are told from then on, if a second person agrees within three days; otherwise after these. */
        told_from: moment.nullable().default(null),
      })
      .refine(isPeriod, { path: ['until'], message: 'invalid' })
      .refine(hasSubject, { path: ['subject'], message: 'required' })
      .refine(({ told_from }) => !told_from || Date.parse(told_from) <= Date.now() + mostUntold * day, {
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
        kind: z.enum(lookKinds),
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
      look.extend({
        told_from: moment.nullable(),
        /** The end of hiding the look from its homes if a second person agrees; null without an open ask. */
        hide_until: moment.nullable(),
      }),
    ),
  ),
  happened: read(
    'What happened in a period, at a gate or about a unit, a person, a plate or a pass: the log with what the screens said, refusals, incidents, and who was inside when it ended. Names that are older than a day need a reason first',
    z
      .strictObject({ ...subjectOf, gate_id: id.optional() })
      .refine(isPeriod, { path: ['until'], message: 'invalid' })
      .refine(hasSubject, { path: ['subject'], message: 'required' }),
    happened,
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
    page(happening),
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
    page(look),
  ),
})
