/** Shows the values that all condominiums share once, then a card for each condominium. */
import { SimpleGrid, Text } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Fold } from '../../web/cards/Fold.tsx'
import styles from './ByCondominium.module.css'

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
      <Text className="garita-second">{text}</Text>
      <SimpleGrid
        minColWidth="min(26rem, 100%)"
        autoFlow="auto-fit"
        spacing="sm"
        className={styles.places}
        style={{ alignItems: 'start' }}
      >
        {children}
      </SimpleGrid>
    </Fold>
  )
}
