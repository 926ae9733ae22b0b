import { Group, Title } from '@mantine/core'
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
      <Group component="header" justify="space-between" gap="0.5rem 1rem" mih="var(--garita-touch)" mb="0.25rem">
        <Title order={order ?? 2} id={named} fz={order ? 'h3' : 'lg'}>
          {Icon ? (
            <Group component="span" gap="xs" wrap="nowrap">
              <Icon size={22} stroke={1.75} color="var(--garita-dim)" style={{ flex: 'none' }} aria-hidden />
              {title}
            </Group>
          ) : (
            title
          )}
        </Title>
        {extra}
      </Group>
      <Stack>{children}</Stack>
    </section>
  )
}

/** A part of a card with a head of its own. */
export function CardPart({ children }: { children: ReactNode }) {
  return <section className={styles.part}>{children}</section>
}
