/** Chooses one of many things by typing; the server searches, so ten thousand are as quick as ten. */
import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { z } from 'zod'
import type { Call } from '../../shared/contract.ts'
import { useRead } from '../calls/queries.ts'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'

interface Choice {
  id: string
  name: string
}

type ChoiceCall = Call<z.ZodType<unknown, { search?: string | undefined }>, z.ZodType<Choice[]>>

export interface ChoiceSelectProps
  extends Omit<SelectProps, 'data' | 'onChange' | 'value' | 'searchValue' | 'onSearchChange' | 'searchable'> {
  call: ChoiceCall
  value: string | null
  onChange: (id: string | null, choice: Choice | null) => void
  /** Known already, so that its name shows before any search. */
  chosen?: Choice | null | undefined
  /** Not offered. */
  without?: readonly string[]
  none?: string
  /** Said when the choices could not be loaded. */
  failed?: string
}

export function ChoiceSelect({
  call,
  value,
  onChange,
  chosen,
  without = [],
  none,
  failed,
  ...props
}: ChoiceSelectProps) {
  const text = useText(webTexts)
  const [typed, setTyped] = useState('')
  const [own, setOwn] = useState<Choice | null>(null)
  const picked = (own?.id === value ? own : chosen) ?? null
  // What the box shows after a choice is that choice's name, not something to search for.
  const [search] = useDebouncedValue(picked && typed === picked.name ? '' : typed, 250)
  const found = useRead(call, { search }, { keep: true })
  const offered = (found.data ?? []).filter((choice) => !without.includes(choice.id))
  const kept = picked && picked.id === value && !offered.some((choice) => choice.id === picked.id) ? [picked] : []
  const choices = [...kept, ...offered]

  return (
    <Select
      {...props}
      data={choices.map((choice) => ({ value: choice.id, label: choice.name }))}
      value={value}
      onChange={(id) => {
        const choice = choices.find((one) => one.id === id) ?? null
        setOwn(choice)
        onChange(id, choice)
      }}
      searchable
      // A dialog that begins with this field must not begin covered by its list.
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already, and knows that "Encinos" is in "Los Encínos".
      filter={({ options }) => options}
      nothingFoundMessage={found.isPending ? text.loading : none}
      error={props.error ?? (found.isError ? (failed ?? text.failed.title) : undefined)}
      clearable={props.clearable ?? false}
    />
  )
}
