/** The side navigation, with the signed-in user below it. */
import { type Icon, IconLayoutSidebar, IconLogout, IconX } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { LanguageMenu } from '../../web/frame/LanguageMenu.tsx'
import { ThemeSwitch } from '../../web/frame/ThemeSwitch.tsx'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { Mark, Wordmark } from '../../web/pieces/signs/Mark.tsx'
import { Tip } from '../../web/pieces/Tip.tsx'
import { HomeSwitch } from './HomeSwitch.tsx'
import './Sidebar.css'
import './SidebarFoot.css'

export interface Person {
  name: string
  email: string
  unit: string | null
  /** In words: "Residente". */
  role: string
  /** Staff have no unit: their role is shown in its place. */
  staff: boolean
}

interface NavigationTarget {
  to: string
  label: string
  /** The one word of its label that a closed rail has room for. */
  short: string
  icon: Icon
  badge?: number | undefined
}

export interface NavigationGroup {
  label?: string | undefined
  links: readonly NavigationTarget[]
}

export interface SidebarProps {
  person: Person
  groups: readonly NavigationGroup[]
  open: boolean
  inDrawer?: boolean
  /** Of a guard: in the corner, found without looking. */
  alarm?: ReactNode
  onToggle: () => void
  onSignOut: () => void
}

export function Sidebar({ person, groups, open, inDrawer = false, alarm, onToggle, onSignOut }: SidebarProps) {
  const { layout } = useText(webTexts)
  const addresses = groups.flatMap((group) => group.links.map((link) => link.to))
  const ToggleFace = inDrawer ? IconX : IconLayoutSidebar
  const toggleLabel = open ? layout.close : layout.open
  const nav = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // Where one is stands in sight, also at the end of a long rail.
  useEffect(() => {
    if (path) nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [path])
  return (
    <aside className="garita-side" data-open={open || undefined}>
      <div className="garita-side-head">
        {open ? <Wordmark size={30} /> : <Mark size={30} />}
        <Tip label={`${toggleLabel} (Ctrl B)`} beside off={open}>
          <button
            type="button"
            className="garita-frame-button"
            aria-label={toggleLabel}
            aria-expanded={open}
            onClick={onToggle}
          >
            <ToggleFace size={22} stroke={1.75} aria-hidden />
          </button>
        </Tip>
      </div>
      <nav ref={nav} className="garita-side-nav" aria-label={layout.navigation}>
        {groups.map((group) => (
          <div key={group.links[0]?.to ?? group.label} className="garita-side-group">
            {group.label && open ? <h2>{group.label}</h2> : null}
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <NavigationLink
                    {...link}
                    open={open}
                    exact={addresses.some((other) => other.startsWith(`${link.to}/`))}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="garita-side-foot">
        {inDrawer ? null : <HomeSwitch compact={!open} />}
        <PersonCard person={person} open={open} />
        <div className="garita-side-picks">
          <LanguageMenu compact={!open} />
          <ThemeSwitch compact />
        </div>
        <button type="button" className="garita-frame-button" onClick={onSignOut}>
          <IconLogout size={22} stroke={1.75} aria-hidden />
          <span>{layout.sign_out}</span>
        </button>
        {alarm ? <div className="garita-side-alarm">{alarm}</div> : null}
      </div>
    </aside>
  )
}

function PersonCard({ person, open }: { person: Person; open: boolean }) {
  const { layout } = useText(webTexts)
  const name = person.name || person.email
  const initial = (
    <span className="garita-initial" aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
  )
  const unit = `${layout.unit} ${person.unit ?? layout.no_unit}`
  const facts = `${unit} · ${person.role}`
  if (!open) {
    return (
      <Tip label={`${name} · ${facts}`} beside>
        <div className="garita-person">
          {initial}
          <span className="garita-hidden">{`${name}, ${facts}`}</span>
        </div>
      </Tip>
    )
  }
  return (
    <div className="garita-person">
      {initial}
      <div>
        <strong>{name}</strong>
        <span className={person.staff ? 'garita-hidden' : undefined}>{unit}</span>
        <span>{person.role}</span>
      </div>
    </div>
  )
}

interface NavigationLinkProps extends NavigationTarget {
  open: boolean
  /** Whether another link's address begins with this one's. */
  exact: boolean
}

function NavigationLink({ to, label, short, icon: Face, badge = 0, open, exact }: NavigationLinkProps) {
  const { layout } = useText(webTexts)
  return (
    <Tip label={label} beside off={open}>
      <Link
        className="garita-nav"
        to={to}
        aria-label={open ? undefined : label}
        preload="intent"
        activeOptions={{ exact, includeSearch: false }}
      >
        <Face size={22} stroke={1.75} aria-hidden />
        <span className="garita-nav-label">{open ? label : short}</span>
        {badge > 0 ? (
          <span className="garita-nav-badge">
            <span aria-hidden="true">{badge > 99 ? '99+' : badge}</span>
            <span className="garita-hidden">{layout.unread(badge)}</span>
          </span>
        ) : null}
      </Link>
    </Tip>
  )
}
