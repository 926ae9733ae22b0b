import { Input, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { wholeRow } from '../../cards/Stack.tsx'
import styles from './fields.module.css'

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
      <div className={styles.moment}>
        <TextInput
          {...rest}
          type="date"
          label={label}
          withAsterisk={withAsterisk}
          value={day}
          error={Boolean(error)}
          onChange={(event) => write(event.currentTarget.value, hour)}
        />
        <TextInput
          type="time"
          label={time_label}
          aria-label={`${label}: ${time_label}`}
          value={hour}
          onChange={(event) => write(day, event.currentTarget.value)}
        />
      </div>
    </Input.Wrapper>
  )
}
