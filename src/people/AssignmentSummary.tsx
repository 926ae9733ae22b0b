/** Every assignment with the day it was made and who made it. */
import { Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { Output } from '../shared/contract.ts'
import { roleTexts } from '../shared/roles.ts'
import { useAct } from '../web/calls/act.ts'
import { useList, useTurning } from '../web/calls/list.ts'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'

type Assignment = Output<typeof people.assignments>['items'][number]

export function AssignmentSummary() {
  const { operators: text, users } = useText(peopleMessages)
  const roles = useText(roleTexts)
  const dates = useDates()
  const list = useList(people.assignments, {}, useTurning())
  const unassign = useAct(people.unassign)

  const columns: Column<Assignment>[] = [
    { key: 'name', header: text.operator, primary: true, cell: (one) => <strong>{one.full_name}</strong> },
    { key: 'role', header: users.role, cell: (one) => roles[one.user_role] },
    { key: 'condominium', header: users.condominium, cell: (one) => one.condominium.name },
    {
      key: 'since',
      header: text.since,
      cell: (one) => <span className="garita-date">{dates.day(one.assigned_at)}</span>,
    },
    { key: 'by', header: text.by, cell: (one) => one.assigned_by_name ?? text.by_unknown },
  ]
  return (
    <>
      <Title order={2}>{text.summary}</Title>
      <Listing
        label={text.summary}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={(one) => `${one.profile_id} ${one.condominium.id}`}
        rowName={(one) => `${one.full_name}, ${one.condominium.name}`}
        acts={(one) => [
          {
            label: text.take_away,
            icon: IconX,
            pending: unassign.runs(
              (asked) => asked.id === one.profile_id && asked.condominium_id === one.condominium.id,
            ),
            onAct: () =>
              unassign.run(
                { id: one.profile_id, condominium_id: one.condominium.id },
                { done: text.removed, failed: text.remove_failed },
              ),
          },
        ]}
        empty={{ title: text.summary_empty, text: text.summary_empty_text }}
      />
    </>
  )
}
