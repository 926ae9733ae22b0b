/** Selects one of many items; the server searches, so that ten thousand are as quick as ten. */
import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { z } from 'zod'
import type { Call } from '../../../shared/contract.ts'
import { mostChoices } from '../../../shared/limits.ts'
import { useRead } from '../../calls/queries.ts'
import { useText } from '../../language/language.tsx'
import { webTexts } from '../../language/web.messages.ts'
import { formTexts } from '../form.messages.ts'
import { type Choice, choiceLabel } from './choice.ts'

type ChoiceCall = Call<
  z.ZodType<unknown, { search?: string | undefined; id?: string | undefined }>,
  z.ZodType<Choice[]>
>

export interface ChoiceSelectProps
  extends Omit<SelectProps, 'data' | 'onChange' | 'value' | 'searchValue' | 'onSearchChange' | 'searchable'> {
  call: ChoiceCall
  value: string | null
  onChange: (id: string | null, choice: Choice | null) => void
  /** Shown before any search; without it the call returns the name. */
  chosen?: Choice | null | undefined
  without?: readonly string[]
  none?: string
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
  const words = useText(formTexts)
  const [typed, setTyped] = useState('')
  const [own, setOwn] = useState<Choice | null>(null)
  const picked = [own, chosen].find((one) => one?.id === value) ?? null
  // The box shows the name of the selected item, and that name is no search.
  const [search] = useDebouncedValue(picked && typed === choiceLabel(picked) ? '' : typed, 250)
  // An item from the address has no name yet, so the server returns it.
  const unknown = value && !picked ? value : undefined
  const found = useRead(call, unknown ? { search, id: unknown } : { search }, { keep: true })
  const known = unknown && found.data?.find(({ id }) => id === unknown)
  if (known) setOwn(known)
  const offered = (found.data ?? []).slice(0, mostChoices).filter((choice) => !without.includes(choice.id))
  const kept = picked && !offered.some((choice) => choice.id === picked.id) ? [picked] : []
  const choices = [...kept, ...offered]
  const more = (found.data?.length ?? 0) > mostChoices ? [{ value: '', label: words.more_choices, disabled: true }] : []

  return (
    <Select
      {...props}
      data={[...choices.map((choice) => ({ value: choice.id, label: choiceLabel(choice) })), ...more]}
      value={value}
      onChange={(id) => {
        const choice = choices.find((one) => one.id === id) ?? null
        setOwn(choice)
        onChange(id, choice)
      }}
      searchable
      // Focus must not open the list over a new dialog.
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has already searched, and matches "Encinos" with "Los Encínos".
      filter={({ options }) => options}
      nothingFoundMessage={found.isPending ? text.loading : none}
      error={props.error ?? (found.isError ? (failed ?? text.failed.title) : undefined)}
      clearable={props.clearable ?? false}
    />
  )
}
