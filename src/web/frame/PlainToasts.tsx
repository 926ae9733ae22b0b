/** Shows the last toast as plain text if the code of the toasts cannot be loaded, for example offline. */
import { notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import styles from './Toasts.module.css'

/** The delay avoids a change of design while the toasts are still loading. */
const patienceMs = 1_000
const shownMs = 8_000

export function PlainToasts() {
  const newest = useNotifications().notifications.at(-1)
  const [late, setLate] = useState(false)

  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(waiting)
  }, [])
  useEffect(() => {
    // A running task removes its own toast.
    if (!late || !newest?.id || newest.autoClose === false) return
    const { id } = newest
    const reading = setTimeout(() => notifications.hide(id), shownMs)
    return () => clearTimeout(reading)
  }, [late, newest])

  return late && newest ? (
    <div className={styles.plain} role="status">
      <strong>{newest.title}</strong> {newest.message}
    </div>
  ) : null
}
