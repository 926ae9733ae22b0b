/** Asks before a person loses a condominium, and warns if the reader cannot undo it. */
import { useAct } from '../../web/calls/act.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'

interface Parting {
  person: { id: string; full_name: string; admin: boolean }
  place: { id: string; name: string }
  /** The reader would no longer see this person, and so could not assign them again. */
  for_good: boolean
}

interface UnassignDialogProps {
  parting: Parting
  done: string
  onDone?: () => void
  onClose: () => void
}

export function UnassignDialog({ parting: { person, place, for_good }, done, onDone, onClose }: UnassignDialogProps) {
  const { assign: text, success } = useText(peopleMessages)
  const unassign = useAct(people.unassign)
  const tie = { id: person.id, condominium_id: place.id }
  const others = useRead(people.parting, tie, { enabled: person.admin })
  return (
    <ConfirmDialog
      against
      title={text.remove_title(person.full_name, place.name)}
      about={{ name: person.full_name, lines: [place.name] }}
      confirm={text.remove_confirm}
      pending={unassign.pending}
      onClose={onClose}
      onConfirm={() =>
        unassign.run(
          tie,
          { title: success, done, failed: text.remove_failed },
          { ...(onDone ? { done: onDone } : {}), ended: onClose },
        )
      }
    >
      <p>{text.remove_text(person.full_name, place.name)}</p>
      {others.data?.other_admin === false ? <strong>{text.last_admin(place.name)}</strong> : null}
      {for_good ? <strong>{text.for_good}</strong> : null}
    </ConfirmDialog>
  )
}
