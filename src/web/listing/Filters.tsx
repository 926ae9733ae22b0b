/** What narrows a list, in one line: search and filters on a desk, the rare ones behind a button; on a phone all but the search. */
import { Button } from '@mantine/core'
import { IconFilter, IconFilterOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import { listingTexts } from './listing.messages.ts'
import './Filters.css'

interface FiltersProps {
  label?: string | undefined
  /** Always in sight. Without it so are the filters, which then choose what the screen shows. */
  search?: ReactNode
  /** The filters behind the button; those without a value count for nothing. */
  values?: readonly unknown[] | undefined
  /** Rare ones, which a desk's line has no room for: behind the button there too. */
  more?: { fields: ReactNode; values: readonly unknown[] } | undefined
  /** Takes every filter away. */
  onClear?: (() => void) | undefined
  children?: ReactNode
}

export function Filters({ label, search, values = [], more, onClear, children }: FiltersProps) {
  const text = useText(listingTexts)
  const folds = useIsPhone() && Boolean(search)
  const [open, setOpen] = useState(false)
  const active = [...(folds ? values : []), ...(more?.values ?? [])].filter(Boolean).length
  return (
    <search className="garita-filters" aria-label={label} data-full={more ? true : undefined}>
      {search}
      {folds ? null : children}
      {(folds && children) || more ? (
        <Button
          className="garita-filters-open"
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
      {open ? more?.fields : null}
      {onClear && (!folds || open) ? (
        <Button variant="subtle" onClick={onClear}>
          {text.clear}
        </Button>
      ) : null}
    </search>
  )
}

/** Beside the sentence that nothing was found. */
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

/** The way from the one thing that a notice led to, back to its list. */
export function ShowAll({ onPress }: { onPress: () => void }) {
  const text = useText(webTexts)
  return (
    <Button variant="default" onClick={onPress}>
      {text.show_all}
    </Button>
  )
}
