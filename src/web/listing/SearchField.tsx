/** Waits 250 ms after the last key before it searches. */
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useEffect, useState } from 'react'
import { useText } from '../language/language.tsx'
import styles from './Filters.module.css'
import { listingTexts } from './listing.messages.ts'

interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  onSearch: (value: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

export function SearchField({ label, placeholder, value, onSearch, inputRef }: SearchFieldProps) {
  const { clear_search } = useText(listingTexts)
  const [typed, setTyped] = useState(value)
  const ask = useDebouncedCallback(onSearch, 250)

  useEffect(() => setTyped(value), [value])

  return (
    <TextInput
      ref={inputRef}
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={placeholder ?? label}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        ask(event.currentTarget.value.trim())
      }}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        typed === '' ? null : (
          <CloseButton
            variant="transparent"
            aria-label={clear_search}
            onClick={() => {
              setTyped('')
              ask('')
              ask.flush()
            }}
          />
        )
      }
    />
  )
}
