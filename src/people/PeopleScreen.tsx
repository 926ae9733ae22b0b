/** User Management: the people of the user's condominiums, found by search and filters that live in the address. */

import { Button } from '@mantine/core'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { householdMessages } from '../households/households.messages.ts'
import { importMessages } from '../imports/imports.messages.ts'
import { anId, type Changed, oneOf, searched, yesOrNo } from '../shared/address.ts'
import { approvalTexts, roleTexts } from '../shared/roles.messages.ts'
import { approvalStatuses, userRoles } from '../shared/roles.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress, useList } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { Note } from '../web/cards/Note.tsx'
import { StatCard, StatStrip } from '../web/cards/StatCard.tsx'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { ChoiceFilter } from '../web/listing/ChoiceFilter.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { Listing } from '../web/listing/Listing.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { LinkButton, TextLink } from '../web/pieces/Links.tsx'
import { InviteDialog, type InviteDialogProps } from './invite/InviteDialog.tsx'
import { invitationMessages } from './invite/invitations.messages.ts'
import { NewPersonDialog } from './invite/NewPersonDialog.tsx'
import { people, peopleSorts, wishes } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { usePeopleColumns } from './peopleColumns.tsx'
import { PersonDialogs } from './person/PersonDialogs.tsx'
import { usePersonActs } from './person/personActs.tsx'

const filters = {
  search: searched,
  user_role: oneOf(userRoles),
  approval_status: oneOf(approvalStatuses),
  condominium_id: anId,
  sort: oneOf(peopleSorts),
  started: yesOrNo,
  wish: oneOf(wishes),
}

interface PeopleScreenProps {
  /** Lets another slice show its results for the same search. */
  found?: (asked: { search: string; condominium_id: string | undefined; several: boolean }) => ReactNode
}

export function PeopleScreen({ found }: PeopleScreenProps) {
  const { users, sorts } = useText(peopleMessages)
  const { office } = useText(householdMessages)
  const importing = useText(importMessages)
  const inviting = useText(invitationMessages)
  const roles = useText(roleTexts)
  const states = useText(approvalTexts)
  const { user_role } = useCurrentUser()
  const { filter, narrow, narrowed, turning } = useAddress(filters, ['sort'])
  const { condominium_id } = filter
  // Pending people come first for an administrator of a few condominiums; for a whole installation that order would sort everything for
  // each page.
  const usual = user_role === 'super_admin' && !condominium_id ? 'newest' : 'state'
  const { sort = usual } = filter
  const list = useList(people.list, { ...filter, sort }, turning)
  const figures = useRead(people.count, {}).data
  const places = useRead(condominiums.choose, { search: '' })
  const several = !condominium_id && (places.data?.length ?? 0) > 1
  const columns = usePeopleColumns(several)
  const { acts, dialog, close } = usePersonActs(filter.started === false)
  const showAll = () => narrow(only({}))
  const statuses = [
    { label: users.total, figure: figures?.total, approval_status: undefined },
    { label: users.approved, figure: figures?.approved, approval_status: 'approved' },
    { label: users.pending, figure: figures?.pending, approval_status: 'pending' },
    { label: users.rejected, figure: figures?.rejected, approval_status: 'rejected' },
  ] as const
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<InviteDialogProps['person'] | null>(null)

  return (
    <Page
      title={users.title}
      help="/admin-guide#begin"
      tools={
        <LinkButton
          to="/dashboard/admin/import"
          variant="default"
          leftSection={<IconFileImport size={20} aria-hidden />}
        >
          {importing.open}
        </LinkButton>
      }
      main={<MainAct icon={IconUserPlus} label={inviting.create.open} onClick={() => setMaking(true)} />}
    >
      <StatStrip label={users.figures}>
        {statuses.map(({ label, figure, approval_status }) => (
          <StatCard
            key={label}
            label={label}
            figure={figure}
            tone={approval_status === 'pending' && figure ? 'wait' : undefined}
            pressed={approval_status !== undefined && filter.approval_status === approval_status}
            onPress={() => narrow({ approval_status, started: undefined, wish: undefined })}
          />
        ))}
        {figures?.objections ? (
          <StatCard
            label={office.held}
            figure={figures.objections}
            tone="wait"
            pressed={filter.wish === 'answer'}
            onPress={() => narrow(only({ wish: 'answer' }))}
          />
        ) : null}
        {figures?.not_started ? (
          <StatCard
            label={users.unstarted}
            figure={figures.not_started}
            pressed={filter.started === false}
            onPress={() => narrow(only({ started: false, approval_status: 'approved' }))}
          />
        ) : null}
        {figures?.removals ? (
          <StatCard
            label={users.want_removal}
            figure={figures.removals}
            tone="wait"
            pressed={filter.wish === 'removal'}
            onPress={() => narrow(only({ wish: 'removal' }))}
          />
        ) : null}
      </StatStrip>
      {filter.wish === 'answer' ? (
        <ShownAlone tone="wait" number={figures?.objections ?? 0} says={office.waiting} onAll={showAll} />
      ) : null}
      {filter.started === false ? (
        <ShownAlone number={figures?.not_started ?? 0} says={inviting.sheet.waiting} onAll={showAll}>
          <TextLink to="/dashboard/admin/invitations">{inviting.sheet.open}</TextLink>
        </ShownAlone>
      ) : null}
      {filter.wish === 'removal' ? (
        <ShownAlone tone="wait" number={figures?.removals ?? 0} says={users.removals} onAll={showAll} />
      ) : null}
      <Filters
        values={[filter.approval_status]}
        more={{
          fields: (
            <>
              {condominium_id || (places.data?.length ?? 0) > 1 ? (
                <ChoiceSelect
                  call={condominiums.choose}
                  aria-label={users.condominium}
                  placeholder={users.all_condominiums}
                  none={users.no_condominium}
                  clearable
                  value={condominium_id ?? null}
                  onChange={(id) => narrow({ condominium_id: id ?? undefined })}
                />
              ) : null}
              <ChoiceFilter
                label={users.role_filter}
                all={users.all_roles}
                choices={userRoles}
                names={roles}
                value={filter.user_role}
                onChoose={(userRole) => narrow({ user_role: userRole })}
              />
              <ChoiceFilter
                label={users.sort}
                choices={peopleSorts}
                names={sorts}
                value={sort}
                onChoose={(chosen) => narrow({ sort: chosen })}
              />
            </>
          ),
          values: [condominium_id, filter.user_role],
        }}
        search={<SearchField label={users.search} value={filter.search} onSearch={(search) => narrow({ search })} />}
      >
        <ChoiceFilter
          label={users.state_filter}
          all={users.all_states}
          choices={approvalStatuses}
          names={states}
          value={filter.approval_status}
          onChoose={(approvalStatus) => narrow({ approval_status: approvalStatus })}
        />
      </Filters>
      {found?.({ search: filter.search, condominium_id, several })}
      <Listing
        label={users.title}
        columns={columns}
        list={list}
        failed={users.failed}
        rowKey={(person) => person.id}
        avatars="desk"
        rowName={(person) => person.full_name}
        acts={acts}
        empty={
          narrowed
            ? { title: users.empty_title, text: users.empty_text }
            : { title: users.first_title, text: users.first_text }
        }
      />
      <PersonDialogs dialog={dialog} onClose={close} />
      {making ? (
        <NewPersonDialog
          onClose={() => setMaking(false)}
          onDone={(person) => {
            setMaking(false)
            setMade(person)
          }}
        />
      ) : null}
      {made ? <InviteDialog person={made} onClose={() => setMade(null)} /> : null}
    </Page>
  )
}

/** Shows the rows of one figure and clears the filters of the others. */
const only = (shown: Changed<typeof filters>) => ({
  started: undefined,
  wish: undefined,
  approval_status: undefined,
  ...shown,
})

interface ShownAloneProps {
  tone?: 'wait'
  number: number
  says: (number: number) => string
  onAll: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Says which people the list shows alone, and shows everybody again. */
function ShownAlone({ tone, number, says, onAll, children }: ShownAloneProps) {
  const { users } = useText(peopleMessages)
  return (
    <Note {...(tone ? { tone } : {})}>
      {number === 0 ? null : says(number)}{' '}
      <Button variant="subtle" onClick={onAll}>
        {users.see_all}
      </Button>{' '}
      {children}
    </Note>
  )
}
