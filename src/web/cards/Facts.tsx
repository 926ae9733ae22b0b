import type { ReactNode } from 'react'
import './Facts.css'

export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className="garita-facts-room">
      <dl className="garita-facts">{children}</dl>
    </div>
  )
}
