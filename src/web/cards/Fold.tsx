import { Title } from '@mantine/core'
import { type Icon, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { Stack } from './Stack.tsx'

interface LineProps {
  title: string
  said?: ReactNode
  icon?: Icon | undefined
  order?: 3
}

interface FoldProps extends LineProps {
  open?: boolean | undefined
  children: ReactNode
}

export function Fold({ open, children, ...line }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.line} data-hovers>
        <Words {...line} />
        <IconChevronDown size={20} stroke={1.75} aria-hidden data-turns />
      </summary>
      <div className={styles.body}>
        <Stack>{children}</Stack>
      </div>
    </details>
  )
}

/** A line among folds that has nothing to open. */
export function QuietLine({ act, ...line }: LineProps & { act?: ReactNode }) {
  return (
    <section className={`${styles.fold} ${styles.line}`}>
      <Words {...line} />
      {act}
    </section>
  )
}

function Words({ title, said, icon: Icon, order }: LineProps) {
  return (
    <div className={styles.words}>
      <Title order={order ?? 2}>
        {Icon ? <Icon size={20} stroke={1.75} aria-hidden /> : null}
        {title}
      </Title>
      {said ? <span className="garita-second">{said}</span> : null}
    </div>
  )
}

export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>
}
