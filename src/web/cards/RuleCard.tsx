/** What a home said beforehand of somebody who arrives: a word that is read at a glance, the rule, and another way. */
import { IconEyeExclamation, IconHandStop, IconHome, IconMessage2, IconPackage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './RuleCard.css'

const faces = {
  let_in: { tone: 'good', Icon: IconHome },
  leave_at_gate: { tone: 'wait', Icon: IconPackage },
  refuse: { tone: 'bad', Icon: IconHandStop },
  ask: { tone: 'info', Icon: IconMessage2 },
} as const

interface RuleCardProps {
  action: keyof typeof faces
  title: string
  /** The gate asks, and the guard looks closely at who it is. */
  warns?: boolean
  lines: readonly (string | null)[]
  children?: ReactNode
}

export function RuleCard({ action, title, warns = false, lines, children }: RuleCardProps) {
  const { tone, Icon } = warns ? ({ tone: 'wait', Icon: IconEyeExclamation } as const) : faces[action]
  return (
    <div className="garita-rule-card garita-whole-row" data-tone={tone} data-rule={action} role="status">
      <Icon size={32} stroke={1.75} aria-hidden />
      <div>
        <strong>{title}</strong>
        {lines.filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      {children}
    </div>
  )
}
