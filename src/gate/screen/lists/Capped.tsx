/** A list that shows fifty rows and a button for more. */
import { Button } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { useText } from '../../../web/language/language.tsx'
import { guardMessages } from '../guard.messages.ts'
import styles from './Rows.module.css'

const piece = 50

interface CappedProps<Item> {
  items: readonly Item[]
  label: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

export function Capped<Item>({ items, label, keyOf, children }: CappedProps<Item>) {
  const { lists } = useText(guardMessages)
  const [shown, setShown] = useState(piece)
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {items.slice(0, shown).map((item) => (
          <Fragment key={keyOf(item)}>{children(item)}</Fragment>
        ))}
      </ul>
      {items.length > shown ? (
        <Button variant="subtle" size="lg" onClick={() => setShown(shown + piece)}>
          {lists.more(items.length - shown)}
        </Button>
      ) : null}
    </>
  )
}
