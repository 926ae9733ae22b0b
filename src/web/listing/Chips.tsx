/** Choices in one line, of which one stays pressed, each with its count. */
import { UnstyledButton } from '@mantine/core'
import { grouped } from '../../shared/grouped.ts'
import styles from './Chips.module.css'

interface ChipsProps<Value> {
  label: string
  chips: readonly { value: Value; label: string; count?: number | undefined }[]
  chosen: Value
  onPick: (value: Value) => void
}

export function Chips<Value extends string | undefined>({ label, chips, chosen, onPick }: ChipsProps<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend className="garita-hidden">{label}</legend>
      {chips.map(({ value, label: word, count }) => (
        <UnstyledButton key={word} data-hovers aria-pressed={value === chosen} onClick={() => onPick(value)}>
          {word} {count === undefined ? null : <strong>{grouped(count)}</strong>}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
