import { Button, Group } from '@mantine/core'

interface PressesProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  disabled?: boolean
  onPress: (value: Value) => void
}

export function Presses<Value extends string>({ label, choices, disabled = false, onPress }: PressesProps<Value>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <Group gap="xs">
        {choices.map(({ value, label: words }) => (
          <Button
            key={value}
            type="button"
            variant="default"
            size="lg"
            px="sm"
            h="auto"
            mih="var(--garita-touch)"
            disabled={disabled}
            onClick={() => onPress(value)}
          >
            {words}
          </Button>
        ))}
      </Group>
    </fieldset>
  )
}
