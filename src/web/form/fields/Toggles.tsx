import { Button, Group, Input } from '@mantine/core'
import type { ReactNode } from 'react'

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
    <fieldset>
      <legend>{label}</legend>
      <Group gap="xs">
        {values.map((value) => (
          <Button
            key={value}
            px="sm"
            h="auto"
            mih="var(--garita-touch)"
            lh={1.25}
            variant={chosen.includes(value) ? 'light' : 'default'}
            aria-pressed={chosen.includes(value)}
            onClick={() => onPress(value)}
          >
            {words[value]}
          </Button>
        ))}
      </Group>
      {error ? <Input.Error>{error}</Input.Error> : null}
    </fieldset>
  )
}
