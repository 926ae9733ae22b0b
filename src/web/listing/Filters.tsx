/**
 * The filters of a list: on a desktop search and filters on one line with rare ones behind a button; on a phone all but the
 * search behind it.
 */
import { Button } from '@mantine/core'
import { IconFilter, IconFilterOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import styles from './Filters.module.css'
import { listingTexts } from './listing.messages.ts'

interface FiltersProps {
  label?: string | undefined
  /** The search is always visible. Without a search the filters are always visible, because they choose the content of the screen. */
  search?: ReactNode
  /** The values of the filters that a phone hides behind a button. The button shows how many are not empty. */
  values?: readonly unknown[] | undefined
  /** Rare filters that are behind the button on a desktop too. */
  more?: { fields: ReactNode; values: readonly unknown[] } | undefined
  /** `Chips`, which stay visible on a phone too. */
  chips?: ReactNode
  onClear?: (() => void) | undefined
  children?: ReactNode
}

export function Filters({ label, search, values = [], more, chips, onClear, children }: FiltersProps) {
  const text = useText(listingTexts)
  const folds = useIsPhone() && Boolean(search)
  const [open, setOpen] = useState(false)
  const active = [...(folds ? values : []), ...(more?.values ?? [])].filter(Boolean).length
  return (
    <search className={styles.filters} aria-label={label} data-full={more ? true : undefined}>
      {search}
      {folds ? null : children}
      {(folds && children) || more ? (
        <Button
          className={styles.open}
          variant="default"
          px="sm"
          leftSection={<IconFilter size={20} stroke={1.75} aria-hidden />}
          aria-expanded={open}
          data-active={active > 0 || undefined}
          onClick={() => setOpen(!open)}
        >
          {text.filter(active)}
        </Button>
      ) : null}
      {folds && open ? children : null}
      {chips}
      {open ? more?.fields : null}
      {onClear && (!folds || open) ? (
        <Button variant="subtle" onClick={onClear}>
          {text.clear}
        </Button>
      ) : null}
    </search>
  )
}

export function ClearAll({ onPress, main = false }: { onPress: () => void; main?: boolean }) {
  const text = useText(listingTexts)
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      leftSection={<IconFilterOff size={20} stroke={1.75} aria-hidden />}
      onClick={onPress}
    >
      {text.clear_all}
    </Button>
  )
}

export function ShowAll({ onPress }: { onPress: () => void }) {
  const text = useText(webTexts)
  return (
    <Button variant="default" onClick={onPress}>
      {text.show_all}
    </Button>
  )
}
