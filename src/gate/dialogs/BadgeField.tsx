/** The number of a badge, with a warning if another person has it. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { badgeTexts } from '../arrivals/badges/badges.messages.ts'
import { mostOfBadge } from '../arrivals/badges/badges.ts'
import type { Bearer } from './guardPost.tsx'

interface BadgeFieldProps extends TextInputProps {
  taken: Bearer | undefined
  /** An entry waits for no badge. */
  optional?: boolean
}

export function BadgeField({ taken, optional = false, error, ...field }: BadgeFieldProps) {
  const text = useText(badgeTexts)
  const { names } = useText(arrivalTexts)
  return (
    <TextInput
      styles={{ input: { textTransform: 'uppercase' } }}
      label={optional ? text.optional : text.badge}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={mostOfBadge}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      {...field}
      error={taken?.badge ? text.taken(taken.badge, arrivalName(taken, names), taken.unit) : error}
    />
  )
}
