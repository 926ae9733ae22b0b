/** The bar at a phone's foot is near the thumb; it has the role's main screens, and the menu with all of them. */
import { Box, UnstyledButton } from '@mantine/core'
import { type Icon, IconMenu2, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import type { Address } from '../../web/router/history.ts'
import { Link } from '../../web/router/Link.tsx'
import styles from './Layout.module.css'

export interface BarPlace {
  to: Address
  label: string
  icon: Icon
  search?: Record<string, string> | undefined
  /** This button does the most frequent act and opens no screen, so it is drawn as an arch and never marked as current. */
  act?: true
}

export interface Bar {
  label: string
  places: readonly BarPlace[]
  menu: { label: string; icon?: Icon | undefined }
}

interface PhoneBarProps extends Bar {
  /** The current address. */
  path: string
  opened: boolean
  alarm: ReactNode
  onMenu: () => void
}

export function PhoneBar({ label: name, places, menu, path, opened, alarm, onMenu }: PhoneBarProps) {
  const { layout } = useText(webTexts)
  const MenuIcon = menu.icon ?? IconMenu2
  const elsewhere = !places.some(({ to, act }) => !act && to === path)
  return (
    <nav className={styles.thumb} data-frame="thumb" aria-label={name}>
      {places.map(({ to, label, icon: Icon, search = {}, act }) =>
        act ? (
          <Link key={label} to={to} search={search}>
            <span className={styles.invites}>
              <IconPlus size={26} stroke={2} aria-hidden />
            </span>
            {label}
          </Link>
        ) : (
          <Link key={label} to={to} marks="screen">
            <Icon size={24} stroke={1.75} aria-hidden />
            {label}
          </Link>
        ),
      )}
      {/* The alarm button keeps a distance from the buttons beside it. */}
      {alarm ? (
        <Box px="min(0.25rem, 1vw)" py="min(0.3125rem, 1.3vw)">
          {alarm}
        </Box>
      ) : null}
      <UnstyledButton
        aria-label={`${menu.label}: ${layout.open}`}
        aria-expanded={opened}
        data-here={elsewhere || undefined}
        onClick={onMenu}
      >
        <MenuIcon size={24} stroke={1.75} aria-hidden />
        {menu.label}
      </UnstyledButton>
    </nav>
  )
}
