/** Quiet sections: one line each that says its name and how things stand; what it holds lies behind a press. */
import { Title } from '@mantine/core'
import { type Icon, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './Fold.css'
import { Stack } from './Stack.tsx'

interface LineProps {
  title: string
  /** How things stand, read without opening it. */
  said?: ReactNode
  icon?: Icon | undefined
  /** Within a part that has a heading of its own. */
  order?: 3
}

interface FoldProps extends LineProps {
  open?: boolean | undefined
  children: ReactNode
}

export function Fold({ open, children, ...line }: FoldProps) {
  return (
    <details className="garita-fold" open={open}>
      <summary className="garita-fold-line">
        <Words {...line} />
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className="garita-fold-body">
        <Stack>{children}</Stack>
      </div>
    </details>
  )
}

/** A line among folds that holds no more than it says, with what may be done at its end. */
export function QuietLine({ act, ...line }: LineProps & { act?: ReactNode }) {
  return (
    <section className="garita-fold garita-fold-line">
      <Words {...line} />
      {act}
    </section>
  )
}

function Words({ title, said, icon: Face, order }: LineProps) {
  return (
    <div>
      <Title order={order ?? 2}>
        {Face ? <Face size={20} stroke={1.75} aria-hidden /> : null}
        {title}
      </Title>
      {said ? <span className="garita-second">{said}</span> : null}
    </div>
  )
}

/** Sections that follow each other share one frame. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className="garita-folds">{children}</div>
}
