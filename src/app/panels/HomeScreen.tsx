/** The first screen after signing in, for each role. */
import { lazyRouteComponent } from '@tanstack/react-router'
import { useMe } from '../../session/currentSession.web.ts'
import { ResidentHome } from './ResidentHome.tsx'

const StaffHome = lazyRouteComponent(() => import('./StaffHome.tsx'), 'StaffHome')

export function HomeScreen() {
  return useMe().user_role === 'resident' ? <ResidentHome /> : <StaffHome />
}
