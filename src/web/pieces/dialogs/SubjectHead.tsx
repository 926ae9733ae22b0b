import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Arch, initialsOfWhole } from '../signs/Arch.tsx'
import styles from './Dialogs.module.css'

export interface Subject {
  name: string
  /** Replaces the initials in the arch. */
  icon?: Icon | undefined
  lines?: readonly ReactNode[] | undefined
}

interface SubjectHeadProps extends Subject {
  children?: ReactNode
}

export function SubjectHead({ name, icon, lines = [], children }: SubjectHeadProps) {
  return (
    <div className={styles.subject}>
      <Arch icon={icon} initials={initialsOfWhole(name)} />
      <div>
        <strong>{name}</strong>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one thing have no other name.
          <span key={at}>{line}</span>
        ))}
        {children ? <div className={styles.subjectState}>{children}</div> : null}
      </div>
    </div>
  )
}
