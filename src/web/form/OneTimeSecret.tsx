import { Button, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Stack } from '../cards/Stack.tsx'
import { CopyButton } from '../pieces/codes/CopyButton.tsx'
import { Dialog } from '../pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../pieces/dialogs/DialogActs.tsx'

interface OneTimeSecretProps {
  title: string
  label: string
  secret: string
  words: { copy: string; copied: string; done: string }
  /** Only its button closes the dialog, because the secret cannot be shown again. */
  kept?: boolean
  onClose: () => void
  children: ReactNode
}

export function OneTimeSecret({ title, label, secret, words, kept = false, onClose, children }: OneTimeSecretProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={!kept}
      withCloseButton={!kept}
    >
      <Stack>
        {children}
        <TextInput
          label={label}
          value={secret}
          classNames={{ input: 'garita-code' }}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <DialogActs>
          <Button variant="default" onClick={onClose}>
            {words.done}
          </Button>
          <CopyButton text={secret} label={words.copy} done={words.copied} main />
        </DialogActs>
      </Stack>
    </Dialog>
  )
}
