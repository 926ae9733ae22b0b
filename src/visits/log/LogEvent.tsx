/** What happened, with an arrow for who came in and who left and a point for the rest: told apart without reading. */
import { IconArrowBarToRight, IconArrowLeft, IconPoint } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './LogEvent.css'

const arrows = { entry: IconArrowBarToRight, exit: IconArrowLeft, visitor_checkout: IconArrowLeft } as const

export function LogEvent({ type, children }: { type: string; children: ReactNode }) {
  const Mark = Object.entries(arrows).find(([event]) => event === type)?.[1] ?? IconPoint
  return (
    <span className="garita-log-event">
      <Mark size={18} stroke={1.75} aria-hidden />
      {children}
    </span>
  )
}
