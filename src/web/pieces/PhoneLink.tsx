/** A telephone number that is called with a press. */
import './PhoneLink.css'

export function PhoneLink({ number, className = 'garita-code' }: { number: string; className?: string }) {
  return (
    <a className={`garita-phone ${className}`} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  )
}
