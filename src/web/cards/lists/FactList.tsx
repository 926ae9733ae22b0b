import type { ReactNode } from 'react'
import styles from './lists.module.css'

export type Fact = readonly [label: string, value: ReactNode]

export const given = (label: string, value: ReactNode): Fact[] => (value ? [[label, value]] : [])

/** Leaves out each fact without a value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts} data-fact-list>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
