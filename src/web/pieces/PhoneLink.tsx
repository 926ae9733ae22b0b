/** Text that calls the telephone number in it with a press; without one it stays text. */
import './PhoneLink.css'

const telephone = /\+?\d[\d\s().-]{5,}\d/

interface PhoneLinkProps {
  /** A number alone, or a number with a name. */
  text: string
  className?: string | undefined
}

export function PhoneLink({ text, className }: PhoneLinkProps) {
  const number = telephone.exec(text)?.[0]
  if (!number) return text
  const look = className ?? (number === text ? 'garita-code' : '')
  return (
    <a className={`garita-phone ${look}`} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {text}
    </a>
  )
}
