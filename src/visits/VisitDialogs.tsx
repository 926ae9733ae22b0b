/** Letting in whoever would be refused: with a reason, or by somebody's word on the phone. */
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useCallForm } from '../web/callForm.ts'
import { FormDialog } from '../web/FormDialog.tsx'
import { useText } from '../web/language.tsx'
import { told } from '../web/notice.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { visitorName } from './visits.rules.ts'

interface AboutVisit {
  visit: Visit
  onClose: () => void
}

const gateOf = (visit: Visit) => ({ condominium_id: visit.condominium.id, id: visit.id })

export function LetIn({ visit, onClose }: AboutVisit) {
  const { acts: text, list } = useText(visitMessages)
  const [event_id] = useState(() => newId())
  const saving = useCallForm(visits.enter, {
    initial: { reason: '' },
    input: ({ reason }) => ({ ...gateOf(visit), event_id, reason }),
    done: () => {
      told(text.entered(visitorName(visit)), text.entered_title)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={list.let_in_title} submit={list.enter} onClose={onClose}>
      <Textarea
        label={text.reason}
        description={text.reason_hint}
        withAsterisk
        rows={3}
        {...saving.form.getInputProps('reason')}
      />
    </FormDialog>
  )
}

export function ByPhone({ visit, onClose }: AboutVisit) {
  const { acts: text, list } = useText(visitMessages)
  const [event_id] = useState(() => newId())
  const saving = useCallForm(visits.enterByPhone, {
    initial: { authorized_by: '', reason: '' },
    input: (values) => ({ ...gateOf(visit), event_id, ...values }),
    done: () => {
      told(text.entered(visitorName(visit)), text.entered_title)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={list.by_phone_title} submit={list.enter} onClose={onClose}>
      <TextInput label={text.who} withAsterisk autoComplete="off" {...saving.form.getInputProps('authorized_by')} />
      <Textarea
        label={text.reason}
        description={text.reason_hint}
        withAsterisk
        rows={3}
        {...saving.form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
