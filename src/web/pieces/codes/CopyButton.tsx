import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { toastSuccess } from '../../calls/toast.tsx'

export interface CopyButtonProps {
  text: string
  label: string
  done: string
  main?: boolean
  onCopied?: () => void
}

export function CopyButton({ text, label, done, main = false, onCopied }: CopyButtonProps) {
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
      onClick={() =>
        void copyText(text).then(() => {
          toastSuccess(done)
          onCopied?.()
        })
      }
    >
      {label}
    </Button>
  )
}

/** The clipboard API needs a secure origin; a plain one still has the old command. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
