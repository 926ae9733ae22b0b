/** Approves a person; lists of people and the queue of the administration use it without the other acts. */
import { IconCheck } from '@tabler/icons-react'
import { useAct } from '../../web/calls/act.ts'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { type Person, people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'

type Approvable = Pick<Person, 'id' | 'user_role' | 'unit_number' | 'approval_status' | 'asked_home'>

/** Asks first if others live in the home. `done` is the toast. */
export function useApproving<Who extends Approvable>(ask: (person: Who) => void) {
  const { users, edit } = useText(peopleMessages)
  const decide = useAct(people.decide)
  return (person: Who, done: { title: string; done: string }): Act => ({
    label: users.approve,
    icon: IconCheck,
    pending: decide.runs(({ id }) => id === person.id),
    onAct: () =>
      person.user_role === 'resident' && person.unit_number !== null
        ? ask(person)
        : decide.run(
            {
              id: person.id,
              from: person.approval_status,
              to: 'approved',
              residence_id: person.asked_home ?? undefined,
            },
            { ...done, failed: edit.decide_failed, why: (no) => (no.code === 'unexpected' ? edit.unexpected : null) },
          ),
  })
}
