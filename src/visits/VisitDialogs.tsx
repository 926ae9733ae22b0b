/** The dialogs about one visit at the gate: its details, letting in with a reason, and by somebody's word on the phone. */
import { Modal, Textarea, TextInput } from '@mantine/core'
import { Fragment, useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useCallForm } from '../web/callForm.ts'
import { useDates } from '../web/dates.ts'
import { Facts } from '../web/Facts.tsx'
import { FormDialog } from '../web/FormDialog.tsx'
import { useText } from '../web/language.tsx'
import { toldTitle } from '../web/notice.tsx'
import { visitorName } from './VisitList.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

export interface VisitDialog {
  about: 'details' | 'let_in' | 'by_phone'
  visit: Visit
}

export function VisitDialogs({ dialog, onClose }: { dialog: VisitDialog | null; onClose: () => void }) {
  if (!dialog) return null
  if (dialog.about === 'details') return <VisitDetails visit={dialog.visit} onClose={onClose} />
  if (dialog.about === 'let_in') return <LetIn visit={dialog.visit} onClose={onClose} />
  return <ByPhone visit={dialog.visit} onClose={onClose} />
}

interface AboutVisit {
  visit: Visit
  onClose: () => void
}

const gateOf = (visit: Visit) => ({ condominium_id: visit.condominium.id, id: visit.id })

function LetIn({ visit, onClose }: AboutVisit) {
  const { acts: text, list } = useText(visitMessages)
  const [event_id] = useState(() => newId())
  const { form, submit, pending, error } = useCallForm(visits.enter, {
    initial: { reason: '' },
    input: ({ reason }) => ({ ...gateOf(visit), event_id, reason }),
    done: () => {
      toldTitle(text.entered_title, text.entered(visitorName(visit)))
      onClose()
    },
  })
  return (
    <FormDialog
      opened
      title={list.let_in_title}
      submit={list.enter}
      pending={pending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label={text.reason}
        description={text.reason_hint}
        withAsterisk
        rows={3}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}

function ByPhone({ visit, onClose }: AboutVisit) {
  const { acts: text, list } = useText(visitMessages)
  const [event_id] = useState(() => newId())
  const { form, submit, pending, error } = useCallForm(visits.enterByPhone, {
    initial: { authorized_by: '', reason: '' },
    input: (values) => ({ ...gateOf(visit), event_id, ...values }),
    done: () => {
      toldTitle(text.entered_title, text.entered(visitorName(visit)))
      onClose()
    },
  })
  return (
    <FormDialog
      opened
      title={list.by_phone_title}
      submit={list.enter}
      pending={pending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput label={text.who} withAsterisk autoComplete="off" {...form.getInputProps('authorized_by')} />
      <Textarea
        label={text.reason}
        description={text.reason_hint}
        withAsterisk
        rows={3}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}

function VisitDetails({ visit, onClose }: AboutVisit) {
  const { details: text, list } = useText(visitMessages)
  const dates = useDates()
  const facts: [string, string | null][] = [
    [list.visitor, visitorName(visit)],
    [list.document, visit.document],
    [list.phone, visit.phone_number],
    [list.unit, visit.unit_number],
    [list.condominium, visit.condominium.name],
    [text.from, visit.valid_from && dates.moment(visit.valid_from)],
    [text.until, visit.valid_until && dates.moment(visit.valid_until)],
    [text.purpose, visit.purpose],
    [text.notes, visit.notes],
    [text.registered, dates.moment(visit.created_at)],
    [text.registered_by, visit.registered_by_name],
  ]
  return (
    <Modal opened onClose={onClose} title={text.title}>
      <Facts>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value ?? list.not_given}</dd>
          </Fragment>
        ))}
      </Facts>
    </Modal>
  )
}
