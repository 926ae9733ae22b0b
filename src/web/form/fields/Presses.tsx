import { Button } from '@mantine/core'
import styles from '../../pieces/dialogs/Dialogs.module.css'

interface PressesProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  disabled?: boolean
  onPress: (value: Value) => void
}

export function Presses<Value extends string>({ label, choices, disabled = false, onPress }: PressesProps<Value>) {
  return (
    <fieldset className={styles.toggles}>
      <legend>{label}</legend>
      <div>
        {choices.map(({ value, label: words }) => (
          <Button
            key={value}
            type="button"
            variant="default"
            size="lg"
            disabled={disabled}
            onClick={() => onPress(value)}
          >
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
