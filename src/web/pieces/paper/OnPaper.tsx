import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './Slips.css'

export function OnPaper({ children }: { children: ReactNode }) {
  return createPortal(<div className="garita-paper">{children}</div>, document.body)
}
