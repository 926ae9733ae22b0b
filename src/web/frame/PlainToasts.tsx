/** The last thing that was told, where the code of the toasts cannot be loaded: the line was lost before. */
import { notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import './PlainToasts.css'

/** Toasts that are only on their way need no other look before. */
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
    // A task under way takes its own away.
    if (!late || !newest?.id || newest.autoClose === false) return
    const { id } = newest
    const reading = setTimeout(() => notifications.hide(id), shownMs)
    return () => clearTimeout(reading)
  }, [late, newest])

  return late && newest ? (
    <div className="garita-plain-toast" role="status">
      <strong>{newest.title}</strong> {newest.message}
    </div>
  ) : null
}
