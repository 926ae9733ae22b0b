/** Whom or what a dialog is about: its arch, its name, and what tells it apart. */
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Arch, initialsOfWhole } from '../signs/Arch.tsx'
import './SubjectHead.css'

export interface Subject {
  name: string
  /** In the arch; without it, the initials of the name. */
  icon?: Icon | undefined
  /** What tells it apart from others: its kind, place, day. */
  lines?: readonly ReactNode[] | undefined
}

interface SubjectHeadProps extends Subject {
  /** How it stands, under its name. */
  children?: ReactNode
}

export function SubjectHead({ name, icon, lines = [], children }: SubjectHeadProps) {
  return (
    <div className="garita-subject">
      <Arch icon={icon} initials={initialsOfWhole(name)} />
      <div>
        <strong>{name}</strong>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one thing have no other name.
          <span key={at}>{line}</span>
        ))}
        {children ? <div className="garita-subject-state">{children}</div> : null}
      </div>
    </div>
  )
}
