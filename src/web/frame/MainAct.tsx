/** The main act of a screen; a phone shows only its first word, and screen readers read the rest. */
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

export function MainAct({ icon: Icon, label, ...button }: MainActProps) {
  const [word, ...rest] = label.split(' ')
  const phone = useIsPhone()
  return (
    // While the dialog of this act is open, the dialog has the main button.
    <Button
      variant={button['aria-expanded'] ? 'default' : 'filled'}
      // A phone's bar keeps its room for the title.
      leftSection={phone ? undefined : <Icon size={20} aria-hidden />}
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
