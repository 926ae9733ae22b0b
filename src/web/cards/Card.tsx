import { Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'
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
    <section className={styles.card} data-card {...(label ? { 'aria-label': label } : { 'aria-labelledby': named })}>
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

/** A part of a card with a head of its own. */
export function CardPart({ children }: { children: ReactNode }) {
  return <section className={styles.part}>{children}</section>
}
