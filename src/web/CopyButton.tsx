/** Copies a text; where the browser refuses, the text is selected so that a person can copy it by hand. */
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { told } from './notice.tsx'

export interface CopyButtonProps {
  text: string
  label: string
  done: string
  /** The one thing that this dialog is for. */
  main?: boolean
}

export function CopyButton({ text, label, done, main = false }: CopyButtonProps) {
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
      onClick={() => void copy(text).then(() => told(done))}
    >
      {label}
    </Button>
  )
}

/** The clipboard of today needs a secure origin; a plain one still has the old command. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
