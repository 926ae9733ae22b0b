/** Letting in whoever would be refused: with a reason, or by somebody's word on the phone. */
import { Textarea, TextInput } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { newId } from '../shared/ids.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { gateActOn, visitorName } from './visits.rules.ts'

interface AboutVisit {
  visit: Visit
  onClose: () => void
}

export function LetIn({ visit, onClose }: AboutVisit) {
  const { list } = useText(visitMessages)
  const [eventId] = useState(() => newId())
  const saving = useCallForm(visits.enter, {
    initial: { reason: '' },
    input: (values) => ({ ...gateActOn(visit, eventId), ...values }),
    done: useEntered({ visit, onClose }),
  })
  return (
    <WithReason of={saving} title={list.let_in_title} reason={saving.form.getInputProps('reason')} onClose={onClose} />
  )
}

export function ByPhone({ visit, onClose }: AboutVisit) {
  const { acts: text, list } = useText(visitMessages)
  const [eventId] = useState(() => newId())
  const saving = useCallForm(visits.enterByPhone, {
    initial: { authorized_by: '', reason: '' },
    input: (values) => ({ ...gateActOn(visit, eventId), ...values }),
    done: useEntered({ visit, onClose }),
  })
  return (
    <WithReason of={saving} title={list.by_phone_title} reason={saving.form.getInputProps('reason')} onClose={onClose}>
      <TextInput label={text.who} withAsterisk autoComplete="off" {...saving.form.getInputProps('authorized_by')} />
    </WithReason>
  )
}

function useEntered({ visit, onClose }: AboutVisit): () => void {
  const { acts: text } = useText(visitMessages)
  return () => {
    toastSuccess(text.entered(visitorName(visit)), text.entered_title)
    onClose()
  }
}

interface WithReasonProps extends Pick<ComponentProps<typeof FormDialog>, 'of' | 'title' | 'onClose'> {
  reason: ComponentProps<typeof Textarea>
  /** What else is asked, before the reason. */
  children?: ReactNode
}

function WithReason({ reason, children, ...dialog }: WithReasonProps) {
  const { acts: text, list } = useText(visitMessages)
  return (
    <FormDialog {...dialog} submit={list.enter}>
      {children}
      <Textarea label={text.reason} description={text.reason_hint} withAsterisk rows={3} {...reason} />
    </FormDialog>
  )
}
