/** A few choices as buttons of which one is pressed. */
import { Button } from '@mantine/core'
import './looks.css'

interface ChipsProps<Value extends string> {
  label: string
  values: readonly Value[]
  words: Readonly<Record<Value, string>>
  chosen: string
  onPick: (value: Value) => void
}

export function Chips<Value extends string>({ label, values, words, chosen, onPick }: ChipsProps<Value>) {
  return (
    <fieldset className="garita-look-reasons">
      <legend>{label}</legend>
      {values.map((value) => (
        <Button
          key={value}
          variant={chosen === value ? 'light' : 'default'}
          aria-pressed={chosen === value}
          onClick={() => onPick(value)}
        >
          {words[value]}
        </Button>
      ))}
    </fieldset>
  )
}
