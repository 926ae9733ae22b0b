import { useEffect, useState } from 'react'
import { requestTexts } from '../gate/visits/request.messages.ts'
import { serverNow } from '../web/calls/api.ts'
import { useText } from '../web/language/language.tsx'

const exactSeconds = 600

interface ClockProps {
  since: string
  /** The clock stops with the answer. */
  until?: number | undefined
}

/** A long wait shows minutes, because seconds would only make the reader nervous. */
export function Clock({ since, until }: ClockProps) {
  const text = useText(requestTexts)
  const [now, setNow] = useState(serverNow)
  const runs = until === undefined
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  const seconds = Math.max(0, Math.floor(((until ?? now) - Date.parse(since)) / 1000))
  return (
    <time role="timer" aria-live="off">
      {seconds < exactSeconds
        ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        : text.waited(Math.floor(seconds / 60))}
    </time>
  )
}
