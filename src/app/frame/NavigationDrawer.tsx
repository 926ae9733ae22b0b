/** The menu of a phone has all screens; its code loads when it opens. */
import { Drawer } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import styles from './Layout.module.css'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

interface NavigationDrawerProps extends Pick<SidebarProps, 'person' | 'groups' | 'onSignOut'> {
  opened: boolean
  label: string
  onClose: () => void
}

export function NavigationDrawer({ opened, label, onClose, ...sidebar }: NavigationDrawerProps) {
  const { layout } = useText(webTexts)
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="bottom" size="auto" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content className={styles.drawer} aria-label={layout.navigation}>
        <Drawer.Body p={0} data-drawer>
          <Sidebar {...sidebar} open drawer={label} onToggle={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
