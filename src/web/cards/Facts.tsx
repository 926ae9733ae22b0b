import type { ReactNode } from 'react'
import styles from './Card.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className={styles.factsRoom}>
      <dl className={styles.facts} data-facts>
        {children}
      </dl>
    </div>
  )
}
