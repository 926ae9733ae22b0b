import { Box, Text } from '@mantine/core'
import { type Icon, IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Empty.module.css'

export interface EmptyProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  icon?: Icon | undefined
  compact?: boolean | undefined
}

export function Empty({ title, text, action, icon: Icon = IconInbox, compact }: EmptyProps) {
  if (compact)
    return (
      <div className={styles.emptyRow}>
        <Icon size={28} stroke={1.5} color="var(--garita-dim)" aria-hidden />
        <div>
          <strong>{title}</strong>
          {text ? (
            <Box className="garita-second" maw="46rem">
              {text}
            </Box>
          ) : null}
        </div>
        {action}
      </div>
    )
  return (
    <div className={styles.empty} data-empty>
      <span className={styles.arch}>
        <Icon size={32} stroke={1.5} aria-hidden />
      </span>
      <Text fw={600} fz="lg">
        {title}
      </Text>
      {text ? (
        <Text c="dimmed" maw="28rem">
          {text}
        </Text>
      ) : null}
      {action ? <Box mt="sm">{action}</Box> : null}
    </div>
  )
}
