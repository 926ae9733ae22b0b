/** Shows the toasts. Loaded with the first one, or soon after a screen behind the sign-in. */
import '@mantine/core/styles/Notification.layer.css'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import './Toasts.css'
import { useIsPhone } from '../pieces/useIsPhone.ts'

export function Toasts() {
  // A toast must not cover the next button: on a phone buttons are at the bottom, in a table on the right.
  const position = useIsPhone() ? 'top-center' : 'bottom-center'
  // Of large text it is as high as its words.
  return <Notifications limit={3} autoClose={4000} notificationMaxHeight="60dvh" position={position} />
}
