/** Text that calls the telephone number in it with a press; without one it stays text. */
import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './PhoneLink.css'

const telephone = /\+?\d[\d\s().-]{5,}\d/

interface PhoneLinkProps {
  /** A number alone, or a number with a name. */
  text: string
  className?: string | undefined
  /** Drawn as what is done with a row. */
  button?: boolean
}

export function PhoneLink({ text, className, button }: PhoneLinkProps) {
  const number = telephone.exec(text)?.[0]
  if (!number) return text
  const look = className ?? (number === text ? 'garita-code' : '')
  return (
    <a
      className={button ? `garita-phone-button ${look}` : `garita-phone ${look}`}
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
    >
      {button ? <IconPhone size={18} stroke={1.75} aria-hidden /> : null}
      {text}
    </a>
  )
}

/** People or telephones, each a row with its number or what is done about it at the end. */
export function PhoneRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="garita-phone-rows" aria-label={label}>
      {children}
    </ul>
  )
}
