import { Button } from '@mantine/core'
import { households } from '../../households/households.contract.ts'
import { householdMessages } from '../../households/households.messages.ts'
import { useAct } from '../../web/calls/act.ts'
import { ofReader, useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { ApproveDialog } from '../approvals/ApproveDialog.tsx'
import { AddHomeDialog } from '../homes/AddHomeDialog.tsx'
import { InviteDialog } from '../invite/InviteDialog.tsx'
import { MoveDialog } from '../move/MoveDialog.tsx'
import { type Person, people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { AssignmentsDialog } from './AssignmentsDialog.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import { personSubject } from './personSubject.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { SecurityDialog } from './SecurityDialog.tsx'

export interface PersonDialog {
  about:
    | 'approve'
    | 'answer'
    | 'invite'
    | 'edit'
    | 'assignments'
    | 'security'
    | 'move'
    | 'add_home'
    | 'reject'
    | 'remove'
  person: Person
}

export function PersonDialogs({ dialog, onClose }: { dialog: PersonDialog | null; onClose: () => void }) {
  const { edit, success } = useText(peopleMessages)
  if (!dialog) return null
  const { about, person } = dialog
  if (about === 'approve')
    return <ApproveDialog person={person} done={{ title: success, done: edit.decided_approved }} onClose={onClose} />
  if (about === 'answer') return <ObjectionsDialog person={person} onClose={onClose} />
  if (about === 'invite') return <InviteDialog person={person} onClose={onClose} />
  if (about === 'edit') return <EditPersonDialog person={person} onClose={onClose} />
  if (about === 'assignments') return <AssignmentsDialog person={person} onClose={onClose} />
  if (about === 'security') return <SecurityDialog person={person} onClose={onClose} />
  if (about === 'move') return <MoveDialog person={person} onClose={onClose} />
  if (about === 'add_home') return <AddHomeDialog person={person} onClose={onClose} />
  if (about === 'reject') {
    return <RejectDialog person={person} done={{ title: success, done: edit.decided_rejected }} onClose={onClose} />
  }
  return <RemoveDialog person={person} onClose={onClose} />
}

interface AboutPerson {
  person: Person
  onClose: () => void
}

function RemoveDialog({ person, onClose }: AboutPerson) {
  const { edit } = useText(peopleMessages)
  const remove = useAct(people.remove)
  return (
    <ConfirmDialog
      danger
      title={edit.remove_title}
      about={personSubject(person)}
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

/** Answers residents who object to a newcomer: the account stays, or is rejected. */
function ObjectionsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { office } = useText(householdMessages)
  const { users, edit } = useText(peopleMessages)
  const dates = useDates().at(person.condominium?.time_zone ?? ofReader)
  const keep = useAct(households.keep)
  const decide = useAct(people.decide)
  const stop = useAct(households.stopBoth)
  const name = person.full_name || users.no_name
  const gone = person.objections.some(({ kind }) => kind === 'gone')
  const stopped = person.objections.some((one) => one.stopped)
  const busy = keep.pending || decide.pending || stop.pending
  const stopBoth = () =>
    stop.run(
      { id: person.id, stops: !stopped },
      { done: stopped ? office.both_go_on : office.both_stopped, failed: office.failed },
      { done: onClose },
    )
  const reject = () =>
    decide.run(
      { id: person.id, from: person.approval_status, to: 'rejected' },
      { done: edit.decided_rejected, failed: edit.decide_failed },
      { done: onClose },
    )
  return (
    <ConfirmDialog
      title={gone ? office.gone_title(name) : office.title(name)}
      about={personSubject(person)}
      confirm={gone ? office.still : office.keep}
      fields={
        gone ? (
          <Button variant="default" onClick={stopBoth} disabled={busy}>
            {stopped ? office.go_on : office.stop}
          </Button>
        ) : // Of somebody with other homes too the account is not rejected: the home ends by a move.
        person.may_change && person.asked_home === null ? (
          <Button variant="default" onClick={reject} disabled={busy}>
            {office.reject}
          </Button>
        ) : null
      }
      pending={busy}
      onClose={onClose}
      onConfirm={() =>
        keep.run(
          { id: person.id, seen: person.objections.length },
          { done: gone ? office.stays : office.kept, failed: office.failed },
          { done: onClose },
        )
      }
    >
      <p>{(gone ? office.gone_text : office.text)(name, person.unit_number ?? '')}</p>
      <ul>
        {person.objections.map(({ by_name, at, reason }) => (
          <li key={`${by_name} ${at}`}>
            {office.said(by_name, dates.day(at))}
            {reason ? `: ${reason}` : ''}
          </li>
        ))}
      </ul>
      {gone ? <p>{stopped ? office.stopped_text : office.stop_text}</p> : null}
      <Note tone="wait">{office.secret}</Note>
    </ConfirmDialog>
  )
}
