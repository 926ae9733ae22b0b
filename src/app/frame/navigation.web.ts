/** The side navigation of each role. */
import {
  IconBarrierBlock,
  IconBellRinging,
  IconBuildingCommunity,
  IconBuildingCottage,
  IconBuildingEstate,
  IconCalendarEvent,
  IconChartBar,
  IconClipboardList,
  IconFingerprint,
  IconHistory,
  IconHome,
  IconInbox,
  IconMail,
  IconNotebook,
  IconPlus,
  IconQrcode,
  IconShieldCheck,
  IconShieldHalf,
  IconUserCircle,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  IconUserX,
  IconZoomQuestion,
} from '@tabler/icons-react'
import { kindIcons } from '../../authorizations/kindIcons.tsx'
import type { kindTexts } from '../../authorizations/kinds.messages.ts'
import { authTypes, kinds } from '../../authorizations/kinds.ts'
import type { Spoken } from '../../shared/messages.ts'
import type { UserRole } from '../../shared/roles.ts'
import type { appMessages } from './app.messages.ts'
import type { Bar, BarPlace } from './PhoneBar.tsx'
import type { NavigationGroup } from './Sidebar.tsx'

type Words = Spoken<typeof appMessages>['nav']
type Shorts = Spoken<typeof appMessages>['short']

/** For users without access yet: their account, and the screen that shows its state. */
export function navigationOutside(words: Words, short: Shorts): NavigationGroup[] {
  return [
    {
      links: [
        { to: '/dashboard', label: words.home, short: short.home, icon: IconHome },
        { to: '/account', label: words.account, short: short.account, icon: IconUserCircle },
      ],
    },
  ]
}

export function navigationFor(
  role: UserRole,
  words: Words,
  short: Shorts,
  texts: Spoken<typeof kindTexts>,
  pending: number | undefined,
  refuses: boolean,
): NavigationGroup[] {
  const account = { to: '/account', label: words.account, short: short.account, icon: IconUserCircle }
  if (role === 'agent') {
    const panel = {
      to: '/operator-panel',
      label: words.operator_panel,
      short: short.operator_panel,
      icon: IconShieldHalf,
    }
    return [
      {
        links: [
          panel,
          { to: '/guard', label: words.guard, short: short.guard, icon: IconBarrierBlock },
          { to: '/workers', label: words.workers, short: short.workers, icon: IconUsersGroup },
          account,
        ],
      },
    ]
  }
  if (role === 'supervisor' || role === 'board') {
    const incidents = {
      to: '/dashboard/admin/incidents',
      label: words.incidents,
      short: short.incidents,
      icon: IconNotebook,
    }
    const home = { to: '/dashboard', label: words.home, short: short.home, icon: IconHome }
    return [{ links: [home, ...(role === 'board' ? [incidents] : []), account] }]
  }
  const groups: NavigationGroup[] = [
    { links: [{ to: '/dashboard', label: words.home, short: short.home, icon: IconHome }, account] },
  ]
  if (role === 'resident') {
    groups.push({
      label: words.my_home,
      links: [
        ...authTypes.map((type) => ({
          to: kinds[type].address,
          label: texts[type].title,
          short: short[type],
          icon: kindIcons[type],
        })),
        {
          to: '/dashboard/reservations',
          label: words.reservations,
          short: short.reservations,
          icon: IconCalendarEvent,
        },
        ...(refuses
          ? [
              {
                to: '/dashboard/not-received',
                label: words.not_received,
                short: short.not_received,
                icon: IconUserX,
              },
            ]
          : []),
      ],
    })
  }
  if (role === 'admin' || role === 'super_admin') {
    groups.push({
      label: words.administration,
      links: [
        { to: '/dashboard/admin', label: words.panel, short: short.panel, icon: IconInbox, badge: pending },
        { to: '/dashboard/admin/users', label: words.users, short: short.users, icon: IconUsers },
        {
          to: '/dashboard/admin/condominiums',
          label: words.condominiums,
          short: short.condominiums,
          icon: IconBuildingCommunity,
        },
        { to: '/dashboard/admin/units', label: words.units, short: short.units, icon: IconBuildingEstate },
        { to: '/workers', label: words.workers, short: short.workers, icon: IconUsersGroup },
        { to: '/dashboard/admin/gates', label: words.gates, short: short.gates, icon: IconBarrierBlock },
        { to: '/dashboard/admin/incidents', label: words.incidents, short: short.incidents, icon: IconNotebook },
        { to: '/dashboard/admin/alarms', label: words.alarms, short: words.alarms, icon: IconBellRinging },
        { to: '/admin/log', label: words.log, short: short.log, icon: IconClipboardList },
        {
          to: '/dashboard/admin/what-happened',
          label: words.what_happened,
          short: words.what_happened,
          icon: IconZoomQuestion,
        },
        { to: '/dashboard/admin/privacy', label: words.privacy, short: words.privacy, icon: IconFingerprint },
        { to: '/admin/reports', label: words.reports, short: short.reports, icon: IconChartBar },
        { to: '/dashboard/admin/audit', label: words.audit, short: short.audit, icon: IconHistory },
      ],
    })
  }
  if (role === 'super_admin') {
    groups.push({
      label: words.installation,
      links: [
        { to: '/dashboard/super-admin', label: words.super_panel, short: short.super_panel, icon: IconShieldCheck },
        { to: '/admin/operators', label: words.operators, short: short.operators, icon: IconUserShield },
        { to: '/admin/mail', label: words.mail, short: short.mail, icon: IconMail },
      ],
    })
  }
  return groups
}

/** The bar at a phone's foot: what each role opens most, in reach of the thumb. */
export function barFor(
  role: UserRole,
  words: Spoken<typeof appMessages>['bar'],
  groups: readonly NavigationGroup[],
  /** Who may not authorize in their home invites nobody. */
  invites = true,
): Bar {
  if (role === 'resident')
    return {
      label: words.label,
      places: [
        { to: '/dashboard', label: words.today, icon: IconHome },
        { to: kinds.temporary_visitor.address, label: words.passes, icon: IconQrcode },
        ...(invites
          ? [{ to: '/dashboard', search: { invite: 'yes' }, label: words.invite, icon: IconPlus, act: true } as const]
          : []),
        { to: '/dashboard/reservations', label: words.areas, icon: IconCalendarEvent },
      ],
      menu: { label: words.house, icon: IconBuildingCottage },
    }
  const wanted = barOf[role]
  const links = groups.flatMap((group) => group.links)
  const places = wanted.flatMap((to): BarPlace[] => {
    const link = links.find((one) => one.to === to)
    return link ? [{ to, label: link.short, icon: link.icon }] : []
  })
  return { label: words.label, places, menu: { label: words.menu } }
}

const administratorsBar = ['/dashboard', '/dashboard/admin', '/admin/log', '/dashboard/admin/users']
const barOf = {
  agent: ['/operator-panel', '/guard', '/account'],
  supervisor: ['/dashboard', '/account'],
  board: ['/dashboard', '/dashboard/admin/incidents', '/account'],
  admin: administratorsBar,
  super_admin: administratorsBar,
} as const
