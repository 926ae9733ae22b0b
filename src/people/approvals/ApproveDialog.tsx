/** Approves a resident. Shows the current residents of the unit, because they receive a notice. */

import { useState } from 'react'
import { households } from '../../households/households.contract.ts'
import { householdMessages } from '../../households/households.messages.ts'
import { mayUsually } from '../../households/rights.rules.ts'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { ofReader, useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { useMeantUnit, WrittenUnit } from '../homes/WrittenUnit.tsx'
import { type Person, people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { personSubject } from '../person/personSubject.tsx'
import { type Rights, RightsFields } from '../rights/RightsFields.tsx'

interface ApproveDialogProps {
  person: Pick<
    Person,
    'id' | 'full_name' | 'approval_status' | 'unit_number' | 'condominium' | 'invited_by_name' | 'asked_home'
  > &
    Partial<Pick<Person, 'leaves_at' | 'homes'>>
  done: { title: string; done: string }
  onClose: () => void
}

export function ApproveDialog({ person, done, onClose }: ApproveDialogProps) {
  const { users, edit } = useText(peopleMessages)
  const { office } = useText(householdMessages)
  const decide = useAct(people.decide)
  const home = person.homes?.find(({ id }) => person.asked_home === null || id === person.asked_home)
  const saidBefore = { kind: home?.kind ?? null, may_authorize: home?.may_authorize ?? true }
  // A person with an end date is a guest by default. Rights that were set before stay, unless they are changed here.
  const [rights, setRights] = useState<Rights | undefined>(
    person.leaves_at && saidBefore.kind === null ? { kind: 'guest', may_authorize: mayUsually('guest') } : undefined,
  )
  const [unit, setUnit] = useState(person.unit_number ?? '')
  const place = person.condominium?.id ?? ''
  const { read: meant } = useMeantUnit(place, unit)
  const known = meant.data?.unit ?? null
  return (
    <ConfirmDialog
      title={office.approve_title(person.full_name || users.no_name)}
      about={personSubject(person)}
      confirm={users.approve}
      pending={decide.pending}
      // Until the unit is known the button keeps the keyboard's focus; the database refuses a unit that does not exist.
      ready={!meant.data || known !== null}
      onClose={onClose}
      onConfirm={() =>
        decide.run(
          {
            id: person.id,
            from: person.approval_status,
            to: 'approved',
            residence_id: person.asked_home ?? undefined,
            rights,
            unit_number: known === null || known === person.unit_number ? undefined : known,
          },
          { ...done, failed: edit.decide_failed, why: (no) => (no.code === 'unexpected' ? edit.unexpected : null) },
          { done: onClose },
        )
      }
    >
      {person.invited_by_name ? <p className="garita-second">{users.by_code(person.invited_by_name)}</p> : null}
      {known === null ? (
        <WrittenUnit condominium_id={place} written={unit} onChoose={setUnit} />
      ) : (
        <Around person={person} unit={known} />
      )}
      <RightsFields value={rights ?? saidBefore} onChange={setRights} />
    </ConfirmDialog>
  )
}

function Around({ person, unit }: Pick<ApproveDialogProps, 'person'> & { unit: string }) {
  const { office, card } = useText(householdMessages)
  const dates = useDates().at(person.condominium?.time_zone ?? ofReader)
  const around = useRead(households.around, { id: person.id, unit_number: unit })
  const failed = failureOf(around)
  if (failed) return <Failed title={office.around_failed} {...failed} />
  if (!around.data) return <Loading />
  if (around.data.length === 0) return <Note tone="wait">{office.nobody(unit)}</Note>
  return (
    <>
      <p>{office.lives_already(unit)}</p>
      <ul>
        {around.data.map(({ full_name, since }) => (
          <li key={`${full_name} ${since}`}>
            <strong>{full_name}</strong> · {card.since(dates.day(since))}
          </li>
        ))}
      </ul>
      <p>{office.will_be_told}</p>
    </>
  )
}
