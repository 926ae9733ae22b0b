/** A phone's menu with all places, whose code loads when it is wanted. */
import { Drawer } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

interface NavigationDrawerProps extends Pick<SidebarProps, 'person' | 'groups' | 'onSignOut'> {
  opened: boolean
  onClose: () => void
}

export function NavigationDrawer({ opened, onClose, ...sidebar }: NavigationDrawerProps) {
  const { layout } = useText(webTexts)
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="bottom" size="auto" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content className="garita-sheet" aria-label={layout.navigation}>
        <Drawer.Body className="garita-drawer">
          <Sidebar {...sidebar} open inDrawer onToggle={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
