import type { ReactNode } from 'react'
import styles from './Stack.module.css'

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <div className={styles.row} data-grid>
      {children}
    </div>
  )
}

/** Buttons and short words beside each other, which wrap. */
export const sideBySide = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' } as const

/** In a row, this one fills a whole line. */
export const wholeRow = { gridColumn: '1 / -1' } as const
