import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './paper.module.css'

export function OnPaper({ children }: { children: ReactNode }) {
  return createPortal(
    <div className={styles.paper} data-paper>
      {children}
    </div>,
    document.body,
  )
}

/** Slips to cut: each item has a header, a code with its steps, and a footer. */
export function SlipList({ children }: { children: ReactNode }) {
  return <ul className={styles.slips}>{children}</ul>
}
