/** Buttons of which one stays pressed. */
import { Button } from '@mantine/core'
import styles from './Chips.module.css'

interface ChipsProps<Value extends string> {
  label: string
  values: readonly Value[]
  words: Readonly<Record<Value, string>>
  chosen: string
  onPick: (value: Value) => void
}

export function Chips<Value extends string>({ label, values, words, chosen, onPick }: ChipsProps<Value>) {
  return (
    <fieldset className={styles.chips}>
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
