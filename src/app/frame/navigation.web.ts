/** The side navigation of each role. */
import {
  IconBarrierBlock,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconChartBar,
  IconHistory,
  IconHome,
  IconMail,
  IconShieldCheck,
  IconShieldHalf,
  IconUserCheck,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { kindTexts } from '../../authorizations/authorizations.messages.ts'
import { kindIcons } from '../../authorizations/kindIcons.tsx'
import { authTypes, kinds } from '../../authorizations/kinds.ts'
import type { Spoken } from '../../shared/messages.ts'
import type { UserRole } from '../../shared/roles.ts'
import type { appMessages } from './app.messages.ts'
import type { NavigationGroup } from './Sidebar.tsx'

type Words = Spoken<typeof appMessages>['nav']

/** For users without access yet: their account, and the screen that shows its state. */
export function navigationOutside(words: Words): NavigationGroup[] {
  return [
    {
      links: [
        { to: '/dashboard', label: words.home, icon: IconHome },
        { to: '/account', label: words.account, icon: IconUserCircle },
      ],
    },
  ]
}

export function navigationFor(
  role: UserRole,
  words: Words,
  texts: Spoken<typeof kindTexts>,
  pending: number | undefined,
): NavigationGroup[] {
  const account = { to: '/account', label: words.account, icon: IconUserCircle }
  if (role === 'agent') {
    const panel = { to: '/operator-panel', label: words.operator_panel, icon: IconShieldHalf }
    return [{ links: [panel, { to: '/guard', label: words.guard, icon: IconBarrierBlock }, account] }]
  }
  const groups: NavigationGroup[] = [{ links: [{ to: '/dashboard', label: words.home, icon: IconHome }, account] }]
  if (role === 'resident') {
    groups.push({
      label: words.my_home,
      links: [
        ...authTypes.map((type) => ({
          to: kinds[type].address,
          label: texts[type].title,
          icon: kindIcons[type],
        })),
        { to: '/dashboard/reservations', label: words.reservations, icon: IconCalendarEvent },
      ],
    })
  }
  if (role === 'admin' || role === 'super_admin') {
    groups.push({
      label: words.administration,
      links: [
        { to: '/dashboard/admin', label: words.panel, icon: IconUserCheck, badge: pending },
        { to: '/dashboard/admin/users', label: words.users, icon: IconUsers },
        { to: '/dashboard/admin/condominiums', label: words.condominiums, icon: IconBuildingCommunity },
        { to: '/dashboard/admin/gates', label: words.gates, icon: IconBarrierBlock },
        { to: '/admin/reports', label: words.reports, icon: IconChartBar },
        { to: '/dashboard/admin/audit', label: words.audit, icon: IconHistory },
      ],
    })
  }
  if (role === 'super_admin') {
    groups.push({
      label: words.installation,
      links: [
        { to: '/dashboard/super-admin', label: words.super_panel, icon: IconShieldCheck },
        { to: '/admin/operators', label: words.operators, icon: IconUsersGroup },
        { to: '/admin/mail', label: words.mail, icon: IconMail },
      ],
    })
  }
  return groups
}
