import { Button, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from '../../pieces/dialogs/Dialogs.module.css'

interface TogglesProps<Value extends string> {
  label: string
  values: readonly Value[]
  words: Readonly<Record<Value, string>>
  chosen: readonly Value[]
  onPress: (value: Value) => void
  error?: ReactNode
}

export function Toggles<Value extends string>({ label, values, words, chosen, onPress, error }: TogglesProps<Value>) {
  return (
    <fieldset className={styles.toggles}>
      <legend>{label}</legend>
      <div>
        {values.map((value) => (
          <Button
            key={value}
            variant={chosen.includes(value) ? 'light' : 'default'}
            aria-pressed={chosen.includes(value)}
            onClick={() => onPress(value)}
          >
            {words[value]}
          </Button>
        ))}
      </div>
      {error ? <Input.Error>{error}</Input.Error> : null}
    </fieldset>
  )
}
