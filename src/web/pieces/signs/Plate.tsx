import styles from './signs.module.css'

export function Plate({ children, large = false }: { children: string; large?: boolean }) {
  return (
    <span className={`garita-code ${styles.plate}`} data-plate data-large={large || undefined}>
      {children}
    </span>
  )
}
