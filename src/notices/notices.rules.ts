import { kindAddresses } from '../authorizations/kindAddresses.ts'
import { arrivalName } from '../gate/arrivals/arrivals.ts'
import { type AmenityType, amenityName } from '../shared/amenityTypes.ts'
import type { UserRole } from '../shared/roles.ts'
import type { NoticePaths } from '../shared/slice.ts'
import { sliceNoticePaths } from '../slices.ts'
import type { Notice, NoticeCard, NoticeKind } from './notices.contract.ts'

const bookingPath: Readonly<Record<UserRole, string>> = {
  resident: '/dashboard/reservations',
  agent: '/operator-panel?tab=reservations',
  supervisor: '/dashboard',
  board: '/dashboard',
  admin: '/dashboard/admin?tab=reservations',
  super_admin: '/dashboard/admin?tab=reservations',
}

const conflictPath = {
  agent: '/guard',
  supervisor: '/dashboard',
  board: '/dashboard',
  admin: '/dashboard/admin',
  super_admin: '/dashboard/admin',
} as const

interface Subject {
  kind: NoticeKind
  fact_id: string
  card?: NoticeCard | null | undefined
  /** The kind of passes that were imported or passed on in a move. */
  reason?: string | null | undefined
}

const pathsOfSlices: Partial<Record<NoticeKind, NoticePaths>> = sliceNoticePaths

/** Residents go to the request or card itself, staff to the desk that lists it. */
export function noticePath({ kind, fact_id, card, reason }: Subject, role: UserRole): string {
  const own = pathsOfSlices[kind]?.[role]
  if (own) return typeof own === 'string' ? own : own(fact_id)
  if (kind === 'person_waiting') return role === 'super_admin' ? '/admin/approvals' : '/dashboard/admin'
  if (ofHome.includes(kind)) return role === 'resident' ? kindAddresses.co_resident : '/account'
  if (ofAccounts.includes(kind)) return '/account'
  if (kind === 'retention_shortened')
    return role === 'super_admin' ? '/admin/condominiums' : '/dashboard/admin/condominiums'
  if (kind === 'second_asked') return role === 'super_admin' ? '/admin' : '/dashboard'
  if (kind === 'hold_asked') return '/dashboard/admin/what-happened?tab=holds'
  if (kind === 'home_objection' || kind === 'home_claim') return '/dashboard/admin/users?wish=answer'
  if (kind === 'gate_conflict' && role !== 'resident') return conflictPath[role]
  if (kind === 'entry_contested') return '/admin/log'
  if (kind === 'numbers_paused' || kind === 'spare_tablet') return '/dashboard/admin/gates'
  const aboutABooking = kind === 'new_reservation' || kind.startsWith('reservation_')
  if (aboutABooking) return role === 'resident' ? `${bookingPath.resident}?card=${fact_id}` : bookingPath[role]
  if (kind === 'visitor_approval_request' && role === 'admin') return '/dashboard/admin'
  if (role === 'agent') return '/operator-panel'
  if (role !== 'resident') return '/dashboard'
  if (kind === 'left_at_gate' || kind === 'left_still_waits') return `/dashboard?item=${fact_id}`
  if (kind === 'permission_asked') return `/dashboard?permission=${fact_id}`
  if (kind === 'rule_written' || kind === 'line_ended') return '/dashboard/home-rules'
  if (kind === 'numbers_renewed') return kindAddresses.temporary_visitor
  if (kind === 'passes_imported' || kind === 'passes_received') return importedKind(reason)?.[1] ?? '/dashboard'
  if (card && !card.of_unit) return `${kindAddresses[card.auth_type]}?card=${card.id}`
  if (card) return requestPath(card.id)
  return aboutRequests.includes(kind) ? requestPath(fact_id) : '/dashboard'
}

/** These notices name people of the reader's home. */
const ofHome: readonly NoticeKind[] = [
  'home_joined',
  'home_checked',
  'owner_asks',
  'owner_watches',
  'said_gone',
  'home_word_given',
  'home_word_taken',
  'webhook_on',
]
const ofAccounts: readonly NoticeKind[] = ['word_taken', 'word_given', 'second_answered', 'code_made']

const importedKind = (reason: string | null | undefined) =>
  Object.entries(kindAddresses).find(([kind]) => kind === reason)

/** These notices are about a request; the others about visitors are about a line of the log. */
export const aboutRequests: readonly NoticeKind[] = [
  'visitor_approval_request',
  'new_visitor',
  'visitor_approved',
  'visitor_denied',
  'answered_by_rule',
  'stays_too_long',
]
const requestPath = (id: string) => `/dashboard/temporary-visitors?request=${id}`

/** A push message or a letter opens a request above the home screen, which loads less than the list of visitors. */
export const outsidePath = (subject: Subject, role: UserRole): string =>
  subject.kind === 'visitor_approval_request' && role === 'resident'
    ? `/dashboard?request=${subject.fact_id}`
    : noticePath(subject, role)

/** A request and its answer are two notices of the same visit. */
export const noticeKey = ({ kind, fact_id }: Pick<Notice, 'kind' | 'fact_id'>) => `${kind} ${fact_id}`

/** The amenity's name in the user's language. */
export const subjectName = (
  { amenity, card, ...who }: Pick<Notice, 'name' | 'last_name' | 'amenity' | 'card' | 'arrival_kind'>,
  amenityNames: Readonly<Record<AmenityType, string>>,
  arrivalNames: Parameters<typeof arrivalName>[1],
) =>
  [
    amenity ? amenityName(amenity, amenityNames) : null,
    arrivalName({ ...who, arrival_kind: who.arrival_kind ?? card?.arrival_kind }, arrivalNames),
  ]
    .filter(Boolean)
    .join(' · ')
