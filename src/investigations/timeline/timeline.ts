/** Log lines, refusals, requests to homes and incidents of a period, in one order. */
import { z } from 'zod'
import { corrections } from '../../access-log/corrections.ts'
import { provenance } from '../../access-log/provenanceSchema.ts'
import { loggedKinds } from '../../gate/arrivals/arrivals.ts'
import { subjectKinds } from '../../gate/log/logLines.ts'
import { condominiumThere, moment } from '../../shared/fields.ts'

/** A longer answer is cut; the screen suggests a shorter period. */
export const mostTimelineEntries = 500

export const timelineGroups = ['came', 'left', 'refused', 'asked', 'screen', 'corrected', 'incident', 'other'] as const

const channels = ['station', 'desk', 'device', 'home', 'system'] as const

const text = z.string().nullable()

export const timelineEntry = z.strictObject({
  id: z.uuid(),
  at: moment,
  group: z.enum(timelineGroups),
  /** A card without an entry has `screen`, other rows the event of their line or the kind of their incident. */
  what: z.string(),
  auth_type: z.enum(subjectKinds).nullable(),
  name: text,
  last_name: text,
  arrival_kind: z.enum(loggedKinds).nullable(),
  /** The row is older than a day, and a reader needs a reason to see names. */
  hidden: z.boolean(),
  unit_number: text,
  tower: text,
  authorization_id: z.uuid().nullable(),
  channel: z.enum(channels),
  gate_name: text,
  actor_name: text,
  /** Names the person who let the visitor in: a resident in advance or on request, a person on the phone, or a guard with a reason. */
  invited_by: text,
  answered_by: text,
  authorized_by: text,
  override_reason: text,
  /** Contains the verdict at the same guard and station, the time of its data, and the arrival of a late report. */
  shown: z
    .strictObject({
      verdict: text,
      reason: text,
      taken_at: moment.nullable(),
      arrived_at: moment.nullable(),
      signed: z.boolean(),
    })
    .nullable(),
  /** The outcome of a request, and its time. */
  ended: z.strictObject({ outcome: z.string(), at: moment, by: text }).nullable(),
  /** Company and purpose. */
  carried: text,
  /** The people whom an entry or an exit counts; null without a number. */
  people: z.int().nullable(),
  /** Counts the whole group of an entry or a request; null for one person. */
  group_size: z.int().nullable(),
  /** The number of phones that rang for a request, and of people who saw it. */
  rung: z.strictObject({ phones: z.int(), at: moment.nullable(), seen: z.int() }).nullable(),
  provenance: provenance.nullable(),
  correction: z.enum(corrections).nullable(),
  /** The line that this line corrects, or that corrects this line. */
  beside: z.uuid().nullable(),
  incident_id: z.uuid().nullable(),
  said: text,
})
export type TimelineEntry = z.infer<typeof timelineEntry>

export const timelineAnswer = z.strictObject({
  condominium: condominiumThere,
  /** In chronological order. */
  items: z.array(timelineEntry),
  /** Names and verdicts before these moments are deleted. */
  names_since: moment,
  screens_since: moment,
  /** Only the newest are included. */
  more: z.boolean(),
  inside: z.array(
    z.strictObject({
      id: z.uuid(),
      since: moment,
      name: text,
      last_name: text,
      hidden: z.boolean(),
      unit_number: text,
      /** The people of a group who were inside; null for one person. */
      people: z.int().nullable(),
    }),
  ),
})
export type TimelineAnswer = z.infer<typeof timelineAnswer>
