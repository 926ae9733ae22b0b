import '@mantine/core/styles/Notification.layer.css'
import { createTheme, MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import toasts from './Toasts.module.css'

const iconSize = 'min(1.75rem, 9vw)'
const look = createTheme({
  components: {
    Notification: {
      classNames: { root: toasts.toast },
      styles: {
        root: { border: '1px solid var(--garita-hairline)', background: 'var(--garita-surface)' },
        icon: { width: iconSize, height: iconSize, marginInlineEnd: 'min(1rem, 2.5vw)' },
        body: { marginInlineEnd: 0, overflowWrap: 'anywhere' },
        description: { color: 'var(--garita-ink)' },
        closeButton: { flex: 'none', width: 'var(--garita-touch)', height: 'var(--garita-touch)' },
      },
    },
  },
})

export function Toasts() {
  // A toast must not cover the next button, which is at the bottom on a phone and at the right in a table.
  const position = useIsPhone() ? 'top-center' : 'bottom-center'
  return (
    <MantineThemeProvider theme={look}>
      {/* Large text may make it higher than Mantine's limit. */}
      <Notifications
        className="garita-off-paper"
        data-toasts
        limit={3}
        autoClose={4000}
        notificationMaxHeight="60dvh"
        position={position}
      />
    </MantineThemeProvider>
  )
}
