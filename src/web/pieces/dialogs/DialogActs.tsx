/** The buttons at the end of a dialog; a phone shows them below each other if they need the room. */
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Dialogs.module.css'

interface DialogActsProps {
  /** Stays at the foot of a dialog that scrolls. */
  sticky?: boolean
  children: ReactNode
}

export function DialogActs({ sticky = false, children }: DialogActsProps) {
  return (
    <Group
      className={sticky ? `${styles.foot} ${styles.acts}` : styles.acts}
      justify="flex-end"
      gap="xs"
      {...(sticky ? {} : { mt: '0.25rem' })}
      data-dialog-foot={sticky || undefined}
    >
      {children}
    </Group>
  )
}
