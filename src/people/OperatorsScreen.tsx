/** Operator management: who attends which condominium, and since when by whose word. */
import { Button } from '@mantine/core'
import { IconBuildingCommunity } from '@tabler/icons-react'
import { useState } from 'react'
import { searched, useAddress, useList } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { StatCard, StatRow } from '../web/cards/StatCard.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { StateBadge } from '../web/pieces/StateBadge.tsx'
import { AssignmentSummary } from './AssignmentSummary.tsx'
import { AssignmentsDialog } from './AssignmentsDialog.tsx'
import { AssignOperatorDialog } from './AssignOperatorDialog.tsx'
import { type Person, people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { approvalTones } from './peopleColumns.tsx'

const filters = { search: searched }

export function OperatorsScreen() {
  const { operators: text, users } = useText(peopleMessages)
  const { filter, narrow, turning } = useAddress(filters)
  const list = useList(people.list, { ...filter, user_role: 'agent' }, turning)
  const counts = useRead(people.countOperators, {})
  const [managed, setManaged] = useState<Person | null>(null)
  const [assigning, setAssigning] = useState(false)
  const states = { approved: text.state_active, pending: text.state_pending, rejected: text.state_rejected }

  const columns: Column<Person>[] = [
    { key: 'name', header: text.operator, primary: true, cell: (person) => <strong>{person.full_name}</strong> },
    {
      key: 'state',
      header: text.state,
      cell: (person) => (
        <StateBadge tone={approvalTones[person.approval_status]}>{states[person.approval_status]}</StateBadge>
      ),
    },
    {
      key: 'assigned',
      header: text.assigned,
      cell: (person) => person.assigned.map((place) => place.name).join(', ') || users.not_assigned,
    },
  ]

  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={<Button onClick={() => setAssigning(true)}>{text.new_assignment}</Button>}
    >
      <StatRow>
        <StatCard label={text.total} figure={counts.data?.operators} />
        <StatCard label={text.active} figure={counts.data?.assignments} />
        <StatCard label={text.condominiums} figure={counts.data?.condominiums} />
      </StatRow>
      <Filters>
        <SearchField label={text.search} value={filter.search} onSearch={(search) => narrow({ search })} />
      </Filters>
      <Listing
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={(person) => person.id}
        rowName={(person) => person.full_name}
        acts={(person) => [{ label: text.manage, icon: IconBuildingCommunity, onAct: () => setManaged(person) }]}
        empty={{ title: text.empty_title, text: text.empty_text }}
      />
      <AssignmentSummary />
      {managed ? <AssignmentsDialog person={managed} onClose={() => setManaged(null)} /> : null}
      {assigning ? <AssignOperatorDialog onClose={() => setAssigning(false)} /> : null}
    </Page>
  )
}
