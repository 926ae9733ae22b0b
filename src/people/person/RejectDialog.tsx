import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { homeTexts } from '../homes/homes.messages.ts'
import { type Person, people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { InformedByMail } from './InformedByMail.tsx'
import { personSubject } from './personSubject.tsx'

interface RejectDialogProps {
  person: Pick<Person, 'id' | 'full_name' | 'approval_status' | 'unit_number' | 'condominium' | 'asked_home'>
  onClose: () => void
  done: { title: string; done: string }
}

export function RejectDialog({ person, done, onClose }: RejectDialogProps) {
  const homes = useText(homeTexts)
  const { users, edit } = useText(peopleMessages)
  const decide = useAct(people.decide)
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      against
      title={edit.reject_title}
      about={personSubject(person)}
      confirm={users.reject}
      fields={
        <Textarea
          label={edit.reject_reason}
          description={edit.reject_reason_hint}
          rows={3}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      }
      pending={decide.pending}
      onClose={onClose}
      onConfirm={() =>
        decide.run(
          {
            ...{ id: person.id, from: person.approval_status, to: 'rejected', reason },
            residence_id: person.asked_home ?? undefined,
          },
          { ...done, failed: edit.decide_failed, why: (no) => (no.code === 'unexpected' ? edit.unexpected : null) },
          { done: onClose },
        )
      }
    >
      <p>{person.asked_home ? homes.refuse_text(person.full_name) : edit.reject_text(person.full_name)}</p>
      {person.asked_home ? null : <InformedByMail />}
    </ConfirmDialog>
  )
}
