import { Flex, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core'
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
  const Own = open ? Group : Stack
  return (
    <aside className={`${frame.side} ${styles.side}`} data-frame="side" data-open={open || undefined}>
      <Flex
        className={styles.head}
        align="center"
        gap="xs"
        py="xs"
        {...(open ? { justify: 'space-between', pl: 'md', pr: 'xs' } : { direction: 'column' })}
      >
        {drawer ? (
          <Title order={2} fz="lg">
            {drawer}
          </Title>
        ) : open ? (
          <Wordmark size={30} />
        ) : (
          <Mark size={30} />
        )}
        <Tip label={`${toggleLabel} (Ctrl B)`} beside off={open}>
          <UnstyledButton className={styles.button} aria-label={toggleLabel} aria-expanded={open} onClick={onToggle}>
            <ToggleIcon size={22} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Tip>
      </Flex>
      <nav
        ref={nav}
        className={styles.nav}
        aria-label={layout.navigation}
        style={{ '--entries': addresses.length } as CSSProperties}
      >
        {groups.map((group) => (
          <div key={group.links[0]?.to ?? group.label}>
            {group.label && open && group.label !== drawer ? (
              <Title order={3} px="xs" fz="xs" lh={1.3} c="var(--garita-frame-dim)">
                {group.label}
              </Title>
            ) : null}
            <Stack component="ul" gap={0}>
              {group.links.map((link) => (
                <li key={link.to}>
                  <NavigationLink
                    {...link}
                    open={open}
                    exact={addresses.some((other) => other.startsWith(`${link.to}/`))}
                  />
                </li>
              ))}
            </Stack>
          </div>
        ))}
      </nav>
      <Stack
        className={styles.foot}
        gap="0.25rem"
        {...(open ? { px: 'xs', py: '0.375rem' } : { align: 'center', px: '0.125rem', py: 'xs' })}
      >
        {drawer ? null : <HomeSwitch compact={!open} />}
        {/* Person and theme are in one line, language and sign-out in the next. */}
        <Own
          className={styles.own}
          {...(open ? { justify: 'space-between', gap: 0 } : { align: 'center', gap: '0.25rem' })}
        >
          <PersonCard person={person} open={open} />
          <ThemeSwitch compact />
          <LanguageMenu compact={!open} />
          <UnstyledButton className={styles.button} onClick={onSignOut}>
            <IconLogout size={20} stroke={1.75} aria-hidden />
            <span>{layout.sign_out}</span>
          </UnstyledButton>
        </Own>
        {alarm ? <div style={{ alignSelf: 'stretch', margin: '0.25rem 0.25rem 0' }}>{alarm}</div> : null}
      </Stack>
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
        <Group mih="2.75rem">
          {initial}
          <span className="garita-hidden">{`${name}, ${facts}`}</span>
        </Group>
      </Tip>
    )
  }
  return (
    <Group className={styles.person} gap="xs" wrap="nowrap" mih="2.75rem" miw={0}>
      {initial}
      <Stack gap={0} miw={0} lh={1.3}>
        <Text component="strong" fw={600} lh="inherit" truncate>
          {name}
        </Text>
        {[...(unit && !person.staff ? [unit] : []), person.role].map((fact) => (
          <Text key={fact} span fz="xs" lh="inherit" c="var(--garita-frame-dim)" truncate>
            {fact}
          </Text>
        ))}
        {unit && person.staff ? <span className="garita-hidden">{unit}</span> : null}
      </Stack>
    </Group>
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
        <Text span inherit truncate={open}>
          {open ? label : short}
        </Text>
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
