import { Button, Input, SimpleGrid } from '@mantine/core'
import { useId } from 'react'
import { wholeRow } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { authorizationMessages } from '../authorizations.messages.ts'

const workdays = [1, 2, 3, 4, 5]

export interface WeekdaysFieldProps {
  label: string
  value?: readonly number[]
  onChange: (days: number[]) => void
  error?: React.ReactNode
}

export function WeekdaysField({ label, value = [], onChange, error }: WeekdaysFieldProps) {
  const { days } = useText(authorizationMessages)
  const named = useId()
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: named }} error={error} style={wholeRow}>
      <fieldset aria-labelledby={named}>
        <SimpleGrid cols={7} spacing="min(0.375rem, 1.5vw)">
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <Button
              key={day}
              variant={value.includes(day) ? 'filled' : 'default'}
              px={0}
              fz="min(var(--mantine-font-size-md), 4.2vw)"
              fw={value.includes(day) ? 600 : 400}
              aria-pressed={value.includes(day)}
              onClick={() => onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day])}
            >
              {days.short(day)}
            </Button>
          ))}
        </SimpleGrid>
      </fieldset>
      {workdays.every((day) => value.includes(day)) ? null : (
        <Button variant="subtle" px={0} onClick={() => onChange([...new Set([...workdays, ...value])])}>
          {days.workdays}
        </Button>
      )}
    </Input.Wrapper>
  )
}
