/** Who reads the screens behind the sign-in, for the courtesies that depend on it; what is allowed is decided in the database. */
import { createContext, use } from 'react'
import type { UserRole } from '../../shared/roles.ts'

export interface CurrentUser {
  id: string
  full_name: string
  user_role: UserRole
}

const CurrentUserContext = createContext<CurrentUser | null>(null)
export const CurrentUserProvider = CurrentUserContext.Provider

export function useCurrentUser(): CurrentUser {
  const reader = use(CurrentUserContext)
  if (!reader) throw new Error('useReader needs the route gate above it')
  return reader
}
