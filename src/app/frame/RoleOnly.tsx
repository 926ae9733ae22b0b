/** Screens of one role: whoever has another is led home or told so, as the customer's route table says. */
import { lazyRouteComponent, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { homeOf } from '../../session/session.rules.ts'
import type { UserRole } from '../../shared/roles.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'

// Few ever see it, and the page before sign-in never does.
const DeniedScreen = lazyRouteComponent(() => import('./DeniedScreen.tsx'), 'DeniedScreen')

export interface RoleOnlyProps {
  roles: readonly UserRole[]
  /** Said in words where the customer wants it; otherwise the reader is led home. */
  say?: 'section' | 'page'
  children: ReactNode
}

export function RoleOnly({ roles, say, children }: RoleOnlyProps) {
  const { user_role } = useCurrentUser()
  if (roles.includes(user_role)) return children
  if (user_role === 'agent' || !say) return <Navigate to={homeOf(user_role)} />
  return <DeniedScreen page={say === 'page'} />
}
