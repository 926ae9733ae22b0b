/** Chooses one of many things by typing; the server searches, so ten thousand are as quick as ten. */
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

interface Choice {
  id: string
  name: string
  /** What tells it from others of the same name. */
  hint?: string | null | undefined
}

type ChoiceCall = Call<
  z.ZodType<unknown, { search?: string | undefined; id?: string | undefined }>,
  z.ZodType<Choice[]>
>

export interface ChoiceSelectProps
  extends Omit<SelectProps, 'data' | 'onChange' | 'value' | 'searchValue' | 'onSearchChange' | 'searchable'> {
  call: ChoiceCall
  value: string | null
  onChange: (id: string | null, choice: Choice | null) => void
  /** Known already, so that its name shows before any search. Otherwise the call is asked for it. */
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
  const words = useText(formTexts)
  const [typed, setTyped] = useState('')
  const [own, setOwn] = useState<Choice | null>(null)
  const picked = [own, chosen].find((one) => one?.id === value) ?? null
  // What the box shows after a choice is that choice's name, not something to search for.
  const [search] = useDebouncedValue(picked && typed === choiceLabel(picked) ? '' : typed, 250)
  // One that stands in the address, say: the server tells its name.
  const unknown = value && !picked ? value : undefined
  const found = useRead(call, unknown ? { search, id: unknown } : { search }, { keep: true })
  const told = unknown && found.data?.find(({ id }) => id === unknown)
  if (told) setOwn(told)
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

export const choiceLabel = ({ name, hint }: Choice) => (hint ? `${name} · ${hint}` : name)
