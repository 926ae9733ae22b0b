import { lazyRouteComponent } from '@tanstack/react-router'
import { useMe } from '../../../session/currentSession.web.ts'
import { ResidentHome } from './ResidentHome.tsx'

const SupervisorScreen = lazyRouteComponent(() => import('../SupervisorScreen.tsx'), 'SupervisorScreen')
const BoardHome = lazyRouteComponent(() => import('../../../reports/overview/BoardHome.tsx'), 'BoardHome')

export function HomeScreen() {
  const { user_role, assigned } = useMe()
  if (user_role === 'resident') return <ResidentHome />
  return user_role === 'supervisor' ? <SupervisorScreen places={assigned} /> : <BoardHome places={assigned} />
}
