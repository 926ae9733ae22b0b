/** A line for each thing: a sign, what it is and what is said of it, and at its end what may be done. */
import type { ReactNode } from 'react'
import './LineList.css'

export function LineList({ children }: { children: ReactNode }) {
  return <ul className="garita-lines">{children}</ul>
}
