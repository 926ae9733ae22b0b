/** A link that calls the phone number in its text; without a number it stays text. */
import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
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
  const href = `tel:${number.replace(/[^+\d]/g, '')}`
  return button ? (
    <Button
      component="a"
      {...(className ? { className } : {})}
      variant="default"
      flex="none"
      px="sm"
      fz="sm"
      leftSection={<IconPhone size={18} stroke={1.75} aria-hidden />}
      data-phone
      href={href}
    >
      {text}
    </Button>
  ) : (
    <a className={`${styles.link} ${className ?? ''}`} data-phone href={href}>
      {text}
    </a>
  )
}
