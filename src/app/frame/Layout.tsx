import { Box, Group } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useOnline } from '../../web/calls/api.ts'
import { stripes } from '../../web/frame/LaterTheme.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { Wordmark } from '../../web/pieces/signs/Mark.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { useTypingMark } from '../../web/pieces/useTypingMark.web.ts'
import { usePlace } from '../../web/router/Router.tsx'
import { HomeSwitch } from './HomeSwitch.tsx'
import styles from './Layout.module.css'
import { type Bar, PhoneBar } from './PhoneBar.tsx'
import { type NavigationGroup, type Person, Sidebar } from './Sidebar.tsx'

const sidebarCookie = 'sidebar_state'
const sevenDays = 7 * 24 * 60 * 60

const NavigationDrawer = lazyPart(() => import('./NavigationDrawer.tsx').then((loaded) => loaded.NavigationDrawer))

interface LayoutProps {
  person: Person
  groups: readonly NavigationGroup[]
  bar: Bar
  demo: boolean
  onSignOut: () => void
  headerExtra?: ReactNode
  alarm?: ReactNode
  children: ReactNode
}

export function Layout({ person, groups, bar, demo, onSignOut, headerExtra, alarm, children }: LayoutProps) {
  const { layout } = useText(webTexts)
  const phone = useIsPhone()
  useTypingMark()
  const [open, setOpen] = useState(sidebarWasOpen)
  const [drawer, setDrawer] = useState(false)
  // True from the first opening on, so that the menu can animate its closing.
  const [wanted, setWanted] = useState(false)
  if (drawer && !wanted) setWanted(true)
  const content = useRef<HTMLElement>(null)
  const { pathname: path, key } = usePlace()
  const shown = useRef({ path, key })
  const arrived = useRef(false)
  const menuOpen = useRef(false)
  menuOpen.current = phone && drawer

  // Before the next press, because that press may open the menu of the new screen.
  useLayoutEffect(() => {
    const { path: before, key: entry } = shown.current
    shown.current = { path, key }
    if (before === path) return
    // A redirect keeps its entry of the history. The user may have opened the menu before it came.
    if (entry === key && menuOpen.current) return
    setDrawer(false)
    arrived.current = true
  }, [path, key])

  // A new screen gets the focus, so that screen readers start at its beginning. New filters leave the focus alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the reason to look.
  useEffect(() => {
    if (arrived.current) content.current?.focus({ preventScroll: true })
    arrived.current = false
  }, [path, key])

  const toggle = () => {
    if (phone) return setDrawer(!drawer)
    setOpen(!open)
    keepSidebar(!open)
  }
  useHotkeys([['mod+B', toggle]], [], true)

  const sidebar = { person, groups, onSignOut }
  // The station shows its own connection state.
  const line = path === '/guard' ? null : <ConnectionState />
  return (
    <div className={styles.shell} data-shell data-open={open || undefined}>
      <a className={styles.skip} data-skip href="#content">
        {layout.skip}
      </a>
      {phone ? (
        <header className={styles.top}>
          <Wordmark size={28} />
          <Group gap="0.25rem" ml="auto" wrap="nowrap">
            {headerExtra}
          </Group>
        </header>
      ) : (
        <Sidebar {...sidebar} alarm={alarm} open={open} onToggle={toggle} />
      )}
      {phone ? <PhoneBar {...bar} path={path} opened={drawer} alarm={alarm} onMenu={() => setDrawer(true)} /> : null}
      {wanted ? (
        <NavigationDrawer
          opened={phone && drawer}
          label={bar.menu.label}
          onClose={() => setDrawer(false)}
          {...sidebar}
        />
      ) : null}
      <div className={styles.content} data-content>
        {phone ? <HomeSwitch /> : null}
        {demo ? (
          <Box
            component="section"
            pt="0.375rem"
            bg="var(--garita-surface)"
            fz="sm"
            fw={600}
            ta="center"
            data-demo
            aria-label={layout.demo_label}
          >
            {layout.demo}
            <Box bg={stripes} h="0.3125rem" mt="0.375rem" />
          </Box>
        ) : null}
        {line}
        {!phone && headerExtra ? <div className={styles.bar}>{headerExtra}</div> : null}
        <main id="content" ref={content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

/**
 * The same rule as in public/first.js, which draws the sidebar before the program loads: open on wide screens, unless the user chose
 * otherwise.
 */
function sidebarWasOpen(): boolean {
  const [, chosen] = new RegExp(`${sidebarCookie}=(true|false)`).exec(document.cookie) ?? []
  return chosen ? chosen === 'true' : matchMedia('(min-width: 80em)').matches
}

function keepSidebar(open: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${sidebarCookie}=${open}; path=/; max-age=${sevenDays}; samesite=lax`
}

function ConnectionState() {
  const { layout } = useText(webTexts)
  const online = useOnline()
  return (
    <div className={styles.line} data-line-state role="status">
      {online ? null : <StateBadge tone="bad">{layout.no_line}</StateBadge>}
    </div>
  )
}
