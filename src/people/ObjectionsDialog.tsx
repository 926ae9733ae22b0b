/** Answering those of a home who say that a newcomer should not be there: the account stays, or is rejected. */
import { Button } from '@mantine/core'
import { households } from '../households/households.contract.ts'
import { householdMessages } from '../households/households.messages.ts'
import { useAct } from '../web/calls/act.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/ConfirmDialog.tsx'
import { type Person, people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'

export function ObjectionsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { office } = useText(householdMessages)
  const { users, edit } = useText(peopleMessages)
  const dates = useDates()
  const keep = useAct(households.keep)
  const decide = useAct(people.decide)
  const name = person.full_name || users.no_name
  const reject = () =>
    decide.run(
      { id: person.id, from: person.approval_status, to: 'rejected' },
      { done: edit.decided_rejected, failed: edit.decide_failed },
      { done: onClose },
    )
  return (
    <ConfirmDialog
      title={office.title(name)}
      confirm={office.keep}
      pending={keep.pending || decide.pending}
      onClose={onClose}
      onConfirm={() =>
        keep.run(
          { id: person.id, seen: person.objections.length },
          { done: office.kept, failed: office.failed },
          { done: onClose },
        )
      }
    >
      <p>{office.text(name, person.unit_number ?? '')}</p>
      <ul>
        {person.objections.map(({ by_name, at }) => (
          <li key={`${by_name} ${at}`}>{office.said(by_name, dates.day(at))}</li>
        ))}
      </ul>
      <Note tone="wait">{office.secret}</Note>
      <Button variant="default" onClick={reject} disabled={keep.pending || decide.pending}>
        {office.reject}
      </Button>
    </ConfirmDialog>
  )
}
