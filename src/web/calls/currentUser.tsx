/** Who reads the screens behind the sign-in, for the courtesies that depend on it; what is allowed is decided in the database. */
import { createContext, use } from 'react'
import type { UserRole } from '../../shared/roles.ts'

export interface Reader {
  id: string
  full_name: string
  user_role: UserRole
}

const ReaderContext = createContext<Reader | null>(null)
export const ReaderProvider = ReaderContext.Provider

export function useReader(): Reader {
  const reader = use(ReaderContext)
  if (!reader) throw new Error('useReader needs the route gate above it')
  return reader
}
