import { Text } from '@mantine/core'
import { type Icon, IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './Empty.css'

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
      <div className="garita-empty-row">
        <Icon size={28} stroke={1.5} aria-hidden />
        <div>
          <strong>{title}</strong>
          {text ? <div className="garita-second">{text}</div> : null}
        </div>
        {action}
      </div>
    )
  return (
    <div className="garita-empty">
      <span className="garita-empty-arch">
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
      {action ? <div>{action}</div> : null}
    </div>
  )
}
