import { Group, Input, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { wholeRow } from '../../cards/Stack.tsx'

export interface MomentFieldProps {
  label: string
  time_label: string
  value?: string
  onChange: (written: string) => void
  error?: ReactNode
  withAsterisk?: boolean
  'data-path'?: string
}

export function MomentField({
  label,
  time_label,
  value = '',
  onChange,
  error,
  withAsterisk = false,
  ...rest
}: MomentFieldProps) {
  const [day = '', hour = ''] = value.split('T')
  const write = (newDay: string, newHour: string) => onChange(newDay && newHour ? `${newDay}T${newHour}` : newDay)
  return (
    <Input.Wrapper error={error} style={wholeRow}>
      <Group gap="xs" wrap="nowrap" align="start">
        <TextInput
          {...rest}
          flex="1.3 1 0"
          miw={0}
          type="date"
          label={label}
          withAsterisk={withAsterisk}
          value={day}
          error={Boolean(error)}
          onChange={(event) => write(event.currentTarget.value, hour)}
        />
        <TextInput
          flex="1 1 0"
          miw={0}
          type="time"
          label={time_label}
          aria-label={`${label}: ${time_label}`}
          value={hour}
          onChange={(event) => write(day, event.currentTarget.value)}
        />
      </Group>
    </Input.Wrapper>
  )
}
