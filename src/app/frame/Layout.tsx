/** The frame behind the sign-in: side navigation on a desk, a header with a drawer on a phone. */
import { Drawer } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { Wordmark } from '../../web/pieces/Mark.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import './Layout.css'
import { useOnline } from '../../web/calls/api.ts'
import { StateBadge } from '../../web/pieces/StateBadge.tsx'
import { type NavigationGroup, type Person, Sidebar } from './Sidebar.tsx'

const sidebarCookie = 'sidebar_state'
const sevenDays = 7 * 24 * 60 * 60

interface LayoutProps {
  person: Person
  groups: readonly NavigationGroup[]
  demo: boolean
  onSignOut: () => void
  headerExtra?: ReactNode
  children: ReactNode
}

export function Layout({ person, groups, demo, onSignOut, headerExtra, children }: LayoutProps) {
  const { layout } = useText(webTexts)
  const phone = useIsPhone()
  const [open, setOpen] = useState(sidebarWasOpen)
  const [drawer, setDrawer] = useState(false)
  const content = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const shownPath = useRef(path)

  // A new screen gets the focus, so that screen readers start at its beginning. New filters leave the focus alone.
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    setDrawer(false)
    content.current?.focus({ preventScroll: true })
  }, [path])

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
    <div className="garita-shell" data-open={open || undefined}>
      <a className="garita-skip" href="#content">
        {layout.skip}
      </a>
      {phone ? (
        <header className="garita-top">
          <button
            type="button"
            className="garita-frame-button"
            aria-label={layout.open}
            aria-expanded={drawer}
            onClick={() => setDrawer(true)}
          >
            <IconMenu2 size={24} aria-hidden />
          </button>
          <Wordmark size={28} />
          <div className="garita-top-extra">
            {line}
            {headerExtra}
          </div>
        </header>
      ) : (
        <Sidebar {...sidebar} open={open} onToggle={toggle} />
      )}
      <Drawer.Root opened={phone && drawer} onClose={() => setDrawer(false)} size="18rem" padding={0}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={layout.navigation}>
          <Drawer.Body className="garita-drawer">
            <Sidebar {...sidebar} open inDrawer onToggle={() => setDrawer(false)} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <div className="garita-content">
        {demo ? (
          <section className="garita-demo" aria-label={layout.demo_label}>
            {layout.demo}
            <div className="garita-stripes" />
          </section>
        ) : null}
        {phone ? null : line}
        {!phone && headerExtra ? <div className="garita-bar">{headerExtra}</div> : null}
        <main id="content" ref={content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

function sidebarWasOpen(): boolean {
  return document.cookie.split('; ').includes(`${sidebarCookie}=true`)
}

function keepSidebar(open: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${sidebarCookie}=${open}; path=/; max-age=${sevenDays}; samesite=lax`
}

/** Shows that the server cannot be reached, so that nobody trusts old data on the screen. */
function ConnectionState() {
  const { layout } = useText(webTexts)
  const online = useOnline()
  return (
    <div className="garita-line" role="status">
      {online ? null : <StateBadge tone="bad">{layout.no_line}</StateBadge>}
    </div>
  )
}
