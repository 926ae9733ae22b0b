/** The first screen after signing in, for each role. */
import { lazyRouteComponent } from '@tanstack/react-router'
import { useMe } from '../../../session/currentSession.web.ts'
import { ResidentHome } from './ResidentHome.tsx'

const SupervisorScreen = lazyRouteComponent(() => import('../SupervisorScreen.tsx'), 'SupervisorScreen')
const BoardHome = lazyRouteComponent(() => import('../../../reports/overview/BoardHome.tsx'), 'BoardHome')
const StaffHome = lazyRouteComponent(() => import('./StaffHome.tsx'), 'StaffHome')

export function HomeScreen() {
  const { user_role, assigned } = useMe()
  if (user_role === 'resident') return <ResidentHome />
  if (user_role === 'supervisor') return <SupervisorScreen places={assigned} />
  return user_role === 'board' ? <BoardHome places={assigned} /> : <StaffHome />
}
