import type { ReactNode } from 'react'
import styles from './lists.module.css'

interface LineListProps {
  label?: string
  children: ReactNode
}

export function LineList({ label, children }: LineListProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {children}
    </ul>
  )
}

/** Each line has a name and a button. */
export function ShortLines({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <ul className={styles.shortLines} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}
