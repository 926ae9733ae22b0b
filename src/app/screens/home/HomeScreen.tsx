import { useMe } from '../../../session/currentSession.web.ts'
import { lazyScreen } from '../../../web/router/lazyScreen.tsx'
import { ResidentHome } from './ResidentHome.tsx'

const SupervisorScreen = lazyScreen(() => import('../SupervisorScreen.tsx'), 'SupervisorScreen')
const BoardHome = lazyScreen(() => import('../../../reports/overview/BoardHome.tsx'), 'BoardHome')

export function HomeScreen() {
  const { user_role, assigned } = useMe()
  if (user_role === 'resident') return <ResidentHome />
  return user_role === 'supervisor' ? <SupervisorScreen places={assigned} /> : <BoardHome places={assigned} />
}
