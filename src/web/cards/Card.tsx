/** A part of a screen with a heading. */
import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import './Card.css'
import { Stack } from './Stack.tsx'

export interface CardProps {
  title: string
  /** Beside the title: a state, an act. */
  extra?: ReactNode
  children: ReactNode
}

export function Card({ title, extra, children }: CardProps) {
  const named = useId()
  return (
    <section className="garita-card" aria-labelledby={named}>
      <header>
        <Title order={2} id={named}>
          {title}
        </Title>
        {extra}
      </header>
      <Stack>{children}</Stack>
    </section>
  )
}
