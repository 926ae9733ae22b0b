/** A link that calls the phone number in its text; without a number it stays text. */
import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './PhoneLink.module.css'

const telephone = /\+?\d[\d\s().-]{5,}\d/

interface PhoneLinkProps {
  /** May contain a name beside the number. */
  text: string
  className?: string | undefined
  button?: boolean
}

export function PhoneLink({ text, className, button }: PhoneLinkProps) {
  const number = telephone.exec(text)?.[0]
  if (!number) return text
  return (
    <a
      className={`${button ? styles.button : styles.link} ${className ?? ''}`}
      data-phone
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
    >
      {button ? <IconPhone size={18} stroke={1.75} aria-hidden /> : null}
      {text}
    </a>
  )
}

/** A row per person or phone, with the number or an act at its end. */
export function PhoneRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}
