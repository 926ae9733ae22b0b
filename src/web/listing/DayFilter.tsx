import { TextInput } from '@mantine/core'
import { useText } from '../language/language.tsx'
import styles from './Filters.module.css'
import { listingTexts } from './listing.messages.ts'

interface Days {
  from?: string | undefined
  until?: string | undefined
}

export interface DayFilterProps {
  days: Days
  narrow: (days: Days) => void
}

export function DayFilter({ days, narrow }: DayFilterProps) {
  const text = useText(listingTexts)
  return (['from', 'until'] as const).map((end) => (
    <TextInput
      key={end}
      type="date"
      className={styles.day}
      leftSection={text[end]}
      leftSectionWidth="3.5rem"
      aria-label={text[end]}
      value={days[end] ?? ''}
      onChange={(event) => narrow({ [end]: event.currentTarget.value || undefined })}
    />
  ))
}
