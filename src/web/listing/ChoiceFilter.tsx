/** Filters a list by one of few values. The browser draws the entries, so that no screen loads the code of a searchable list for it. */
import { Input } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'

interface ChoiceFilterProps<Value extends string> {
  label: string
  /** The entry that shows everything; without it one value is always chosen. */
  all?: string
  choices: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
}

export function ChoiceFilter<Value extends string>({
  label,
  all,
  choices,
  names,
  value,
  onChoose,
}: ChoiceFilterProps<Value>) {
  return (
    <Input
      component="select"
      pointer
      rightSection={<IconSelector size={18} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(choices.find((choice) => choice === currentTarget.value))}
    >
      {all === undefined ? null : <option value="">{all}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </Input>
  )
}

/** The names of things that are chosen by their id. */
export const namesById = (things: readonly { id: string; name: string }[]) => ({
  choices: things.map(({ id }) => id),
  names: Object.fromEntries(things.map(({ id, name }) => [id, name])),
})
