/** The signed-in user, for screens that differ by role. The database decides what is allowed. */
import { createContext, use } from 'react'
import type { UserRole } from '../../shared/roles.ts'

export interface CurrentUser {
  id: string
  full_name: string
  user_role: UserRole
  /** Where a resident lives. */
  condominium: { readonly name: string } | null
  /** Whether the installation can tell people things by e-mail. */
  sends_mail: boolean
}

const CurrentUserContext = createContext<CurrentUser | null>(null)
export const CurrentUserProvider = CurrentUserContext.Provider

/** Null before the sign-in. */
export const useCurrentUserId = (): string | null => use(CurrentUserContext)?.id ?? null

export function useCurrentUser(): CurrentUser {
  const reader = use(CurrentUserContext)
  if (!reader) throw new Error('useCurrentUser needs the SignedInLayout above it')
  return reader
}
