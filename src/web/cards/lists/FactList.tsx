/** The facts of one thing, two beside each other; those without a value share one quiet line. */
import type { ReactNode } from 'react'
import './FactList.css'

export type Fact = readonly [label: string, value: ReactNode]

/** A fact that is left out where there is no value. */
export const given = (label: string, value: ReactNode): Fact[] => (value ? [[label, value]] : [])

interface FactListProps {
  facts: readonly Fact[]
  /** Said of those without a value. */
  none: string
}

export function FactList({ facts, none }: FactListProps) {
  const told = facts.filter(([, value]) => value)
  const missing = facts.filter(([, value]) => !value)
  return (
    <dl className="garita-fact-list">
      {told.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {missing.length > 0 ? (
        <div className="garita-facts-missing">
          {missing.map(([label]) => (
            <dt key={label}>{label}</dt>
          ))}
          <dd>{none}</dd>
        </div>
      ) : null}
    </dl>
  )
}
