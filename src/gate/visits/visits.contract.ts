/** The calls about visits and the access log. */
import { z } from 'zod'
import { provenance } from '../../access-log/provenanceSchema.ts'
import { authorizationStatus, authType } from '../../authorizations/authorizationSchemas.ts'
import { homeKinds } from '../../households/rights.rules.ts'
import { contract, download, read, tableFormat, write } from '../../shared/contract.ts'
import {
  calendarDay,
  condominiumThere,
  countedPage,
  cursor,
  id,
  language,
  moment,
  searchText,
} from '../../shared/fields.ts'
import { userRole } from '../../shared/roles.ts'
import { answersBeside, arrivalKinds, decisions, outcomeChannels, outcomes } from '../arrivals/arrivals.ts'
import { ruleOfArrival } from '../arrivals/homeRules/ruleSchemas.ts'
import { logLine } from '../log/logLines.ts'

const day = calendarDay
/** The most rows that a person reads on paper; the export has all of them. */
export const mostOnAPrintout = 1000
/** One search reads at most this number of lines of the log, the newest first. */
export const mostSearched = 10_000
export const mostLatest = 10
export const visitFilters = ['pending', 'approved', 'denied'] as const

export const logEvents = [
  'entry',
  'let_in',
  'exit',
  'visitor_registered',
  'visit_called_off',
  'document_revealed',
  'phones_shown_unasked',
  'authorization_deleted',
] as const

const gateAct = { condominium_id: id, id, event_id: id }

/** Most visits lack the optional fields: leaving them out keeps a list short. */
const visit = z.strictObject({
  id: z.uuid(),
  auth_type: authType,
  condominium: condominiumThere,
  unit_number: z.string(),
  status: authorizationStatus,
  suspended: z.boolean(),
  dismissed: z.boolean().optional(),
  stands: z.boolean(),
  /** A worker came outside the agreed days and hours. */
  out_of_hours: z.boolean(),
  inside: z.boolean(),
  ever_entered: z.boolean(),
  closed: z.boolean(),
  /** The person whose word by phone closed it. */
  settled_by: z.string().nullable(),
  name: z.string(),
  last_name: z.string().nullable(),
  /** Staff see it masked, the host sees all of it. */
  document: z.string().nullable(),
  phone_number: z.string().nullable(),
  vehicle_plate: z.string().nullable(),
  weekdays: z.array(z.int()).nullable(),
  purpose: z.string().nullable(),
  arrival_kind: z.enum(arrivalKinds),
  company: z.string().optional(),
  /** The size of the group, where the guard or the home wrote it down, and the names of the companions, one per line. */
  people: z.int().optional(),
  companions: z.string().optional(),
  /** The people of a group who are inside. */
  people_inside: z.int().optional(),
  /** The badge that was given, and whether a guard may write one down now. */
  badge: z.string().optional(),
  badge_asked: z.boolean().optional(),
  /** A pass with a photo has its id. */
  photo: z.uuid().optional(),
  document_seen: z.boolean().optional(),
  no_document: z.boolean().optional(),
  /** The visitor resembles a refused person: warns the home of a request, and the guard of an authorization. */
  resembles: z.literal(true).optional(),
  /** Set if the visitor was refused, left, or left an item before the home answered. */
  gone: z.enum(['refused', 'left', 'left_at_gate']).optional(),
  gone_at: moment.optional(),
  /** Unannounced arrivals have one outcome, with the channel and the name of the person or system that decided it. */
  outcome: z.enum(outcomes).optional(),
  outcome_channel: z.enum(outcomeChannels).optional(),
  outcome_by_name: z.string().optional(),
  /** The home chose an answer other than yes or no. */
  answer: z.enum(answersBeside).optional(),
  /** The resident who asked the gate to call, while the request is open. */
  call_wanted_by_name: z.string().optional(),
  /** The rule of the home that decided, and when the home said that this was wrong. */
  rule: ruleOfArrival.optional(),
  contested_at: moment.optional(),
  notes: z.string().nullable(),
  relationship: z.string().nullable(),
  valid_from: moment.nullable(),
  valid_until: moment.nullable(),
  created_at: moment,
  registered_by_name: z.string().nullable(),
  /** Set if a station sent it later or in another name. */
  provenance: provenance.nullable(),
  decided_at: moment.nullable(),
  decided_by_name: z.string().nullable(),
  /** The administration answered for a unit in which no resident could. */
  decided_by_administration: z.boolean().optional(),
  /** Older than a day, and the reader gave no reason to see who it was; only of lists for staff. */
  hidden: z.boolean().optional(),
  /** The reader gave the answer and may change it. */
  may_change: z.boolean().optional(),
  /** How far the notice of the request got: sent, shown. */
  sent_at: moment.nullable(),
  shown_at: moment.nullable(),
})
export type Visit = z.infer<typeof visit>

const narrowed = {
  search: searchText,
  condominium_id: id.optional(),
  from: day.optional(),
  until: day.optional(),
}
const filters = { ...narrowed, after: cursor }
const logNarrowed = { ...narrowed, gate_id: id.optional(), event: z.enum(logEvents).optional() }

const slice = { name: 'visits', lanes: { printout: 'long' } } as const

export const visits = contract(slice, {
  units: read(
    'The units of a condominium that have an approved resident or a telephone for the gate',
    z.strictObject({ condominium_id: id }),
    z.array(z.string()),
    ['people', 'units'],
  ),
  list: read(
    'The visitors of the caller’s condominiums, newest first',
    z.strictObject({ ...filters, status: z.enum(visitFilters).optional() }),
    countedPage(visit),
    ['authorizations', 'access_logs', 'deliveries'],
  ),
  count: read(
    'The figures of the operator panel',
    z.strictObject({ condominium_id: id.optional() }),
    z.strictObject({
      visitors: z.int(),
      pending: z.int(),
      entries_today: z.int(),
      inside: z.int(),
      visitors_of_week: z.int(),
      visitors_of_month: z.int(),
    }),
    ['authorizations', 'access_logs'],
  ),
  waiting: read('The open requests to the caller’s unit, newest first', z.strictObject({}), z.array(visit), [
    'authorizations',
  ]),
  toAnswer: read(
    'The open requests to units for which the administration answers, newest first',
    z.strictObject({}),
    z.array(visit),
    ['authorizations', 'units'],
  ),
  request: read('One request to the caller’s unit, in any state', z.strictObject({ id }), visit, [
    'authorizations',
    'access_logs',
  ]),
  ofResident: read(
    'A resident’s authorizations, for the guard, newest first',
    z.strictObject({ condominium_id: id, resident_id: id, after: cursor }),
    countedPage(visit),
    ['authorizations', 'access_logs'],
  ),
  revealDocument: write(
    'Show a full document number; the access log records who looked',
    z.strictObject(gateAct),
    z.strictObject({ document: z.string() }),
  ),
  decide: write(
    'Approve or deny a request to the caller’s unit, or to one for which the caller answers; of a delivery also that it stays or is fetched',
    z.strictObject({ id, decision: z.enum(decisions) }),
  ),
  changeAnswer: write(
    'Change one’s own answer to a request, until the entry is recorded',
    z.strictObject({ id, decision: z.enum(decisions) }),
  ),
  wantCall: write('Ask the gate to call about an open request to the caller’s unit', z.strictObject({ id })),
  residentPresence: read(
    'Whether a condominium logs its residents’ entries, and where one resident is',
    z.strictObject({ condominium_id: id, id }),
    z.strictObject({
      logged: z.boolean(),
      /** Null while nothing was recorded. */
      inside: z.boolean().nullable(),
      since: moment.nullable(),
      time_zone: z.string(),
      /** The homes in which they live there, and whether the gate opens for them. */
      lives: z.array(
        z.strictObject({
          /** Names the resident in acts at the gate. */
          id: z.uuid(),
          unit_number: z.string(),
          kind: z.enum(homeKinds).nullable(),
          until: moment.nullable(),
          stands: z.boolean(),
        }),
      ),
    }),
    ['access_logs', 'condominiums', 'people'],
  ),
  log: read(
    'The access log of the caller’s condominiums, newest first',
    z.strictObject({ ...logNarrowed, after: cursor, resident_id: id.optional() }),
    countedPage(logLine).extend({
      /** Null if a search or filter did not read all lines. */
      total: z.int().nullable(),
      /** The time of the last line that the search read: the next page continues there; null after the last line. */
      searched_to: moment.nullable().optional(),
      /** The time zone of the condominium that has this line. */
      searched_zone: z.string().nullable().optional(),
    }),
    ['access_logs'],
  ),
  latest: read(
    'The ten newest rows of the access log, optionally of the last hours only',
    z.strictObject({ hours: z.int().min(1).max(168).optional() }),
    z.array(logLine),
    ['access_logs'],
  ),
  printout: read(
    'The access log for printing: who asked, when, the newest rows and their total. Written down once an hour as an export',
    z.strictObject(logNarrowed),
    z.strictObject({
      asked_by: z.string(),
      asked_role: userRole,
      asked_at: moment,
      total: z.int(),
      /** The time of the last line that a search read; null if it read all. */
      searched_to: moment.nullable(),
      searched_zone: z.string().nullable(),
      /** The name of the gate that was asked for. */
      gate_name: z.string().nullable(),
      /** Times in the condominium's time zone: of the event and of its arrival. */
      lines: z.array(logLine.extend({ wall: z.string(), wall_arrived: z.string().nullable() })),
    }),
  ),
  export: download(
    'All visitors of the caller’s condominiums, newest first',
    z.strictObject({ ...narrowed, status: z.enum(visitFilters).optional(), language, format: tableFormat }),
  ),
  exportLog: download(
    'The whole access log of the caller’s condominiums, newest first',
    z.strictObject({ ...logNarrowed, language, format: tableFormat }),
  ),
})
