/** One thing of a person's own as a card: its name largest, how it stands under it, what matters of it, and what can be done at its foot. */
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Act, Acts } from '../pieces/Acts.tsx'
import './FactCard.css'

interface FactCardProps {
  icon: ReactNode
  title: string
  states: ReactNode
  /** Names and their values, in one column or two. */
  facts: readonly (readonly [string, ReactNode])[]
  columns: 1 | 2
  acts: readonly Act[]
  /** How the acts name it, where the title alone does not tell it from others. */
  actsOf: string
  /** How many acts are buttons; the rest are behind a menu. */
  shown: number
  /** Between how it stands and its facts. */
  children?: ReactNode
}

export function FactCard({ icon, title, states, facts, columns, acts, actsOf, shown, children }: FactCardProps) {
  return (
    <article className="garita-fact-card">
      <header>
        {icon}
        <Title order={2}>{title}</Title>
      </header>
      <div className="garita-fact-card-states">{states}</div>
      {children}
      <dl data-columns={columns}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {acts.length > 0 ? <Acts acts={acts} of={actsOf} shown={shown} /> : null}
    </article>
  )
}
