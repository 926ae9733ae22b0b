import { Button, TextInput } from '@mantine/core'
import { Stack, sideBySide, wholeRow } from '../../cards/Stack.tsx'

interface QuickChoiceProps {
  label: string
  other: string
  help?: string | undefined
  choices: readonly string[]
  value: string
  onPick: (value: string) => void
  onType: (value: string) => void
}

export function QuickChoice({ label, other, help, choices, value, onPick, onType }: QuickChoiceProps) {
  return (
    <div style={wholeRow}>
      <Stack>
        {choices.length > 0 ? (
          // A fieldset would draw a frame.
          // biome-ignore lint/a11y/useSemanticElements: see above.
          <div role="group" style={sideBySide} aria-label={label}>
            {choices.map((choice) => (
              <Button
                key={choice}
                variant={choice === value ? 'light' : 'default'}
                size="lg"
                aria-pressed={choice === value}
                onClick={() => onPick(choice)}
              >
                {choice}
              </Button>
            ))}
          </div>
        ) : null}
        {help ? <p className="garita-second">{help}</p> : null}
        <TextInput
          label={choices.length > 0 ? other : label}
          autoComplete="off"
          maxLength={60}
          data-path="company"
          value={choices.includes(value) ? '' : value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </Stack>
    </div>
  )
}
