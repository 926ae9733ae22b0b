/** One place to go: icon and word, on the narrow rail the icon with its word beside it on hover or focus. */
import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import type { NavigationTarget } from './Sidebar.tsx'

interface NavigationLinkProps extends NavigationTarget {
  open: boolean
  /** Whether another link's address begins with this one's. */
  exact: boolean
}

export function NavigationLink({ to, label, icon: Face, badge = 0, open, exact }: NavigationLinkProps) {
  const { layout } = useText(webTexts)
  return (
    <Tooltip label={label} position="right" disabled={open}>
      <Link className="garita-nav" to={to} preload="intent" activeOptions={{ exact, includeSearch: false }}>
        <Face size={22} stroke={1.75} aria-hidden />
        <span className={open ? 'garita-nav-label' : 'garita-hidden'}>{label}</span>
        {badge > 0 ? (
          <span className="garita-nav-badge">
            <span aria-hidden="true">{badge > 99 ? '99+' : badge}</span>
            <span className="garita-hidden">{layout.unread(badge)}</span>
          </span>
        ) : null}
      </Link>
    </Tooltip>
  )
}
