/** The row of fields that narrow a list: side by side on a desk, one under the other on a phone. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import './Filters.css'

export function Filters({ children }: { children: ReactNode }) {
  return <search className="garita-filters">{children}</search>
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
