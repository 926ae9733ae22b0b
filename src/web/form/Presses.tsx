/** A few things, each a large button that does it at once. */
import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import './Toggles.css'

interface PressesProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string; icon?: Icon }[]
  disabled?: boolean
  onPress: (value: Value) => void
}

export function Presses<Value extends string>({ label, choices, disabled = false, onPress }: PressesProps<Value>) {
  return (
    <fieldset className="garita-toggles">
      <legend>{label}</legend>
      <div>
        {choices.map(({ value, label: words, icon: Face }) => (
          <Button
            key={value}
            type="button"
            variant="default"
            size="lg"
            disabled={disabled}
            leftSection={Face ? <Face size={22} stroke={1.75} aria-hidden /> : undefined}
            onClick={() => onPress(value)}
          >
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
