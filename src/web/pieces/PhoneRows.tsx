/** People or telephones, each a row with its number or what is done about it at the end. */
import type { ReactNode } from 'react'
import './PhoneRows.css'

export function PhoneRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="garita-phone-rows" aria-label={label}>
      {children}
    </ul>
  )
}
