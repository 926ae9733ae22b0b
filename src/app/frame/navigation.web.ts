/** The navigation of each role: the links of the frame, and those of `x.navigation.web.ts` of each slice. */
import {
  type Icon,
  IconBarrierBlock,
  IconBuildingCottage,
  IconCalendarEvent,
  IconChartBar,
  IconHome,
  IconInbox,
  IconListCheck,
  IconPlus,
  IconQrcode,
  IconShieldCheck,
  IconShieldHalf,
  IconUserCircle,
  IconUserX,
} from '@tabler/icons-react'
import { kindIcons } from '../../authorizations/kindIcons.tsx'
import type { kindTexts } from '../../authorizations/kinds.messages.ts'
import { authTypes, kinds } from '../../authorizations/kinds.ts'
import type { Spoken } from '../../shared/messages.ts'
import type { UserRole } from '../../shared/roles.ts'
import type { NavigationLink } from '../../web/frame/slice.ts'
import type { Address } from '../../web/router/history.ts'
import type { appMessages } from './app.messages.ts'
import type { Bar, BarPlace } from './PhoneBar.tsx'
import type { NavigationGroup } from './Sidebar.tsx'

type Words = Spoken<typeof appMessages>['nav']
type Shorts = Spoken<typeof appMessages>['short']
type Target = NavigationGroup['links'][number]

/** Users without access yet see their account and the screen that shows its state. */
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

const links = Object.values(
  import.meta.glob<readonly NavigationLink[]>('../../*/**/*.navigation.web.ts', { eager: true, import: 'navigation' }),
)
  .flat()
  .sort((one, other) => one.place - other.place)

/** Each link has its texts here, by its address. */
export const linkTexts: Record<string, Pick<Required<NavigationLink>, 'label' | 'short'>> = Object.fromEntries(
  links.map(({ to, label, short = label }) => [to, { label, short }]),
)

export interface NavigationTexts {
  words: Words
  short: Shorts
  kinds: Spoken<typeof kindTexts>
  /** The texts are `linkTexts` in the language that the user chose. */
  links: Spoken<typeof linkTexts>
}

export function navigationFor(
  role: UserRole,
  { words, short, kinds: texts, links: spoken }: NavigationTexts,
  pending: number | undefined,
  refuses: boolean,
): NavigationGroup[] {
  const account: Target = { to: '/account', label: words.account, short: short.account, icon: IconUserCircle }
  const of = (under: NavigationLink['under']) =>
    links
      .filter((link) => link.under === under && link.roles.includes(role))
      .map(({ to, icon }) => ({ to, icon, label: '', short: '', ...spoken[to] }))
  const first = (name: 'today' | 'operator_panel' | 'supervision' | 'figures', to: Address, icon: Icon): Target => ({
    ...{ to, icon, label: words[name], short: short[name] },
  })
  if (role === 'agent') {
    const panel = first('operator_panel', '/operator-panel', IconShieldHalf)
    const guard: Target = { to: '/guard', label: words.guard, short: short.guard, icon: IconBarrierBlock }
    return [{ links: [panel, guard, ...of('first'), account] }]
  }
  if (role === 'supervisor') return [{ links: [first('supervision', '/dashboard', IconShieldHalf), account] }]
  if (role === 'board') return [{ links: [first('figures', '/dashboard', IconChartBar), ...of('first'), account] }]
  if (role === 'resident') {
    const reservations: Target = {
      ...{ to: '/dashboard/reservations', label: words.reservations, short: short.reservations },
      icon: IconCalendarEvent,
    }
    const homeRules: Target = {
      ...{ to: '/dashboard/home-rules', label: words.home_rules, short: short.home_rules },
      icon: IconListCheck,
    }
    const notReceived: Target = {
      ...{ to: '/dashboard/not-received', label: words.not_received, short: short.not_received },
      icon: IconUserX,
    }
    const authorized = authTypes.map(
      (type): Target => ({
        ...{ to: kinds[type].address, label: texts[type].title, short: short[type] },
        icon: kindIcons[type],
      }),
    )
    return [
      { links: [first('today', '/dashboard', IconHome), ...of('first'), account] },
      {
        label: words.my_home,
        links: [...authorized, ...of('home'), reservations, ...(refuses ? [homeRules, notReceived] : [])],
      },
    ]
  }
  const panel: Target = {
    ...{ to: '/dashboard/admin', label: words.panel, short: short.panel, icon: IconInbox },
    badge: pending,
  }
  const installation: Target = {
    ...{ to: '/dashboard/super-admin', label: words.super_panel, short: short.super_panel },
    icon: IconShieldCheck,
  }
  return [
    { label: words.today, links: [panel, ...(role === 'super_admin' ? [installation] : []), ...of('today')] },
    { label: words.community, links: of('community') },
    { label: words.record, links: of('record') },
    { label: words.settings, links: [...of('settings'), account] },
  ]
}

/** The bar at a phone's foot has the screens that a role opens most. */
export function barFor(
  /** Undefined for users without access, whose bar has all their screens. */
  role: UserRole | undefined,
  words: Spoken<typeof appMessages>['bar'],
  groups: readonly NavigationGroup[],
  /** False for a person who may not authorize in their home. */
  invites = true,
): Bar {
  if (role === 'resident')
    return {
      label: words.label,
      places: [
        { to: '/dashboard', label: words.today, icon: IconHome },
        { to: kinds.temporary_visitor.address, label: words.visitors, icon: IconQrcode },
        ...(invites
          ? [{ to: '/dashboard', search: { invite: 'yes' }, label: words.invite, icon: IconPlus, act: true } as const]
          : []),
        { to: '/dashboard/reservations', label: words.reservations, icon: IconCalendarEvent },
      ],
      menu: { label: words.house, icon: IconBuildingCottage },
    }
  const links = groups.flatMap((group) => group.links)
  const wanted = role ? barOf[role] : links.map(({ to }) => to)
  const places = wanted.flatMap((to): BarPlace[] => {
    const link = links.find((one) => one.to === to)
    return link ? [{ to, label: link.short, icon: link.icon }] : []
  })
  return { label: words.label, places, menu: { label: words.menu } }
}

const administratorsBar = [
  '/dashboard/admin',
  '/admin/log',
  '/dashboard/admin/incidents',
  '/dashboard/admin/users',
] as const
const barOf = {
  agent: ['/operator-panel', '/guard', '/account'],
  supervisor: ['/dashboard', '/account'],
  board: ['/dashboard', '/dashboard/admin/incidents', '/account'],
  admin: administratorsBar,
  super_admin: administratorsBar,
} as const
