/** The calls about a household: its accounts, objections to new ones, and the administration's answers. */
import { z } from 'zod'
import { contract, type Output, read, write } from '../shared/contract.ts'
import { calendarDay, id, moment, optionalLine, typedLine, unitNumber } from '../shared/fields.ts'
import { phoneKinds } from '../units/units.rules.ts'
import { askedWays, homeKinds } from './rights.rules.ts'

const account = z.strictObject({
  /** This coming to live here, and no other of the same person. */
  joining: z.uuid(),
  full_name: z.string(),
  since: moment,
  mine: z.boolean(),
  may_object: z.boolean(),
  /** When the reader objected; what others said is for the administration alone. */
  objected_at: moment.nullable(),
  /** Whether the administration has answered the reader that the account stays. */
  kept: z.boolean(),
  /** What the administration says of them. */
  kind: z.enum(homeKinds).nullable(),
  may_authorize: z.boolean(),
  /** Whether the reader may tell the administration that they no longer live there. */
  may_say_gone: z.boolean(),
  /** Whether the reader may give them the right to authorize, or take it back. */
  may_set_word: z.boolean(),
})
export type HomeAccount = z.infer<typeof account>

const ownerWatching = z.strictObject({
  id: z.uuid(),
  owner: z.string(),
  asked_at: moment,
  /** Null while nobody of the home agreed. */
  agreed_by: z.string().nullable(),
  agreed_at: moment.nullable(),
  may_answer: z.boolean(),
})
export type HomeClaim = NonNullable<Output<typeof households.mine>['claims']>['mine'][number]
export type OwnerWatching = z.infer<typeof ownerWatching>

/** A visitor for whom a person who may not authorize asks the adults of their home. */
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

/** How somebody of a home may say yes to a guard, or why they may not. */
export const answerWays = [
  'app',
  'phone',
  'on_hold',
  'not_started',
  'not_approved',
  'not_allowed',
  'administration',
] as const

/** At once, when nobody has answered, not in their quiet hours, or not at all. */
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
      /** Since when the caller cannot authorize anybody, because somebody objected to their account. */
      frozen_at: moment.nullable(),
      /** When the caller moves out, and to which unit; null for one who stays, or leaves the condominium. */
      leaves_at: moment.nullable(),
      moves_to: z.string().nullable(),
      /** Whether the administration lets the caller authorize. */
      may_authorize: z.boolean(),
      /** Of a reader who may not authorize: the adults of the home who may. */
      whom_to_ask: z.array(z.string()),
      /** Open requests from before the reader joined, and the adults who answer them. */
      waits_for_others: z
        .strictObject({ count: z.int(), by: z.array(z.string()) })
        .nullable()
        .optional(),
      /** Of whom the reader said within thirty days that they no longer live there, and what became of it; null while it waits. */
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
          /** Since when somebody says it of the reader; who is for the administration alone. */
          about_me: moment.nullable(),
        })
        .nullable()
        .optional(),
      /** For adults of the home, whether the webhook of the condominium may answer for it, and by whose word. */
      webhook: z
        .strictObject({
          answers: z.boolean(),
          by_name: z.string().nullable(),
          since: moment.nullable(),
          /** Whether the condominium has one that answers. */
          offered: z.boolean(),
        })
        .nullable()
        .optional(),
      /** Owners who read the visits of the unit, by whose word, or ask to; only adults of the home read who asks. */
      owners_watching: z.array(ownerWatching).optional(),
      /** The reader's own asks until a day after the visit's day, and the asks that wait for the reader's answer. */
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
      .strictObject({ residence_id: id, asked: z.enum(askedWays), quiet_from: hour, quiet_until: hour })
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
        /** Of the administration: that of the condominium. */
        name: z.string(),
        answers: z.enum(answerWays),
        /** Of those who may answer by phone: a guard looks with `showPhones`. */
        has_phone: z.boolean(),
        /** When a telephone of the unit is answered; null: always. */
        hours: z.strictObject({ from: z.string(), until: z.string() }).nullable(),
        /** Of who answers in the app, whether their telephone rings now. */
        rings: z.enum(ringing).nullable(),
      }),
    ),
    ['people', 'authorizations', 'units'],
  ),
  showPhones: write(
    'Look at the telephones of a home; the log says who looked, and without somebody at the gate also why',
    z.strictObject({ condominium_id: id, unit_number: unitNumber, event_id: id, why: optionalLine(120) }),
    z.array(
      z.strictObject({
        name: z.string(),
        /** Null of somebody who has an account or whom a home lets answer. */
        kind: z.enum(phoneKinds).nullable(),
        number: z.string(),
        from: z.string().nullable(),
        until: z.string().nullable(),
      }),
    ),
  ),
  around: read(
    'Who lives already where a resident lives or asked to, or in the unit that the administration says',
    z.strictObject({ id, unit_number: unitNumber.optional() }),
    z.array(z.strictObject({ full_name: z.string(), since: moment })),
    ['people'],
  ),
})
