/** Every address and its screen. The code of a screen is loaded when it is opened. */
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
import { later } from '../../web/frame/later.tsx'

const NotFound = later(() => import('./NotFoundScreen.tsx').then((loaded) => loaded.NotFoundScreen), <Loading whole />)

const root = createRootRoute()
const gate = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./SignedInLayout.tsx'), 'SignedInLayout'),
})

/** `preload` lets the router load its code together with the layout's, not after it. */
type Screen = ((props: object) => ReactNode) & { preload?: () => Promise<void> | undefined }

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
      <RoleOnly roles={roles} {...(say ? { say } : {})}>
        <Screen />
      </RoleOnly>
    ),
    Screen.preload ? { preload: Screen.preload } : {},
  )
  return createRoute({ getParentRoute: () => gate, path, component })
}

const Login = lazyRouteComponent(() => import('../../session/screens/LoginScreen.tsx'), 'LoginScreen')
const Register = lazyRouteComponent(() => import('../../session/screens/RegisterScreen.tsx'), 'RegisterScreen')
const Forgot = lazyRouteComponent(
  () => import('../../session/screens/ForgotPasswordScreen.tsx'),
  'ForgotPasswordScreen',
)
const Reset = lazyRouteComponent(() => import('../../session/screens/ResetPasswordScreen.tsx'), 'ResetPasswordScreen')
const Confirm = lazyRouteComponent(() => import('../../session/screens/ConfirmEmailScreen.tsx'), 'ConfirmEmailScreen')
const Begin = lazyRouteComponent(() => import('../../session/screens/BeginScreen.tsx'), 'BeginScreen')
const Start = lazyRouteComponent(() => import('../../session/start/StartScreen.tsx'), 'StartScreen')
const Account = lazyRouteComponent(() => import('../panels/MyAccountScreen.tsx'), 'MyAccountScreen')
const Home = lazyRouteComponent(() => import('../panels/home/HomeScreen.tsx'), 'HomeScreen')
const AdminPanel = lazyRouteComponent(() => import('../panels/AdminPanelScreen.tsx'), 'AdminPanelScreen')
const SuperPanel = lazyRouteComponent(() => import('../panels/SuperPanelScreen.tsx'), 'SuperPanelScreen')
const OperatorPanel = lazyRouteComponent(() => import('../panels/OperatorPanelScreen.tsx'), 'OperatorPanelScreen')
const People = lazyRouteComponent(() => import('../panels/UsersPage.tsx'), 'UsersPage')
const Approvals = lazyRouteComponent(() => import('../../people/approvals/Approvals.tsx'), 'ApprovalsScreen')
const Operators = lazyRouteComponent(() => import('../../people/OperatorsScreen.tsx'), 'OperatorsScreen')
const Condominiums = lazyRouteComponent(() => import('../panels/CondominiumsPage.tsx'), 'CondominiumsPage')
const Units = lazyRouteComponent(() => import('../../units/UnitsScreen.tsx'), 'UnitsScreen')
const Proof = lazyRouteComponent(() => import('../../evidence/ProofScreen.tsx'), 'ProofScreen')
const Channel = lazyRouteComponent(() => import('../../channels/ChannelScreen.tsx'), 'ChannelScreen')
const Unit = lazyRouteComponent(() => import('../panels/UnitOffice.tsx'), 'UnitOffice')
const Incidents = lazyRouteComponent(() => import('../panels/IncidentsPage.tsx'), 'IncidentsPage')
const Incident = lazyRouteComponent(() => import('../../incidents/IncidentScreen.tsx'), 'IncidentScreen')
const Alarms = lazyRouteComponent(() => import('../../alarms/AlarmsScreen.tsx'), 'Alarms')
const WhatHappened = lazyRouteComponent(
  () => import('../../looks/happened/WhatHappenedScreen.tsx'),
  'WhatHappenedScreen',
)
const Gates = lazyRouteComponent(() => import('../../gate/admin/GatesScreen.tsx'), 'GatesScreen')
const Visit = lazyRouteComponent(() => import('../../authorizations/pass/VisitScreen.tsx'), 'VisitScreen')
const Authorizations = lazyRouteComponent(
  () => import('../../authorizations/AuthorizationsScreen.tsx'),
  'AuthorizationsScreen',
)
const VisitorRights = lazyRouteComponent(
  () => import('../../privacy/visitors/VisitorRightsScreen.tsx'),
  'VisitorRightsScreen',
)
const Notice = lazyRouteComponent(() => import('../../privacy/notice/NoticeScreen.tsx'), 'NoticeScreen')
const Folio = lazyRouteComponent(() => import('../../looks/evidence/FolioScreen.tsx'), 'FolioScreen')
const Privacy = lazyRouteComponent(() => import('../../privacy/visitors/PrivacyScreen.tsx'), 'PrivacyScreen')
const Worker = lazyRouteComponent(() => import('../../authorizations/workers/WorkerScreen.tsx'), 'WorkerScreen')
const Workers = lazyRouteComponent(() => import('../../authorizations/workers/WorkersScreen.tsx'), 'WorkersScreen')
const HomeRules = lazyRouteComponent(() => import('../../visits/rules/HomeRulesScreen.tsx'), 'HomeRulesScreen')
const NotReceived = lazyRouteComponent(() => import('../../visits/rules/NotReceivedScreen.tsx'), 'NotReceivedScreen')
const Reservations = lazyRouteComponent(
  () => import('../../amenities/booking/ReservationsScreen.tsx'),
  'ReservationsScreen',
)
// Both in one chunk: the sign-in loads the names of all files that each chunk needs.
const gateScreens = () => import('../panels/Guard.tsx')
const Guard = lazyRouteComponent(gateScreens, 'Guard')
const Practice = lazyRouteComponent(gateScreens, 'Practice')
const Enroll = lazyRouteComponent(() => import('../../gate/enrolled/EnrollScreen.tsx'), 'EnrollScreen')
const Audit = lazyRouteComponent(() => import('../../audit/AuditScreen.tsx'), 'AuditScreen')
const Import = lazyRouteComponent(() => import('../../imports/ImportScreen.tsx'), 'ImportScreen')
const Invitations = lazyRouteComponent(() => import('../../people/invite/InvitationsScreen.tsx'), 'InvitationsScreen')
const LogSheet = lazyRouteComponent(() => import('../../visits/log/LogSheetScreen.tsx'), 'LogSheetScreen')
const AccessLog = lazyRouteComponent(() => import('../panels/AccessLogScreen.tsx'), 'AccessLogScreen')
const Reports = lazyRouteComponent(() => import('../../reports/ReportsScreen.tsx'), 'ReportsScreen')
const Mail = lazyRouteComponent(() => import('../../mail/MailScreen.tsx'), 'MailScreen')

// Few ever see it, and the page before sign-in never does.
const DeniedScreen = lazyRouteComponent(() => import('./DeniedScreen.tsx'), 'DeniedScreen')

const notAgents = ['resident', 'supervisor', 'board', 'admin', 'super_admin'] as const
const administrators = ['admin', 'super_admin'] as const
const staff = ['agent', ...administrators] as const
const readersOfIncidents = ['board', ...administrators] as const

const routes = root.addChildren([
  open('/login', Login),
  open('/register', Register),
  open('/forgot-password', Forgot),
  open('/reset-password', Reset),
  open('/confirm-email', Confirm),
  open('/begin', Begin),
  open('/start', Start),
  open('/pass', Visit),
  open('/my-data', VisitorRights),
  open('/privacy', Notice),
  open('/folio', Folio),
  open('/worker', Worker),
  open('/practice', Practice),
  open('/station', Enroll),
  gate.addChildren([
    behind('/account', userRoles, Account),
    behind('/dashboard', notAgents, Home),
    behind('/dashboard/operator', userRoles, () => <Navigate to="/operator-panel" />),
    behind('/dashboard/admin', administrators, AdminPanel, 'section'),
    behind('/dashboard/admin/users', administrators, People, 'section'),
    behind('/dashboard/admin/import', administrators, Import, 'section'),
    behind('/dashboard/admin/invitations', administrators, Invitations, 'section'),
    behind('/dashboard/admin/condominiums', administrators, Condominiums, 'section'),
    behind('/dashboard/admin/units', administrators, Units, 'section'),
    behind('/dashboard/admin/unit', administrators, Unit, 'section'),
    behind('/dashboard/admin/gates', administrators, Gates, 'section'),
    behind('/dashboard/admin/webhook', ['admin'], Channel, 'section'),
    behind('/dashboard/admin/incidents', readersOfIncidents, Incidents, 'section'),
    behind('/dashboard/admin/incident', readersOfIncidents, Incident, 'section'),
    behind('/dashboard/admin/alarms', administrators, Alarms, 'section'),
    behind('/dashboard/admin/what-happened', administrators, WhatHappened, 'section'),
    behind('/dashboard/admin/privacy', administrators, Privacy, 'section'),
    behind('/dashboard/admin/audit', administrators, Audit, 'section'),
    behind('/dashboard/admin/log-proof', administrators, Proof, 'section'),
    behind('/dashboard/super-admin', ['super_admin'], SuperPanel, 'section'),
    ...kindTypes.map((type) =>
      behind(kindAddresses[type], ['resident'], () => <Authorizations key={type} type={type} />),
    ),
    behind('/dashboard/reservations', ['resident'], Reservations),
    behind('/dashboard/home-rules', ['resident'], HomeRules),
    behind('/dashboard/not-received', ['resident'], NotReceived),
    // The customer's rule: any other address under the dashboard shows its home.
    behind('/dashboard/$', notAgents, Home),
    behind('/operator-panel', ['agent'], OperatorPanel),
    behind('/guard', ['agent'], Guard),
    behind('/workers', staff, Workers),
    behind('/access-log', staff, LogSheet),
    behind('/admin', ['super_admin'], SuperPanel),
    behind('/admin/approvals', ['super_admin'], Approvals, 'page'),
    behind('/admin/condominiums', ['super_admin'], Condominiums),
    behind('/admin/users', ['super_admin'], People),
    behind('/admin/operators', ['super_admin'], Operators),
    behind('/admin/log', administrators, AccessLog),
    behind('/admin/reports', administrators, Reports),
    behind('/admin/mail', ['super_admin'], Mail),
  ]),
])

/** A screen for some roles. Others are sent home, or told so where the customer wants that. */
interface RoleOnlyProps {
  roles: readonly UserRole[]
  /** Says that the section or page is not for the user, where the customer wants it; otherwise leads home. */
  say?: 'section' | 'page'
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
  // All addresses of a page are in the home that it was opened for.
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
