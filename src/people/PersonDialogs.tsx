/** The dialogs about one person: editing, assigning, and the two acts that ask first. */

import { useAct } from '../web/calls/act.ts'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/ConfirmDialog.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { AssignmentsDialog } from './AssignmentsDialog.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import { ObjectionsDialog } from './ObjectionsDialog.tsx'
import { type Person, people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { SecurityDialog } from './SecurityDialog.tsx'

export interface PersonDialog {
  about: 'approve' | 'answer' | 'edit' | 'assignments' | 'security' | 'reject' | 'remove'
  person: Person
}

export function PersonDialogs({ dialog, onClose }: { dialog: PersonDialog | null; onClose: () => void }) {
  const { edit } = useText(peopleMessages)
  if (!dialog) return null
  const { about, person } = dialog
  if (about === 'approve') return <ApproveDialog person={person} done={edit.decided_approved} onClose={onClose} />
  if (about === 'answer') return <ObjectionsDialog person={person} onClose={onClose} />
  if (about === 'edit') return <EditPersonDialog person={person} onClose={onClose} />
  if (about === 'assignments') return <AssignmentsDialog person={person} onClose={onClose} />
  if (about === 'security') return <SecurityDialog person={person} onClose={onClose} />
  if (about === 'reject') return <RejectDialog person={person} onClose={onClose} />
  return <RemoveDialog person={person} onClose={onClose} />
}

interface AboutPerson {
  person: Person
  onClose: () => void
}

export function RejectDialog({ person, onClose }: AboutPerson) {
  const { users, edit } = useText(peopleMessages)
  const decide = useAct(people.decide)
  return (
    <ConfirmDialog
      title={edit.reject_title}
      confirm={users.reject}
      pending={decide.pending}
      onClose={onClose}
      onConfirm={() =>
        decide.run(
          { id: person.id, from: person.approval_status, to: 'rejected' },
          { done: edit.decided_rejected, failed: edit.decide_failed },
          { done: onClose },
        )
      }
    >
      {edit.reject_text(person.full_name)}
    </ConfirmDialog>
  )
}

function RemoveDialog({ person, onClose }: AboutPerson) {
  const { edit } = useText(peopleMessages)
  const remove = useAct(people.remove)
  return (
    <ConfirmDialog
      danger
      title={edit.remove_title}
      confirm={edit.remove_confirm}
      pending={remove.pending}
      onClose={onClose}
      onConfirm={() =>
        remove.run({ id: person.id }, { done: edit.removed, failed: edit.remove_failed }, { done: onClose })
      }
    >
      {edit.remove_text(person.full_name)}
    </ConfirmDialog>
  )
}
