/** User Management: the people of the user's condominiums, found by search and filters that live in the address. */
import { Button, Select } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { householdMessages } from '../households/households.messages.ts'
import { importMessages } from '../imports/imports.messages.ts'
import { approvalStatus, approvalStatuses, approvalTexts, roleTexts, userRole, userRoles } from '../shared/roles.ts'
import { searched, useAddress, useList } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { Note } from '../web/cards/Note.tsx'
import { StatCard, StatRow } from '../web/cards/StatCard.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { Listing } from '../web/listing/Listing.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { PersonDialogs } from './PersonDialogs.tsx'
import { people, wish } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { usePeopleColumns } from './peopleColumns.tsx'
import { usePersonActs } from './personActs.tsx'

const filters = {
  search: searched,
  user_role: userRole.optional(),
  approval_status: approvalStatus.optional(),
  wish: wish.optional(),
}

export function PeopleScreen() {
  const { users } = useText(peopleMessages)
  const importing = useText(importMessages)
  const roles = useText(roleTexts)
  const states = useText(approvalTexts)
  const { filter, narrow, narrowed, turning } = useAddress(filters)
  const list = useList(people.list, filter, turning)
  const counts = useRead(people.count, {})
  const columns = usePeopleColumns()
  const { acts, dialog, close } = usePersonActs()

  return (
    <Page
      title={users.title}
      subtitle={users.subtitle}
      actions={
        <LinkButton
          to="/dashboard/admin/import"
          variant="default"
          leftSection={<IconFileImport size={20} aria-hidden />}
        >
          {importing.open}
        </LinkButton>
      }
    >
      <StatRow>
        <StatCard label={users.total} figure={counts.data?.total} />
        <StatCard label={users.approved} figure={counts.data?.approved} />
        <StatCard
          label={users.pending}
          figure={counts.data?.pending}
          tone={counts.data?.pending ? 'wait' : undefined}
        />
        <StatCard label={users.rejected} figure={counts.data?.rejected} />
      </StatRow>
      <WaitingObjections
        number={counts.data?.objections ?? 0}
        shown={filter.wish === 'answer'}
        onShow={(shown) => narrow({ wish: shown ? 'answer' : undefined })}
      />
      <RemovalWishes
        number={counts.data?.removals ?? 0}
        shown={filter.wish === 'removal'}
        onShow={(shown) => narrow({ wish: shown ? 'removal' : undefined })}
      />
      <Filters>
        <SearchField label={users.search} value={filter.search} onSearch={(search) => narrow({ search })} />
        <Select
          aria-label={users.role_filter}
          placeholder={users.all_roles}
          clearable
          data={userRoles.map((value) => ({ value, label: roles[value] }))}
          value={filter.user_role ?? null}
          onChange={(value) => narrow({ user_role: userRoles.find((one) => one === value) })}
        />
        <Select
          aria-label={users.state_filter}
          placeholder={users.all_states}
          clearable
          data={approvalStatuses.map((value) => ({ value, label: states[value] }))}
          value={filter.approval_status ?? null}
          onChange={(value) => narrow({ approval_status: approvalStatuses.find((one) => one === value) })}
        />
      </Filters>
      <Listing
        label={users.title}
        columns={columns}
        list={list}
        failed={users.failed}
        rowKey={(person) => person.id}
        rowName={(person) => person.full_name}
        acts={acts}
        empty={
          narrowed
            ? { title: users.empty_title, text: users.empty_text }
            : { title: users.first_title, text: users.first_text }
        }
      />
      <PersonDialogs dialog={dialog} onClose={close} />
    </Page>
  )
}

interface RemovalWishesProps {
  number: number
  /** Whether the list shows them alone. */
  shown: boolean
  onShow: (shown: boolean) => void
}

/** Shows that people asked to be removed, with a link to them. */
export function RemovalWishes({ number, shown, onShow }: RemovalWishesProps) {
  const { users: text } = useText(peopleMessages)
  if (number === 0 && !shown) return null
  return (
    <Note tone="wait">
      {number === 0 ? null : text.removals(number)}{' '}
      <Button variant="subtle" onClick={() => onShow(!shown)}>
        {shown ? text.see_all : text.see_removals}
      </Button>
    </Note>
  )
}

interface WaitingObjectionsProps {
  number: number
  /** Whether the list shows them alone. */
  shown: boolean
  onShow: (shown: boolean) => void
}

/** Shows that new residents wait because somebody objected, with a link to them. */
export function WaitingObjections({ number, shown, onShow }: WaitingObjectionsProps) {
  const { office } = useText(householdMessages)
  const { users } = useText(peopleMessages)
  if (number === 0 && !shown) return null
  return (
    <Note tone="wait">
      {number === 0 ? null : office.waiting(number)}{' '}
      <Button variant="subtle" onClick={() => onShow(!shown)}>
        {shown ? users.see_all : office.see}
      </Button>
    </Note>
  )
}
