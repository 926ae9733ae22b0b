/** The code of a screen is loaded when it is opened. */
import { type ReactNode, Suspense } from 'react'
import { kindAddresses, kindTypes } from '../../authorizations/kindAddresses.ts'
import { homeOf } from '../../session/session.rules.ts'
import { type UserRole, userRoles } from '../../shared/roles.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { administrators, type Screen, type SliceScreen } from '../../web/frame/slice.ts'
import { lazyScreen } from '../../web/router/lazyScreen.tsx'
import { Navigate, ScreenBoundary, usePlace } from '../../web/router/Router.tsx'
import { screens } from '../slices.web.ts'

const NotFound = lazyPart(
  () => import('./NotFoundScreen.tsx').then((loaded) => loaded.NotFoundScreen),
  <Loading whole />,
)

const Layout = lazyScreen(() => import('./SignedInLayout.tsx'), 'SignedInLayout')

function behind<Path extends string>(
  path: Path,
  roles: readonly UserRole[],
  screen: Screen,
  say?: RoleOnlyProps['say'],
): SliceScreen<Path> {
  return { path, screen, roles, say }
}

const Account = lazyScreen(() => import('../screens/MyAccountScreen.tsx'), 'MyAccountScreen')
const Home = lazyScreen(() => import('../screens/home/HomeScreen.tsx'), 'HomeScreen')
const AdminDashboard = lazyScreen(() => import('../screens/AdminDashboardScreen.tsx'), 'AdminDashboardScreen')
const SuperDashboard = lazyScreen(() => import('../screens/SuperDashboardScreen.tsx'), 'SuperDashboardScreen')
const OperatorDashboard = lazyScreen(() => import('../screens/OperatorDashboardScreen.tsx'), 'OperatorDashboardScreen')
const People = lazyScreen(() => import('../screens/UsersPage.tsx'), 'UsersPage')
const Condominiums = lazyScreen(() => import('../screens/CondominiumsPage.tsx'), 'CondominiumsPage')
const Unit = lazyScreen(() => import('../screens/UnitOffice.tsx'), 'UnitOffice')
const Incidents = lazyScreen(() => import('../screens/IncidentsPage.tsx'), 'IncidentsPage')
const Authorizations = lazyScreen(() => import('../../authorizations/AuthorizationsScreen.tsx'), 'AuthorizationsScreen')
// Both screens are in one chunk, because the sign-in loads the names of all files that each chunk needs.
const guardScreens = () => import('../screens/GuardRoute.tsx')
const Guard = lazyScreen(guardScreens, 'GuardRoute')
const Practice = lazyScreen(guardScreens, 'PracticeRoute')
const AccessLog = lazyScreen(() => import('../screens/AccessLogScreen.tsx'), 'AccessLogScreen')

// Few users ever see this screen, so its code loads on demand.
const DeniedScreen = lazyScreen(() => import('./DeniedScreen.tsx'), 'DeniedScreen')

const homeReaders = userRoles.filter((role) => homeOf(role) === '/dashboard')
const readersOfIncidents = ['board', ...administrators] as const

const HomePeople = lazyScreen(() => import('../screens/HomePeopleScreen.tsx'), 'HomePeopleScreen')

const ofKind = (type: (typeof kindTypes)[number]): Screen =>
  type === 'co_resident'
    ? HomePeople
    : Object.assign(() => <Authorizations key={type} type={type} />, { preload: Authorizations.preload })

export const routes = [
  ...screens,
  { path: '/practice', screen: Practice, roles: undefined, say: undefined } as const,
  behind('/account', userRoles, Account),
  behind('/dashboard', homeReaders, Home),
  behind('/dashboard/operator', userRoles, () => <Navigate to="/operator-panel" />),
  behind('/dashboard/admin', administrators, AdminDashboard, 'section'),
  behind('/dashboard/admin/users', administrators, People, 'section'),
  behind('/dashboard/admin/condominiums', administrators, Condominiums, 'section'),
  behind('/dashboard/admin/unit', administrators, Unit, 'section'),
  behind('/dashboard/admin/incidents', readersOfIncidents, Incidents, 'section'),
  behind('/dashboard/super-admin', ['super_admin'], SuperDashboard, 'section'),
  ...kindTypes.map((type) => behind(kindAddresses[type], ['resident'], ofKind(type))),
  behind('/operator-panel', ['agent'], OperatorDashboard),
  behind('/guard', ['agent'], Guard),
  behind('/admin', ['super_admin'], SuperDashboard),
  behind('/admin/condominiums', ['super_admin'], Condominiums),
  behind('/admin/users', ['super_admin'], People),
  behind('/admin/log', administrators, AccessLog),
]

declare module '../../web/router/history.ts' {
  interface Register {
    address: (typeof routes)[number]['path']
  }
}

/** The customer wants any other address under the dashboard to show the home screen. */
const anyDashboard = behind('/dashboard/$', homeReaders, Home)

export function routeAt(pathname: string): SliceScreen<string> | undefined {
  const path = pathname.toLowerCase()
  return routes.find((route) => route.path === path) ?? (path.startsWith('/dashboard/') ? anyDashboard : undefined)
}

/** Undefined when all code of the screen is there. */
export function loadScreen(pathname: string): Promise<unknown> | undefined {
  const route = routeAt(pathname)
  const parts = [route?.roles && Layout.preload(), route?.screen.preload?.()].filter((part) => part !== undefined)
  return parts.length > 0 ? Promise.all(parts) : undefined
}

/** Loads the frame alone, for a request that opens with the page: it covers the screen. */
export const loadFrame = (pathname: string) => (routeAt(pathname)?.roles ? Layout.preload() : undefined)

export function ScreenHere() {
  const { pathname } = usePlace()
  const route = routeAt(pathname)
  if (!route) return <NotFound />
  const { path, screen: Screen, roles, say } = route
  const shown = roles ? (
    <RoleOnly roles={roles} say={say}>
      <Screen />
    </RoleOnly>
  ) : (
    <Screen />
  )
  const screen = <Part key={path}>{shown}</Part>
  return roles ? (
    <Part key="signed-in">
      <Layout>{screen}</Layout>
    </Part>
  ) : (
    screen
  )
}

function Part({ children }: { children: ReactNode }) {
  return (
    // A screen breaks most often because a newer version was installed: reloading helps.
    <ScreenBoundary failed={<Failed onRetry={() => location.reload()} />}>
      <Suspense fallback={<Loading whole />}>{children}</Suspense>
    </ScreenBoundary>
  )
}

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
