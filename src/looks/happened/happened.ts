/** What happened at a time: the lines of the log, refusals, questions to homes and incidents in one order. */
import { z } from 'zod'
import { condominiumThere, moment } from '../../shared/fields.ts'
import { loggedKinds } from '../../visits/arrivals/arrivals.ts'
import { corrections } from '../../visits/log/corrections.ts'
import { subjectKinds } from '../../visits/log/logLines.ts'
import { told } from '../../visits/log/toldSchema.ts'

/** More are not read at once; the screen asks for a shorter time. */
export const mostHappened = 500

export const happenedGroups = ['came', 'left', 'refused', 'asked', 'screen', 'corrected', 'incident', 'other'] as const

const channels = ['station', 'desk', 'device', 'home', 'system'] as const

const text = z.string().nullable()

export const happening = z.strictObject({
  id: z.uuid(),
  at: moment,
  group: z.enum(happenedGroups),
  /** The event of a line, `screen` for a card without an entry, or the kind of an incident. */
  what: z.string(),
  auth_type: z.enum(subjectKinds).nullable(),
  name: text,
  last_name: text,
  arrival_kind: z.enum(loggedKinds).nullable(),
  /** Older than a day, and no reason was given to see who it was. */
  hidden: z.boolean(),
  unit_number: text,
  tower: text,
  authorization_id: z.uuid().nullable(),
  channel: z.enum(channels),
  gate_name: text,
  actor_name: text,
  /** Who let them in: a resident in advance, somebody who was asked, a word by telephone, or a guard with a reason. */
  invited_by: text,
  answered_by: text,
  authorized_by: text,
  override_reason: text,
  /** The screen's verdict at the same guard and station, the time of its data, and the arrival of a late report. */
  shown: z
    .strictObject({
      verdict: text,
      reason: text,
      taken_at: moment.nullable(),
      arrived_at: moment.nullable(),
      signed: z.boolean(),
    })
    .nullable(),
  /** How a request ended, and when. */
  ended: z.strictObject({ outcome: z.string(), at: moment, by: text }).nullable(),
  /** Company, purpose and number of people. */
  carried: text,
  /** Which telephones of the home rang for a request, and how many people saw it. */
  rung: z.strictObject({ phones: z.int(), at: moment.nullable(), seen: z.int() }).nullable(),
  told: told.nullable(),
  correction: z.enum(corrections).nullable(),
  /** The line that it corrects, or that corrects it. */
  beside: z.uuid().nullable(),
  incident_id: z.uuid().nullable(),
  said: text,
})
export type Happening = z.infer<typeof happening>

export const happened = z.strictObject({
  condominium: condominiumThere,
  /** In the order of their times. */
  items: z.array(happening),
  /** Visitors' names and screens of earlier days are deleted. */
  names_since: moment,
  screens_since: moment,
  /** There were more than one screen shows: the newest are here. */
  more: z.boolean(),
  /** Who was inside when the time ended. */
  inside: z.array(
    z.strictObject({
      id: z.uuid(),
      since: moment,
      name: text,
      last_name: text,
      hidden: z.boolean(),
      unit_number: text,
    }),
  ),
})
export type Happened = z.infer<typeof happened>
