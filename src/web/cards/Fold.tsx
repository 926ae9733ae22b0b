/** A part of a screen that can be collapsed; each device remembers its state. */
import { Title, UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import './Fold.css'

interface FoldProps {
  title: string
  /** The name under which the device remembers. */
  kept: string
  /** How it is until somebody folds or opens it. */
  start: boolean
  children: ReactNode
}

export function Fold({ title, kept, start, children }: FoldProps) {
  const content = useId()
  const [open, setOpen] = useLocalStorage({ key: kept, defaultValue: start, getInitialValueInEffect: false })
  return (
    <section className="garita-fold" aria-label={title}>
      <Title order={2}>
        <UnstyledButton aria-expanded={open} aria-controls={content} onClick={() => setOpen(!open)}>
          {title}
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Title>
      <div id={content} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
