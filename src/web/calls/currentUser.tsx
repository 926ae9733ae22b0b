import { createContext, use } from 'react'
import type { UserRole } from '../../shared/roles.ts'

export interface CurrentUser {
  id: string
  full_name: string
  user_role: UserRole
  condominium: { readonly name: string } | null
  time_zones: readonly string[]
  sends_mail: boolean
  /** True for an adult who may authorize and is not a short-term guest. */
  refuses?: boolean
}

export const CurrentUserContext = createContext<CurrentUser | null>(null)
export const CurrentUserProvider = CurrentUserContext.Provider

export const useCurrentUserId = (): string | null => use(CurrentUserContext)?.id ?? null

const none: readonly string[] = []

export const useZonesInSight = (): readonly string[] => use(CurrentUserContext)?.time_zones ?? none

export const useHomeZone = (): string | null => useZonesInSight()[0] ?? null

export function useCurrentUser(): CurrentUser {
  const reader = use(CurrentUserContext)
  if (!reader) throw new Error('useCurrentUser needs the SignedInLayout above it')
  return reader
}
