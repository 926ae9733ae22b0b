/** The main act of a screen, in its head; on a phone only the first word has room, and the rest is read out. */
import { Button, type ButtonProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useIsPhone } from '../pieces/useIsPhone.ts'

interface MainActProps extends ButtonProps {
  icon: Icon
  label: string
  onClick: () => void
  'aria-expanded'?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

export function MainAct({ icon: Face, label, ...button }: MainActProps) {
  const [word, ...rest] = label.split(' ')
  const phone = useIsPhone()
  return (
    // While what it opens is open, that has the act to press.
    <Button
      variant={button['aria-expanded'] ? 'default' : 'filled'}
      // The bar of a phone keeps its room for the title.
      leftSection={phone ? undefined : <Face size={20} aria-hidden />}
      {...button}
    >
      {phone && rest.length > 0 ? (
        <>
          {word} <span className="garita-hidden">{rest.join(' ')}</span>
        </>
      ) : (
        label
      )}
    </Button>
  )
}
