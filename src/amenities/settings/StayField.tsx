/** Chooses a duration in sensible steps. */
import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../web/language/language.tsx'
import { settingTexts } from '../desk/amenityDesk.messages.ts'
import { stayText } from '../reservationWords.ts'

const choices = {
  stay: Array.from({ length: 48 }, (_, at) => (at + 1) * 30),
  pause: [0, 15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720],
}

interface StayFieldProps {
  kind: keyof typeof choices
  label: string
  description?: string
  value?: number
  onChange: (minutes: number) => void
  error?: ReactNode
  'data-path'?: string
}

export function StayField({ kind, value = 0, onChange, error, ...field }: StayFieldProps) {
  const { none } = useText(settingTexts)
  // Keep a stored value that is not one of the steps.
  const offered = [...new Set([...choices[kind], value])].sort((one, other) => one - other)
  return (
    <NativeSelect
      {...field}
      error={error}
      data={offered.map((minutes) => ({ value: String(minutes), label: minutes === 0 ? none : stayText(minutes) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
