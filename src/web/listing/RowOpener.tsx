import { UnstyledButton } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import type { Act } from '../pieces/Acts.tsx'
import styles from './Listing.module.css'

/** This is for the pointer; a keyboard uses the button in the heading of the row. */
export const pressed = (act: Act | undefined) =>
  act && {
    'data-opens': true,
    onClick: ({ target }: MouseEvent) => {
      // Ignores presses on the row's own buttons and text selection.
      if ((target as Element).closest('a, button') || getSelection()?.isCollapsed === false) return
      act.onAct()
    },
  }

interface RowOpenerProps {
  act: Act | undefined
  of: string | undefined
  children: ReactNode
}

/** Its accessible name is the text of the row; its title names the act. */
export function RowOpener({ act, of, children }: RowOpenerProps) {
  if (!act) return children
  return of === undefined ? (
    <UnstyledButton className={styles.opener} title={act.label} onClick={act.onAct}>
      {children}
    </UnstyledButton>
  ) : (
    <>
      {children}
      <UnstyledButton className={styles.cover} aria-label={`${act.label}: ${of}`} onClick={act.onAct} />
    </>
  )
}
