import { ActionIcon, Button, Group, Input, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useDates } from '../../web/cards/dates.tsx'
import { ShortLines } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { settingTexts } from '../desk/amenityDesk.messages.ts'

interface ClosedDaysFieldProps {
  value?: readonly string[]
  onChange: (days: string[]) => void
  error?: ReactNode
  'data-path'?: string
}

export function ClosedDaysField({ value = [], onChange, error, ...rest }: ClosedDaysFieldProps) {
  const text = useText(settingTexts)
  const dates = useDates()
  const named = useId()
  const [day, setDay] = useState('')
  const add = () => {
    onChange([...new Set([...value, day])].sort())
    setDay('')
  }
  return (
    <Input.Wrapper label={text.closed_days} labelElement="div" labelProps={{ id: named }} error={error} {...rest}>
      {value.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.no_closed_days}
        </Text>
      ) : (
        <ShortLines labelledBy={named}>
          {value.map((one) => (
            <li key={one}>
              {dates.calendarLong(one)}
              <ActionIcon
                variant="subtle"
                size="var(--garita-touch)"
                aria-label={text.remove_day(dates.calendar(one))}
                onClick={() => onChange(value.filter((other) => other !== one))}
              >
                <IconX size={20} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ShortLines>
      )}
      <Group gap="xs" mt="xs">
        <TextInput
          type="date"
          aria-label={`${text.closed_days}: ${text.closed_day}`}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button variant="default" disabled={day === ''} leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
          {text.add_day}
        </Button>
      </Group>
    </Input.Wrapper>
  )
}
