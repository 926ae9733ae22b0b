import type { ReactNode } from 'react'
import './LineList.css'

interface LineListProps {
  label?: string
  children: ReactNode
}

export function LineList({ label, children }: LineListProps) {
  return (
    <ul className="garita-lines" aria-label={label}>
      {children}
    </ul>
  )
}
