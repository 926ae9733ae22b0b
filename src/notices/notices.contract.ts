import { z } from 'zod'
import { provenance } from '../access-log/provenanceSchema.ts'
import { authType } from '../authorizations/authorizationSchemas.ts'
import { arrivalKinds } from '../gate/arrivals/arrivals.ts'
import { amenityTypes } from '../shared/amenityTypes.ts'
import { contract, read, write } from '../shared/contract.ts'
import { id, moment } from '../shared/fields.ts'
import { sliceNotices } from '../slices.ts'

const ownKinds = [
  'visitor_approval_request',
  'new_visitor',
  'visitor_approved',
  'visitor_denied',
  'visitor_entered',
  'let_in',
  'entered_by_rule',
  'answered_by_rule',
  'stays_too_long',
  'rule_written',
  'line_ended',
  'word_taken',
  'word_given',
  'owner_asks',
  'owner_watches',
  'permission_asked',
  'said_gone',
  'home_word_given',
  'home_word_taken',
  'webhook_on',
  'left_at_gate',
  'left_still_waits',
  'written_by_hand',
  'entry_contested',
  'entry_corrected',
  'emergency_entry',
  'authority_arrived',
  'person_waiting',
  'new_reservation',
  'reservation_approved',
  'reservation_rejected',
  'reservation_cancelled',
  'gate_conflict',
  'home_joined',
  'home_checked',
  'home_objection',
  'home_claim',
  'retention_shortened',
  'hold_asked',
  'numbers_paused',
  'entered_at_reader',
  'went_out',
  'numbers_renewed',
  'codes_renewed',
  'passes_imported',
  'passes_received',
  'spare_tablet',
  'second_asked',
  'second_answered',
  'code_made',
] as const
export type SliceNoticeKind = keyof typeof sliceNotices
const kind = z.enum([...ownKinds, ...(Object.keys(sliceNotices) as SliceNoticeKind[])])
export type NoticeKind = z.infer<typeof kind>

/** Requests to the reader, which leave the bell once they are answered. */
export const askingKinds: readonly NoticeKind[] = [
  'visitor_approval_request',
  'new_reservation',
  'person_waiting',
  'home_objection',
  'home_claim',
  'hold_asked',
  'owner_asks',
  'permission_asked',
  'second_asked',
  'matter_waiting',
]

/** The visit or person of an entry's notice. */
export const noticeCard = z.strictObject({
  id: z.uuid(),
  auth_type: authType,
  /** True for a visit that a guard registered for the unit: it has a request and no card. */
  of_unit: z.boolean(),
  arrival_kind: z.enum(arrivalKinds).optional(),
})
export type NoticeCard = z.infer<typeof noticeCard>

const notice = z.strictObject({
  kind,
  fact_id: z.uuid(),
  at: moment,
  read: z.boolean(),
  name: z.string(),
  last_name: z.string().nullable(),
  unit_number: z.string().nullable(),
  condominium: z.string().nullable(),
  /** The condominium's zone; null for notices of the reader's account. */
  time_zone: z.string().nullable(),
  by_name: z.string().nullable(),
  reason: z.string().nullable(),
  /** Set for a reservation. */
  amenity: z.strictObject({ amenity_type: z.enum(amenityTypes), name: z.string().nullable() }).nullable(),
  starts_at: moment.nullable(),
  card: noticeCard.nullable(),
  /** Set for a request. */
  arrival_kind: z.enum(arrivalKinds).nullable(),
  /** The people of a request's group, or of an entry; null for one person. A page of an earlier server has none. */
  people: z.int().nullable().optional(),
  /** For an event that a station sent later: its author and its arrival. */
  provenance: provenance.nullable(),
})
export type Notice = z.infer<typeof notice>

/** The current and the previous moment up to which notices are cleared. */
const cleared = z.strictObject({ until: moment, before: moment.nullable() })

/** A browser's push subscription: endpoint, public key and secret, in base64url. */
const endpoint = z.url('invalid').max(1000, 'too_long')

export const notices = contract('notices', {
  list: read(
    'The caller’s newest notices, and the number of unread ones up to a hundred',
    z.strictObject({}),
    z.strictObject({ unread: z.int(), items: z.array(notice) }),
    ['authorizations', 'access_logs', 'people', 'amenities', 'gate', 'holds', 'matters', 'stays'],
  ),
  mark: write(
    'Mark notices as read or dismiss them',
    z.strictObject({
      notices: z
        .array(z.strictObject({ kind, fact_id: id }))
        .min(1)
        .max(50),
      as: z.enum(['read', 'dismissed']),
    }),
  ),
  clear: write(
    'Dismiss all notices up to the newest one seen, except those that wait for an answer',
    z.strictObject({ until: moment }),
    cleared,
  ),
  unclear: write('Take back what was cleared last, unless more was cleared meanwhile', cleared),
  seen: write(
    'Report that a request was shown to the user',
    z.strictObject({ fact_ids: z.array(id).min(1).max(50), channel: z.enum(['screen', 'push']) }),
  ),
  preferences: read(
    'The caller’s notice preferences, and the key for push',
    z.strictObject({}),
    z.strictObject({ by_mail: z.boolean(), push_key: z.string() }),
  ),
  changePreferences: write('Turn e-mails about requests on or off', z.strictObject({ by_mail: z.boolean() })),
  subscribe: write(
    'Turn on push for this browser',
    z.strictObject({
      endpoint,
      p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/, 'invalid'),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'invalid'),
    }),
  ),
  unsubscribe: write('Turn off push for this browser', z.strictObject({ endpoint })),
  ring: write(
    'Send a test message to this browser, which makes a sound also while the app is open',
    z.strictObject({ endpoint }),
  ),
})
