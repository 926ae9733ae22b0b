/** The signed-in user, for screens that differ by role. The database decides what is allowed. */
import { createContext, use } from 'react'
import type { UserRole } from '../../shared/roles.ts'

export interface CurrentUser {
  id: string
  full_name: string
  user_role: UserRole
  /** Where a resident lives. */
  condominium: { readonly name: string } | null
  /** Those of the condominiums that the user sees. */
  time_zones: readonly string[]
  /** Whether the installation can tell people things by e-mail. */
  sends_mail: boolean
  /** Whether they may say whom their home does not receive: an adult who may authorize, and no guest by days. */
  refuses?: boolean
}

const CurrentUserContext = createContext<CurrentUser | null>(null)
export const CurrentUserProvider = CurrentUserContext.Provider

/** Null before the sign-in. */
export const useCurrentUserId = (): string | null => use(CurrentUserContext)?.id ?? null

const none: readonly string[] = []

/** The time zones of the condominiums that the user sees; none before the sign-in. */
export const useZonesInSight = (): readonly string[] => use(CurrentUserContext)?.time_zones ?? none

/** Where a resident lives; null before it is known. */
export const useHomeZone = (): string | null => useZonesInSight()[0] ?? null

export function useCurrentUser(): CurrentUser {
  const reader = use(CurrentUserContext)
  if (!reader) throw new Error('useCurrentUser needs the SignedInLayout above it')
  return reader
}
