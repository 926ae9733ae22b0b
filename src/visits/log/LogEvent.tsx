/** What happened, with its mark before it. */
import type { ReactNode } from 'react'
import { PassageMark } from '../../web/pieces/signs/PassageMark.tsx'
import './LogEvent.css'
import { passageOf } from './passages.ts'

export function LogEvent({ type, children }: { type: string; children: ReactNode }) {
  return (
    <span className="garita-log-event">
      <PassageMark of={passageOf(type)} />
      {children}
    </span>
  )
}
