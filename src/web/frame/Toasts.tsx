import '@mantine/core/styles/Notification.layer.css'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import './Toasts.css'
import { useIsPhone } from '../pieces/useIsPhone.ts'

export function Toasts() {
  // A toast must not cover the next button, which is at the bottom on a phone and at the right in a table.
  const position = useIsPhone() ? 'top-center' : 'bottom-center'
  // Large text may make it higher than Mantine's limit.
  return <Notifications limit={3} autoClose={4000} notificationMaxHeight="60dvh" position={position} />
}
