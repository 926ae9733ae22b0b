/** What happened, with an arrow for who came in and who left: told apart without reading. */
import { IconArrowBarToRight, IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './LogEvent.css'

const arrows = { entry: IconArrowBarToRight, exit: IconArrowLeft, visitor_checkout: IconArrowLeft } as const

export function LogEvent({ type, children }: { type: string; children: ReactNode }) {
  const Arrow = Object.entries(arrows).find(([event]) => event === type)?.[1]
  return (
    <span className="garita-log-event">
      {Arrow ? <Arrow size={18} stroke={1.75} aria-hidden /> : null}
      {children}
    </span>
  )
}
