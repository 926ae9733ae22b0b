/** Loads the toasts with the first one: most visits to the pages before sign-in never show any. */
import { useNotifications } from '@mantine/notifications'
import { lazy, type ReactNode, Suspense, useRef } from 'react'

// Offline the code may fail to load: then there is no toast, and the screen goes on.
const Toasts = lazy<() => ReactNode>(() =>
  import('./Toasts.tsx').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
)

export function ToastsWhenTold() {
  const told = useRef(false)
  const { notifications, queue } = useNotifications()
  told.current ||= notifications.length + queue.length > 0
  return told.current ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
