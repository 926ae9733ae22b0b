/** Shows the values that all condominiums share once, then a card for each condominium. */
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Fold } from '../../web/cards/Fold.tsx'
import './ByCondominium.css'

interface ByCondominiumProps {
  title: string
  icon: Icon
  text: string
  said: ReactNode
  /** The administrator must act on this card. */
  open?: boolean
  children: ReactNode
}

export function ByCondominium({ title, icon, text, said, open, children }: ByCondominiumProps) {
  return (
    <Fold title={title} icon={icon} said={said} open={open}>
      <div className="garita-by-condominium">
        <p className="garita-second">{text}</p>
        <div>{children}</div>
      </div>
    </Fold>
  )
}
