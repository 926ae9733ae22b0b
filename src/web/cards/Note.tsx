/** An important sentence that stays on the page, unlike a toast. */
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Stack.module.css'
import { sideBySide } from './Stack.tsx'

/** Lines with the same tone have the frame of a note. */
export const noteLook = {
  bd: '1px solid color-mix(in srgb, var(--tone) 35%, transparent)',
  bdrs: 'md',
  bg: 'var(--tone-wash)',
}

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
