/** Where a notice leads, and what it says beside its title. */
import type { NoticeKind } from './notices.contract.ts'

/** The address that a notice opens for whoever reads it; a request opens its dialog. */
export function noticePath({ kind, fact_id }: { kind: NoticeKind; fact_id: string }): string {
  if (kind === 'visitor_approval_request') return `/dashboard/temporary-visitors?request=${fact_id}`
  if (kind === 'person_waiting') return '/dashboard/admin'
  return '/dashboard'
}
