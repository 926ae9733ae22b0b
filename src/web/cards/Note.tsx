/** An important sentence that stays on the page, unlike a toast. */
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Stack.module.css'
import { sideBySide } from './Stack.tsx'

interface NoteProps {
  tone?: 'info' | 'wait' | 'bad'
  title?: string | undefined
  children: ReactNode
}

export function Note({ tone = 'info', title, children }: NoteProps) {
  const Shape = tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div className={styles.note} data-note data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Shape size={22} stroke={1.75} aria-hidden />
      <div>
        {title ? <strong>{title}</strong> : null}
        <div>{children}</div>
      </div>
    </div>
  )
}

/** The acts that a note offers. */
export function Offer({ children }: { children: ReactNode }) {
  return (
    <div className={styles.offer} style={sideBySide} data-offer>
      {children}
    </div>
  )
}
