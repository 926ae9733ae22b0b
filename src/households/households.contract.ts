import { z } from 'zod'
import { contract, type Output, read, write } from '../shared/contract.ts'
import { calendarDay, id, moment, optionalLine, typedLine, unitNumber } from '../shared/fields.ts'
import { askModes, homeKinds } from './rights.rules.ts'

const account = z.strictObject({
  /** Identifies this residence of the person, and no other. */
  joining: z.uuid(),
  full_name: z.string(),
  since: moment,
  mine: z.boolean(),
  may_object: z.boolean(),
  /** The reader's own objection; others' are visible only to the administration. */
  objected_at: moment.nullable(),
  /** Whether the administration has answered the reader that the account stays. */
  kept: z.boolean(),
  /** Set by the administration. */
  kind: z.enum(homeKinds).nullable(),
  may_authorize: z.boolean(),
  /** Whether the reader may report that they no longer live there. */
  may_say_gone: z.boolean(),
  /** Whether the reader may give them the right to authorize, or take it back. */
  may_set_word: z.boolean(),
})
export type HomeAccount = z.infer<typeof account>

const ownerWatching = z.strictObject({
  id: z.uuid(),
  owner: z.string(),
  asked_at: moment,
  /** Null without consent. */
  agreed_by: z.string().nullable(),
  agreed_at: moment.nullable(),
  may_answer: z.boolean(),
})
export type HomeClaim = NonNullable<Output<typeof households.mine>['claims']>['mine'][number]
export type OwnerWatching = z.infer<typeof ownerWatching>

/** A person who may not authorize asks the adults of their home for a visitor. */
const permissionAsk = z.strictObject({
  id: z.uuid(),
  visitor: z.string(),
  day: z.iso.date(),
  said: z.string().nullable(),
  asked_at: moment,
  by_name: z.string(),
  mine: z.boolean(),
  state: z.enum(['waiting', 'granted', 'refused', 'expired']),
  answered_by_name: z.string().nullable(),
  answer_said: z.string().nullable(),
})
export type PermissionAsk = z.infer<typeof permissionAsk>

/** How a resident may answer a guard, or why they may not. */
export const answerWays = [
  'app',
  'phone',
  'on_hold',
  'not_started',
  'not_approved',
  'not_allowed',
  'administration',
] as const

/** When the phone rings: at once, without another answer, outside quiet hours, or never. */
export const ringing = ['first', 'later', 'quiet', 'never'] as const

const hour = z
  .string()
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'time')
  .nullable()
  .transform((text) => text || null)

export const households = contract('households', {
  mine: read(
    'The accounts of the reader’s own home, by name, in the order in which they came',
    z.strictObject({}),
    z.strictObject({
      accounts: z.array(account),
      /** Since when an objection keeps the caller from authorizing. */
      frozen_at: moment.nullable(),
      /** The time and target of a planned move; null target if the caller leaves the condominium. */
      leaves_at: moment.nullable(),
      moves_to: z.string().nullable(),
      /** Whether the administration lets the caller authorize. */
      may_authorize: z.boolean(),
      /** The adults whom a reader without the right may ask. */
      whom_to_ask: z.array(z.string()),
      /** Open requests from before the reader joined, and the adults who answer them. */
      waits_for_others: z
        .strictObject({ count: z.int(), by: z.array(z.string()) })
        .nullable()
        .optional(),
      /** The reader's reports of the last thirty days and their outcome; null while pending. */
      claims: z
        .strictObject({
          mine: z.array(
            z.strictObject({
              id: z.uuid(),
              full_name: z.string(),
              said_at: moment,
              answer: z.enum(['kept', 'ended', 'withdrawn']).nullable(),
            }),
          ),
          /** The time of a report about the reader; only the administration knows the author. */
          about_me: moment.nullable(),
        })
        .nullable()
        .optional(),
      /** For adults of the home: whether the condominium's webhook may answer for it, and the adult who allowed it. */
      webhook: z
        .strictObject({
          answers: z.boolean(),
          by_name: z.string().nullable(),
          since: moment.nullable(),
          /** Whether the condominium has a webhook that answers. */
          offered: z.boolean(),
        })
        .nullable()
        .optional(),
      /** Owners who see the unit's visits or request it; only adults of the home see requests. */
      owners_watching: z.array(ownerWatching).optional(),
      /** The reader's own requests until a day after the visit's day, and requests that the reader may answer. */
      permissions: z.array(permissionAsk).optional(),
    }),
    ['people', 'session', 'authorizations'],
  ),
  askPermission: write(
    'A resident who may not authorize asks the adults of the home for a visitor of one day; the ask authorizes nothing',
    z.strictObject({ id, visitor: typedLine(120), day: calendarDay, said: optionalLine(200) }),
  ),
  refusePermission: write(
    'Say no to an ask of the home; `authorizations.create` says yes',
    z.strictObject({ id, said: optionalLine(200) }),
  ),
  waitingElsewhere: read(
    'The other homes of the caller where somebody waits for an answer, with the newest request of each',
    z.strictObject({}),
    z.array(z.strictObject({ home: z.uuid(), unit_number: z.string(), condominium: z.string(), request: z.uuid() })),
    ['authorizations', 'session'],
  ),
  object: write(
    'Tell the administration that somebody who joined the home should not have',
    z.strictObject({ joining: id }),
  ),
  setWord: write(
    'Give a family member of the home the right to authorize, or take back what the home gave',
    z.strictObject({ joining: id, may_authorize: z.boolean() }),
  ),
  sayGone: write(
    'Tell the administration that an account of the home no longer lives there',
    z.strictObject({ id, joining: id, reason: optionalLine(200) }),
  ),
  takeBackGone: write('Take back that somebody no longer lives in the home', z.strictObject({ id })),
  stopBoth: write(
    'While the administration decides whether somebody still lives there: stop them and who said it, or let both go on',
    z.strictObject({ id, stops: z.boolean() }),
  ),
  answerOwner: write(
    'Agree that an owner reads the visits of the home, or say no: also later, and at once',
    z.strictObject({ id, agrees: z.boolean() }),
  ),
  letWebhookAnswer: write(
    'Let the webhook of the condominium answer for the home, or not any more',
    z.strictObject({ answers: z.boolean() }),
  ),
  chooseAsking: write(
    'Choose for oneself when one is asked about visitors of a home, and the hours in which no telephone of one’s own rings',
    z
      .strictObject({ residence_id: id, asked: z.enum(askModes), quiet_from: hour, quiet_until: hour })
      .superRefine(({ quiet_from, quiet_until }, context) => {
        if ((quiet_from === null) !== (quiet_until === null))
          context.addIssue({
            code: 'custom',
            path: [quiet_from === null ? 'quiet_from' : 'quiet_until'],
            message: 'required',
          })
      }),
  ),
  keep: write(
    'Answer the objections to a newcomer, or that somebody no longer lives there: they stay and may authorize again',
    z.strictObject({ id, seen: z.int().min(1).max(1_000) }),
  ),
  answering: read(
    'For a guard: who of a unit may answer for it, and who cannot and why; co-residents may by phone where their home allows it',
    z.strictObject({ condominium_id: id, unit_number: unitNumber }),
    z.array(
      z.strictObject({
        /** The administration has the name of the condominium. */
        name: z.string(),
        answers: z.enum(answerWays),
        /** True for a person who may answer by phone: a guard reads the number through the event `phones_shown`. */
        has_phone: z.boolean(),
        /** When a phone of the unit is answered; null means always. */
        hours: z.strictObject({ from: z.string(), until: z.string() }).nullable(),
        /** For residents with the app: whether their phone rings now. */
        rings: z.enum(ringing).nullable(),
      }),
    ),
    ['people', 'authorizations', 'units'],
  ),
  around: read(
    'Who lives already where a resident lives or asked to, or in the unit that the administration says',
    z.strictObject({ id, unit_number: unitNumber.optional() }),
    z.array(z.strictObject({ full_name: z.string(), since: moment })),
    ['people'],
  ),
})
