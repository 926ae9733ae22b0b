/** Where a notice leads, and whom or what it is about. */
import { type AmenityType, amenityName } from '../amenities/rules/amenityTypes.ts'
import type { UserRole } from '../shared/roles.ts'
import type { Notice, NoticeKind } from './notices.contract.ts'

const bookingPath: Readonly<Record<UserRole, string>> = {
  resident: '/dashboard/reservations',
  agent: '/operator-panel?tab=reservations',
  admin: '/dashboard/admin?tab=reservations',
  super_admin: '/dashboard/admin?tab=reservations',
}

const conflictPath: Readonly<Record<UserRole, string>> = {
  resident: '/dashboard',
  agent: '/guard',
  admin: '/dashboard/admin',
  super_admin: '/dashboard/admin',
}

/** Residents go to the request itself, staff to the desk that lists it. */
export function noticePath({ kind, fact_id }: { kind: NoticeKind; fact_id: string }, role: UserRole): string {
  if (kind === 'person_waiting') return role === 'super_admin' ? '/admin/approvals' : '/dashboard/admin'
  if (kind === 'home_joined' || kind === 'home_checked') return '/account'
  if (kind === 'retention_shortened')
    return role === 'super_admin' ? '/admin/condominiums' : '/dashboard/admin/condominiums'
  if (kind === 'home_objection') return '/dashboard/admin/users?wish=answer'
  if (kind === 'gate_conflict') return conflictPath[role]
  if (kind === 'numbers_paused') return '/dashboard/admin/gates'
  const aboutABooking = kind === 'new_reservation' || kind.startsWith('reservation_')
  if (aboutABooking) return bookingPath[role]
  if (role === 'agent') return '/operator-panel'
  if (role !== 'resident') return '/dashboard'
  const withoutARequest: readonly NoticeKind[] = [
    'visitor_entered',
    'let_in',
    'entered_at_reader',
    'passes_replaced',
    'codes_renewed',
  ]
  const aboutARequest = !withoutARequest.includes(kind)
  return aboutARequest ? `/dashboard/temporary-visitors?request=${fact_id}` : '/dashboard'
}

/** Identifies a notice: a request and its answer are two notices of the same visit. */
export const noticeKey = ({ kind, fact_id }: Pick<Notice, 'kind' | 'fact_id'>) => `${kind} ${fact_id}`

/** The amenity's name in the user's language. */
export const subjectName = (
  { name, last_name, amenity }: Pick<Notice, 'name' | 'last_name' | 'amenity'>,
  amenityNames: Readonly<Record<AmenityType, string>>,
) =>
  [amenity ? amenityName(amenity, amenityNames) : null, [name, last_name].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ')
