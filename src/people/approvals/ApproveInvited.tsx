/** Approves all who registered with the code of their unit at once, after showing each of them. */
import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { type Person, people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'

const ConfirmDialog = lazyPart(() =>
  import('../../web/pieces/dialogs/ConfirmDialog.tsx').then((loaded) => loaded.ConfirmDialog),
)

/** A single person is approved in the list. */
const fewest = 2

/** The reader may decide about each of them. */
type Waiting = Pick<Person, 'id' | 'full_name' | 'unit_number' | 'invited_by_name' | 'asked_home'>

export function ApproveInvited({ waiting }: { waiting: readonly Waiting[] }) {
  const { approvals, users, edit } = useText(peopleMessages)
  const [asked, setAsked] = useState<readonly Waiting[] | null>(null)
  const approve = useAct(people.approveInvited)
  const invited = waiting.filter(({ invited_by_name }) => invited_by_name !== null)
  return (
    <>
      {invited.length >= fewest ? (
        <Button variant="default" leftSection={<IconChecks size={20} aria-hidden />} onClick={() => setAsked(invited)}>
          {approvals.invited(invited.length)}
        </Button>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={approvals.invited_title(asked.length)}
          confirm={users.approve}
          pending={approve.pending}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            approve.run(
              { ids: asked.map(({ id }) => id), residence_ids: asked.flatMap(({ asked_home }) => asked_home ?? []) },
              { done: approvals.invited_done, failed: edit.decide_failed },
              { done: () => setAsked(null) },
            )
          }
        >
          <p>{approvals.invited_text}</p>
          <ul>
            {asked.map(({ id, full_name, unit_number, invited_by_name }) => (
              <li key={id}>
                <strong>{full_name}</strong> <span className="garita-code">{unit_number}</span>{' '}
                <span className="garita-second">{users.by_code(invited_by_name ?? '')}</span>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
