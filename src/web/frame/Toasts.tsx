/** Where toasts appear: its code comes with the first of them, or with the screens behind the sign-in. */
import '@mantine/core/styles/Notification.layer.css'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import './Toasts.css'
import { useIsPhone } from '../pieces/useIsPhone.ts'

export function Toasts() {
  // A phone's buttons are at its foot, a table's on the right: nothing that was done may lie on what is pressed next.
  return <Notifications limit={3} autoClose={4000} position={useIsPhone() ? 'top-center' : 'bottom-center'} />
}
