import { Switch } from '@mantine/core'
import { IconBuildingCommunity, IconEdit, IconLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { searched, yesOrNo } from '../shared/address.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useAddress, useList } from '../web/calls/list.ts'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { useOpener } from '../web/form/reopening.ts'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { countOf } from '../web/listing/ListingHead.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import type { Act } from '../web/pieces/Acts.tsx'
import { DialogActs } from '../web/pieces/dialogs/DialogActs.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { CondominiumDialog } from './CondominiumDialog.tsx'
import { type Condominium, condominiums } from './condominiums.contract.ts'
import { condominiumMessages } from './condominiums.messages.ts'
import { InvitationDialog } from './InvitationDialog.tsx'

const filters = { search: searched, unrun: yesOrNo }

type Dialog = { about: 'create' } | { about: 'edit' | 'invite' | 'archive'; condominium: Condominium }

interface Made {
  id: string
  name: string
}

interface CondominiumsScreenProps {
  moreActs: (condominium: Condominium) => readonly Act[]
}

export function CondominiumsScreen({ moreActs }: CondominiumsScreenProps) {
  const text = useText(condominiumMessages)
  const dates = useDates()
  const mayCreate = useCurrentUser().user_role === 'super_admin'
  const { filter, narrow, narrowed, turning } = useAddress(filters)
  const list = useList(condominiums.list, filter, turning)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const close = () => setDialog(null)

  const columns: Column<Condominium>[] = [
    {
      key: 'name',
      header: text.name,
      primary: true,
      cell: (one) => (
        <>
          <strong>{one.name}</strong>
          <div className="garita-second">{one.listed ? text.listed : text.unlisted}</div>
          {one.has_admin ? null : <StateBadge tone="bad">{text.no_admin}</StateBadge>}
        </>
      ),
      summary: (one) => one.name,
      folded: (one) => (one.listed ? text.listed : text.unlisted),
    },
    {
      key: 'address',
      header: text.address,
      cell: (one) => one.address ?? text.no_address,
      summary: (one) => (
        <>
          <span className="garita-second">{one.address ?? text.no_address}</span>
          {one.has_admin ? null : <StateBadge tone="bad">{text.no_admin}</StateBadge>}
        </>
      ),
      folded: null,
    },
    { key: 'people', header: text.people, cell: (one) => <span className="garita-code">{one.people}</span> },
    {
      key: 'created',
      header: text.created,
      cell: (one) => <span style={{ whiteSpace: 'nowrap' }}>{dates.at(one.time_zone).day(one.created_at)}</span>,
    },
  ]
  const create = useOpener('create', () => setDialog({ about: 'create' }))
  const add = (label: string) => <MainAct icon={IconPlus} label={label} onClick={create} />
  const archive = (condominium: Condominium) => ({
    label: text.remove,
    icon: IconTrash,
    onAct: () => setDialog({ about: 'archive', condominium }),
  })

  return (
    <Page title={text.title} count={countOf(list)} main={mayCreate ? add(text.add) : undefined}>
      <Filters
        values={[filter.unrun]}
        search={<SearchField label={text.search} value={filter.search} onSearch={(search) => narrow({ search })} />}
      >
        {mayCreate || filter.unrun ? (
          <Switch
            wrapperProps={{ 'data-filter': 'switch' }}
            label={text.only_unrun}
            checked={filter.unrun ?? false}
            onChange={(event) => narrow({ unrun: event.currentTarget.checked || undefined })}
          />
        ) : null}
      </Filters>
      {made ? <WhatComesNext of={made} /> : null}
      <Listing
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={(one) => one.id}
        rowName={(one) => one.name}
        acts={(condominium) => [
          {
            label: text.edit,
            icon: IconEdit,
            opens: condominium.id,
            onAct: () => setDialog({ about: 'edit', condominium }),
          },
          { label: text.invitation, icon: IconLink, onAct: () => setDialog({ about: 'invite', condominium }) },
          ...moreActs(condominium),
          ...(mayCreate ? [archive(condominium)] : []),
        ]}
        empty={
          narrowed
            ? { title: text.none_found, text: text.none_found_text }
            : {
                title: mayCreate ? text.empty_title : text.empty_mine,
                text: mayCreate ? text.empty_text : text.empty_mine_text,
                icon: IconBuildingCommunity,
                action: mayCreate ? add(text.add_first) : undefined,
              }
        }
      />
      {dialog?.about === 'create' ? <CondominiumDialog onMade={setMade} onClose={close} /> : null}
      {dialog?.about === 'edit' ? <CondominiumDialog condominium={dialog.condominium} onClose={close} /> : null}
      {dialog?.about === 'invite' ? <InvitationDialog condominium={dialog.condominium} onClose={close} /> : null}
      {dialog?.about === 'archive' ? <ArchiveDialog condominium={dialog.condominium} onClose={close} /> : null}
    </Page>
  )
}

function WhatComesNext({ of: { id, name } }: { of: Made }) {
  const { next: text } = useText(condominiumMessages)
  return (
    <Card title={text.title(name)}>
      <p>{text.text}</p>
      <DialogActs>
        <LinkButton to="/dashboard/admin/import" variant="default">
          {text.residents}
        </LinkButton>
        <LinkButton to="/dashboard/admin/units" search={{ condominium_id: id }} variant="default">
          {text.units}
        </LinkButton>
        <LinkButton to="/dashboard/admin/users">{text.admin}</LinkButton>
      </DialogActs>
    </Card>
  )
}
