import type { FieldProblemCode } from '../shared/fieldProblems.ts'
import type { ApprovalStatus, UserRole } from '../shared/roles.ts'

const shortestPassword = 10

/** Length makes a password strong; composition rules only make it hard to remember. The server checks for common passwords. */
export function passwordProblem(password: string): FieldProblemCode | null {
  if (password.length < shortestPassword) return 'password_short'
  const simple = password.toLowerCase()
  const repeats = new Set(simple).size < 4 || /^(.{1,5})\1+.{0,4}$/u.test(simple)
  // Fewer digits may be a phone number.
  const figures = /^[\d\s().+-]*$/.test(simple) && simple.replace(/\D/g, '').length < 14
  return repeats || figures ? 'password_common' : null
}

export interface AccountFacts {
  user_role: UserRole
  unit_number: string | null
  approval_status: ApprovalStatus
  email_confirmed: boolean
  second_factor: boolean
  second_factor_required: boolean
}

export type AccountStatus = 'unconfirmed' | 'pending' | 'rejected' | 'second_factor_missing' | 'moved_out' | 'open'

/** The first obstacle for a person, ordered by the steps that remove them. */
export function accountStatus(facts: AccountFacts, sendsMail: boolean): AccountStatus {
  if (facts.approval_status === 'rejected') return 'rejected'
  if (!facts.email_confirmed && sendsMail) return 'unconfirmed'
  if (facts.approval_status === 'pending') return 'pending'
  if (facts.second_factor_required && !facts.second_factor) return 'second_factor_missing'
  if (!facts.email_confirmed) return 'unconfirmed'
  return facts.user_role === 'resident' && facts.unit_number === null ? 'moved_out' : 'open'
}

export function homeOf(role: UserRole): '/operator-panel' | '/dashboard/admin' | '/dashboard' {
  if (role === 'agent') return '/operator-panel'
  return role === 'admin' || role === 'super_admin' ? '/dashboard/admin' : '/dashboard'
}

/** The requested path before the sign-in, only if it is one of the product's own. */
export function ownPath(asked: unknown): string | null {
  const isOwn = typeof asked === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(asked)
  return isOwn && asked.length <= 500 ? asked : null
}

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const

/** Enough for users to recognize their browsers, too little to identify a person elsewhere. */
export function deviceName(userAgent: string): string {
  const nameIn = (known: readonly (readonly [RegExp, string])[]) => known.find(([mark]) => mark.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ') || '?'
}
