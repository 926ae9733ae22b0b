/** Writes down the badge of somebody who is inside, at the desk. */
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import type { Visit } from '../visits.contract.ts'
import { gateActOn } from '../visits.rules.ts'
import { badges } from './badges.contract.ts'
import { badgeTexts } from './badges.messages.ts'
import { mostOfBadge } from './badges.ts'

interface BadgeDialogProps {
  visit: Pick<Visit, 'id' | 'condominium' | 'name' | 'last_name' | 'arrival_kind' | 'badge'>
  onClose: () => void
}

export function BadgeDialog({ visit, onClose }: BadgeDialogProps) {
  const text = useText(badgeTexts)
  const { names } = useText(arrivalTexts)
  const [eventId] = useState(() => newId())
  const giving = useCallForm(badges.give, {
    initial: { badge: visit.badge ?? '' },
    input: (values) => ({ ...gateActOn(visit, eventId), ...values }),
    done: () => {
      toastSuccess(text.saved, text.badge)
      onClose()
    },
  })
  return (
    <FormDialog of={giving} title={text.title(arrivalName(visit, names))} submit={text.save} onClose={onClose}>
      <TextInput
        label={text.badge}
        description={text.hint}
        withAsterisk
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={mostOfBadge}
        {...giving.form.getInputProps('badge')}
      />
    </FormDialog>
  )
}
