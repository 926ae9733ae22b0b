/** Where a notice leads whoever reads it, and whom it is about. */
import type { UserRole } from '../shared/roles.ts'
import type { Notice, NoticeKind } from './notices.contract.ts'

/** Residents come to the request itself, staff to the desk where it is listed. */
export function noticePath({ kind, fact_id }: { kind: NoticeKind; fact_id: string }, role: UserRole): string {
  if (kind === 'person_waiting') return role === 'super_admin' ? '/admin/approvals' : '/dashboard/admin'
  if (role === 'agent') return '/operator-panel'
  if (role !== 'resident') return '/dashboard'
  const about_a_request = kind !== 'visitor_entered' && kind !== 'let_in'
  return about_a_request ? `/dashboard/temporary-visitors?request=${fact_id}` : '/dashboard'
}

/** One notice among all: a request and its answer are two of the same visit. */
export const noticeKey = ({ kind, fact_id }: Pick<Notice, 'kind' | 'fact_id'>) => `${kind} ${fact_id}`

export const subjectName = ({ name, last_name }: Pick<Notice, 'name' | 'last_name'>) =>
  [name, last_name].filter(Boolean).join(' ')
