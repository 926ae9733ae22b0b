/** A search that waits a quarter of a second for the end of the word before it asks. */
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useEffect, useState } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'

interface SearchFieldProps {
  label: string
  placeholder?: string
  /** What is searched for now, usually from the address bar. */
  value: string
  onSearch: (value: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

export function SearchField({ label, placeholder, value, onSearch, inputRef }: SearchFieldProps) {
  const { search } = useText(webTexts)
  const [written, write] = useState(value)
  const ask = useDebouncedCallback(onSearch, 250)

  // "Back" in the browser and "clear filters" change the search from outside.
  useEffect(() => write(value), [value])

  return (
    <TextInput
      ref={inputRef}
      type="search"
      className="garita-search"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={written}
      onChange={(event) => {
        write(event.currentTarget.value)
        ask(event.currentTarget.value.trim())
      }}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        written === '' ? null : (
          <CloseButton
            variant="transparent"
            aria-label={search.clear}
            onClick={() => {
              write('')
              ask('')
              ask.flush()
            }}
          />
        )
      }
    />
  )
}
