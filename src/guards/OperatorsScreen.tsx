import { Title } from '@mantine/core'
import { IconBuildingCommunity, IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { type Person, people } from '../people/people.contract.ts'
import { peopleMessages } from '../people/people.messages.ts'
import { approvalTones } from '../people/peopleColumns.tsx'
import { AssignmentsDialog } from '../people/person/AssignmentsDialog.tsx'
import { UnassignDialog } from '../people/person/UnassignDialog.tsx'
import { searched } from '../shared/address.ts'
import type { Output } from '../shared/contract.ts'
import { roleTexts } from '../shared/roles.messages.ts'
import { useAddress, useList, useTurning } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { HiddenWhileLoading } from '../web/cards/HiddenWhileLoading.tsx'
import { StatCard, StatStrip } from '../web/cards/StatCard.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'

const filters = { search: searched }

export function OperatorsScreen() {
  const { operators: text, users } = useText(peopleMessages)
  const { filter, narrow, turning } = useAddress(filters)
  const list = useList(people.list, { ...filter, user_role: 'agent' }, turning)
  const counts = useRead(people.countOperators, {})
  const [managed, setManaged] = useState<Person | null>(null)
  const [assigning, setAssigning] = useState(false)
  const states = { approved: text.state_active, pending: text.state_pending, rejected: text.state_rejected }

  const placesOf = (person: Person) => person.assigned.map((place) => place.name).join(', ') || users.not_assigned

  const state = ({ approval_status: status }: Person) => (
    <StateBadge tone={approvalTones[status]} look={status === 'approved' ? 'plain' : undefined}>
      {states[status]}
    </StateBadge>
  )

  const columns: Column<Person>[] = [
    { key: 'name', header: text.operator, primary: true, cell: (person) => <strong>{person.full_name}</strong> },
    {
      key: 'state',
      header: text.state,
      cell: state,
      summary: state,
      folded: null,
    },
    {
      key: 'assigned',
      header: text.assigned,
      cell: placesOf,
      summary: (person) => <span className="garita-second">{placesOf(person)}</span>,
      folded: null,
    },
  ]

  return (
    <Page
      title={text.title}
      main={<MainAct icon={IconPlus} label={text.new_assignment} onClick={() => setAssigning(true)} />}
    >
      <StatStrip label={text.title}>
        <StatCard label={text.total} figure={counts.data?.operators} />
        <StatCard label={text.active} figure={counts.data?.assignments} hint={text.active_hint} />
        <StatCard label={text.condominiums} figure={counts.data?.condominiums} />
      </StatStrip>
      <Filters
        search={<SearchField label={text.search} value={filter.search} onSearch={(search) => narrow({ search })} />}
      />
      <Listing
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={(person) => person.id}
        avatars="everywhere"
        rowName={(person) => person.full_name}
        acts={(person) => [{ label: text.manage, icon: IconBuildingCommunity, onAct: () => setManaged(person) }]}
        empty={{ title: text.empty_title, text: text.empty_text }}
      />
      <HiddenWhileLoading waiting={list.loading}>
        <AssignmentSummary />
      </HiddenWhileLoading>
      {managed ? <AssignmentsDialog person={managed} onClose={() => setManaged(null)} /> : null}
      {assigning ? <AssignOperatorDialog onClose={() => setAssigning(false)} /> : null}
    </Page>
  )
}

export function AssignOperatorDialog({ onClose }: { onClose: () => void }) {
  const { operators: text, assign, users } = useText(peopleMessages)
  const saving = useCallForm(people.assign, {
    initial: { id: '', condominium_id: '' },
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  const { form } = saving
  const incomplete = Boolean(form.errors.id || form.errors.condominium_id)
  return (
    <FormDialog
      of={saving}
      title={text.dialog_title}
      submit={assign.submit}
      error={incomplete ? text.choose_both : saving.error && `${text.save_failed}. ${saving.error}`}
      onClose={onClose}
    >
      <ChoiceSelect
        call={people.chooseOperator}
        label={text.operator}
        placeholder={text.choose_operator}
        none={text.empty_title}
        withAsterisk
        value={form.values.id || null}
        onChange={(id) => form.setFieldValue('id', id ?? '')}
      />
      <ChoiceSelect
        call={condominiums.choose}
        label={users.condominium}
        placeholder={assign.choose}
        withAsterisk
        value={form.values.condominium_id || null}
        onChange={(id) => form.setFieldValue('condominium_id', id ?? '')}
      />
    </FormDialog>
  )
}

type Assignment = Output<typeof people.assignments>['items'][number]

export function AssignmentSummary() {
  const { operators: text, users } = useText(peopleMessages)
  const roles = useText(roleTexts)
  const dates = useDates()
  const list = useList(people.assignments, {}, useTurning())
  const [parting, setParting] = useState<Assignment | null>(null)

  const columns: Column<Assignment>[] = [
    { key: 'name', header: users.user, primary: true, cell: (one) => <strong>{one.full_name}</strong> },
    {
      key: 'role',
      header: users.role,
      cell: (one) => roles[one.user_role],
      summary: (one) => <span className="garita-second">{roles[one.user_role]}</span>,
      folded: null,
    },
    {
      key: 'condominium',
      header: users.condominium,
      cell: (one) => one.condominium.name,
      summary: (one) => one.condominium.name,
      folded: null,
    },
    {
      key: 'since',
      header: text.since,
      cell: (one) => (
        <span style={{ whiteSpace: 'nowrap' }}>{dates.at(one.condominium.time_zone).day(one.assigned_at)}</span>
      ),
    },
    { key: 'by', header: text.by, cell: (one) => one.assigned_by_name ?? text.by_unknown },
  ]
  return (
    <>
      <Title order={2} mt="md" mb="xs">
        {text.summary}
      </Title>
      <Listing
        label={text.summary}
        columns={columns}
        list={list}
        failed={text.assignments_failed}
        rowKey={(one) => `${one.profile_id} ${one.condominium.id}`}
        avatars="everywhere"
        rowName={(one) => `${one.full_name}, ${one.condominium.name}`}
        acts={(one) => [
          {
            label: text.take_away,
            icon: IconX,
            quiet: true,
            onAct: () => setParting(one),
          },
        ]}
        empty={{ title: text.summary_empty, text: text.summary_empty_text }}
      />
      {parting ? (
        <UnassignDialog
          parting={{
            person: { id: parting.profile_id, full_name: parting.full_name, admin: parting.user_role === 'admin' },
            place: parting.condominium,
            for_good: false,
          }}
          done={text.removed}
          onClose={() => setParting(null)}
        />
      ) : null}
    </>
  )
}
