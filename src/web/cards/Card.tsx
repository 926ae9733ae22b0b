import { Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import './Card.css'
import { Stack } from './Stack.tsx'

export interface CardProps {
  title: string
  label?: string
  order?: 3
  icon?: Icon | undefined
  extra?: ReactNode
  children: ReactNode
}

export function Card({ title, label, order, icon: Icon, extra, children }: CardProps) {
  const named = useId()
  return (
    <section className="garita-card" {...(label ? { 'aria-label': label } : { 'aria-labelledby': named })}>
      <header>
        <Title order={order ?? 2} id={named}>
          {Icon ? <Icon size={22} stroke={1.75} aria-hidden /> : null}
          {title}
        </Title>
        {extra}
      </header>
      <Stack>{children}</Stack>
    </section>
  )
}
