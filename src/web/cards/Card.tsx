/** A part of a screen with a heading. */
import { Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import './Card.css'
import { Stack } from './Stack.tsx'

export interface CardProps {
  title: string
  /** What it is called among others of the same title. */
  label?: string
  /** Within a part that has a heading of its own. */
  order?: 3
  icon?: Icon | undefined
  /** Beside the title: a state, an act. */
  extra?: ReactNode
  children: ReactNode
}

export function Card({ title, label, order, icon: Face, extra, children }: CardProps) {
  const named = useId()
  return (
    <section className="garita-card" {...(label ? { 'aria-label': label } : { 'aria-labelledby': named })}>
      <header>
        <Title order={order ?? 2} id={named}>
          {Face ? <Face size={22} stroke={1.75} aria-hidden /> : null}
          {title}
        </Title>
        {extra}
      </header>
      <Stack>{children}</Stack>
    </section>
  )
}
