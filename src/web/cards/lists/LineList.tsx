import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './lists.module.css'

interface LineListProps {
  label?: string
  children: ReactNode
}

export function LineList({ label, children }: LineListProps) {
  return (
    <Stack component="ul" className={styles.lines} gap={0} data-ruled aria-label={label}>
      {children}
    </Stack>
  )
}

/** Each line has a name and a button. */
export function ShortLines({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <Stack component="ul" className={styles.shortLines} gap={0} aria-labelledby={labelledBy}>
      {children}
    </Stack>
  )
}
