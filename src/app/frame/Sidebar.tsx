import { type Icon, IconLayoutSidebar, IconLogout, IconX } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { LanguageMenu } from '../../web/frame/LanguageMenu.tsx'
import { ThemeSwitch } from '../../web/frame/ThemeSwitch.tsx'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { Mark, Wordmark } from '../../web/pieces/signs/Mark.tsx'
import { Tip } from '../../web/pieces/Tip.tsx'
import type { Address } from '../../web/router/history.ts'
import { Link } from '../../web/router/Link.tsx'
import { usePlace } from '../../web/router/Router.tsx'
import { HomeSwitch } from './HomeSwitch.tsx'
import frame from './Layout.module.css'
import styles from './Sidebar.module.css'

export interface Person {
  name: string
  email: string
  unit: string | null
  role: string
  /** Staff have no unit, so the navigation shows their role instead. */
  staff: boolean
}

interface NavigationTarget {
  to: Address
  label: string
  /** A word of the label that fits a closed navigation. */
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
  /** The pressed word names the drawer of a phone. */
  drawer?: string
  /** A guard's alarm button, in the corner, where it is easy to find. */
  alarm?: ReactNode
  onToggle: () => void
  onSignOut: () => void
}

export function Sidebar({ person, groups, open, drawer, alarm, onToggle, onSignOut }: SidebarProps) {
  const { layout } = useText(webTexts)
  const addresses = groups.flatMap((group) => group.links.map((link) => link.to))
  const ToggleIcon = drawer ? IconX : IconLayoutSidebar
  const toggleLabel = open ? layout.close : layout.open
  const nav = useRef<HTMLElement>(null)
  const { pathname: path } = usePlace()
  // Scrolls to the current link, also at the end of a long navigation.
  useEffect(() => {
    if (path) nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [path])
  return (
    <aside className={`${frame.side} ${styles.side}`} data-frame="side" data-open={open || undefined}>
      <div className={styles.head}>
        {drawer ? <h2>{drawer}</h2> : open ? <Wordmark size={30} /> : <Mark size={30} />}
        <Tip label={`${toggleLabel} (Ctrl B)`} beside off={open}>
          <button
            type="button"
            className={styles.button}
            aria-label={toggleLabel}
            aria-expanded={open}
            onClick={onToggle}
          >
            <ToggleIcon size={22} stroke={1.75} aria-hidden />
          </button>
        </Tip>
      </div>
      <nav
        ref={nav}
        className={styles.nav}
        aria-label={layout.navigation}
        style={{ '--entries': addresses.length } as CSSProperties}
      >
        {groups.map((group) => (
          <div key={group.links[0]?.to ?? group.label}>
            {group.label && open && group.label !== drawer ? <h3>{group.label}</h3> : null}
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
      <div className={styles.foot}>
        {drawer ? null : <HomeSwitch compact={!open} />}
        <div className={styles.own}>
          <PersonCard person={person} open={open} />
          <ThemeSwitch compact />
          <LanguageMenu compact={!open} />
          <button type="button" className={styles.button} onClick={onSignOut}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            <span>{layout.sign_out}</span>
          </button>
        </div>
        {alarm ? <div style={{ alignSelf: 'stretch', margin: '0.25rem 0.25rem 0' }}>{alarm}</div> : null}
      </div>
    </aside>
  )
}

function PersonCard({ person, open }: { person: Person; open: boolean }) {
  const { layout } = useText(webTexts)
  const name = person.name || person.email
  const initial = (
    <span className={styles.initial} aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
  )
  const unit = person.unit ? `${layout.unit} ${person.unit}` : null
  const facts = [unit, person.role].filter(Boolean).join(' · ')
  if (!open) {
    return (
      <Tip label={`${name} · ${facts}`} beside>
        <div className={styles.person}>
          {initial}
          <span className="garita-hidden">{`${name}, ${facts}`}</span>
        </div>
      </Tip>
    )
  }
  return (
    <div className={styles.person}>
      {initial}
      <div>
        <strong>{name}</strong>
        {unit ? <span className={person.staff ? 'garita-hidden' : undefined}>{unit}</span> : null}
        <span>{person.role}</span>
      </div>
    </div>
  )
}

interface NavigationLinkProps extends NavigationTarget {
  open: boolean
  /** True if another link's address begins with this one's. */
  exact: boolean
}

function NavigationLink({ to, label, short, icon: Icon, badge = 0, open, exact }: NavigationLinkProps) {
  const { layout } = useText(webTexts)
  return (
    <Tip label={label} beside off={open}>
      <Link className={styles.link} to={to} aria-label={open ? undefined : label} marks={exact ? 'screen' : 'section'}>
        <Icon size={22} stroke={1.75} aria-hidden />
        <span>{open ? label : short}</span>
        {badge > 0 ? (
          <span className={styles.badge}>
            <span aria-hidden="true">{badge > 99 ? '99+' : badge}</span>
            <span className="garita-hidden">{layout.unread(badge)}</span>
          </span>
        ) : null}
      </Link>
    </Tip>
  )
}
