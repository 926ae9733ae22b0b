/** The code of a screen is loaded when it is opened. */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { kindAddresses, kindTypes } from '../../authorizations/kindAddresses.ts'
import { homeOf } from '../../session/session.rules.ts'
import { homePath } from '../../shared/homeAddress.ts'
import { type UserRole, userRoles } from '../../shared/roles.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { pageHome } from '../../web/calls/pageHome.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { administrators, type Screen } from '../../web/frame/slice.ts'
import { screens } from '../slices.web.ts'

const NotFound = lazyPart(
  () => import('./NotFoundScreen.tsx').then((loaded) => loaded.NotFoundScreen),
  <Loading whole />,
)

const root = createRootRoute()
const gate = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./SignedInLayout.tsx'), 'SignedInLayout'),
})

const open = <Path extends string>(path: Path, component: Screen) =>
  createRoute({ getParentRoute: () => root, path, component })

function behind<Path extends string>(
  path: Path,
  roles: readonly UserRole[],
  Screen: Screen,
  say?: RoleOnlyProps['say'],
) {
  const component = Object.assign(
    () => (
      <RoleOnly roles={roles} say={say}>
        <Screen />
      </RoleOnly>
    ),
    { preload: async () => Screen.preload?.() },
  )
  return createRoute({ getParentRoute: () => gate, path, component })
}

const Account = lazyRouteComponent(() => import('../screens/MyAccountScreen.tsx'), 'MyAccountScreen')
const Home = lazyRouteComponent(() => import('../screens/home/HomeScreen.tsx'), 'HomeScreen')
const AdminDashboard = lazyRouteComponent(() => import('../screens/AdminDashboardScreen.tsx'), 'AdminDashboardScreen')
const SuperDashboard = lazyRouteComponent(() => import('../screens/SuperDashboardScreen.tsx'), 'SuperDashboardScreen')
const OperatorDashboard = lazyRouteComponent(
  () => import('../screens/OperatorDashboardScreen.tsx'),
  'OperatorDashboardScreen',
)
const People = lazyRouteComponent(() => import('../screens/UsersPage.tsx'), 'UsersPage')
const Condominiums = lazyRouteComponent(() => import('../screens/CondominiumsPage.tsx'), 'CondominiumsPage')
const Unit = lazyRouteComponent(() => import('../screens/UnitOffice.tsx'), 'UnitOffice')
const Incidents = lazyRouteComponent(() => import('../screens/IncidentsPage.tsx'), 'IncidentsPage')
const Authorizations = lazyRouteComponent(
  () => import('../../authorizations/AuthorizationsScreen.tsx'),
  'AuthorizationsScreen',
)
// Both screens are in one chunk, because the sign-in loads the names of all files that each chunk needs.
const guardScreens = () => import('../screens/GuardRoute.tsx')
const Guard = lazyRouteComponent(guardScreens, 'GuardRoute')
const Practice = lazyRouteComponent(guardScreens, 'PracticeRoute')
const AccessLog = lazyRouteComponent(() => import('../screens/AccessLogScreen.tsx'), 'AccessLogScreen')

// Few users ever see this screen, so its code loads on demand.
const DeniedScreen = lazyRouteComponent(() => import('./DeniedScreen.tsx'), 'DeniedScreen')

const homeReaders = userRoles.filter((role) => homeOf(role) === '/dashboard')
const readersOfIncidents = ['board', ...administrators] as const

const routes = root.addChildren([
  open('/practice', Practice),
  ...screens.flatMap(({ path, screen, roles }) => (roles ? [] : open(path, screen))),
  gate.addChildren([
    ...screens.flatMap(({ path, screen, roles, say }) => (roles ? behind(path, roles, screen, say) : [])),
    behind('/account', userRoles, Account),
    behind('/dashboard', homeReaders, Home),
    behind('/dashboard/operator', userRoles, () => <Navigate to="/operator-panel" />),
    behind('/dashboard/admin', administrators, AdminDashboard, 'section'),
    behind('/dashboard/admin/users', administrators, People, 'section'),
    behind('/dashboard/admin/condominiums', administrators, Condominiums, 'section'),
    behind('/dashboard/admin/unit', administrators, Unit, 'section'),
    behind('/dashboard/admin/incidents', readersOfIncidents, Incidents, 'section'),
    behind('/dashboard/super-admin', ['super_admin'], SuperDashboard, 'section'),
    ...kindTypes.map((type) =>
      behind(kindAddresses[type], ['resident'], () => <Authorizations key={type} type={type} />),
    ),
    // The customer wants any other address under the dashboard to show the home screen.
    behind('/dashboard/$', homeReaders, Home),
    behind('/operator-panel', ['agent'], OperatorDashboard),
    behind('/guard', ['agent'], Guard),
    behind('/admin', ['super_admin'], SuperDashboard),
    behind('/admin/condominiums', ['super_admin'], Condominiums),
    behind('/admin/users', ['super_admin'], People),
    behind('/admin/log', administrators, AccessLog),
  ]),
])

/** Shows a screen to some roles. Other roles go to their home screen, or read a refusal where the customer wants that. */
interface RoleOnlyProps {
  roles: readonly UserRole[]
  /** Says that the section or page is not for the user, where the customer wants it; otherwise leads home. */
  say: 'section' | 'page' | undefined
  children: ReactNode
}

function RoleOnly({ roles, say, children }: RoleOnlyProps) {
  const { user_role } = useCurrentUser()
  if (roles.includes(user_role)) return children
  if (user_role === 'agent' || !say) return <Navigate to={homeOf(user_role)} />
  return <DeniedScreen page={say === 'page'} />
}

export const router = createRouter({
  routeTree: routes,
  // All addresses of a page belong to the home that the page was opened for.
  basepath: homePath(pageHome, '/'),
  defaultNotFoundComponent: NotFound,
  defaultPendingComponent: () => <Loading whole />,
  // A screen breaks most often because a newer version was installed: reloading helps.
  defaultErrorComponent: () => <Failed onRetry={() => location.reload()} />,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
